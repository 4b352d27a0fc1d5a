// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Two lists from which the user chooses a section of the rules: the table of contents of a game, and the results of a search or
// the disputed cases.
#pragma once

#include "app/ui/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside::rules {
class RulesLibrary;
class RulesSearch;
struct Chapter;
struct SectionText;
} // namespace tableside::rules

namespace tableside {

struct RulesContentsRow
{
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString sectionId MEMBER sectionId FINAL)
    Q_PROPERTY(bool isChapter MEMBER isChapter FINAL)

public:
    QString title;
    QString sectionId; ///< The id of the section; for a chapter, that of its first section.
    bool isChapter = false;
};

/// The table of contents of a game: its chapters, each followed by its sections.
class RulesContents : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

    Q_PROPERTY(tableside::RowsModelBase *rows READ rows CONSTANT FINAL)

public:
    explicit RulesContents(const rules::RulesLibrary &library, QObject *parent = nullptr);

    RowsModel<RulesContentsRow> *rows() { return &m_rows; }

    void show(const QString &game, const QString &language);
    /// Returns the row of a section; -1 if the section is not in the list.
    Q_INVOKABLE int rowOf(const QString &sectionId) const;
    /// Returns the id of the next section in reading order (`away` is 1) or of the previous one (-1); empty if there is none.
    QString neighbour(const QString &sectionId, int away) const;
    QString titleOf(const QString &sectionId) const;

private:
    const rules::RulesLibrary &m_library;
    RowsModel<RulesContentsRow> m_rows;
};

struct RulesResultRow
{
    Q_GADGET
    Q_PROPERTY(QString sectionId MEMBER sectionId FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    /// The game that the section is about: "DOS" or "UNO".
    Q_PROPERTY(QString game READ game FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString labelText MEMBER labelText FINAL)
    Q_PROPERTY(QString answer MEMBER answer FINAL)
    Q_PROPERTY(QString answerText MEMBER answerText FINAL)
    Q_PROPERTY(QString beginning MEMBER beginning FINAL)
    Q_PROPERTY(QString foundIn MEMBER foundIn FINAL)

public:
    QString game() const { return sectionId.section(u'/', 0, 0).toUpper(); }

    QString sectionId;
    QString title;
    QString label;
    QString labelText;
    QString answer;     ///< The answer to the question in the title: "yes", "no", or empty.
    QString answerText; ///< The word for `answer` in the section's language.
    QString beginning;  ///< An excerpt of the section: the sentences after the answer, or those that match the query best.
    QString foundIn;    ///< The language in which the section was found, by name; empty if it is the reader's language.
};

/// The results of a search, or all sections of the chapter about disputed cases.
class RulesResults : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

    Q_PROPERTY(tableside::RowsModelBase *rows READ rows CONSTANT FINAL)
    /// The title of the shown chapter; empty for the results of a search.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)

public:
    explicit RulesResults(const rules::RulesLibrary &library, QObject *parent = nullptr);

    /// Searches for `query` and shows the results: sections of `game` come first unless they match far worse. `language` is the
    /// reader's language.
    void showFound(const rules::RulesSearch &search, const QString &query, const QString &language, const QString &game);
    void showChapter(const rules::Chapter &chapter, const QString &language);

    RowsModel<RulesResultRow> *rows() { return &m_rows; }
    QString title() const { return m_title; }
    /// Returns the row of a section; -1 if the section is not in the list.
    Q_INVOKABLE int rowOf(const QString &sectionId) const;

signals:
    void changed();

private:
    void show(const QString &title, const QList<RulesResultRow> &rows);
    RulesResultRow rowOf(const rules::SectionText &text, const QString &language, const QString &beginning,
                         bool showsAnswer = true) const;

    const rules::RulesLibrary &m_library;
    QString m_title;
    RowsModel<RulesResultRow> m_rows;
};

} // namespace tableside

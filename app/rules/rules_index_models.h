// The two lists that lead to a section: the contents of a game, and the results of a search.
#pragma once

#include "app/view/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside::rules {
class RulesLibrary;
class RulesSearch;
struct Chapter;
struct SectionText;
}

namespace tableside {

struct RulesContentsRow
{
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString sectionId MEMBER sectionId FINAL)
    Q_PROPERTY(bool isChapter MEMBER isChapter FINAL)

public:
    QString title;
    QString sectionId; ///< For a chapter, the id of its first section.
    bool isChapter = false;
};

/// The chapters of a game, each followed by its sections.
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
    /// Returns the row of a section; -1 if it is not in the list.
    Q_INVOKABLE int rowOf(const QString &sectionId) const;
    /// Returns the id of the section `away` sections after this one in reading order, where `away` is -1 or 1; empty at the ends.
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
    /// "DOS" or "UNO".
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
    QString answer;     ///< "yes", "no" or empty.
    QString answerText; ///< The language's word for `answer`.
    QString beginning; ///< One or two sentences of the section, from after the answer's word or from where the query matches
                       ///< best.
    QString foundIn;   ///< The name of the language in which the section was found, if it is not the reader's; otherwise empty.
};

/// The results of a search, or a whole chapter of short answers.
class RulesResults : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

    Q_PROPERTY(tableside::RowsModelBase *rows READ rows CONSTANT FINAL)
    /// The title of the chapter; empty for the results of a search.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)

public:
    explicit RulesResults(const rules::RulesLibrary &library, QObject *parent = nullptr);

    /// `game` is the one that is being read.
    void showFound(const rules::RulesSearch &search, const QString &query, const QString &language,
                   const QString &game);
    void showChapter(const rules::Chapter &chapter, const QString &language);

    RowsModel<RulesResultRow> *rows() { return &m_rows; }
    QString title() const { return m_title; }
    /// Returns the row of a section; -1 if it is not in the list.
    Q_INVOKABLE int rowOf(const QString &sectionId) const;

signals:
    void changed();

private:
    void show(const QString &title, const QList<RulesResultRow> &rows);
    RulesResultRow rowOf(const rules::SectionText &text, const QString &language, const QString &beginning) const;

    const rules::RulesLibrary &m_library;
    QString m_title;
    RowsModel<RulesResultRow> m_rows;
};

} // namespace tableside

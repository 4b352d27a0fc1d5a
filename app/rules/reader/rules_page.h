// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A page of the rules reader: one section of the rules in one language, as rows for display and sentences for reading aloud.
#pragma once

#include "app/rules/text/passage.h"
#include "app/ui/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace tableside::rules {
class RulesLibrary;
}

namespace tableside {

class ExampleView;

/// A row of the page: a paragraph, a list item, a figure with cards, or a worked example.
struct PageRow
{
    Q_GADGET
    Q_PROPERTY(tableside::Passage passage MEMBER passage FINAL)
    Q_PROPERTY(int answerLetters MEMBER answerLetters FINAL)
    Q_PROPERTY(bool isItem READ isItem FINAL)
    Q_PROPERTY(int number READ number FINAL)
    Q_PROPERTY(QStringList cards MEMBER cards FINAL)
    Q_PROPERTY(QStringList onto MEMBER onto FINAL)
    Q_PROPERTY(tableside::ExampleView *example MEMBER example FINAL)

public:
    bool isItem() const { return passage.isItem(); }
    int number() const { return passage.number(); }

    Passage passage;
    QStringList cards;
    QStringList onto;
    ExampleView *example = nullptr; ///< The worked example, owned by the page; null for other kinds of rows.
    int answerLetters = 0; ///< The number of characters of the answer ("Yes," or "No,") at the beginning; 0 without an answer.
};

class RulesPage : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

    Q_PROPERTY(tableside::RowsModelBase *blocks READ blocks CONSTANT FINAL)
    Q_PROPERTY(QString language READ language NOTIFY changed FINAL)
    Q_PROPERTY(QString languageName READ languageName NOTIFY changed FINAL)
    Q_PROPERTY(QString chapter READ chapter NOTIFY changed FINAL)
    /// The title of the section; empty if the page shows no section.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(tableside::Passage heading READ heading NOTIFY changed FINAL)
    /// The key of the label that says where the rule comes from: "printed", "house", "open", or empty. `labelText` is the label
    /// in the page's language.
    Q_PROPERTY(QString label READ label NOTIFY changed FINAL)
    Q_PROPERTY(QString labelText READ labelText NOTIFY changed FINAL)
    /// The whole text of the section below its title, in one line.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// The letters in the corners of red, blue, green, and yellow cards, in this order.
    Q_PROPERTY(QList<QString> colorLetters READ colorLetters NOTIFY changed FINAL)
    Q_PROPERTY(bool isQuickCard READ isQuickCard NOTIFY changed FINAL)

public:
    /// `library` must outlive the page. The page is empty until show() is called.
    explicit RulesPage(const rules::RulesLibrary &library, QObject *parent = nullptr);
    ~RulesPage() override;

    /// Shows a section. The page is empty if the section does not exist in `language`.
    void show(const QString &language, const QString &sectionId);

    RowsModel<PageRow> *blocks() { return &m_blocks; }
    const RowsModel<PageRow> *blocks() const { return &m_blocks; }
    QString language() const { return m_language; }
    QString languageName() const { return m_languageName; }
    QString chapter() const { return m_chapter; }
    QString title() const { return m_heading.plain(); }
    Passage heading() const { return m_heading; }
    QString label() const { return m_label; }
    QString labelText() const { return m_labelText; }
    QString text() const { return m_sentences.mid(1).join(u' '); }
    QString sectionId() const { return m_sectionId; }
    QStringList colorLetters() const { return m_colorLetters; }
    bool isQuickCard() const { return m_isQuickCard; }

    /// Returns the title and all sentences of the page. The indexes are the sentence numbers that Passage uses.
    const QStringList &sentences() const { return m_sentences; }
    /// Returns the example on this page with the given id; null if there is none.
    ExampleView *example(const QString &id) const;
    QList<ExampleView *> examples() const;
    /// If the sentence is in an example, moves the example to the step with that sentence. Used while reading aloud.
    void showSentence(int sentence);

signals:
    void changed();

private:
    QList<PageRow> rowsOf(const rules::SectionText &text, const QList<Passage> &passages, const QStringList &players);

    const rules::RulesLibrary &m_library;
    QString m_language;
    QString m_languageName;
    QString m_chapter;
    Passage m_heading;
    QString m_label;
    QString m_labelText;
    QString m_sectionId;
    QStringList m_colorLetters;
    bool m_isQuickCard = false;
    QStringList m_sentences;
    RowsModel<PageRow> m_blocks;
};

} // namespace tableside

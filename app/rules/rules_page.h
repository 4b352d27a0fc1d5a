// A section of the rules in one language, block by block, for display and reading aloud.
#pragma once

#include "app/rules/passage.h"
#include "app/view/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace tableside::rules {
class RulesLibrary;
}

namespace tableside {

class ExampleView;

/// A row of the page: a paragraph, an item of a list, a figure (with cards) or a worked example.
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
    ExampleView *example = nullptr; ///< A child of the page; null for other kinds of rows.
    int answerLetters = 0; ///< The number of characters at the beginning that say yes or no; otherwise 0.
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
    /// The title of the section; empty if there is no such section.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(tableside::Passage heading READ heading NOTIFY changed FINAL)
    /// "printed", "house", "open" or empty; below, the language's words for it.
    Q_PROPERTY(QString label READ label NOTIFY changed FINAL)
    Q_PROPERTY(QString labelText READ labelText NOTIFY changed FINAL)
    /// The whole text below the title, in one line.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// The letters in the corners of red, blue, green and yellow cards.
    Q_PROPERTY(QList<QString> colorLetters READ colorLetters NOTIFY changed FINAL)
    Q_PROPERTY(bool isQuickCard READ isQuickCard NOTIFY changed FINAL)

public:
    /// `library` must outlive the page. The page is empty until show().
    explicit RulesPage(const rules::RulesLibrary &library, QObject *parent = nullptr);
    ~RulesPage() override;

    /// Shows a section; the page is empty if `language` does not have the section.
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

    /// The title and all sentences, indexed like those of the passages.
    const QStringList &sentences() const { return m_sentences; }
    /// Returns the example on this page with that id; null if there is none.
    ExampleView *example(const QString &id) const;
    QList<ExampleView *> examples() const;
    /// Moves examples to the step that is being read aloud.
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

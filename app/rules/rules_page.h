// A section of the rules in one language, block by block, as the reader shows and reads it.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>

#include <vector>

namespace tableside::rules {
class RulesLibrary;
}

namespace tableside {

class ExampleView;

class RulesPage : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

    Q_PROPERTY(QString language READ language NOTIFY changed FINAL)
    Q_PROPERTY(QString languageName READ languageName NOTIFY changed FINAL)
    Q_PROPERTY(QString chapter READ chapter NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// "printed", "house", "open" or empty, and the language's words for it.
    Q_PROPERTY(QString label READ label NOTIFY changed FINAL)
    Q_PROPERTY(QString labelText READ labelText NOTIFY changed FINAL)
    Q_PROPERTY(QString sectionId READ sectionId NOTIFY changed FINAL)
    /// What stands in the corners of the cards, by the colour's letter in a code.
    Q_PROPERTY(QVariantMap colourLetters READ colourLetters NOTIFY changed FINAL)
    Q_PROPERTY(bool isQuickCard READ isQuickCard NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)

public:
    enum Kind { Paragraph, Bullet, Numbered, Figure, Example };
    Q_ENUM(Kind)

    enum Role {
        KindRole = Qt::UserRole + 1,
        HtmlRole,
        PlainRole,
        NumberRole,
        FirstSentenceRole,
        CardsRole,
        OntoRole,
        ExampleRole,
    };

    /// `library` outlives the page. Empty until show().
    explicit RulesPage(const rules::RulesLibrary &library, QObject *parent = nullptr);
    ~RulesPage() override;

    /// Empty when `language` does not have the section.
    void show(const QString &language, const QString &sectionId);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return rowCount(); }
    QString language() const { return m_language; }
    QString languageName() const { return m_languageName; }
    QString chapter() const { return m_chapter; }
    QString title() const { return m_title; }
    QString label() const { return m_label; }
    QString labelText() const { return m_labelText; }
    QString sectionId() const { return m_sectionId; }
    QVariantMap colourLetters() const { return m_colourLetters; }
    bool isQuickCard() const { return m_isQuickCard; }

    /// The title, then all that is read, as the sentences of the blocks count.
    const QStringList &sentences() const { return m_sentences; }
    /// Null if it is not here.
    ExampleView *example(const QString &id) const;
    /// Examples follow the voice.
    void showSentence(int sentence);

signals:
    void changed();

private:
    struct Entry
    {
        Kind kind = Paragraph;
        QString html;
        QString plain;
        int number = 0;
        int firstSentence = 0;
        QStringList cards;
        QStringList onto;
        ExampleView *example = nullptr; ///< A child of the page.
    };
    class Builder;

    const rules::RulesLibrary &m_library;
    QString m_language;
    QString m_languageName;
    QString m_chapter;
    QString m_title;
    QString m_label;
    QString m_labelText;
    QString m_sectionId;
    QVariantMap m_colourLetters;
    bool m_isQuickCard = false;
    QStringList m_sentences;
    std::vector<Entry> m_entries;
};

} // namespace tableside

// The two lists by which one comes to a section: the contents of a game, and what a search has found.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>

namespace tableside::rules {
class RulesLibrary;
class RulesSearch;
struct Chapter;
struct SectionText;
}

namespace tableside {

/// The chapters of a game, each followed by its sections.
class RulesContents : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

public:
    enum Role { TitleRole = Qt::UserRole + 1, SectionIdRole, IsChapterRole };

    explicit RulesContents(const rules::RulesLibrary &library, QObject *parent = nullptr);

    void show(const QString &game, const QString &language);
    /// -1 if it is not here.
    Q_INVOKABLE int rowOf(const QString &sectionId) const;
    /// Neighbour in reading order, -1 or 1 away; empty at the ends.
    QString neighbour(const QString &sectionId, int away) const;
    QString titleOf(const QString &sectionId) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    struct Entry
    {
        QString title;
        QString sectionId; ///< Of a chapter that of its first section.
        bool isChapter = false;
    };

    const rules::RulesLibrary &m_library;
    QList<Entry> m_entries;
};

/// What a search has found, or a whole chapter of short answers.
class RulesResults : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the reader")

    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Of the chapter; empty over what a search has found.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)

public:
    enum Role {
        TitleRole = Qt::UserRole + 1,
        SectionIdRole,
        GameRole,
        LabelRole,
        LabelTextRole,
        BeginningRole, ///< The first sentence or two of the section, or of what the query is about.
        FoundInRole,   ///< Name of the language in which it was found, when it is not the reader's.
    };

    explicit RulesResults(const rules::RulesLibrary &library, QObject *parent = nullptr);

    /// `game`: the one that is read.
    void showFound(const rules::RulesSearch &search, const QString &query, const QString &language,
                   const QString &game);
    void showChapter(const rules::Chapter &chapter, const QString &language);

    QString title() const { return m_title; }
    int count() const { return rowCount(); }
    /// -1 if it is not there.
    Q_INVOKABLE int rowOf(const QString &sectionId) const;
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    struct Entry
    {
        QString sectionId;
        QString foundIn;
        QString title;
        QString label;
        QString labelText;
        QString beginning;
    };

    void append(const rules::SectionText &text, const QString &language, const QString &foundIn,
                const QString &excerpt);

    const rules::RulesLibrary &m_library;
    QString m_title;
    QList<Entry> m_entries;
};

} // namespace tableside

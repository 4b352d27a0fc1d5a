// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The current page and the pages to which Back returns. Pages open other pages through this object, PageController prepares what
// the current page shows, and Main.qml shows the current page.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

class Navigator : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(tableside::Navigator::Page page READ page NOTIFY moved FINAL)
    /// The item that the page shows. For the page Rules, this is the id of a section, an example, or a rule. Empty for most
    /// pages.
    Q_PROPERTY(QString subject READ subject NOTIFY moved FINAL)

public:
    enum Page {
        Home,
        UnfinishedGames,
        GamesPlayed,
        Daily,
        Trophies,
        Setup,
        Table,
        Lesson,
        Replay,
        ScoreBook,
        DeletedGames,
        ScoreSetup,
        ScoreSheet,
        Person,
        PersonGames,
        Ranking,
        RankedGames,
        Calls,
        Rules,
        Settings,
        About
    };
    Q_ENUM(Page)

    using QObject::QObject;

    Page page() const { return m_path.last(); }
    QString subject() const { return m_subject; }
    /// Returns the pages that are open, from Home to the current one.
    const QList<Page> &path() const { return m_path; }
    /// Returns whether \p page is the current page or a page to which back() returns.
    Q_INVOKABLE bool isOpen(tableside::Navigator::Page page) const { return m_path.contains(page); }

    /// Opens a page. If the page is already in the path, returns to it and removes the pages above it; but rules opened from a
    /// lesson are always added. Score pages are opened above the score book, which is added if needed.
    Q_INVOKABLE void open(tableside::Navigator::Page page, const QString &subject = {});
    /// Replaces the current page, so that back() does not return to it.
    Q_INVOKABLE void replace(tableside::Navigator::Page page);
    /// Returns to the previous page in the path; does nothing on Home.
    Q_INVOKABLE void back();

signals:
    /// Emitted after each navigation, even if the same page was opened again.
    void moved();

private:
    QList<Page> m_path{Home};
    QString m_subject;
};

} // namespace tableside

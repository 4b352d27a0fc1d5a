// The current page and the path back from it. Main.qml shows the page; pages open others through this object.
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
    /// The part of the page to open: for Rules the id of a section, an example or a rule. Empty for most pages.
    Q_PROPERTY(QString subject READ subject NOTIFY moved FINAL)

public:
    enum Page { Home, KeptGames, GamesPlayed, Setup, Table, Lesson, Replay, ScoreBook, ScoreSetup, ScoreSheet, Person, Calls, Rules, Settings, About };
    Q_ENUM(Page)

    using QObject::QObject;

    Page page() const { return m_path.last(); }
    QString subject() const { return m_subject; }
    /// Returns whether the page is shown or can be reached by back().
    Q_INVOKABLE bool isOpen(tableside::Navigator::Page page) const { return m_path.contains(page); }

    /// Opens a page; returns to it if it is open already.
    Q_INVOKABLE void open(tableside::Navigator::Page page, const QString &subject = {});
    /// Replaces the current page, which is removed from the path back.
    Q_INVOKABLE void replace(tableside::Navigator::Page page);
    /// Returns to the page from which this one was opened; does nothing on Home.
    Q_INVOKABLE void back();

signals:
    /// Emitted even if the same page was opened again.
    void moved();

private:
    QList<Page> m_path{Home};
    QString m_subject;
};

} // namespace tableside

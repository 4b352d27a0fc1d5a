// Which page is shown, and the way back from it. Main.qml shows it; pages ask for others here.
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
    /// What of the page is asked for: of Rules the id of a section, an example or a rule. Mostly empty.
    Q_PROPERTY(QString subject READ subject NOTIFY moved FINAL)

public:
    enum Page { Home, KeptGames, GamesPlayed, Setup, Table, Lesson, Replay, ScoreBook, ScoreSetup, ScoreSheet, Person, Calls, Rules, Settings, About };
    Q_ENUM(Page)

    using QObject::QObject;

    Page page() const { return m_path.last(); }
    QString subject() const { return m_subject; }
    /// It is shown, or back() leads to it sooner or later.
    Q_INVOKABLE bool isOpen(tableside::Navigator::Page page) const { return m_path.contains(page); }

    /// A page that is open already is gone back to.
    Q_INVOKABLE void open(tableside::Navigator::Page page, const QString &subject = {});
    /// Instead of the one that is shown, to which nothing leads back.
    Q_INVOKABLE void replace(tableside::Navigator::Page page);
    /// To the page from which this one was opened; from Home nowhere.
    Q_INVOKABLE void back();

signals:
    /// Also where the page is the same and was asked for again.
    void moved();

private:
    QList<Page> m_path{Home};
    QString m_subject;
};

} // namespace tableside

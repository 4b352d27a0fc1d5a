// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Connects the pages with the objects they show: prepares the objects that a page needs, closes those that no open page shows,
// and opens what the system asks for.
#pragma once

#include "app/incoming_files.h"
#include "app/ui/navigator.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace tableside {

class CallBooth;
class LessonController;
class RulesReader;
class ScoreController;
class TableController;

class PageController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::Navigator *navigator READ navigator CONSTANT FINAL)

public:
    /// The arguments must outlive this object.
    PageController(TableController &tableController, LessonController &lessons, ScoreController &scoreController,
                   CallBooth &callBooth, RulesReader &rulesReader);

    Navigator *navigator() { return &m_navigator; }

    /// Closes the open page and opens the page that shows the file (see IncomingFiles).
    void openFile(const QUrl &file);
    /// Opens the page of an action in the desktop's menu: "dos" or "uno" to set up that game, "score" for the score book, or
    /// "rules" for the rules. Does nothing if that page is shown already.
    void openPage(const QString &page);
    /// Returns whether the page is being changed because of openFile() or openPage(), not by the user.
    Q_INVOKABLE bool isRequested() const { return m_isRequested; }

    /// Closes the table, the replay, the lesson and the score game that no open page shows, and prepares what the current page
    /// shows. Must be called after each navigation, when the previous page no longer uses these objects. Returns false if the
    /// current page cannot be shown and another one was opened in its place.
    Q_INVOKABLE bool prepare();

private:
    void open(Navigator::Page page);
    void closeUnused();
    void chooseRules();

    TableController &m_tableController;
    LessonController &m_lessons;
    ScoreController &m_scoreController;
    CallBooth &m_callBooth;
    RulesReader &m_rulesReader;
    Navigator m_navigator;
    IncomingFiles m_incomingFiles;
    bool m_isRequested = false;
};

} // namespace tableside

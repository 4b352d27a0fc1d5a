// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page_controller.h"

#include "app/calls/call_booth.h"
#include "app/lessons/lesson_controller.h"
#include "app/rules/reader/rules_reader.h"
#include "app/score/book/score_controller.h"
#include "app/table/table_controller.h"

#include <QScopedValueRollback>

namespace tableside {

PageController::PageController(TableController &tableController, LessonController &lessons, ScoreController &scoreController,
                               CallBooth &callBooth, RulesReader &rulesReader)
    : m_tableController(tableController), m_lessons(lessons), m_scoreController(scoreController), m_callBooth(callBooth),
      m_rulesReader(rulesReader), m_incomingFiles(tableController, scoreController)
{
    QObject::connect(&tableController, &TableController::tableChanged, this, [this] {
        if (m_navigator.page() == Navigator::Table && !m_tableController.table())
            m_navigator.open(Navigator::Home); // the match was closed
    });
}

void PageController::openFile(const QUrl &file)
{
    open(Navigator::Home); // the open page and any panel over it close
    m_incomingFiles.open(file, &m_navigator);
}

void PageController::openPage(const QString &page)
{
    if (page == u"dos" || page == u"uno") {
        if (m_navigator.page() == Navigator::Setup && m_tableController.game() == page)
            return;
        open(Navigator::Home);
        m_tableController.setGame(page);
        m_navigator.open(Navigator::Setup);
    } else if (page == u"score" && m_navigator.page() != Navigator::ScoreBook) {
        open(Navigator::Home);
        m_navigator.open(Navigator::ScoreBook);
    } else if (page == u"rules" && m_navigator.page() != Navigator::Rules) {
        open(Navigator::Rules); // the open page stays below the rules, and Back returns to it
    }
}

void PageController::open(Navigator::Page page)
{
    const QScopedValueRollback requested(m_isRequested, true);
    m_navigator.open(page);
}

bool PageController::prepare()
{
    closeUnused();
    // The score sheet and the call booth (call buttons for a game with real cards) need an open score game. If none is open, the
    // unfinished game is opened.
    const Navigator::Page page = m_navigator.page();
    const bool needsGame = page == Navigator::ScoreSheet || page == Navigator::Calls;
    if (needsGame && !m_scoreController.game() && m_scoreController.hasUnfinished())
        m_scoreController.openUnfinished();
    if (page == Navigator::ScoreSheet && !m_scoreController.game()) {
        m_navigator.open(Navigator::ScoreBook); // the game could not be opened; the score book shows the reason
        return false;
    }
    if (page == Navigator::Rules)
        chooseRules();
    return true;
}

void PageController::closeUnused()
{
    if (m_tableController.table() && !m_navigator.isOpen(Navigator::Table))
        m_tableController.leaveTable();
    if (m_tableController.replay() && !m_navigator.isOpen(Navigator::Replay))
        m_tableController.closeReplay();
    if (m_lessons.table() && !m_navigator.isOpen(Navigator::Lesson))
        m_lessons.leave();
    if (m_navigator.page() != Navigator::Calls && !m_navigator.isOpen(Navigator::ScoreSheet))
        m_scoreController.closeGame();
}

/// Opens the section for which the rules were opened, or else the rules of the game that is being played or counted.
void PageController::chooseRules()
{
    if (!m_navigator.subject().isEmpty())
        m_rulesReader.open(m_navigator.subject());
    else if (m_lessons.coach())
        m_rulesReader.setGame(m_lessons.coach()->game());
    else if (m_tableController.table())
        m_rulesReader.setGame(m_tableController.table()->game());
    else if (m_navigator.isOpen(Navigator::Calls))
        m_rulesReader.setGame(m_callBooth.game());
    else if (m_scoreController.game())
        m_rulesReader.setGame(m_scoreController.game()->gameId());
    m_rulesReader.forget();
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/announcer.h"

#include <utility>

namespace tableside {

namespace {

/// Joins the sentences with spaces. If a sentence before another one lacks punctuation at its end, as a line of the log does,
/// adds a full stop.
QString joined(const QStringList &sentences)
{
    QString all;
    for (const QString &sentence : sentences) {
        if (!all.isEmpty())
            all += QStringLiteral(".!?…").contains(all.back()) ? QStringLiteral(" ") : QStringLiteral(". ");
        all += sentence;
    }
    return all;
}

} // namespace

/// A new text starts a short wait, unless one is running. All texts that arrive during the wait are joined into one announcement.
Announcer::Announcer(QQuickItem *parent) : SpokenNotice(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(Durations::slow);
    connect(&m_pause, &QTimer::timeout, this, &Announcer::announceQueued);
}

void Announcer::setTable(GameTable *table)
{
    if (m_table == table)
        return;
    if (m_table) {
        m_table->disconnect(this);
        m_table->log()->disconnect(this);
        m_table->hint()->disconnect(this);
    }
    m_table = table;
    if (m_table) {
        connect(m_table->log(), &RowsModelBase::rowsInserted, this, &Announcer::queueNews);
        connect(m_table, &GameTable::refused, this, [this](const QString &text) {
            collect();
            addQuestion();
            m_unsaid << text;
            m_private << text;
        });
        connect(m_table, &GameTable::said, this, [this](const QString &sentence) {
            collect();
            m_unsaid << sentence;
        });
        connect(m_table, &GameTable::aboutToPass, this, &Announcer::dropPrivate);
        connect(m_table->hint(), &HintModel::changed, this, &Announcer::collectHint);
        connect(m_table, &GameTable::turnChanged, this, &Announcer::noteQuestion);
        connect(m_table, &GameTable::instructionChanged, this, &Announcer::noteQuestion);
        connect(m_table, &GameTable::choiceChanged, this, &Announcer::noteChoice);
        connect(m_table, &GameTable::penaltyChanged, this, &Announcer::notePenalty);
        m_asked.clear();
        m_choice.clear();
        m_penalty.clear();
        // New log lines that were written before this function was called are announced, too.
        collect();
    }
    emit tableChanged();
}

void Announcer::collect()
{
    m_unsaid << m_table->takeReport();
    if (!m_pause.isActive())
        m_pause.start();
}

/// Announces the hint. A person who requests it with a key would otherwise get no spoken answer.
void Announcer::collectHint()
{
    const HintModel &hint = *m_table->hint();
    if (hint.state() != HintModel::Shown)
        return;
    collect();
    addQuestion();
    m_unsaid << hint.text();
    m_private << hint.text() << hint.detail();
    if (!hint.detail().isEmpty())
        m_unsaid << hint.detail();
}

/// Announces the new log lines and then the instruction to the viewer. The instruction is announced even if its words are
/// unchanged.
void Announcer::queueNews()
{
    m_asked.clear();
    collect();
}

void Announcer::askAgain()
{
    m_asked.clear();
    noteQuestion();
}

void Announcer::noteQuestion()
{
    if (!m_table->isViewerAsked())
        m_asked.clear();
    else if (m_asked != m_table->instruction())
        collect();
}

/// Adds the instruction to the announcement, after the events that led to it.
void Announcer::addQuestion()
{
    if (!m_table || !m_table->isViewerAsked() || m_asked == m_table->instruction())
        return;
    m_asked = m_table->instruction();
    m_unsaid << m_asked;
    m_private << m_asked;
    if (!m_table->stakes().isEmpty())
        m_unsaid << m_table->stakes() + QLatin1Char('.');
}

void Announcer::noteChoice()
{
    if (m_choice != m_table->choiceText())
        collect();
}

/// Adds the penalty cards to be drawn to the announcement, after the log line that gives the reason.
void Announcer::notePenalty()
{
    const QString penalty = m_table->penaltyText();
    if (std::exchange(m_penalty, penalty) == penalty || penalty.isEmpty())
        return;
    collect();
    m_unsaid << penalty + QLatin1Char('.');
}

/// Adds the text about the selected cards to the announcement if it has changed, unless a refusal with the same words is already
/// part of it.
void Announcer::addChoice()
{
    const QString choice = m_table ? m_table->choiceText() : QString();
    if (std::exchange(m_choice, choice) != choice && !choice.isEmpty() && !m_unsaid.contains(choice))
        m_unsaid << choice;
    m_private << choice;
}

/// Drops private texts before another hand is shown, before all hands are hidden, and before an undo is shown.
void Announcer::dropPrivate()
{
    for (const QString &text : std::exchange(m_private, {}))
        m_unsaid.removeAll(text);
    m_asked.clear();
    m_choice.clear();
    forget();
}

void Announcer::announceQueued()
{
    addQuestion();
    addChoice();
    m_private.clear();
    const QStringList sentences = std::exchange(m_unsaid, {});
    if (!sentences.isEmpty())
        say(joined(sentences));
}

} // namespace tableside

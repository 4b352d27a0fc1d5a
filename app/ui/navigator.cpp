// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/navigator.h"

namespace tableside {

namespace {

/// Returns whether leaving the page leads back to the score book, even if the page was opened from elsewhere.
bool isInBook(Navigator::Page page)
{
    switch (page) {
    case Navigator::DeletedGames:
    case Navigator::ScoreSetup:
    case Navigator::ScoreSheet:
    case Navigator::Person:
    case Navigator::PersonGames:
    case Navigator::Ranking:
    case Navigator::RankedGames: return true;
    default: return false;
    }
}

} // namespace

void Navigator::open(Page page, const QString &subject)
{
    if (isInBook(page) && !isOpen(ScoreBook))
        m_path << ScoreBook;
    // If the rules are opened from a lesson, Back must return to the lesson. Therefore the page Rules is added to the path, even
    // if the path already contains it.
    const qsizetype found = page == Rules && this->page() == Lesson ? -1 : m_path.indexOf(page);
    if (found < 0)
        m_path << page;
    else
        m_path.resize(found + 1);
    m_subject = subject;
    emit moved();
}

void Navigator::replace(Page page)
{
    if (m_path.size() > 1)
        m_path.removeLast();
    open(page);
}

void Navigator::back()
{
    if (m_path.size() == 1)
        return;
    m_path.removeLast();
    m_subject.clear();
    emit moved();
}

} // namespace tableside

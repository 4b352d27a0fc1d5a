// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/reader/rules_reader.h"

#include "app/files/while_alive.h"
#include "app/rules/reader/example_view.h"
#include "app/rules/text/rules_library.h"
#include "app/rules/search/prepared_search.h"
#include "app/settings/app_settings.h"
#include "app/settings/interface_language.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace tableside {

using namespace rules;

/// The rules' texts and the models that show them, which are created on first use.
struct RulesReader::Shelf
{
    Shelf() : page(library), secondPage(library), contents(library), results(library)
    {
        for (QObject *model : {static_cast<QObject *>(&page), static_cast<QObject *>(&secondPage),
                               static_cast<QObject *>(&contents), static_cast<QObject *>(&results)})
            QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    }

    RulesLibrary library;
    RulesPage page;
    RulesPage secondPage;
    RulesContents contents;
    RulesResults results;
};

RulesReader::RulesReader(AppSettings &settings, Voice &voice, const RulesPaper &paper, QObject *parent)
    : QObject(parent), m_settings(settings), m_aloud(voice), m_paper(paper), m_search(std::make_unique<PreparedSearch>())
{
    QQmlEngine::setObjectOwnership(&m_aloud, QQmlEngine::CppOwnership);
    for (const auto signal : {&AppSettings::languageChanged, &AppSettings::rulesLanguageChanged})
        connect(&settings, signal, this, &RulesReader::changeLanguage);
    connect(&settings, &AppSettings::secondRulesLanguageChanged, this, &RulesReader::changeSecondLanguage);
    connect(&m_aloud, &ReadAloud::changed, this, [this] { page()->showSentence(m_aloud.sentence()); });
}

RulesReader::~RulesReader() = default;

RulesReader::Shelf &RulesReader::shelf()
{
    if (!m_shelf) {
        m_shelf = std::make_unique<Shelf>();
        showPages();
    }
    return *m_shelf;
}

const RulesLibrary &RulesReader::library()
{
    return shelf().library;
}

RulesPage *RulesReader::page()
{
    return &shelf().page;
}

RulesPage *RulesReader::secondPage()
{
    return &shelf().secondPage;
}

RulesContents *RulesReader::contents()
{
    return &shelf().contents;
}

RulesResults *RulesReader::results()
{
    return &shelf().results;
}

QList<Option> RulesReader::languages()
{
    QList<Option> list;
    for (const Language &language : library().languages())
        list.append({language.code, language.name});
    return list;
}

QString RulesReader::language()
{
    for (const QString &wanted : {m_settings.rulesLanguage(), resolvedLanguage(m_settings.language())}) {
        if (library().language(wanted) != nullptr)
            return wanted;
    }
    return library().languages().isEmpty() ? QString() : library().languages().first().code;
}

void RulesReader::setLanguage(const QString &language)
{
    const bool isOfInterface = language == resolvedLanguage(m_settings.language());
    m_settings.setRulesLanguage(isOfInterface ? QString() : language);
}

QString RulesReader::secondLanguage()
{
    const QString wanted = m_settings.secondRulesLanguage();
    return wanted != language() && library().language(wanted) != nullptr ? wanted : QString();
}

void RulesReader::setSecondLanguage(const QString &language)
{
    m_settings.setSecondRulesLanguage(language);
}

// Some sections exist only in some languages, such as notes about the printed rule sheet of one language.
QString RulesReader::languageOf(const QString &sectionId)
{
    const Section *section = library().section(sectionId);
    const QString here = language();
    return section == nullptr || section->isIn(here) ? here : section->languages.first();
}

void RulesReader::changeLanguage()
{
    if (m_shelf) {
        // If the section does not exist in the chosen language, shows the first section of the chapter, which exists in every
        // language.
        const Chapter *chapter = library().chapterOf(m_sectionId);
        if (chapter != nullptr && languageOf(m_sectionId) != language())
            m_sectionId = chapter->sections.first().id;
        showPages();
        if (m_search->isUsed())
            m_search->prepare(language());
    }
    emit languageChanged();
    emit moved();
}

/// Shows or hides the second page without showing the first page again, which therefore keeps its scroll position.
void RulesReader::changeSecondLanguage()
{
    if (m_shelf)
        showSecondPage();
    emit languageChanged();
}

void RulesReader::showSecondPage()
{
    const QString beside = secondLanguage();
    m_shelf->secondPage.show(languageOf(m_sectionId) == beside ? QString() : beside, m_sectionId);
    stepTogether();
}

/// Moves the examples on the second page to the same steps as those on the first page, and keeps both pages in sync.
void RulesReader::stepTogether()
{
    for (ExampleView *second : m_shelf->secondPage.examples()) {
        ExampleView *const first = m_shelf->page.example(second->id());
        if (first == nullptr)
            continue;
        second->setStep(first->step());
        connect(first, &ExampleView::stepChanged, second, [first, second] { second->setStep(first->step()); });
        connect(second, &ExampleView::stepChanged, first, [first, second] { first->setStep(second->step()); });
    }
}

void RulesReader::showPages()
{
    if (!m_shelf)
        return;
    m_aloud.stop();
    const QString shown = languageOf(m_sectionId);
    m_shelf->contents.show(game(), language());
    m_shelf->page.show(shown, m_sectionId);
    showSecondPage();
    if (isListing())
        showList();
}

void RulesReader::showList()
{
    const auto &chapters = library().chapters();
    const auto disputed = std::find_if(chapters.begin(), chapters.end(), [this](const Chapter &chapter) {
        return chapter.game == game() && chapter.kind == ChapterKind::Settle;
    });
    if (m_listsDisputed && m_query.trimmed().isEmpty() && disputed != chapters.end())
        results()->showChapter(*disputed, language());
    else
        results()->showFound(m_search->get(language()), m_query, language(), game());
}

/// Resets the stored scroll position. The view scrolls to the top on its own, but does not report that position if the view is
/// hidden or was at the top before.
void RulesReader::goToTop()
{
    m_place = 0;
    m_returnsFromList = false;
}

void RulesReader::show(const QString &sectionId)
{
    m_sectionId = sectionId;
    goToTop();
    showPages();
    emit moved();
}

void RulesReader::open(const QString &id)
{
    const QString ofExample = library().sectionOfExample(id);
    const QString ofRule = library().sectionOfRule(id);
    const QString target = !ofExample.isEmpty() ? ofExample : !ofRule.isEmpty() ? ofRule : id;
    if (library().section(target) == nullptr)
        return;
    if (target != m_sectionId || isListing())
        m_history << Stop{m_sectionId, m_query, m_listsDisputed, m_place};
    goToTop();
    closeList();
    if (target != m_sectionId)
        show(target);
    else
        emit moved(); // emitted because canGoBack may have changed
    if (!ofExample.isEmpty())
        emit exampleShown(id);
}

void RulesReader::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
}

void RulesReader::print(bool quickCard)
{
    if (m_paper.preview)
        m_paper.preview(library(), {game(), language(), quickCard});
}

void RulesReader::savePdf(bool quickCard)
{
    if (!m_paper.savePdf)
        return;
    //: Names of exported files; %1 is "dos" or "uno". Use only characters that file names allow
    const QString stem = (quickCard ? tr("%1-quick-card") : tr("%1-rules")).arg(game());
    const RulesPart part{game(), language(), quickCard}; // a copy, because the page may change before the user has chosen a path
    m_savePlace.file(stem, QDateTime::currentMSecsSinceEpoch(), QStringLiteral("pdf"),
                     whileAlive(this, [this, part](const QString &path) {
                         const FileOutcome outcome = m_paper.savePdf(library(), part, path);
                         m_notice.tell(outcome);
                         return outcome.success;
                     }));
}

void RulesReader::openChapter(const QString &kind)
{
    for (const Chapter &chapter : library().chapters()) {
        if (chapter.game == game() && kindName(chapter.kind) == kind)
            return open(chapter.sections.first().id);
    }
}

void RulesReader::setGame(const QString &game)
{
    if (game != this->game())
        open(game + QStringLiteral("/goal"));
}

QString RulesReader::previousTitle()
{
    return contents()->titleOf(contents()->neighbour(m_sectionId, -1));
}

QString RulesReader::nextTitle()
{
    return contents()->titleOf(contents()->neighbour(m_sectionId, 1));
}

void RulesReader::setQuery(const QString &query)
{
    if (query == m_query)
        return;
    const bool wasListing = isListing();
    m_query = query;
    showList();
    emit queryChanged();
    if (wasListing && !isListing())
        returnFromList();
}

void RulesReader::listDisputed()
{
    m_query.clear();
    m_listsDisputed = true;
    showList();
    emit queryChanged();
}

void RulesReader::closeList()
{
    if (!isListing())
        return;
    m_listsDisputed = false;
    m_query.clear();
    showList();
    emit queryChanged();
    returnFromList();
}

/// Restores the scroll position if back() has returned to the page. Called when the page becomes visible: by back(), or when the
/// list that covers the page is closed.
void RulesReader::returnFromList()
{
    if (std::exchange(m_returnsFromList, false))
        emit returned(m_place);
}

void RulesReader::next()
{
    open(contents()->neighbour(m_sectionId, 1));
}

void RulesReader::previous()
{
    open(contents()->neighbour(m_sectionId, -1));
}

void RulesReader::back()
{
    if (!canGoBack())
        return;
    goToTop();
    closeList();
    const Stop stop = m_history.takeLast();
    m_query = stop.query;
    m_listsDisputed = stop.listsDisputed;
    show(stop.sectionId);
    m_place = stop.place;
    m_returnsFromList = true;
    emit queryChanged();
    if (!isListing())
        returnFromList();
}

void RulesReader::forget()
{
    m_search->prepare(language()); // not earlier: a single rule that is shown at the table needs no search
    m_history.clear();
    m_aloud.stop();
    goToTop();
    closeList();
    emit moved();
}

bool RulesReader::canReadAloud()
{
    return m_aloud.speaks(page()->language());
}

void RulesReader::readAloud()
{
    m_aloud.start(page()->sentences(), page()->language());
}

} // namespace tableside

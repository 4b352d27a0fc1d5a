// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The controller of the rules reader: current section, languages, history, and search.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "app/files/save_place.h"
#include "app/rules/reader/read_aloud.h"
#include "app/rules/reader/rules_index_models.h"
#include "app/rules/reader/rules_page.h"
#include "app/rules/paper/rules_paper.h"
#include "app/ui/page_notice.h"
#include "app/ui/option.h"

#include <memory>

namespace tableside {

class AppSettings;
namespace rules {
class PreparedSearch;
}

class RulesReader : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::RulesPage *page READ page CONSTANT FINAL)
    /// The same section in the second language. The page is empty if no second language is set, if the section does not exist in
    /// the second language, or if `page` already shows the section in that language.
    Q_PROPERTY(tableside::RulesPage *secondPage READ secondPage CONSTANT FINAL)
    Q_PROPERTY(tableside::RulesContents *contents READ contents CONSTANT FINAL)
    Q_PROPERTY(tableside::RulesResults *results READ results CONSTANT FINAL)
    Q_PROPERTY(tableside::ReadAloud *aloud READ aloud CONSTANT FINAL)

    /// The languages in which the rules exist. The value of an option is the language code.
    Q_PROPERTY(QList<tableside::Option> languages READ languages CONSTANT FINAL)
    /// The language of the rules: the language that the user has chosen for the rules, or else the interface language. If the
    /// rules do not exist in that language, their first language.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// The language of the second page; empty for none. Also empty if the setting is the same as `language`.
    Q_PROPERTY(QString secondLanguage READ secondLanguage WRITE setSecondLanguage NOTIFY languageChanged FINAL)

    /// The game of the current section: "dos" or "uno".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY moved FINAL)
    Q_PROPERTY(QString sectionId READ sectionId NOTIFY moved FINAL)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY moved FINAL)
    /// The title of the previous section; empty if there is none. `nextTitle` is the title of the next section.
    Q_PROPERTY(QString previousTitle READ previousTitle NOTIFY moved FINAL)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY moved FINAL)

    Q_PROPERTY(bool canPrint READ canPrint CONSTANT FINAL)
    Q_PROPERTY(bool canSavePdf READ canSavePdf CONSTANT FINAL)
    /// The message with the result of the last export.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    /// Whether a list replaces the page: the search results or the disputed cases.
    Q_PROPERTY(bool listing READ isListing NOTIFY queryChanged FINAL)

public:
    /// `settings` and `voice` must outlive the reader. The texts of the rules are read on first use.
    RulesReader(AppSettings &settings, Voice &voice, const RulesPaper &paper = {}, QObject *parent = nullptr);
    ~RulesReader() override;

    const rules::RulesLibrary &library();
    rules::PreparedSearch &search() { return *m_search; }
    RulesPage *page();
    RulesPage *secondPage();
    RulesContents *contents();
    RulesResults *results();
    ReadAloud *aloud() { return &m_aloud; }

    QList<Option> languages();
    QString language();
    void setLanguage(const QString &language);
    QString secondLanguage();
    void setSecondLanguage(const QString &language);

    QString game() const { return m_sectionId.section(u'/', 0, 0); }
    /// Opens the section about the goal of a game; does nothing if the current section is already about that game.
    void setGame(const QString &game);
    QString sectionId() const { return m_sectionId; }
    bool canGoBack() const { return !m_history.isEmpty(); }
    QString previousTitle();
    QString nextTitle();

    bool canPrint() const { return static_cast<bool>(m_paper.preview); }
    bool canSavePdf() const { return static_cast<bool>(m_paper.savePdf); }
    PageNotice *notice() { return &m_notice; }
    void setFileService(const FileService &service);
    QString query() const { return m_query; }
    void setQuery(const QString &query);
    bool isListing() const { return !m_query.trimmed().isEmpty() || m_listsDisputed; }

    /// Opens the section, the section that contains the example, or the section that states the engine's rule (such as
    /// "DOS-TURN-2") with the id \p id. Closes the list, if one is shown. Does nothing if the id is unknown.
    Q_INVOKABLE void open(const QString &id);
    /// Opens the first chapter of a kind in the current game, at its first section. \p kind is a kind from kindName(), such as
    /// "quick" (one-page summary), "settle" (disputed cases), or "sheets" (the printed rule sheets).
    Q_INVOKABLE void openChapter(const QString &kind);
    /// Shows the list of the game's disputed cases instead of the page.
    Q_INVOKABLE void listDisputed();
    Q_INVOKABLE void closeList();
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    /// Returns to the previous section in the history, or to the list from which the current section was chosen.
    Q_INVOKABLE void back();
    /// Stores the scroll position as a fraction of the page's height, 0 to 1, for the history. After back(), the signal
    /// returned() has this position.
    Q_INVOKABLE void setPlace(qreal place) { m_place = place; }
    /// Clears the history, closes the list, stops reading aloud, and starts building the search index. Called when the rules
    /// reader is opened.
    void forget();
    /// Returns whether a voice can speak the page's language. The first call may be slow.
    Q_INVOKABLE bool canReadAloud();
    Q_INVOKABLE void readAloud();
    /// Opens a print preview of the game's quick card (a one-page summary) or of all its rules.
    Q_INVOKABLE void print(bool quickCard);
    /// Saves the quick card or all rules as PDF, to a path that the user chooses.
    Q_INVOKABLE void savePdf(bool quickCard);

signals:
    void languageChanged();
    void moved();
    void queryChanged();
    /// Emitted after back() when the earlier page is visible again. If a list covers the page, emitted when the list is closed.
    /// The view should then restore its scroll position to `place`, a fraction of the page's height.
    void returned(qreal place);
    /// Emitted when open() was called with the id of an example.
    void exampleShown(const QString &id);

private:
    struct Shelf;
    /// A step in the history: a section, and the list that covered the section, if any.
    struct Stop
    {
        QString sectionId;
        QString query;
        bool listsDisputed = false;
        qreal place = 0;
    };

    Shelf &shelf();
    void show(const QString &sectionId);
    void goToTop();
    void returnFromList();
    /// Returns the language in which a section is shown: the chosen language of the rules, or another language if the section
    /// does not exist in the chosen one.
    QString languageOf(const QString &sectionId);
    void changeLanguage();
    void changeSecondLanguage();
    void showSecondPage();
    void stepTogether();
    void showPages();
    void showList();

    AppSettings &m_settings;
    ReadAloud m_aloud;
    RulesPaper m_paper;
    SavePlace m_savePlace;
    PageNotice m_notice;
    std::unique_ptr<rules::PreparedSearch> m_search;
    std::unique_ptr<Shelf> m_shelf;
    QString m_sectionId = QStringLiteral("dos/goal");
    qreal m_place = 0;
    QList<Stop> m_history;
    QString m_query;
    bool m_listsDisputed = false;
    bool m_returnsFromList = false; ///< Whether returned() must be emitted, with m_place, when the list is closed.
};

} // namespace tableside

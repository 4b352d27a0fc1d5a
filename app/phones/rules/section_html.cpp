// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/rules/section_html.h"

#include "app/rules/reader/example_view.h"
#include "app/rules/reader/rules_page.h"
#include "app/rules/text/rules_library.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"
#include "engine/core/game_list.h"

#include <QUrl>

#include <optional>

namespace tableside::phones {

namespace {

QString element(const char *tag, const QString &content)
{
    return QStringLiteral("<%1>").arg(QLatin1String(tag)) + content + QStringLiteral("</%1>").arg(QLatin1String(tag));
}

/// Writes the HTML of a section. All texts are escaped where they are added.
class SectionWriter
{
public:
    SectionWriter(const RulesPage &page, const rules::RulesLibrary &library)
        : m_library(library), m_language(*library.language(page.language())), m_words(page.language()),
          m_game(game_named(page.sectionId().section(u'/', 0, 0).toStdString()))
    {
        if (!page.labelText().isEmpty())
            m_html += element("p", element("em", page.labelText().toHtmlEscaped()));
        for (const PageRow &row : page.blocks()->rows())
            add(row);
        closeList();
    }

    QString html() const { return m_html; }

private:
    void add(const PageRow &row)
    {
        if (row.isItem())
            return addItem(row);
        closeList();
        if (row.example != nullptr)
            addExample(*row.example);
        else if (!row.cards.isEmpty())
            m_html += figure(cardsOnto(row.cards, row.onto), inlineHtml(row.passage));
        else
            m_html += element("p", inlineHtml(row.passage, row.answerLetters));
    }

    /// Adds an item to the open list, or to a new one if the open list is of the other kind or a numbered list begins again.
    void addItem(const PageRow &row)
    {
        const char *list = row.number() > 0 ? "ol" : "ul";
        if (m_list != QLatin1String(list) || row.number() == 1) {
            closeList();
            m_list = QLatin1String(list);
            m_html += QStringLiteral("<%1>").arg(m_list);
        }
        m_html += element("li", inlineHtml(row.passage));
    }

    void closeList()
    {
        if (!m_list.isEmpty())
            m_html += QStringLiteral("</%1>").arg(m_list);
        m_list.clear();
    }

    void addExample(ExampleView &example)
    {
        m_html += element("h3", example.heading().toHtmlEscaped());
        QString steps;
        QString before;
        for (int step = 0; step <= example.stepCount(); ++step) {
            example.setStep(step);
            const QString text = inlineHtml(example.passage());
            const QString cards = tableOf(example, step == 0);
            if (step == 0) {
                m_html += element("p", text) + cards;
            } else {
                const QString refusal = example.isRefused()
                    ? element("strong", QStringLiteral("✗ ") + example.refusedWords().toHtmlEscaped()) + QStringLiteral("<br>")
                    : QString();
                const bool isSame = tableOf(example, false) == before;
                steps += element("li", refusal + text + (isSame ? QString() : cards));
            }
            before = tableOf(example, false);
        }
        if (!steps.isEmpty())
            m_html += element("ol", steps);
    }

    /// Returns the cards of the current step: the row or the top card, then the reader's hand. Captions name them at the first
    /// step.
    QString tableOf(ExampleView &example, bool hasCaptions) const
    {
        QStringList middle;
        for (const ExampleRowCard &entry : example.row()->rows())
            middle << element("span", cardsOnto(entry.played, {entry.card}));
        QString middleName = m_words.text("Phone", QT_TRANSLATE_NOOP("Phone", "Center Row"));
        if (!example.top().isEmpty()) {
            middle << cardsOnto({example.top()}, {});
            middleName = m_words.text("Phone", QT_TRANSLATE_NOOP("Phone", "Top card: %1")).arg(topName(example));
        }
        QStringList players{m_language.players.value(0)};
        for (const ExampleSeat &seat : example.others()->rows())
            players << seat.words;
        // The color of a wild card is not on the card, so it is named after each step
        const bool namesColor = hasCaptions || isWild(example.top());
        QString html;
        if (!middle.isEmpty())
            html += figure(middle.join(u' '), namesColor ? middleName.toHtmlEscaped() : QString());
        if (!example.hand().isEmpty())
            html += figure(cardsOnto(example.hand(), {}),
                           hasCaptions ? players.join(QStringLiteral(" · ")).toHtmlEscaped() : QString());
        return html;
    }

    static bool isWild(const QString &code) { return code.startsWith(QLatin1String("wild")); }

    QString topName(const ExampleView &example) const
    {
        const QString color = isWild(example.top()) ? m_language.colorNames.value(example.colorCode()) : QString();
        return color.isEmpty() ? nameOf(example.top()) : QStringLiteral("%1 (%2)").arg(nameOf(example.top()), color);
    }

    static QString figure(const QString &content, const QString &caption)
    {
        return element("figure", content + (caption.isEmpty() ? QString() : element("figcaption", caption)));
    }

    QString cardsOnto(const QStringList &cards, const QStringList &onto) const
    {
        QString html;
        for (const QString &card : cards)
            html += picture(card);
        if (!cards.isEmpty() && !onto.isEmpty())
            html += QStringLiteral(" → ");
        for (const QString &card : onto)
            html += picture(card);
        return html;
    }

    QString picture(const QString &code) const
    {
        return QStringLiteral("<img src=\"/card/%1.svg\" alt=\"%2\">")
            .arg(QString::fromLatin1(QUrl::toPercentEncoding(code)), nameOf(code).toHtmlEscaped());
    }

    QString nameOf(const QString &code) const
    {
        if (!m_game)
            return {};
        return with_game(*m_game, [&]<typename Game>() {
            const auto card = Game::parse_card(code.toStdString());
            return card ? words::cardName(*card) : QString();
        });
    }

    /// Returns the text of a passage. Its first `answerLetters` characters, the answer to the question in the title, are bold.
    QString inlineHtml(const Passage &passage, int answerLetters = 0) const
    {
        QString html;
        for (const Passage::Part &part : passage.parts()) {
            const QString answer = part.isBold ? QString() : part.text.left(answerLetters);
            answerLetters -= static_cast<int>(qMin<qsizetype>(answerLetters, part.text.size()));
            QString text = escaped(part.text.mid(answer.size()));
            if (part.isBold)
                text = element("strong", text);
            if (!answer.isEmpty())
                text = element("strong", escaped(answer)) + text;
            const QString target = part.target.isEmpty() ? QString() : sectionOf(part.target);
            html += target.isEmpty() ? text : QStringLiteral("<a href=\"#%1\">%2</a>").arg(target, text);
        }
        return html;
    }

    static QString escaped(const QString &text)
    {
        return text.toHtmlEscaped().replace(QChar::LineSeparator, QLatin1String("<br>"));
    }

    /// Returns the section to which a link leads, because a link may also lead to an example. Empty for an unknown target.
    QString sectionOf(const QString &target) const
    {
        return m_library.section(target) != nullptr ? target : m_library.sectionOfExample(target);
    }

    const rules::RulesLibrary &m_library;
    const rules::Language &m_language;
    const LanguageWords m_words;
    const std::optional<GameId> m_game;
    QString m_html;
    QString m_list; ///< The tag of the open list; empty if none is open.
};

} // namespace

QString sectionHtml(RulesPage &page, const rules::RulesLibrary &library)
{
    return library.language(page.language()) == nullptr ? QString() : SectionWriter(page, library).html();
}

} // namespace tableside::phones

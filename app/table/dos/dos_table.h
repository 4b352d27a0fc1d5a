// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A DOS table for QML: the cards, the possible actions, and the meaning of taps on cards.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/presentation/game_table.h"

#include "app/table/advice/game_hint.h"
#include "app/table/advice/game_review.h"
#include "app/table/dos/dos_cards.h"
#include "app/table/dos/dos_presenter.h"
#include "app/table/dos/dos_selection.h"
#include "app/table/ai/ai_seats.h"

namespace tableside {

// The base class is written with its namespace, because qmltyperegistrar 6.4 does not find it otherwise.
class DosTable final : public tableside::GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the table controller")

    Q_PROPERTY(QString choiceText READ choiceText NOTIFY choiceChanged FINAL)
    Q_PROPERTY(bool choiceLegal READ isChoiceLegal NOTIFY choiceChanged FINAL)
    Q_PROPERTY(QString choiceVerb READ choiceVerb NOTIFY choiceChanged FINAL)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canEnd READ canEnd NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canSkipBonus READ canSkipBonus NOTIFY turnChanged FINAL)
    /// Whether the viewer may lay a hand card in the row now.
    Q_PROPERTY(bool mayLay READ mayLayNow NOTIFY turnChanged FINAL)
    Q_PROPERTY(QString bonusText READ bonusText NOTIFY bonusChanged FINAL)

public:
    enum Prompt { Waiting, MatchOrDraw, MatchOrLay, MatchOrEnd, LayBonus, RoundOver, MatchOver };
    Q_ENUM(Prompt)

    using Session = TableSession<dos::Game>;

    /// A snapshot of the table for a replay.
    struct Kept
    {
        ShownTable::Kept shown;
        DosCards::Kept cards;
        DosPresenter::Kept show;
    };

    /// \p sounds must outlive the table. The past events of a resumed session are shown at once, without motion and sound.
    DosTable(std::unique_ptr<Session> session, SoundBoard &sounds, QObject *parent = nullptr);

    DosCards *cards() { return &m_cards; }
    Session &session() { return *m_session; }
    Kept kept() const { return {m_shown.kept(), m_cards.kept(), m_show.kept()}; }
    /// Restores a snapshot. \p log must begin with the lines that were in the table's log when the snapshot was made; later lines
    /// are not shown.
    void restore(const Kept &kept, const QList<LogRow> &log);
    void setPace(const Pace &pace, const AiPace &aiPace) override;

    QString rulesText() const override;
    QString callWord() const override;
    Prompt prompt() const;
    bool hasChoice() const override { return !m_selection.isEmpty(); }
    /// Returns the cards of the Center Row in words while the viewer may match or draw. Returns an empty string at any other
    /// time, and always at a table with a guide (such as a lesson).
    QString stakes() const override;
    QString choiceText() const override;
    /// Returns the action that the selected cards mean, legal or not; nothing while a card is missing.
    const std::optional<dos::Action> &choice() const { return m_choiceReading.action; }
    bool isChoiceLegal() const { return m_choiceReading.isLegal(); }
    QString choiceVerb() const;
    bool canDraw() const { return prompt() == MatchOrDraw; }
    bool canEnd() const { return prompt() == MatchOrEnd; }
    bool canSkipBonus() const;
    bool mayLayNow() const;
    bool mustDraw() const override
    {
        return canDraw() && m_legal.size() == 1 && std::holds_alternative<dos::DrawCard>(m_legal.front());
    }
    void playHint() override;
    int bonusLays() const { return m_show.bonusLays(); }
    int othersDraw() const { return m_show.othersDraw(); }
    QString bonusText() const;

    /// A player must call at two cards (DOS-CALL-1). A match or a lay can reduce a hand of three or four cards to two. Drawing
    /// makes two cards of one.
    bool mayLeadToCall(int cards) const override { return cards == 1 || cards == 3 || cards == 4; }
    void tapCard(int cardId) override;
    void pressCard(int cardId) override;
    void dropCard(int handCardId, int rowCardId) override;
    Q_INVOKABLE void confirm();
    void clearChoice() override;
    void draw() override;
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void skipBonus();
    void nextRound() override { startRoundOf(*m_session); }

signals:
    void bonusChanged();

private:
    QString usualInstruction() const override;
    void callFor(int seat) override { answer(m_session->act(seat, dos::CallDos{}), -1, false); }
    void catchAs(int by, int seat) override;
    bool mayCatchCost(int seat) const override { return m_shown.asksWhoCatches() && !isLate(seat); }
    bool isLate(int seat) const;
    Sound callSound() const override { return Sound::callDos; }
    void revealHand(int seat) override { m_cards.showHand(seat, m_session->match().state().hand(seat)); }
    void forgetChoice() override { m_selection.clear(); }
    void startPlayers() override { m_aiSeats.start(); }
    std::string_view catchRule() const override { return reason_rule(dos::Reason::not_exposed); }
    void update() override;
    void tellChanges() override;
    void mark();
    std::vector<int> hintedCards() const;
    bool mayChoose() { return mayAct(dos::Reason::not_your_turn); }
    dos::Observation seen() const { return m_session->match().observe(viewerSeat()); }
    bool attempt(const dos::Action &action) { return answer(m_session->act(viewerSeat(), action)); }

    std::unique_ptr<Session> m_session;
    DosCards m_cards;
    DosPresenter m_show;
    AiSeats<dos::Game> m_aiSeats;
    GameHint<dos::Game> m_hint;
    GameReview<dos::Game> m_review;
    DosSelection m_selection;
    DosSelectionReading m_choiceReading;
    dos::ActionList m_legal;

    // The property values at the last emission of their signals.
    std::tuple<QString, bool, bool> m_toldReading;
    std::tuple<bool, bool, bool, bool, bool> m_toldOptions;
    QString m_toldBonus;
};

} // namespace tableside

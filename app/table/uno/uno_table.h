// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A UNO table for QML: color and direction, possible actions, the meaning of taps on cards, and holding still after a Wild Dumb
// Fu.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/presentation/game_table.h"

#include "app/table/advice/game_hint.h"
#include "app/table/advice/game_review.h"
#include "app/table/ai/ai_seats.h"
#include "app/table/uno/uno_cards.h"
#include "app/table/uno/uno_presenter.h"
#include "app/table/uno/uno_reflexes.h"

#include <set>

namespace tableside {

// The base class is written with its namespace, because qmltyperegistrar 6.4 does not find it otherwise.
class UnoTable final : public tableside::GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the table controller")

    /// The color in play as in a card's code: "r", "b", "g", "y"; empty for none.
    Q_PROPERTY(QString colorCode READ colorCode NOTIFY colorChanged FINAL)
    Q_PROPERTY(QString colorName READ colorName NOTIFY colorChanged FINAL)
    /// The direction of play: 1 is to the left, clockwise; -1 is to the right.
    Q_PROPERTY(int direction READ direction NOTIFY directionChanged FINAL)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canKeep READ canKeep NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canChallenge READ canChallenge NOTIFY turnChanged FINAL)
    /// The number of cards that the viewer has to draw now, unless they stack a draw card or challenge; 0 for none.
    Q_PROPERTY(int pendingCards READ pendingCards NOTIFY turnChanged FINAL)
    /// The text about a challenge: the color in play before the Wild Draw Four, and how many cards each side may have to draw.
    /// Empty if no challenge is possible.
    Q_PROPERTY(QString challengeStakes READ challengeStakes NOTIFY turnChanged FINAL)
    Q_PROPERTY(QString colorBefore READ colorBefore NOTIFY turnChanged FINAL)
    /// Whether the viewer has to name a color: for the wild card `wheelCard`, or, if `wheelCard` is -1, for the card turned
    /// first.
    Q_PROPERTY(bool choosingColor READ isChoosingColor NOTIFY choiceChanged FINAL)
    /// The instruction while the color wheel of a hand card is open, with a warning if the card would be a bluff.
    Q_PROPERTY(QString choiceText READ choiceText NOTIFY choiceChanged FINAL)
    Q_PROPERTY(int wheelCard READ wheelCard NOTIFY choiceChanged FINAL)
    /// The color that the current hint proposes to name, as in `colorCode`; empty if the hint names no color, or names one for a
    /// wild card whose color wheel is not open.
    Q_PROPERTY(QString hintedColor READ hintedColor NOTIFY marked FINAL)
    Q_PROPERTY(bool choosingHand READ isChoosingHand NOTIFY turnChanged FINAL)
    /// The hand that the viewer sees after a challenge, as card codes. Empty if no hand is shown, and also if the challenged
    /// player has no cards left. shownHandTitle is empty only if no hand is shown.
    Q_PROPERTY(QStringList shownHand READ shownHand NOTIFY shownHandChanged FINAL)
    /// The color in the shown hand that made the Wild Draw Four a bluff; empty if it was no bluff.
    Q_PROPERTY(QString shownHandColor READ shownHandColor NOTIFY shownHandChanged FINAL)
    Q_PROPERTY(QString shownHandTitle READ shownHandTitle NOTIFY shownHandChanged FINAL)
    Q_PROPERTY(QString shownHandNames READ shownHandNames NOTIFY shownHandChanged FINAL)
    /// Whether several people share the device, and each of them may ask for the device out of turn to jump in (UNO-JUMP-1).
    Q_PROPERTY(bool mayJumpIn READ mayJumpIn NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool posing READ isPosing NOTIFY poseChanged FINAL)
    /// Whether the viewer must hold still (UNO-ACT-6). False while the viewer can act, because acting needs movement.
    Q_PROPERTY(bool mustHoldStill READ mustHoldStill NOTIFY poseChanged FINAL)

public:
    using Session = TableSession<uno::Game>;

    /// A snapshot of the table for a replay.
    struct Kept
    {
        ShownTable::Kept shown;
        UnoCards::Kept cards;
        UnoPresenter::Kept show;
    };

    enum Prompt { Waiting, PlayOrDraw, PlayOrKeep, AnswerDraw, NameColor, ChooseHand, JumpIn, RoundOver, MatchOver };
    Q_ENUM(Prompt)

    /// \p sounds must outlive the table. The past events of a resumed session are shown at once, without motion and sound.
    UnoTable(std::unique_ptr<Session> session, SoundBoard &sounds, QObject *parent = nullptr);

    UnoCards *cards() { return &m_cards; }
    Session &session() { return *m_session; }
    Kept kept() const { return {m_shown.kept(), m_cards.kept(), m_show.kept()}; }
    /// Restores a snapshot. \p log must begin with the lines that were in the table's log when the snapshot was made; later lines
    /// are not shown.
    void restore(const Kept &kept, const QList<LogRow> &log);
    void setPace(const Pace &pace, const AiPace &aiPace) override;

    QString rulesText() const override;
    /// Returns the house rules in words, on one line, as far as they matter for that number of seats.
    static QString textOf(const uno::Ruleset &rules, int seats);
    QString callWord() const override;
    Prompt prompt() const;
    bool hasChoice() const override { return m_wheelCard >= 0; }
    bool isViewerAsked() const override { return GameTable::isViewerAsked() || prompt() == JumpIn; }
    QString colorCode() const;
    QString colorName() const;
    int direction() const { return m_show.direction(); }
    bool canDraw() const { return prompt() == PlayOrDraw; }
    bool canKeep() const { return prompt() == PlayOrKeep; }
    bool canAccept() const { return prompt() == AnswerDraw; }
    bool canChallenge() const;
    bool mustDraw() const override
    {
        return canDraw() && m_legal.size() == 1 && std::holds_alternative<uno::DrawCard>(m_legal.front());
    }
    int pendingCards() const;
    QString challengeStakes() const;
    QString stakes() const override { return challengeStakes(); }
    QString colorBefore() const { return CardsModel::letterOf(m_show.colorBefore()); }
    bool isChoosingColor() const { return hasChoice() || prompt() == NameColor; }
    int wheelCard() const { return m_wheelCard; }
    QString choiceText() const override;
    QString hintedColor() const;
    bool isChoosingHand() const { return prompt() == ChooseHand; }
    QStringList shownHand() const;
    QString shownHandColor() const;
    QString shownHandTitle() const;
    QString shownHandNames() const;
    bool mayJumpIn() const;
    bool isPosing() const;
    bool mustHoldStill() const;

    bool mayLeadToCall(int cards) const override { return cards == 2; }
    void tapCard(int cardId) override;
    void dropCard(int handCardId, int targetCardId) override;
    void clearChoice() override;
    void playHint() override;
    void draw() override;
    Q_INVOKABLE void keep();
    Q_INVOKABLE void accept();
    Q_INVOKABLE void challenge();
    /// Names a color; \p letter is as in colorCode().
    Q_INVOKABLE void nameColor(const QString &letter);
    Q_INVOKABLE void swapWith(int seat);
    /// Reports that the viewer has moved although they had to hold still (UNO-ACT-6).
    Q_INVOKABLE void reportMove() { reportMoveOf(viewerSeat()); }
    /// Reports that the person at \p seat has moved although they had to hold still. Anybody at the device may report the
    /// movement.
    Q_INVOKABLE void reportMoveOf(int seat);
    Q_INVOKABLE void hideShownHand();
    void nextRound() override { startRoundOf(*m_session); }

signals:
    void marked();
    void colorChanged();
    void directionChanged();
    void shownHandChanged();
    void poseChanged();

private:
    QString usualInstruction() const override;
    void callFor(int seat) override { answer(m_session->act(seat, uno::CallUno{}), -1, false); }
    void catchAs(int by, int seat) override { answer(m_session->catchSeat(by, seat), seat); }
    bool mayCatchCost(int) const override { return false; }
    Sound callSound() const override { return Sound::callUno; }
    void revealHand(int seat) override { m_cards.showHand(seat, m_session->match().state().hand(seat)); }
    void forgetChoice() override { m_wheelCard = m_playedCard = -1; }
    bool mayInterrupt() const override { return mayJumpIn(); }
    bool isReading() const override { return !shownHandTitle().isEmpty(); }
    const uno::Challenged *shownChallenge() const;
    void startPlayers() override;
    std::string_view catchRule() const override { return reason_rule(uno::Reason::not_exposed); }
    void update() override;
    void tellChanges() override;
    void letPeopleJumpIn();
    std::set<uno::Card> playableKinds() const;
    void onHintChanged();
    void mark();
    std::vector<int> hintedCards() const;
    void play(int cardId);
    bool playCard(int cardId, const uno::PlayCard &play);
    void openWheel(int cardId, bool jumpsIn);
    void closeWheel();
    uno::Reason whyNot(const uno::PlayCard &play) const;
    bool mayAct() { return GameTable::mayAct(uno::Reason::not_your_turn); }
    void actAndCloseWheel(const uno::Action &action);
    bool mustKeep() const;
    QString missedTurnText() const;
    uno::Observation seen() const { return m_session->match().observe(viewerSeat()); }
    const uno::Table &table() const { return m_session->match().state().table; }
    bool attempt(const uno::Action &action) { return answer(m_session->act(viewerSeat(), action)); }

    std::unique_ptr<Session> m_session;
    UnoCards m_cards;
    UnoPresenter m_show;
    AiSeats<uno::Game> m_aiSeats;
    UnoReflexes m_reflexes;
    GameHint<uno::Game> m_hint;
    GameReview<uno::Game> m_review;
    int m_wheelCard = -1;         ///< The wild card whose color is being chosen; -1 for none.
    int m_playedCard = -1;        ///< The card being played, until it is shown on the pile; -1 for none.
    bool m_isNamingColor = false; ///< Whether a wild card with its named color is being played.
    bool m_wheelJumpsIn = false;  ///< Whether the wheel was opened out of turn.
    /// The session's actionCount() when the color wheel was last opened; m_wheelOpenings counts the openings at that position.
    qint64 m_wheelPosition = -1;
    int m_wheelOpenings = 0;
    uno::ActionList m_legal; ///< The viewer's legal actions in turn; out of turn the possible jump-ins.

    // The property values at the last emission of their signals.
    Prompt m_toldPrompt = Waiting;
    std::tuple<bool, int, bool, QString, bool> m_toldPending;
    std::tuple<bool, int> m_toldWheel;
    Color m_toldColor = Color::any;
    int m_toldDirection = 1;
    std::tuple<QString, QStringList> m_toldHand;
    std::tuple<bool, bool> m_toldPose;
};

} // namespace tableside

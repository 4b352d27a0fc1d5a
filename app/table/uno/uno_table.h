// A table at which UNO is played, as QML sees it: color and direction, what may be done, what a finger on a card means,
// and the pose of a Wild Dumb Fu.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include "app/table/presentation/game_table.h"

#include "app/table/advice/game_hint.h"
#include "app/table/advice/game_review.h"
#include "app/table/session/ai_seats.h"
#include "app/table/uno/uno_cards.h"
#include "app/table/uno/uno_presenter.h"
#include "app/table/uno/uno_reflexes.h"

#include <set>

namespace tableside {

// Spelled out for qmltyperegistrar 6.4, which looks for a base class by its full name.
class UnoTable final : public tableside::GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the playroom")

    /// As in a card's code: "r", "b", "g", "y"; empty while none is in play.
    Q_PROPERTY(QString colorCode READ colorCode NOTIFY colorChanged FINAL)
    Q_PROPERTY(QString colorName READ colorName NOTIFY colorChanged FINAL)
    /// 1: to the left, clockwise; -1: to the right.
    Q_PROPERTY(int direction READ direction NOTIFY directionChanged FINAL)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canKeep READ canKeep NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool canChallenge READ canChallenge NOTIFY turnChanged FINAL)
    /// Cards that the viewer would have to draw now; 0 where there are none.
    Q_PROPERTY(int pendingCards READ pendingCards NOTIFY turnChanged FINAL)
    /// What a challenge would come to; empty where there is none, with the color that was in play before.
    Q_PROPERTY(QString challengeStakes READ challengeStakes NOTIFY turnChanged FINAL)
    Q_PROPERTY(QString colorBefore READ colorBefore NOTIFY turnChanged FINAL)
    /// A color is to be named: for `wheelCard`, or for the card that was turned first (-1).
    Q_PROPERTY(bool choosingColor READ isChoosingColor NOTIFY choiceChanged FINAL)
    /// What to do while the color wheel of a card of the hand is open, with a warning where that card would be a bluff.
    Q_PROPERTY(QString choiceText READ choiceText NOTIFY choiceChanged FINAL)
    Q_PROPERTY(int wheelCard READ wheelCard NOTIFY choiceChanged FINAL)
    /// The color that the hint on the table proposes for what is asked now, as in `color`; empty where it proposes none.
    Q_PROPERTY(QString hintedColor READ hintedColor NOTIFY marked FINAL)
    Q_PROPERTY(bool choosingHand READ isChoosingHand NOTIFY turnChanged FINAL)
    /// The hand that the viewer's challenge showed, as card codes. A last card leaves none: the title tells whether there is
    /// something to show; it is empty when put away.
    Q_PROPERTY(QStringList shownHand READ shownHand NOTIFY shownHandChanged FINAL)
    /// Cards of this color made it a bluff; empty where it was none.
    Q_PROPERTY(QString shownHandColor READ shownHandColor NOTIFY shownHandChanged FINAL)
    Q_PROPERTY(QString shownHandTitle READ shownHandTitle NOTIFY shownHandChanged FINAL)
    Q_PROPERTY(QString shownHandNames READ shownHandNames NOTIFY shownHandChanged FINAL)
    /// Several people play by the rule of jumping in (UNO-JUMP-1): each may ask for the device.
    Q_PROPERTY(bool mayJumpIn READ mayJumpIn NOTIFY turnChanged FINAL)
    Q_PROPERTY(bool posing READ isPosing NOTIFY poseChanged FINAL)
    /// The viewer poses and has nothing to do: to move now is to break the pose.
    Q_PROPERTY(bool mustHoldStill READ mustHoldStill NOTIFY poseChanged FINAL)

public:
    using Session = TableSession<uno::Game>;

    /// What one sees at a moment of a replay.
    struct Kept
    {
        ShownTable::Kept shown;
        UnoCards::Kept cards;
        UnoPresenter::Round round;
    };

    enum Prompt { Waiting, PlayOrDraw, PlayOrKeep, AnswerDraw, NameColor, ChooseHand, JumpIn, RoundOver, MatchOver };
    Q_ENUM(Prompt)

    /// `sounds` outlives the table. The history of a resumed session is set up without motion and sound.
    UnoTable(std::unique_ptr<Session> session, SoundBoard &sounds, QObject *parent = nullptr);

    UnoCards *cards() { return &m_cards; }
    Session &session() { return *m_session; }
    Kept kept() const { return {m_shown.kept(), m_cards.kept(), m_show.kept()}; }
    /// `log` begins with the lines that had been written then.
    void restore(const Kept &kept, const QList<LogRow> &log);
    void setPace(const Pace &pace, const AiPace &aiPace) override;

    QString rulesText() const override;
    /// The house rules in words, on one line, as far as they matter to so many seats.
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
    QString choiceText() const;
    QString hintedColor() const;
    bool isChoosingHand() const { return prompt() == ChooseHand; }
    QStringList shownHand() const;
    QString shownHandColor() const;
    QString shownHandTitle() const;
    QString shownHandNames() const;
    bool mayJumpIn() const;
    bool isPosing() const;
    bool mustHoldStill() const;

    void tapCard(int cardId) override;
    void dropCard(int handCardId, int targetCardId) override;
    void clearChoice() override;
    void playHint() override;
    void draw() override;
    Q_INVOKABLE void keep();
    Q_INVOKABLE void accept();
    Q_INVOKABLE void challenge();
    /// `letter` as in color().
    Q_INVOKABLE void nameColor(const QString &letter);
    Q_INVOKABLE void swapWith(int seat);
    /// The viewer has broken the pose.
    Q_INVOKABLE void reportMove() { reportMoveOf(viewerSeat()); }
    /// Anybody at the device has seen it.
    Q_INVOKABLE void reportMoveOf(int seat);
    Q_INVOKABLE void putShownHandAway();
    void nextRound() override { startRoundOf(*m_session); }

signals:
    void marked();
    void colorChanged();
    void directionChanged();
    void shownHandChanged();
    void poseChanged();

private:
    QString usualInstruction() const override;
    bool mayLeadToCall(int cards) const override { return cards == 2; }
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
    std::string_view catchRule() const override { return uno::reason_rule(uno::Reason::not_exposed); }
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
    void shutWheel();
    uno::Reason whyNot(const uno::PlayCard &play) const;
    bool mayAct() { return GameTable::mayAct(uno::Reason::not_your_turn); }
    void actInstead(const uno::Action &action);
    bool mustKeep() const;
    QString answerInstruction() const;
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
    int m_wheelCard = -1;   ///< The wild card whose color is being chosen.
    int m_playedCard = -1;  ///< Until it is seen on the pile.
    bool m_isNamingColor = false; ///< And its card is being played.
    bool m_wheelJumpsIn = false; ///< It was taken up out of turn.
    qint64 m_wheelPosition = -1; ///< MatchSessionBase::actionCount() when it was opened last, and how often it was then.
    int m_wheelOpenings = 0;
    uno::ActionList m_legal; ///< In turn; out of turn the jump-ins.

    // As told last.
    Prompt m_toldPrompt = Waiting;
    std::tuple<bool, int, bool, QString, bool> m_toldPending;
    std::tuple<bool, int> m_toldWheel;
    Color m_toldColor = Color::any;
    int m_toldDirection = 1;
    std::tuple<QString, QStringList> m_toldHand;
    std::tuple<bool, bool> m_toldPose;
};

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "uno_driver.h"

#include "engine/json/card_json.h"
#include "engine/uno/json/codec.h"

#include <QTest>

namespace tableside::test {

namespace {

QString colorItem(Color color)
{
    return QStringLiteral("color%1").arg(static_cast<int>(color));
}

/// Presses the button for an action that plays no card from the hand. Returns false if the action has no button.
bool pressButton(Driver &driver, const uno::Action &action)
{
    if (std::holds_alternative<uno::DrawCard>(action))
        driver.click(QStringLiteral("tableDraw"));
    else if (std::holds_alternative<uno::PassTurn>(action))
        driver.click(QStringLiteral("tableKeep"));
    else if (std::holds_alternative<uno::AcceptDraw>(action))
        driver.click(QStringLiteral("tableAccept"));
    else if (std::holds_alternative<uno::ChallengeDraw>(action))
        driver.click(QStringLiteral("tableChallenge"));
    else if (const auto *swap = std::get_if<uno::SwapHands>(&action))
        driver.click(QStringLiteral("swap%1").arg(swap->seat));
    else if (const auto *named = std::get_if<uno::NameColor>(&action))
        driver.click(colorItem(named->color));
    else
        return false;
    return true;
}

} // namespace

uno::ActionList unoLegal(Driver &driver)
{
    uno::ActionList legal;
    uno::legal_actions(driver.unoTable().session().match().observe(driver.unoTable().viewerSeat()), legal);
    return legal;
}

int unoHandCard(Driver &driver, uno::Card card)
{
    for (const int cardId : driver.unoTable().cards()->hand(driver.unoTable().viewerSeat())) {
        if (driver.unoTable().cards()->faceOf(cardId) == card)
            return cardId;
    }
    qFatal("The card is not in the hand");
}

void playUnoByMouse(Driver &driver, const uno::Action &action)
{
    if (pressButton(driver, action))
        return;
    const auto &played = std::get<uno::PlayCard>(action);
    driver.clickCard(unoHandCard(driver, played.card));
    if (played.card.is_wild())
        driver.click(colorItem(played.color));
}

void playUnoByDragging(Driver &driver, const uno::Action &action)
{
    if (pressButton(driver, action))
        return;
    const auto &played = std::get<uno::PlayCard>(action);
    UnoCards &cards = *driver.unoTable().cards();
    int top = -1;
    for (int cardId = 0; cardId < cards.rowCount(); ++cardId) {
        const CardsModel::Shown &card = cards.card(cardId);
        if (card.zone == CardsModel::DiscardPile && card.position == card.zoneCount - 1)
            top = cardId;
    }
    driver.drag(unoHandCard(driver, played.card), top);
    if (played.card.is_wild())
        driver.click(colorItem(played.color));
}

void playUnoByKeys(Driver &driver, const uno::Action &action)
{
    const auto nameColor = [&](Color color) {
        driver.waitForItem(QStringLiteral("colorWheel"));
        driver.key(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(color)));
    };
    if (const auto *played = std::get_if<uno::PlayCard>(&action)) {
        driver.focusCard(unoHandCard(driver, played->card));
        driver.key(Qt::Key_Return);
        if (played->card.is_wild())
            nameColor(played->color);
    } else if (const auto *named = std::get_if<uno::NameColor>(&action)) {
        nameColor(named->color);
    } else if (std::holds_alternative<uno::PassTurn>(action)) {
        driver.key(Qt::Key_K);
    } else if (std::holds_alternative<uno::ChallengeDraw>(action)) {
        driver.key(Qt::Key_X);
    } else if (std::holds_alternative<uno::DrawCard>(action) || std::holds_alternative<uno::AcceptDraw>(action)) {
        driver.key(Qt::Key_D);
    } else {
        pressButton(driver, action);
    }
}

QByteArray positionText(const TableSession<uno::Game> &session)
{
    const uno::State &state = session.match().state();
    QByteArray text;
    for (int seat = 0; seat < session.match().seats(); ++seat)
        text += QByteArray::fromStdString(dumped(uno::Codec::observation_json(session.match().observe(seat)))) + ' ';
    text += QByteArray::fromStdString(dumped(cards_json<uno::Game>(state.table.draw())));
    return text + ' ' + QByteArray::number(session.match().round());
}

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/cards_model.h"

#include "app/words/dos_words.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace tableside {

namespace {

bool contains(const std::vector<int> &ids, int cardId)
{
    return std::find(ids.begin(), ids.end(), cardId) != ids.end();
}

} // namespace

CardsModel::CardsModel(int deckSize, QObject *parent) : QAbstractListModel(parent)
{
    m_piles.faces.resize(static_cast<std::size_t>(deckSize), 0);
    m_piles.drawPile.resize(static_cast<std::size_t>(deckSize));
    std::iota(m_piles.drawPile.begin(), m_piles.drawPile.end(), 0);
    m_shown = arrangement();
}

QString CardsModel::letterOf(Color color)
{
    const std::string_view letter = color_letter(color);
    return QString::fromLatin1(letter.data(), static_cast<qsizetype>(letter.size()));
}

int CardsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_piles.faces.size());
}

QVariant CardsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Shown &shown = card(index.row());
    switch (role) {
    case CardIdRole: return index.row();
    case CodeRole: return codeText(shown.face);
    case ZoneRole: return shown.zone;
    case SeatRole: return shown.seat;
    case PositionRole: return shown.position;
    case ZoneCountRole: return shown.zoneCount;
    case RowIndexRole: return shown.rowIndex;
    case FaceUpRole: return shown.face != 0;
    case PlayableRole: return shown.playable;
    case SelectedRole: return shown.selected;
    case MatchedRole: return shown.matched;
    case HintedRole: return shown.hinted;
    case BadgeRole: return shown.badge;
    case ParkedRole: return shown.parked;
    case NameRole:
    case Qt::DisplayRole: return nameOf(index.row());
    default: return {};
    }
}

QHash<int, QByteArray> CardsModel::roleNames() const
{
    return {{CardIdRole, "cardId"},     {CodeRole, "code"},           {ZoneRole, "zone"},         {SeatRole, "seat"},
            {PositionRole, "position"}, {ZoneCountRole, "zoneCount"}, {RowIndexRole, "rowIndex"}, {FaceUpRole, "faceUp"},
            {PlayableRole, "playable"}, {SelectedRole, "selected"},   {MatchedRole, "matched"},   {NameRole, "name"},
            {HintedRole, "hinted"},     {BadgeRole, "badge"},         {ParkedRole, "parked"}};
}

void CardsModel::setSeats(const QStringList &names, int viewerSeat)
{
    m_names = names;
    m_viewerSeat = viewerSeat;
    m_piles.hands.assign(static_cast<std::size_t>(names.size()), {});
    gatherDeck();
}

void CardsModel::setViewer(int seat)
{
    m_viewerSeat = seat;
    show();
}

void CardsModel::hideHand(int seat)
{
    m_piles.drawn.clear();
    reveal(seat, std::vector<int>(hand(seat).size(), 0));
}

void CardsModel::gatherDeck()
{
    m_piles.drawPile.resize(m_piles.faces.size());
    std::iota(m_piles.drawPile.begin(), m_piles.drawPile.end(), 0);
    m_piles.discardPile.clear();
    m_piles.drawn.clear();
    for (std::vector<int> &cards : m_piles.hands)
        cards.clear();
    std::fill(m_piles.faces.begin(), m_piles.faces.end(), 0);
    clearMore();
    show();
}

void CardsModel::reshuffle(std::size_t kept)
{
    const auto last = m_piles.discardPile.end() - static_cast<std::ptrdiff_t>(std::min(kept, m_piles.discardPile.size()));
    std::for_each(m_piles.discardPile.begin(), last, [&](int cardId) { setFace(cardId, 0); });
    m_piles.drawPile.insert(m_piles.drawPile.begin(), m_piles.discardPile.begin(), last);
    m_piles.discardPile.erase(m_piles.discardPile.begin(), last);
    show();
}

void CardsModel::setMarks(const std::vector<int> &playable, const std::vector<int> &selected, const std::vector<int> &hinted)
{
    m_playable = playable;
    m_selected = selected;
    const bool isHintOther = std::exchange(m_hinted, hinted) != hinted;
    show();
    if (isHintOther)
        emit hintedChanged();
}

void CardsModel::forgetDrawn()
{
    m_piles.drawn.clear();
    show();
}

void CardsModel::putIntoHand(int seat, int cardId)
{
    std::vector<int> &cards = handOf(seat);
    // The hand is kept sorted by face. In a hidden hand all faces are 0, so the card is added at the end.
    const auto next = std::find_if(cards.begin(), cards.end(), [&](int other) { return faceIn(cardId) < faceIn(other); });
    cards.insert(next, cardId);
    show();
}

void CardsModel::reveal(int seat, const std::vector<int> &faces)
{
    const std::vector<int> &ids = hand(seat);
    for (std::size_t position = 0; position < std::min(ids.size(), faces.size()); ++position)
        setFace(ids[position], faces[position]);
    show();
}

int CardsModel::cardWithFace(int seat, int face, int except) const
{
    const std::vector<int> &held = hand(seat);
    const auto found = std::ranges::find_if(held, [&](int id) { return id != except && card(id).face == face; });
    return found == held.end() ? -1 : *found;
}

int CardsModel::takeFromDrawPile(int face)
{
    Q_ASSERT(!m_piles.drawPile.empty());
    const int cardId = m_piles.drawPile.back();
    m_piles.drawPile.pop_back();
    setFace(cardId, face);
    return cardId;
}

/// Always removes the middle card of a hidden hand, because a fixed position reveals nothing about the card.
int CardsModel::takeFromHand(int seat, int face)
{
    std::vector<int> &cards = handOf(seat);
    Q_ASSERT(!cards.empty());
    auto found = std::find_if(cards.begin(), cards.end(), [&](int id) { return faceIn(id) == face; });
    // If the hand has several equal cards, the card that the person selected is taken.
    const auto chosen = std::find_if(cards.begin(), cards.end(),
                                     [&](int id) { return faceIn(id) == face && contains(m_selected, id); });
    if (chosen != cards.end())
        found = chosen;
    if (found == cards.end())
        found = cards.begin() + static_cast<std::ptrdiff_t>(cards.size() / 2);
    const int cardId = *found;
    cards.erase(found);
    setFace(cardId, face);
    return cardId;
}

CardsModel::Shown &CardsModel::place(std::vector<Shown> &arranged, int cardId, Zone zone, int position, std::size_t count)
{
    Shown &shown = arranged[static_cast<std::size_t>(cardId)];
    shown.zone = zone;
    shown.position = position;
    shown.zoneCount = static_cast<int>(count);
    return shown;
}

std::vector<CardsModel::Shown> CardsModel::arrangement() const
{
    std::vector<Shown> arranged(m_piles.faces.size());
    const auto placeAll = [&](const std::vector<int> &ids, Zone zone, int seat) {
        for (std::size_t position = 0; position < ids.size(); ++position)
            place(arranged, ids[position], zone, static_cast<int>(position), ids.size()).seat = seat;
    };
    placeAll(m_piles.drawPile, DrawPile, -1);
    placeAll(m_piles.discardPile, DiscardPile, -1);
    for (std::size_t seat = 0; seat < m_piles.hands.size(); ++seat)
        placeAll(m_piles.hands[seat], Hand, static_cast<int>(seat));
    for (const int cardId : m_piles.drawn) {
        Shown &shown = arranged[static_cast<std::size_t>(cardId)];
        if (shown.zone == Hand && shown.seat == m_viewerSeat)
            shown.badge = QStringLiteral("+");
    }
    arrangeMore(arranged);
    for (std::size_t cardId = 0; cardId < arranged.size(); ++cardId) {
        arranged[cardId].face = m_piles.faces[cardId];
        arranged[cardId].playable = contains(m_playable, static_cast<int>(cardId));
        arranged[cardId].selected = contains(m_selected, static_cast<int>(cardId));
        arranged[cardId].hinted = contains(m_hinted, static_cast<int>(cardId));
    }
    return arranged;
}

int CardsModel::cardAt(Zone zone, int position) const
{
    int last = -1;
    for (int cardId = 0; cardId < rowCount(); ++cardId) {
        const Shown &shown = card(cardId);
        const bool isThere = shown.zone == zone && (zone != Hand || shown.seat == m_viewerSeat);
        if (isThere && shown.position == position)
            return cardId;
        if (isThere && (last < 0 || shown.position > card(last).position))
            last = cardId;
    }
    return last;
}

int CardsModel::nextWithFigure(const QString &figure, int cardId) const
{
    const std::vector<int> &held = hand(m_viewerSeat);
    const auto after = std::ranges::find(held, cardId);
    const auto first = after == held.end() ? 0 : after - held.begin() + 1;
    for (std::size_t step = 0; step < held.size(); ++step) {
        const int id = held[(static_cast<std::size_t>(first) + step) % held.size()];
        const QString code = codeText(card(id).face);
        // DOS-WILD-1: a Wild DOS has the number 2.
        const QString onCard = code == QLatin1String("dos") ? QStringLiteral("2") : code.mid(1);
        if (onCard == figure || (figure == QLatin1String("0") && onCard == QLatin1String("10")))
            return id;
    }
    return -1;
}

int CardsModel::fittingRowCard() const
{
    int found = -1;
    for (int cardId = 0; cardId < rowCount(); ++cardId) {
        const Shown &shown = card(cardId);
        const bool isFitting = shown.zone == Row && (shown.playable || shown.selected);
        if (isFitting && (found < 0 || shown.position < card(found).position))
            found = cardId;
    }
    return found;
}

/// Updates all cards and notifies the views. countsChanged() is emitted first, because the cards' target positions depend on the
/// numbers of cards.
void CardsModel::show()
{
    const std::vector<Shown> before = std::exchange(m_shown, arrangement());
    const auto isChanged = [&](int cardId) { return before[static_cast<std::size_t>(cardId)] != card(cardId); };
    const auto countOf = [this](Zone zone, int seat) {
        return static_cast<int>(
            std::ranges::count_if(m_shown, [&](const Shown &shown) { return shown.zone == zone && shown.seat == seat; }));
    };
    const std::pair counts(countOf(Row, -1), countOf(Hand, m_viewerSeat));
    const std::pair countsBefore(m_rowCards, m_handCards);
    std::tie(m_rowCards, m_handCards) = counts;
    if (counts != countsBefore)
        emit countsChanged();
    const bool isHandPlayable = std::ranges::any_of(
        m_shown, [this](const Shown &shown) { return shown.zone == Hand && shown.seat == m_viewerSeat && shown.playable; });
    if (std::exchange(m_isHandPlayable, isHandPlayable) != isHandPlayable)
        emit handPlayableChanged();
    for (int cardId = 0; cardId < rowCount(); ++cardId) {
        const int first = cardId;
        while (cardId < rowCount() && isChanged(cardId))
            ++cardId;
        if (cardId > first)
            emit dataChanged(index(first), index(cardId - 1));
    }
}

QString CardsModel::nameOf(int cardId) const
{
    const Shown &shown = card(cardId);
    if (shown.face != 0)
        return faceName(shown.face);
    if (shown.zone == Hand)
        return words::hiddenCardName(m_names.value(shown.seat));
    return words::drawPileName(drawCount());
}

} // namespace tableside

#include "play/cards_model.h"

#include "dos/notation.h"
#include "play/words.h"

#include <algorithm>
#include <numeric>

namespace tableside {

namespace {

bool contains(const std::vector<int> &ids, int cardId)
{
    return std::find(ids.begin(), ids.end(), cardId) != ids.end();
}

} // namespace

CardsModel::CardsModel(QObject *parent) : QAbstractListModel(parent), m_drawPile(dos::deck_size)
{
    std::iota(m_drawPile.begin(), m_drawPile.end(), 0);
    m_shown = arrangement();
}

int CardsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : dos::deck_size;
}

QVariant CardsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Shown &shown = card(index.row());
    switch (role) {
    case CardIdRole: return index.row();
    case CodeRole: return QString::fromStdString(dos::card_text(shown.card));
    case ZoneRole: return shown.zone;
    case SeatRole: return shown.seat;
    case PositionRole: return shown.position;
    case ZoneCountRole: return shown.zoneCount;
    case RowIndexRole: return shown.rowIndex;
    case FaceUpRole: return !shown.card.is_none();
    case PlayableRole: return shown.playable;
    case SelectedRole: return shown.selected;
    case MatchedRole: return shown.matched;
    case HintedRole: return shown.hinted;
    case NameRole:
    case Qt::DisplayRole: return nameOf(index.row());
    default: return {};
    }
}

QHash<int, QByteArray> CardsModel::roleNames() const
{
    return {{CardIdRole, "cardId"},     {CodeRole, "code"},           {ZoneRole, "zone"},
            {SeatRole, "seat"},         {PositionRole, "position"},   {ZoneCountRole, "zoneCount"},
            {RowIndexRole, "rowIndex"}, {FaceUpRole, "faceUp"},       {PlayableRole, "playable"},
            {SelectedRole, "selected"}, {MatchedRole, "matched"},     {NameRole, "name"},
            {HintedRole, "hinted"}};
}

void CardsModel::setSeats(const QStringList &names, int viewerSeat)
{
    m_names = names;
    m_viewerSeat = viewerSeat;
    m_hands.assign(static_cast<std::size_t>(names.size()), {});
    gatherDeck();
}

void CardsModel::gatherDeck()
{
    m_drawPile.resize(dos::deck_size);
    std::iota(m_drawPile.begin(), m_drawPile.end(), 0);
    m_discardPile.clear();
    m_row.clear();
    m_played.clear();
    for (std::vector<int> &cards : m_hands)
        cards.clear();
    m_cards.fill({});
    show();
}

void CardsModel::moveToHand(int seat, dos::Card card)
{
    const int cardId = takeFromDrawPile(card);
    std::vector<int> &cards = m_hands[static_cast<std::size_t>(seat)];
    // The viewer's hand is kept sorted; nobody sees the order of the others.
    const auto place = std::find_if(cards.begin(), cards.end(), [&](int other) {
        return card < m_cards[static_cast<std::size_t>(other)];
    });
    cards.insert(place, cardId);
    show();
}

void CardsModel::moveToRow(dos::Card card)
{
    m_row.push_back(takeFromDrawPile(card));
    show();
}

void CardsModel::layFromHand(int seat, dos::Card card)
{
    m_row.push_back(takeFromHand(seat, card));
    show();
}

void CardsModel::playOnRow(int seat, int rowIndex, const std::vector<dos::Card> &cards)
{
    const int rowCardId = m_row[static_cast<std::size_t>(rowIndex)];
    for (const dos::Card card : cards)
        m_played.push_back({takeFromHand(seat, card), rowCardId});
    show();
}

void CardsModel::discardMatched()
{
    const auto firstMatched = std::stable_partition(m_row.begin(), m_row.end(),
                                                    [&](int cardId) { return !isMatched(cardId); });
    m_discardPile.insert(m_discardPile.end(), firstMatched, m_row.end());
    m_row.erase(firstMatched, m_row.end());
    for (const PlayedCard &played : m_played)
        m_discardPile.push_back(played.cardId);
    m_played.clear();
    show();
}

void CardsModel::reshuffle()
{
    std::for_each(m_discardPile.begin(), m_discardPile.end(), [&](int cardId) { forgetFace(cardId); });
    m_drawPile.insert(m_drawPile.begin(), m_discardPile.begin(), m_discardPile.end());
    m_discardPile.clear();
    show();
}

void CardsModel::revealHand(int seat, const std::vector<dos::Card> &cards)
{
    const std::vector<int> &ids = hand(seat);
    for (std::size_t position = 0; position < std::min(ids.size(), cards.size()); ++position)
        m_cards[static_cast<std::size_t>(ids[position])] = cards[position];
    show();
}

void CardsModel::setMarks(const std::vector<int> &playable, const std::vector<int> &selected,
                          const std::vector<int> &hinted)
{
    m_playable = playable;
    m_selected = selected;
    m_hinted = hinted;
    show();
}

int CardsModel::takeFromDrawPile(dos::Card card)
{
    Q_ASSERT(!m_drawPile.empty());
    const int cardId = m_drawPile.back();
    m_drawPile.pop_back();
    m_cards[static_cast<std::size_t>(cardId)] = card;
    return cardId;
}

/// A hidden hand gives the card from its middle: any will do, and the eye cannot follow a habit.
int CardsModel::takeFromHand(int seat, dos::Card card)
{
    std::vector<int> &cards = m_hands[static_cast<std::size_t>(seat)];
    Q_ASSERT(!cards.empty());
    auto found = std::find_if(cards.begin(), cards.end(),
                              [&](int id) { return m_cards[static_cast<std::size_t>(id)] == card; });
    // Of two equal cards the one that was chosen goes.
    const auto chosen = std::find_if(cards.begin(), cards.end(), [&](int id) {
        return m_cards[static_cast<std::size_t>(id)] == card && contains(m_selected, id);
    });
    if (chosen != cards.end())
        found = chosen;
    if (found == cards.end())
        found = cards.begin() + static_cast<std::ptrdiff_t>(cards.size() / 2);
    const int cardId = *found;
    cards.erase(found);
    m_cards[static_cast<std::size_t>(cardId)] = card;
    return cardId;
}

void CardsModel::forgetFace(int cardId)
{
    m_cards[static_cast<std::size_t>(cardId)] = {};
}

bool CardsModel::isMatched(int cardId) const
{
    return std::any_of(m_played.begin(), m_played.end(),
                       [&](const PlayedCard &played) { return played.rowCardId == cardId; });
}

std::vector<CardsModel::Shown> CardsModel::arrangement() const
{
    std::vector<Shown> arranged(dos::deck_size);
    const auto place = [&](int cardId, Zone zone, int position, std::size_t count) -> Shown & {
        Shown &shown = arranged[static_cast<std::size_t>(cardId)];
        shown.zone = zone;
        shown.position = position;
        shown.zoneCount = static_cast<int>(count);
        return shown;
    };
    const auto placeAll = [&](const std::vector<int> &ids, Zone zone, int seat) {
        for (std::size_t position = 0; position < ids.size(); ++position) {
            Shown &shown = place(ids[position], zone, static_cast<int>(position), ids.size());
            shown.seat = seat;
            if (zone == Row) {
                shown.rowIndex = shown.position;
                shown.matched = isMatched(ids[position]);
            }
        }
    };
    placeAll(m_drawPile, DrawPile, -1);
    placeAll(m_discardPile, DiscardPile, -1);
    placeAll(m_row, Row, -1);
    for (std::size_t seat = 0; seat < m_hands.size(); ++seat)
        placeAll(m_hands[seat], Hand, static_cast<int>(seat));
    for (const PlayedCard &played : m_played) {
        const auto sameRowCard = [&](const PlayedCard &other) { return other.rowCardId == played.rowCardId; };
        const auto count = std::count_if(m_played.begin(), m_played.end(), sameRowCard);
        const auto first = std::find_if(m_played.begin(), m_played.end(), sameRowCard);
        const int position = first->cardId == played.cardId ? 0 : 1;
        place(played.cardId, Played, position, static_cast<std::size_t>(count)).rowIndex =
            static_cast<int>(std::find(m_row.begin(), m_row.end(), played.rowCardId) - m_row.begin());
    }
    for (std::size_t cardId = 0; cardId < arranged.size(); ++cardId) {
        arranged[cardId].card = m_cards[cardId];
        arranged[cardId].playable = contains(m_playable, static_cast<int>(cardId));
        arranged[cardId].selected = contains(m_selected, static_cast<int>(cardId));
        arranged[cardId].hinted = contains(m_hinted, static_cast<int>(cardId));
    }
    return arranged;
}

void CardsModel::show()
{
    const std::vector<Shown> before = std::exchange(m_shown, arrangement());
    for (int cardId = 0; cardId < dos::deck_size; ++cardId) {
        if (before[static_cast<std::size_t>(cardId)] != card(cardId))
            emit dataChanged(index(cardId), index(cardId));
    }
}

QString CardsModel::nameOf(int cardId) const
{
    const Shown &shown = card(cardId);
    if (!shown.card.is_none())
        return words::cardName(shown.card);
    if (shown.zone == Hand)
        return words::hiddenCardName(m_names.value(shown.seat));
    return words::drawPileName(drawCount());
}

} // namespace tableside

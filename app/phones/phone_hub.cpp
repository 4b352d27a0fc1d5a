// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/phone_hub.h"

#include "app/people/people.h"
#include "app/phones/message_kinds.h"
#include "app/phones/phone_words.h"
#include "app/settings/app_settings.h"
#include "app/settings/interface_language.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace tableside {

using phones::PhoneLine;

namespace {

/// The port that is tried first if the program has not let phones in before.
constexpr quint16 usualPort = 8370;

/// The most phones that are known at a time, gone ones included.
constexpr int mostPhones = 24;

/// The beginning of the id of a player who has a seat, in the scene "join". The seat follows, because a guest has no id in the book.
const QLatin1String seatPrefix("seat-");

QString languageOf(const QJsonObject &message)
{
    return resolvedLanguage(message.value(QStringLiteral("language")).toString(), {});
}

/// Returns a time of a phone's message; nothing if it is missing or impossible.
std::optional<calls::Microseconds> timeIn(const QJsonObject &message, const char *member)
{
    const QJsonValue ms = message.value(QLatin1String(member));
    return ms.isDouble() ? calls::microseconds_of(ms.toDouble()) : std::nullopt;
}

/// Returns the seat that a message "who" names; -1 for none.
int seatIn(const QJsonObject &who)
{
    const QString person = who.value(QStringLiteral("person")).toString();
    if (!person.startsWith(seatPrefix))
        return person.isEmpty() ? who.value(QStringLiteral("seat")).toInt(-1) : -1;
    bool isNumber = false;
    const int seat = person.mid(seatPrefix.size()).toInt(&isNumber);
    return isNumber ? seat : -1;
}

QJsonObject playerJson(const phones::PhonePlayer &player, int seat)
{
    return {{QStringLiteral("name"), player.name},
            {QStringLiteral("color"), player.colorIndex},
            {QStringLiteral("portrait"), player.portrait},
            {QStringLiteral("seat"), seat}};
}

} // namespace

PhoneHub::PhoneHub(std::unique_ptr<phones::PhoneDoor> door, TableController &tables, People &people, AppSettings &settings,
                   RulesReader &rules, MicroClock clock, QObject *parent)
    : QObject(parent), m_door(std::move(door)), m_people(people), m_settings(settings), m_rules(rules), m_clock(std::move(clock)),
      m_finder(tables, m_clock)
{
    m_sending.setSingleShot(true);
    m_sending.setInterval(0);
    connect(&m_sending, &QTimer::timeout, this, &PhoneHub::sendViews);
    if (!m_door)
        return;
    connect(m_door.get(), &phones::PhoneDoor::connected, this, &PhoneHub::onConnected);
    connect(&m_finder, &phones::SceneFinder::sceneChanged, this, &PhoneHub::onSceneChanged);
    connect(&m_rules, &phones::PhoneRules::due, this, &PhoneHub::answerAboutRules);
    // Queued, because the interface switches its language in a slot of the same signal.
    connect(
        &m_settings, &AppSettings::languageChanged, this,
        [this] {
            if (m_languages)
                m_languages->bringToFront();
        },
        Qt::QueuedConnection);
    // A device that has slept or changed its network may have another address.
    if (auto *application = qobject_cast<QGuiApplication *>(QCoreApplication::instance())) {
        connect(application, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state == Qt::ApplicationActive)
                checkAddress();
        });
    }
}

PhoneHub::~PhoneHub()
{
    if (m_door)
        m_door->disconnect(this);
}

QString PhoneHub::page() const
{
    QString shown = isRunning() ? m_door->page() : QString();
    if (shown.endsWith(u'/'))
        shown.chop(1);
    return shown;
}

QString PhoneHub::link() const
{
    return isRunning() ? m_door->page() + QLatin1Char('#') + m_secret : QString();
}

QString PhoneHub::codeModules() const
{
    QString modules;
    for (const QList<bool> &row : m_code) {
        for (const bool isDark : row)
            modules += isDark ? u'1' : u'0';
    }
    return modules;
}

bool PhoneHub::isAsked() const
{
    return std::any_of(m_phones.begin(), m_phones.end(), [](const auto &phone) { return phone->claim.has_value(); });
}

bool PhoneHub::start()
{
    const QStringList all = m_door ? m_door->addresses() : QStringList();
    const QString last = m_settings.phoneAddress();
    return startOn(all.contains(last) ? last : all.value(0));
}

bool PhoneHub::startOn(const QString &address)
{
    if (!m_door)
        return false;
    if (isRunning())
        stop();
    m_problem.clear();
    m_addresses = m_door->addresses();
    const int port = m_settings.phonePort();
    if (address.isEmpty()) //: Why phones can't join
        m_problem = tr("This device isn’t on a network. Connect it to your Wi-Fi, then try again.");
    else if (!m_door->open(address, port > 0 ? static_cast<quint16>(port) : usualPort))
        m_problem = m_door->problem();
    if (m_problem.isEmpty()) {
        m_address = address;
        m_settings.setPhoneAddress(address);
        m_settings.setPhonePort(m_door->port());
        m_languages = std::make_unique<phones::PhoneLanguages>();
        renewSecret();
        m_finder.setRunning(true);
    }
    emit runningChanged();
    return isRunning();
}

void PhoneHub::renewSecret()
{
    m_secret = m_door->newSecret();
    m_code = m_door->code(link());
}

void PhoneHub::checkAddress()
{
    if (!isRunning())
        return;
    const QStringList before = std::exchange(m_addresses, m_door->addresses());
    QString problem = m_problem;
    if (m_addresses.contains(m_address))
        problem.clear();
    else if (before.contains(m_address)) //: While phones can join, after the device has changed its network
        problem = tr("This device has a new address on the network, so phones can’t find it. Start again and scan the new code.");
    if (problem == m_problem && m_addresses == before)
        return;
    m_problem = problem;
    emit runningChanged();
}

void PhoneHub::stop()
{
    if (!isRunning())
        return;
    for (const auto &phone : m_phones)
        close(*phone, PhoneLine::Stopped);
    m_phones.clear();
    m_strangers.clear();
    m_door->close();
    m_secret.clear();
    m_code.clear();
    m_problem.clear();
    applySeats();
    m_finder.setRunning(false);
    m_languages.reset();
    showRows();
    emit runningChanged();
}

void PhoneHub::remove(int phoneId)
{
    Phone *phone = phoneWith(phoneId);
    if (!phone)
        return;
    close(*phone, PhoneLine::Removed);
    std::erase_if(m_phones, [&](const auto &one) { return one.get() == phone; });
    renewSecret(); // the phone's user knows the old one
    applySeats();
    emit runningChanged();
}

void PhoneHub::allow(int phoneId)
{
    Phone *phone = phoneWith(phoneId);
    if (!phone || !phone->claim)
        return;
    const Player player = *std::exchange(phone->claim, {});
    const QList<phones::SceneSeat> all = seats();
    for (const auto &other : m_phones) {
        const bool hasSeat = other->seat >= 0 && other->seat < all.size() && player.isAt(all[other->seat]);
        if (other.get() != phone && (hasSeat || other->player.is(player)))
            other->forgetPlayer();
    }
    phone->forgetPlayer();
    if (!takeSeatOf(*phone, player)) {
        phone->player = player;
        seatNewcomer(*phone);
    }
    applySeats();
}

void PhoneHub::refuse(int phoneId)
{
    Phone *phone = phoneWith(phoneId);
    if (!phone)
        return;
    phone->claim.reset();
    applySeats();
}

void PhoneHub::playHere(int seat)
{
    for (const auto &phone : m_phones) {
        if (phone->seat == seat) {
            phone->seat = -1;
            phone->isAway = true;
        }
    }
    applySeats();
}

void PhoneHub::onConnected(PhoneLine *line)
{
    m_strangers.push_back(line);
    connect(line, &PhoneLine::received, this, [this, line](const QJsonObject &message) { onMessage(line, message); });
    connect(line, &PhoneLine::closed, this, [this, line] { onClosed(line); });
    connect(line, &PhoneLine::quietChanged, this, [this, line](bool isQuiet) {
        Phone *phone = phoneOf(line);
        if (!phone)
            return;
        if (isQuiet)
            phone->isLost = true;
        else
            welcomeBack(*phone);
        applySeats();
    });
    QTimer::singleShot(m_helloTime, this, [this, line = QPointer(line)] {
        if (line && std::find(m_strangers.begin(), m_strangers.end(), line) != m_strangers.end())
            line->close(PhoneLine::BrokeLimit);
    });
}

void PhoneHub::onClosed(PhoneLine *line)
{
    std::erase(m_strangers, line);
    if (Phone *phone = phoneOf(line)) {
        phone->line = nullptr;
        phone->isLost = true;
        applySeats();
    }
}

void PhoneHub::onMessage(PhoneLine *line, const QJsonObject &message)
{
    const std::optional<QString> kind = phones::messageKind(message);
    const QJsonValue value = kind ? message.value(*kind) : QJsonValue();
    Phone *phone = phoneOf(line);
    if (!kind || (kind == QLatin1String("hello")) == (phone != nullptr)) // says hello first, and only once
        line->close(PhoneLine::BrokeLimit);
    else if (!phone)
        greet(line, value.toObject());
    else if (kind == QLatin1String("time"))
        answerTime(*phone, value.toObject());
    else
        answer(*phone, *kind, value);
}

/// Answers at once, because phones compute the table's clock from the time of the round trip.
void PhoneHub::answerTime(Phone &phone, const QJsonObject &time)
{
    const calls::Microseconds arrival = m_clock();
    phone.line->send({{QStringLiteral("time"),
                       QJsonObject{{QStringLiteral("at"), time.value(QStringLiteral("at"))},
                                   {QStringLiteral("table"), static_cast<double>(arrival) / 1e3}}}});
    const std::optional<calls::Microseconds> at = timeIn(time, "at");
    if (!at)
        return;
    calls::TimeReport report{*at, {}};
    const std::optional<calls::Microseconds> table = timeIn(time, "table");
    const std::optional<calls::Microseconds> heard = timeIn(time, "heard");
    if (table && heard)
        report.heard = calls::TimeReport::Heard{*table, *heard};
    phone.clock.received(report, arrival);
    givePhones();
}

void PhoneHub::greet(PhoneLine *line, const QJsonObject &hello)
{
    const QString token = hello.value(QStringLiteral("token")).toString();
    const auto known = std::find_if(m_phones.begin(), m_phones.end(), [&](const auto &one) { return one->token == token; });
    Phone *phone = known == m_phones.end() ? nullptr : known->get();
    // A phone with a token needs no secret, because the secret may have changed since the phone joined.
    if (!phone && (!token.isEmpty() || hello.value(QStringLiteral("secret")).toString() != m_secret))
        return line->close(PhoneLine::WrongSecret);
    if (!phone)
        phone = addPhone();
    if (!phone)
        return line->close(PhoneLine::BrokeLimit);
    close(*phone, PhoneLine::Replaced);
    std::erase(m_strangers, line);
    phone->line = line;
    phone->language = languageOf(hello);
    phone->clock = {}; // a page that was loaded again may have another clock
    welcomeBack(*phone);
    welcome(*phone);
    applySeats();
}

/// Returns a new phone. If there are too many, it replaces the oldest one that is gone and has no seat; null if there is none.
PhoneHub::Phone *PhoneHub::addPhone()
{
    if (m_phones.size() >= mostPhones) {
        const auto oldest = std::find_if(m_phones.begin(), m_phones.end(),
                                         [](const auto &phone) { return !phone->line && phone->seat < 0 && !phone->isAway; });
        if (oldest == m_phones.end())
            return nullptr;
        m_phones.erase(oldest);
    }
    m_phones.push_back(std::make_unique<Phone>(++m_lastId, m_door->newSecret()));
    return m_phones.back().get();
}

/// The table hears from the phone again: it gets the seat back that was played at the table meanwhile.
void PhoneHub::welcomeBack(Phone &phone)
{
    phone.isLost = false;
    phone.isAway = false;
    takeSeats();
}

void PhoneHub::welcome(Phone &phone)
{
    const phones::PhoneLanguages::Scope language(*m_languages, phone.language);
    QJsonArray languages;
    for (const Option &one : interfaceLanguages())
        languages.append(QJsonObject{{QStringLiteral("code"), one.value}, {QStringLiteral("name"), one.name}});
    phone.line->send({{QStringLiteral("welcome"),
                       QJsonObject{{QStringLiteral("token"), phone.token},
                                   {QStringLiteral("language"), phone.language},
                                   {QStringLiteral("languages"), languages},
                                   {QStringLiteral("words"), phones::phoneWords()}}}});
    phone.sendAgain();
}

void PhoneHub::answer(Phone &phone, const QString &kind, const QJsonValue &value)
{
    if (kind == QLatin1String("ask"))
        return m_rules.ask(phone.id, value.toObject(), phone.language);
    if (kind == QLatin1String("language")) {
        phone.language = resolvedLanguage(value.toString(), {});
        welcome(phone);
    } else if (kind == QLatin1String("who")) {
        identify(phone, value.toObject());
    } else if (kind == QLatin1String("leave")) {
        if (phone.claim)
            phone.claim.reset();
        else
            phone.forgetPlayer();
        applySeats();
    } else if (scene() && phone.seat >= 0) {
        askScene(phone, kind, value);
    }
    m_sending.start();
}

void PhoneHub::answerAboutRules(int phoneId, const QJsonObject &ask, const QString &language)
{
    const Phone *phone = phoneWith(phoneId);
    if (!phone || !phone->line)
        return;
    const phones::PhoneLanguages::Scope scope(*m_languages, language);
    phone->line->send({{QStringLiteral("rules"), m_rules.answer(ask, language)}});
}

/// Lets the scene do what the phone asks for. This runs in the language of the interface, because the table shows it as well.
void PhoneHub::askScene(Phone &phone, const QString &kind, const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const bool isAction = kind == QLatin1String("act") || kind == QLatin1String("takeBack");
    if (isAction) {
        sendView(phone); // what has just changed counts, too
        const qint64 version = object.value(QStringLiteral("version")).toInteger();
        if (!phone.mayActOn(version)) //: On a phone: an action came too late
            return refuse(phone, {[] { return tr("Something has just changed. Look again."); }, {}});
    }
    m_acting = &phone;
    const phones::PhoneRefusal refusal = scene()->handle(phone.seat, kind, value, pressOf(phone, object));
    m_acting = nullptr;
    if (isAction && !refusal.text)
        phone.acted();
    refuse(phone, refusal);
}

/// Returns when the message was sent or, if it has the time of a press, when the finger came down.
phones::PhonePress PhoneHub::pressOf(const Phone &phone, const QJsonObject &message) const
{
    const calls::Microseconds arrival = m_clock();
    return {phone.clock.press_time(timeIn(message, "at"), arrival), arrival};
}

/// Tells the phone why something was not done. A view follows in any case, so that the phone knows that its request was answered.
void PhoneHub::refuse(Phone &phone, const phones::PhoneRefusal &refusal)
{
    phone.sendAgain();
    if (!refusal.text || !phone.line)
        return;
    const phones::PhoneLanguages::Scope language(*m_languages, phone.language);
    phone.line->send({{QStringLiteral("refused"),
                       QJsonObject{{QStringLiteral("text"), refusal.text()},
                                   {QStringLiteral("rule"), refusal.rule},
                                   {QStringLiteral("section"), m_rules.sectionOfRule(refusal.rule)}}}});
}

void PhoneHub::identify(Phone &phone, const QJsonObject &who)
{
    if (const int seat = seatIn(who); seat >= 0) {
        askForSeat(phone, seat);
        return applySeats();
    }
    const QString personId = who.value(QStringLiteral("person")).toString();
    const QString name = People::cleaned(who.value(QStringLiteral("name")).toString());
    const std::optional<Person> person = personId.isEmpty() ? m_people.named(name) : m_people.person(personId);
    Player player;
    if (person)
        player = {person->name, person->portrait, person->colorIndex, person->id};
    else if (personId.isEmpty())
        player.name = name;
    const QList<phones::SceneSeat> all = seats();
    const auto own = std::find_if(all.begin(), all.end(), [&](const phones::SceneSeat &seat) { return player.isAt(seat); });
    if (own != all.end()) {
        askForSeat(phone, static_cast<int>(own - all.begin()));
    } else if (isTaken(player, -1, phone)) {
        phone.claim = player;
    } else if (!player.isNobody()) {
        phone.forgetPlayer();
        phone.claim.reset();
        phone.player = player;
        if (!seatNewcomer(phone)) //: On a phone that wants to take part
            refuse(phone, {[] { return tr("All seats are taken."); }, {}});
    }
    applySeats();
}

/// Gives the phone a seat of the scene. The people at the table are asked if the seat's player has another phone. They are also
/// asked if a round is played and the phone had the seat of another player: its user would see two hands.
void PhoneHub::askForSeat(Phone &phone, int seat)
{
    const phones::SceneSeat wanted = seats().value(seat, {{}, {}, 0, {}, false});
    if (!wanted.isPerson)
        return;
    const Player player = Player::at(wanted);
    const bool hasSeenAnother = phone.lastPlayer && !phone.lastPlayer->is(player) && m_finder.isRoundPlayed();
    if (hasSeenAnother || isTaken(player, seat, phone))
        phone.claim = player;
    else
        phone.take(seat, wanted);
}

/// Returns whether another phone than `by` has the seat (-1 for none) or is that of the player.
bool PhoneHub::isTaken(const Player &player, int seat, const Phone &by) const
{
    return std::any_of(m_phones.begin(), m_phones.end(), [&](const auto &phone) {
        return phone.get() != &by && (phone->player.is(player) || (seat >= 0 && phone->seat == seat));
    });
}

/// Seats a person who has just joined in a setup. Returns false if there is no seat.
bool PhoneHub::seatNewcomer(Phone &phone)
{
    if (!scene() || !scene()->mayBeNew())
        return true;
    givePhones(); // their seats are not free
    m_acting = &phone;
    const int seat = scene()->seatNewcomer(phone.player.personId, phone.player.name);
    m_acting = nullptr;
    const QList<phones::SceneSeat> all = seats();
    if (phone.seat < 0 && seat >= 0 && seat < all.size() && phoneAt(seat) == nullptr)
        phone.take(seat, all[seat]);
    return phone.seat >= 0;
}

/// Gives the phone the seat of a player, if there is one without a phone.
bool PhoneHub::takeSeatOf(Phone &phone, const Player &player)
{
    const QList<phones::SceneSeat> all = seats();
    for (int seat = 0; seat < all.size(); ++seat) {
        if (!player.isAt(all[seat]) || phoneAt(seat) != nullptr)
            continue;
        phone.take(seat, all[seat]);
        return true;
    }
    return false;
}

/// Gives each phone without a seat the seat of its player, if that is free. Phones that are gone come last.
void PhoneHub::takeSeats()
{
    for (const bool isLost : {false, true}) {
        for (const auto &phone : m_phones) {
            if (phone->isLost != isLost || phone->seat >= 0 || phone->isAway || phone->claim)
                continue;
            if (!takeSeatOf(*phone, phone->player) && !phone->seatName.isEmpty())
                takeSeatOf(*phone, {phone->seatName, {}, 0, {}});
        }
    }
}

void PhoneHub::onSceneChanged()
{
    for (const auto &phone : m_phones)
        phone->leaveScene();
    if (phones::PhoneScene *now = scene()) {
        connect(now, &phones::PhoneScene::changed, &m_sending, qOverload<>(&QTimer::start));
        connect(now, &phones::PhoneScene::seatsChanged, this, &PhoneHub::onSeatsChanged);
        connect(now, &phones::PhoneScene::refused, this, [this](int seat, const phones::PhoneRefusal &refusal) {
            if (Phone *phone = phoneAt(seat))
                refuse(*phone, refusal);
        });
        takeSeats();
    }
    applySeats();
}

/// Lets each phone follow its player to another seat. A player who has just chosen another name is the same one, and so is a player
/// without an id whose seat was renamed.
void PhoneHub::onSeatsChanged()
{
    const QList<phones::SceneSeat> all = seats();
    std::vector<std::pair<Phone *, int>> renamed; // with their seats
    for (const auto &phone : m_phones) {
        const int seat = phone->seat;
        if (seat < 0)
            continue;
        const bool isThere = seat < all.size() && all[seat].isPerson;
        if (isThere && (phone.get() == m_acting || phone->belongsAt(all[seat]))) {
            phone->take(seat, all[seat]);
        } else {
            phone->seat = -1;
            if (isThere && (phone->player.personId.isEmpty() || all[seat].personId.isEmpty()))
                renamed.emplace_back(phone.get(), seat);
        }
    }
    takeSeats();
    for (const auto &[phone, seat] : renamed) {
        if (phone->seat < 0 && phoneAt(seat) == nullptr)
            phone->take(seat, all[seat]);
    }
    applySeats();
}

/// Tells the scene which seats have phones, updates the list of phones, and sends the views.
void PhoneHub::applySeats()
{
    std::erase_if(m_phones, [](const auto &phone) { return phone->isForgettable(); });
    givePhones();
    showRows();
    m_sending.start();
}

void PhoneHub::givePhones()
{
    if (!scene())
        return;
    phones::SeatPhones seats;
    for (const auto &phone : m_phones) {
        if (phone->seat >= 0)
            seats.insert({phone->seat, {phone->isLost, &phone->clock}});
    }
    scene()->setPhones(seats);
}

void PhoneHub::showRows()
{
    QList<PhoneRow> rows;
    const QList<phones::SceneSeat> all = seats();
    for (const auto &phone : m_phones) {
        if (!phone->line && !phone->isKnown() && !phone->claim)
            continue; // remembered only because its player had a seat of this scene
        const Player player = phone->claim ? *phone->claim : shownPlayer(*phone, all);
        rows.append(
            {phone->id, player.name, player.portrait, player.colorIndex, phone->seat, phone->isLost, phone->claim.has_value()});
    }
    m_rows.setRows(rows);
    emit phonesChanged();
}

void PhoneHub::sendViews()
{
    for (const auto &phone : m_phones)
        sendView(*phone);
}

void PhoneHub::sendView(Phone &phone)
{
    if (!phone.line)
        return;
    const phones::PhoneLanguages::Scope language(*m_languages, phone.language);
    if (const std::optional<QJsonObject> view = phone.nextView(viewOf(phone)))
        phone.line->send({{QStringLiteral("view"), *view}});
}

QJsonObject PhoneHub::viewOf(const Phone &phone) const
{
    if (!phone.isKnown() || phone.claim || (scene() && phone.seat < 0))
        return joinView(phone);
    QJsonObject view;
    if (scene()) {
        view = scene()->view(phone.seat);
        view.insert(QStringLiteral("scene"), scene()->name());
        if (view.contains(QStringLiteral("seats")))
            view.insert(QStringLiteral("seats"), seatsWithPhones(view.value(QStringLiteral("seats")).toArray()));
    } else {
        view.insert(QStringLiteral("scene"), QStringLiteral("idle"));
        view.insert(QStringLiteral("yourTurn"), false);
        //: On a phone that has joined while no game is open at the table
        view.insert(QStringLiteral("line"), tr("Wait until a game begins at the table."));
    }
    view.insert(QStringLiteral("you"), playerJson(shownPlayer(phone, seats()), phone.seat));
    return view;
}

QJsonObject PhoneHub::joinView(const Phone &phone) const
{
    QJsonArray people;
    QJsonArray free;
    QStringList seated;
    const QList<phones::SceneSeat> all = seats();
    for (int seat = 0; seat < all.size(); ++seat) {
        const phones::SceneSeat &one = all[seat];
        if (!one.isPerson)
            continue;
        const Player player = Player::at(one);
        QJsonObject json = playerJson(player, seat);
        json.insert(QStringLiteral("person"), seatPrefix + QString::number(seat));
        json.insert(QStringLiteral("taken"), isTaken(player, seat, phone));
        if (one.isNamed)
            people.append(json);
        else if (!phoneAt(seat))
            free.append(json);
        seated << one.personId;
    }
    const bool mayBeNew = !scene() || scene()->mayBeNew();
    for (const PersonRow &person : m_people.list()->rows()) {
        if (!mayBeNew || seated.contains(person.personId))
            continue;
        const Player player{person.name, person.portrait, person.colorIndex, person.personId};
        QJsonObject json = playerJson(player, -1);
        json.insert(QStringLiteral("person"), person.personId);
        json.insert(QStringLiteral("taken"), isTaken(player, -1, phone));
        people.append(json);
    }
    return {{QStringLiteral("scene"), QStringLiteral("join")},
            {QStringLiteral("you"), QJsonValue::Null},
            {QStringLiteral("people"), people},
            {QStringLiteral("free"), free},
            {QStringLiteral("mayBeNew"), mayBeNew},
            {QStringLiteral("asked"), phone.claim ? QJsonValue(phone.claim->name) : QJsonValue()},
            {QStringLiteral("yourTurn"), false},
            {QStringLiteral("line"), QString()}};
}

QJsonArray PhoneHub::seatsWithPhones(QJsonArray seats) const
{
    for (int seat = 0; seat < seats.size(); ++seat) {
        const Phone *phone = phoneAt(seat);
        QJsonObject json = seats[seat].toObject();
        json.insert(QStringLiteral("phone"),
                    !phone              ? QStringLiteral("none")
                        : phone->isLost ? QStringLiteral("lost")
                                        : QStringLiteral("here"));
        seats[seat] = json;
    }
    return seats;
}

/// Returns who the phone and its row in the list say that its player is: at a seat without a named player, the seat's look.
PhoneHub::Player PhoneHub::shownPlayer(const Phone &phone, const QList<phones::SceneSeat> &seats)
{
    Player shown = phone.player;
    if (phone.seat >= 0 && phone.seat < seats.size())
        shown = Player::at(seats[phone.seat]);
    if (!phone.player.isNobody())
        shown.name = phone.player.name;
    else if (shown.isNobody())
        shown.name = phone.seatName;
    return shown;
}

/// Closes the phone's connection, whose signals are no longer of interest.
void PhoneHub::close(Phone &phone, PhoneLine::Code code)
{
    if (PhoneLine *line = std::exchange(phone.line, nullptr)) {
        line->disconnect(this);
        line->close(code);
    }
}

PhoneHub::Phone *PhoneHub::phoneOf(const PhoneLine *line)
{
    const auto found = std::find_if(m_phones.begin(), m_phones.end(), [&](const auto &phone) { return phone->line == line; });
    return found == m_phones.end() ? nullptr : found->get();
}

PhoneHub::Phone *PhoneHub::phoneWith(int phoneId)
{
    const auto found = std::find_if(m_phones.begin(), m_phones.end(), [&](const auto &phone) { return phone->id == phoneId; });
    return found == m_phones.end() ? nullptr : found->get();
}

PhoneHub::Phone *PhoneHub::phoneAt(int seat) const
{
    const auto found = std::find_if(m_phones.begin(), m_phones.end(), [&](const auto &phone) { return phone->seat == seat; });
    return found == m_phones.end() ? nullptr : found->get();
}

} // namespace tableside

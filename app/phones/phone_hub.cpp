// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/phone_hub.h"

#include "app/people/people.h"
#include "app/phones/message_shape.h"
#include "app/phones/phone_words.h"
#include "app/settings/app_settings.h"
#include "app/settings/interface_language.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace tableside {

using phones::PhoneLine;

namespace {

/// The port that is tried first if the program has not let phones in before.
constexpr quint16 usualPort = 8370;

/// The number of phones that are remembered, as many as can be connected (PhoneLimits).
constexpr std::size_t mostPhones = 32;

/// In the scene "join", players who have a seat are told apart by their seats, because a guest has no id in the score book.
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

QJsonObject playerJson(const QString &name, int color, const QString &portrait, int seat)
{
    return {{QStringLiteral("name"), name},
            {QStringLiteral("color"), color},
            {QStringLiteral("portrait"), portrait},
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
    return std::any_of(m_phones.begin(), m_phones.end(), [](const auto &phone) { return phone->row.isAsking; });
}

bool PhoneHub::start()
{
    const QStringList all = addresses();
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
    const int port = m_settings.phonePort();
    if (address.isEmpty()) //: Why phones can't join
        m_problem = tr("This device isn’t on a network. Connect it to your Wi-Fi, then try again.");
    else if (!m_door->open(address, port > 0 ? static_cast<quint16>(port) : usualPort))
        m_problem = m_door->problem();
    if (m_problem.isEmpty()) {
        m_address = address;
        m_secret = m_door->newSecret();
        m_settings.setPhoneAddress(address);
        m_settings.setPhonePort(m_door->port());
        m_languages = std::make_unique<phones::PhoneLanguages>();
        m_code = m_door->code(link());
        m_finder.setRunning(true);
    }
    emit runningChanged();
    return isRunning();
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
    applySeats();
    m_finder.setRunning(false);
    m_welcomes.clear();
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
    applySeats();
}

void PhoneHub::allow(int phoneId)
{
    Phone *phone = phoneWith(phoneId);
    if (!phone || !phone->row.isAsking)
        return;
    const int seat = std::exchange(phone->askedSeat, -1);
    phone->row.isAsking = false;
    if (Phone *holder = holderOf(seat); holder && holder != phone)
        forgetPlayer(*holder);
    takeSeat(*phone, seat);
    applySeats();
}

void PhoneHub::refuse(int phoneId)
{
    Phone *phone = phoneWith(phoneId);
    if (!phone)
        return;
    forgetPlayer(*phone);
    applySeats();
}

void PhoneHub::playHere(int seat)
{
    for (const auto &phone : m_phones) {
        if (phone->row.seat == seat)
            phone->awaySeat = std::exchange(phone->row.seat, -1);
    }
    applySeats();
}

void PhoneHub::onConnected(PhoneLine *line)
{
    m_strangers.push_back(line);
    connect(line, &PhoneLine::received, this, [this, line](const QJsonObject &message) { onMessage(line, message); });
    connect(line, &PhoneLine::closed, this, [this, line] { onClosed(line); });
    connect(line, &PhoneLine::quietChanged, this, [this, line](bool isQuiet) {
        if (Phone *phone = phoneOf(line)) {
            phone->row.isLost = isQuiet;
            applySeats();
        }
    });
}

void PhoneHub::onClosed(PhoneLine *line)
{
    std::erase(m_strangers, line);
    if (Phone *phone = phoneOf(line)) {
        phone->line = nullptr;
        phone->row.isLost = true;
        applySeats();
    }
}

void PhoneHub::onMessage(PhoneLine *line, const QJsonObject &message)
{
    if (!phones::isKnownMessage(message))
        return line->close(PhoneLine::BrokeLimit);
    if (message.contains(QStringLiteral("time")))
        return answerTime(line, message.value(QStringLiteral("time")).toObject());
    if (Phone *phone = phoneOf(line))
        return answer(*phone, message);
    if (message.contains(QStringLiteral("hello")))
        return greet(line, message.value(QStringLiteral("hello")).toObject());
    line->close(PhoneLine::BrokeLimit);
}

/// Answers at once, because phones compute the table's clock from the time of the round trip.
void PhoneHub::answerTime(PhoneLine *line, const QJsonObject &time)
{
    const calls::Microseconds arrival = m_clock();
    line->send({{QStringLiteral("time"),
                 QJsonObject{{QStringLiteral("at"), time.value(QStringLiteral("at"))},
                             {QStringLiteral("table"), static_cast<double>(arrival) / 1e3}}}});
    Phone *phone = phoneOf(line);
    const std::optional<calls::Microseconds> at = timeIn(time, "at");
    if (!phone || !at)
        return;
    calls::TimeReport report{*at, {}};
    const std::optional<calls::Microseconds> table = timeIn(time, "table");
    const std::optional<calls::Microseconds> heard = timeIn(time, "heard");
    if (table && heard)
        report.heard = calls::TimeReport::Heard{*table, *heard};
    phone->clock.received(report, arrival);
    givePhones();
}

void PhoneHub::greet(PhoneLine *line, const QJsonObject &hello)
{
    if (hello.value(QStringLiteral("secret")).toString() != m_secret)
        return line->close(PhoneLine::WrongSecret);
    const QString token = hello.value(QStringLiteral("token")).toString();
    Phone *phone = nullptr;
    if (!token.isEmpty()) {
        const auto known = std::find_if(m_phones.begin(), m_phones.end(), [&](const auto &one) { return one->token == token; });
        if (known == m_phones.end())
            return line->close(PhoneLine::WrongSecret);
        phone = known->get();
        close(*phone, PhoneLine::Replaced);
        if (phone->awaySeat >= 0 && phoneAt(phone->awaySeat) == nullptr)
            phone->row.seat = phone->awaySeat;
        phone->awaySeat = -1;
    } else if (!makeRoom()) {
        return line->close(PhoneLine::BrokeLimit);
    } else {
        m_phones.push_back(std::make_unique<Phone>());
        phone = m_phones.back().get();
        phone->row.phoneId = ++m_lastId;
        phone->token = m_door->newSecret();
    }
    std::erase(m_strangers, line);
    phone->line = line;
    phone->language = languageOf(hello);
    phone->row.isLost = false;
    phone->clock = {}; // a page that was loaded again may have another clock
    welcome(*phone);
    applySeats();
}

/// Forgets the phone that was lost first and has no seat, if there are as many phones as may be. Returns false if there is none.
bool PhoneHub::makeRoom()
{
    if (m_phones.size() < mostPhones)
        return true;
    const auto old = std::find_if(m_phones.begin(), m_phones.end(),
                                  [](const auto &phone) { return !phone->line && phone->row.seat < 0 && phone->awaySeat < 0; });
    if (old == m_phones.end())
        return false;
    m_phones.erase(old);
    return true;
}

void PhoneHub::welcome(Phone &phone)
{
    auto welcome = m_welcomes.find(phone.language);
    if (welcome == m_welcomes.end()) {
        const phones::PhoneLanguages::Scope language(*m_languages, phone.language);
        QJsonArray languages;
        for (const Option &one : interfaceLanguages())
            languages.append(QJsonObject{{QStringLiteral("code"), one.value}, {QStringLiteral("name"), one.name}});
        welcome = m_welcomes.insert(phone.language,
                                    QJsonObject{{QStringLiteral("language"), phone.language},
                                                {QStringLiteral("languages"), languages},
                                                {QStringLiteral("words"), phones::phoneWords()}});
    }
    QJsonObject own = *welcome;
    own.insert(QStringLiteral("token"), phone.token);
    phone.line->send({{QStringLiteral("welcome"), own}});
    phone.sent = {}; // the next view is sent even if it is the same
}

void PhoneHub::answer(Phone &phone, const QJsonObject &message)
{
    const QString kind = message.keys().value(0);
    const QJsonValue value = message.value(kind);
    const QJsonObject object = value.toObject();
    if (kind == QLatin1String("ask"))
        return m_rules.ask(phone.row.phoneId, object);
    if (kind == QLatin1String("language")) {
        phone.language = resolvedLanguage(value.toString(), {});
        welcome(phone);
    } else if (kind == QLatin1String("who")) {
        identify(phone, object);
    } else if (kind == QLatin1String("leave")) {
        forgetPlayer(phone);
        applySeats();
    } else if (scene() && phone.row.seat >= 0) {
        askScene(phone, kind, value);
    }
    m_sending.start();
}

void PhoneHub::answerAboutRules(int phoneId, const QJsonObject &ask)
{
    const Phone *phone = phoneWith(phoneId);
    if (!phone || !phone->line)
        return;
    const phones::PhoneLanguages::Scope language(*m_languages, phone->language);
    phone->line->send({{QStringLiteral("rules"), m_rules.answer(ask, phone->language)}});
}

/// Makes the phone nobody's. A phone that was refused a seat, or has lost it to another one, must not get it as that of its
/// player when the seat is free for a moment.
void PhoneHub::forgetPlayer(Phone &phone)
{
    PhoneRow nobody;
    nobody.phoneId = phone.row.phoneId;
    nobody.isLost = phone.row.isLost;
    phone.row = nobody;
    phone.personId.clear();
    phone.askedSeat = phone.awaySeat = -1;
}

/// Lets the scene do what the phone asks for. This runs in the language of the interface, because the table shows it as well.
void PhoneHub::askScene(Phone &phone, const QString &kind, const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const bool isLate = kind == QLatin1String("act") && object.value(QStringLiteral("version")).toInteger() != phone.version;
    if (isLate) //: On a phone: an action came too late
        return refuse(phone, {[] { return tr("Something has just changed. Look again."); }, {}});
    m_acting = &phone;
    const phones::PhoneRefusal refusal = scene()->handle(phone.row.seat, kind, value, pressOf(phone, object));
    m_acting = nullptr;
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
    phone.sent = {};
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
    const QString personId = who.value(QStringLiteral("person")).toString();
    const QString name = People::cleaned(who.value(QStringLiteral("name")).toString());
    const int seat = personId.startsWith(seatPrefix) ? personId.mid(seatPrefix.size()).toInt()
                                                     : who.value(QStringLiteral("seat")).toInt(-1);
    if (seat >= 0) {
        takeSeat(phone, seat);
    } else if (const std::optional<Person> person = personId.isEmpty() ? m_people.named(name) : m_people.person(personId)) {
        phone.personId = person->id;
        phone.row.name = person->name;
        phone.row.portrait = person->portrait;
        phone.row.colorIndex = person->colorIndex;
    } else if (!name.isEmpty()) {
        phone.personId.clear();
        phone.row.name = name;
    }
    takeSeats();
    if (!seatNewcomer(phone)) //: On a phone that wants to take part
        refuse(phone, {[] { return tr("All seats are taken."); }, {}});
    applySeats();
}

/// Seats a person who has just joined in a setup. Returns false if there is no seat.
bool PhoneHub::seatNewcomer(Phone &phone)
{
    if (!scene() || !scene()->mayBeNew() || phone.row.name.isEmpty() || phone.row.seat >= 0 || phone.row.isAsking)
        return true;
    m_acting = &phone;
    const int seat = scene()->seatNewcomer(phone.personId, phone.row.name);
    m_acting = nullptr;
    takeSeat(phone, seat);
    return phone.row.seat >= 0 || phone.row.isAsking;
}

/// Gives the phone a seat of the scene. If another phone has it, the people at the table are asked.
void PhoneHub::takeSeat(Phone &phone, int seat)
{
    const QList<phones::SceneSeat> seats = scene() ? scene()->seats() : QList<phones::SceneSeat>();
    if (seat < 0 || seat >= seats.size() || !seats[seat].isPerson)
        return;
    if (const Phone *holder = holderOf(seat); holder && holder != &phone) {
        phone.row.seat = phone.awaySeat = -1;
        phone.askedSeat = seat;
        phone.row.isAsking = true;
        phone.row.name = seats[seat].name;
        return;
    }
    phone.row.seat = seat;
    phone.awaySeat = -1;
    adopt(phone, seats[seat]);
}

/// Makes the phone that of the seat's player.
void PhoneHub::adopt(Phone &phone, const phones::SceneSeat &seat)
{
    phone.row.name = seat.name;
    phone.row.portrait = seat.portrait;
    phone.row.colorIndex = seat.colorIndex;
    phone.personId = seat.personId;
}

bool PhoneHub::isOf(const Phone &phone, const phones::SceneSeat &seat)
{
    if (!seat.isPerson || phone.row.name.isEmpty())
        return false;
    return phone.personId.isEmpty() || seat.personId.isEmpty() ? seat.name == phone.row.name : seat.personId == phone.personId;
}

/// Gives each phone without a seat the seat of its person, if that is free.
void PhoneHub::takeSeats()
{
    const QList<phones::SceneSeat> seats = scene() ? scene()->seats() : QList<phones::SceneSeat>();
    for (const auto &phone : m_phones) {
        for (int seat = 0; phone->row.seat < 0 && phone->awaySeat < 0 && seat < seats.size(); ++seat) {
            if (!phone->row.isAsking && isOf(*phone, seats[seat]) && holderOf(seat) == nullptr)
                takeSeat(*phone, seat);
        }
    }
}

void PhoneHub::onSceneChanged()
{
    for (const auto &phone : m_phones) {
        phone->row.seat = phone->awaySeat = phone->askedSeat = -1;
        phone->row.isAsking = false;
    }
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

/// Lets each phone follow its player to another seat. A player who has just chosen another name is the same one, and so is a
/// player without an id whose seat was renamed.
void PhoneHub::onSeatsChanged()
{
    const QList<phones::SceneSeat> seats = scene()->seats();
    std::vector<std::pair<Phone *, int>> moved; // with the seats before
    for (const auto &phone : m_phones) {
        const int seat = phone->row.seat;
        if (seat < 0)
            continue;
        const bool isThere = seat < seats.size() && seats[seat].isPerson;
        if (isThere && (phone.get() == m_acting || isOf(*phone, seats[seat]))) {
            adopt(*phone, seats[seat]);
        } else {
            phone->row.seat = -1;
            if (isThere && (phone->personId.isEmpty() || seats[seat].personId.isEmpty()))
                moved.emplace_back(phone.get(), seat);
        }
    }
    takeSeats();
    for (const auto &[phone, seat] : moved) {
        if (phone->row.seat < 0 && phoneAt(seat) == nullptr)
            takeSeat(*phone, seat);
    }
    applySeats();
}

/// Tells the scene which seats have phones, updates the list of phones, and sends the views.
void PhoneHub::applySeats()
{
    // A lost phone that is nobody's is forgotten. If it comes back, it joins anew.
    std::erase_if(m_phones, [](const auto &phone) { return !phone->line && phone->row.name.isEmpty(); });
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
        if (phone->row.seat >= 0)
            seats.insert({phone->row.seat, {phone->row.isLost, &phone->clock}});
    }
    scene()->setPhones(seats);
}

void PhoneHub::showRows()
{
    QList<PhoneRow> rows;
    for (const auto &phone : m_phones)
        rows.append(phone->row);
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
    QJsonObject view = viewOf(phone);
    if (view == phone.sent)
        return;
    phone.sent = view;
    view.insert(QStringLiteral("version"), ++phone.version);
    phone.line->send({{QStringLiteral("view"), view}});
}

QJsonObject PhoneHub::viewOf(const Phone &phone) const
{
    const PhoneRow &row = phone.row;
    const bool isKnown = !row.name.isEmpty() && !row.isAsking;
    if (!isKnown || (scene() && row.seat < 0))
        return joinView(phone);
    QJsonObject view;
    if (scene()) {
        view = scene()->view(row.seat);
        view.insert(QStringLiteral("scene"), scene()->name());
        if (view.contains(QStringLiteral("seats")))
            view.insert(QStringLiteral("seats"), seatsWithPhones(view.value(QStringLiteral("seats")).toArray()));
    } else {
        view.insert(QStringLiteral("scene"), QStringLiteral("idle"));
        view.insert(QStringLiteral("yourTurn"), false);
        //: On a phone that has joined while no game is open at the table
        view.insert(QStringLiteral("line"), tr("Wait until a game begins at the table."));
    }
    view.insert(QStringLiteral("you"), playerJson(row.name, row.colorIndex, row.portrait, row.seat));
    return view;
}

QJsonObject PhoneHub::joinView(const Phone &phone) const
{
    QJsonArray people;
    QJsonArray free;
    QStringList seated;
    const QList<phones::SceneSeat> seats = scene() ? scene()->seats() : QList<phones::SceneSeat>();
    for (int seat = 0; seat < seats.size(); ++seat) {
        const phones::SceneSeat &one = seats[seat];
        if (!one.isPerson)
            continue;
        QJsonObject json = playerJson(one.name, one.colorIndex, one.portrait, seat);
        json.insert(QStringLiteral("person"), seatPrefix + QString::number(seat));
        json.insert(QStringLiteral("taken"), holderOf(seat) != nullptr);
        if (one.isNamed)
            people.append(json);
        else if (!holderOf(seat))
            free.append(json);
        seated << one.personId;
    }
    const bool mayBeNew = !scene() || scene()->mayBeNew();
    for (const PersonRow &person : m_people.list()->rows()) {
        if (!mayBeNew || seated.contains(person.personId))
            continue;
        QJsonObject json = playerJson(person.name, person.colorIndex, person.portrait, -1);
        json.insert(QStringLiteral("person"), person.personId);
        json.insert(QStringLiteral("taken"), std::any_of(m_phones.begin(), m_phones.end(), [&](const auto &other) {
                        return other.get() != &phone && other->personId == person.personId;
                    }));
        people.append(json);
    }
    return {{QStringLiteral("scene"), QStringLiteral("join")},
            {QStringLiteral("you"), QJsonValue::Null},
            {QStringLiteral("people"), people},
            {QStringLiteral("free"), free},
            {QStringLiteral("mayBeNew"), mayBeNew},
            {QStringLiteral("asked"), phone.row.isAsking ? QJsonValue(phone.row.name) : QJsonValue()},
            {QStringLiteral("yourTurn"), false},
            {QStringLiteral("line"), QString()}};
}

QJsonArray PhoneHub::seatsWithPhones(QJsonArray seats) const
{
    for (int seat = 0; seat < seats.size(); ++seat) {
        const Phone *phone = phoneAt(seat);
        QJsonObject json = seats[seat].toObject();
        json.insert(QStringLiteral("phone"),
                    !phone                  ? QStringLiteral("none")
                        : phone->row.isLost ? QStringLiteral("lost")
                                            : QStringLiteral("here"));
        seats[seat] = json;
    }
    return seats;
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
    const auto found = std::find_if(m_phones.begin(), m_phones.end(),
                                    [&](const auto &phone) { return phone->row.phoneId == phoneId; });
    return found == m_phones.end() ? nullptr : found->get();
}

PhoneHub::Phone *PhoneHub::phoneAt(int seat) const
{
    const auto found = std::find_if(m_phones.begin(), m_phones.end(), [&](const auto &phone) { return phone->row.seat == seat; });
    return found == m_phones.end() ? nullptr : found->get();
}

PhoneHub::Phone *PhoneHub::holderOf(int seat) const
{
    const auto found = std::find_if(m_phones.begin(), m_phones.end(),
                                    [&](const auto &phone) { return phone->row.seat == seat || phone->awaySeat == seat; });
    return found == m_phones.end() ? nullptr : found->get();
}

} // namespace tableside

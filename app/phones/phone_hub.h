// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones at the table: lets them in, knows whose phone each is and which seat it has, and sends each one what it shows. The
// messages are described in PROTOCOL.md.
#pragma once

#include <QObject>

#include "app/calls/event_clock.h"
#include "app/phones/net/phone_door.h"
#include "app/phones/phone.h"
#include "app/phones/phone_language.h"
#include "app/phones/rules/phone_rules.h"
#include "app/phones/scene_finder.h"
#include "app/ui/rows_model.h"

#include <QJsonArray>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

namespace tableside {

class AppSettings;
class CallBooth;
class Navigator;
class People;
class RulesReader;
class ScoreController;
class TableController;

/// A phone that has joined or wants to, as a row of a list.
struct PhoneRow
{
    Q_GADGET
    QML_VALUE_TYPE(phoneRow)
    Q_PROPERTY(int phoneId MEMBER phoneId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    /// The seat at the open table; -1 for none.
    Q_PROPERTY(int seat MEMBER seat FINAL)
    /// Whether the table does not hear from the phone now.
    Q_PROPERTY(bool lost MEMBER isLost FINAL)
    /// Whether the phone asks for a seat that another phone has, and somebody at the table must allow that.
    Q_PROPERTY(bool asking MEMBER isAsking FINAL)

public:
    int phoneId = 0;
    QString name;
    QString portrait;
    int colorIndex = 0;
    int seat = -1;
    bool isLost = false;
    bool isAsking = false;

    friend bool operator==(const PhoneRow &, const PhoneRow &) = default;
};

class PhoneHub : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// Whether the program was built with what phones need.
    Q_PROPERTY(bool available READ isAvailable CONSTANT FINAL)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged FINAL)
    /// The addresses of this computer among which the user can choose, such as "192.168.1.20".
    Q_PROPERTY(QStringList addresses READ addresses NOTIFY runningChanged FINAL)
    Q_PROPERTY(QString address READ address NOTIFY runningChanged FINAL)
    /// The address of the page without its secret, to be read aloud, such as "http://192.168.1.20:8370".
    Q_PROPERTY(QString page READ page NOTIFY runningChanged FINAL)
    /// The whole address with its secret; empty while no phones are let in.
    Q_PROPERTY(QString link READ link NOTIFY runningChanged FINAL)
    /// The number of modules on each side of the QR code of `link`; 0 for none.
    Q_PROPERTY(int codeSize READ codeSize NOTIFY runningChanged FINAL)
    /// The modules of the QR code, row by row: "1" for a dark one.
    Q_PROPERTY(QString codeModules READ codeModules NOTIFY runningChanged FINAL)
    /// Why phones cannot be let in, or can no longer find the table, as a sentence.
    Q_PROPERTY(QString problem READ problem NOTIFY runningChanged FINAL)
    Q_PROPERTY(tableside::RowsModelBase *phones READ phones CONSTANT FINAL)
    /// Whether some phone asks for a seat that another phone has.
    Q_PROPERTY(bool asked READ isAsked NOTIFY phonesChanged FINAL)
    Q_PROPERTY(int phoneCount READ phoneCount NOTIFY phonesChanged FINAL)

public:
    /// `door` may be null if the program was built without a network. The other arguments must outlive this object.
    /// Phones show the open game table until follow() is called. `clock` must be that of the call booth.
    PhoneHub(std::unique_ptr<phones::PhoneDoor> door, TableController &tables, People &people, AppSettings &settings,
             RulesReader &rules, MicroClock clock = steadyMicroClock(), QObject *parent = nullptr);
    ~PhoneHub() override;

    /// Lets phones show what the open page shows: a game, a score sheet, the call buttons, or a setup. The arguments must outlive
    /// this object.
    void follow(Navigator &navigator, ScoreController &scores, CallBooth &booth) { m_finder.follow(navigator, scores, booth); }

    bool isAvailable() const { return m_door != nullptr; }
    bool isRunning() const { return m_door && m_door->isOpen(); }
    QStringList addresses() const { return m_addresses; }
    QString address() const { return m_address; }
    QString page() const;
    QString link() const;
    int codeSize() const { return static_cast<int>(m_code.size()); }
    QString codeModules() const;
    QString problem() const { return m_problem; }
    RowsModel<PhoneRow> *phones() { return &m_rows; }
    bool isAsked() const;
    int phoneCount() const { return m_rows.rowCount(); }

    /// Lets phones in on the address that was used last, or the most likely one. Returns false with `problem` on failure.
    Q_INVOKABLE bool start();
    /// Lets phones in on another address of this computer. All phones have to scan the new QR code.
    Q_INVOKABLE bool startOn(const QString &address);
    Q_INVOKABLE void stop();
    /// Finds out whether phones can still reach this computer at `address`. Otherwise `problem` says what to do.
    Q_INVOKABLE void checkAddress();
    /// Disconnects a phone and forgets it. It can't come back without the new QR code; the other phones can.
    Q_INVOKABLE void remove(int phoneId);
    /// Makes the phone that of the player for whom it asks. The phone that was that player's until now is nobody's then.
    Q_INVOKABLE void allow(int phoneId);
    Q_INVOKABLE void refuse(int phoneId);
    /// Plays a seat at the table although its phone is lost. The phone gets the seat back when it returns.
    Q_INVOKABLE void playHere(int seat);

    /// Sets how long a connection may exist without having said hello; 5 s at first.
    void setHelloTime(std::chrono::milliseconds time) { m_helloTime = time; }

signals:
    void runningChanged();
    void phonesChanged();

private:
    using Phone = phones::Phone;
    using Player = phones::PhonePlayer;

    void onConnected(phones::PhoneLine *line);
    void onMessage(phones::PhoneLine *line, const QJsonObject &message);
    void greet(phones::PhoneLine *line, const QJsonObject &hello);
    void onClosed(phones::PhoneLine *line);
    Phone *addPhone();
    void welcomeBack(Phone &phone);
    void answer(Phone &phone, const QString &kind, const QJsonValue &value);
    void askScene(Phone &phone, const QString &kind, const QJsonValue &value);
    phones::PhonePress pressOf(const Phone &phone, const QJsonObject &message) const;
    void answerAboutRules(int phoneId, const QJsonObject &ask, const QString &language);
    void identify(Phone &phone, const QJsonObject &who);
    void askForSeat(Phone &phone, int seat);
    bool seatNewcomer(Phone &phone);
    void welcome(Phone &phone);
    void answerTime(Phone &phone, const QJsonObject &time);
    void onSceneChanged();
    void onSeatsChanged();
    QList<phones::SceneSeat> seats() const { return scene() ? scene()->seats() : QList<phones::SceneSeat>(); }
    void takeSeats();
    bool takeSeatOf(Phone &phone, const Player &player);
    bool isTaken(const Player &player, int seat, const Phone &by) const;
    void applySeats();
    void givePhones();
    phones::PhoneScene *scene() const { return m_finder.scene(); }
    void sendViews();
    void sendView(Phone &phone);
    QJsonObject viewOf(const Phone &phone) const;
    QJsonObject joinView(const Phone &phone) const;
    QJsonArray seatsWithPhones(QJsonArray seats) const;
    static Player shownPlayer(const Phone &phone, const QList<phones::SceneSeat> &seats);
    void refuse(Phone &phone, const phones::PhoneRefusal &refusal);
    void showRows();
    void close(Phone &phone, phones::PhoneLine::Code code);
    void renewSecret();
    Phone *phoneOf(const phones::PhoneLine *line);
    Phone *phoneWith(int phoneId);
    Phone *phoneAt(int seat) const;

    std::unique_ptr<phones::PhoneDoor> m_door;
    People &m_people;
    AppSettings &m_settings;
    std::unique_ptr<phones::PhoneLanguages> m_languages; ///< Exists while phones are let in.
    phones::PhoneRules m_rules;
    std::vector<std::unique_ptr<Phone>> m_phones;
    std::vector<phones::PhoneLine *> m_strangers; ///< Connections that have not said hello yet.
    RowsModel<PhoneRow> m_rows;
    QTimer m_sending; ///< Sends the views once for several changes.
    MicroClock m_clock;
    phones::SceneFinder m_finder;
    const Phone *m_acting = nullptr; ///< The phone whose message is handled, while it is handled by the scene.
    std::chrono::milliseconds m_helloTime{5'000};
    QString m_address;
    QStringList m_addresses; ///< The addresses of this computer when they were last asked for.
    QString m_secret;
    QString m_problem;
    QList<QList<bool>> m_code;
    int m_lastId = 0;
};

} // namespace tableside

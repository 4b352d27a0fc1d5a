// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones at the table: lets them in, knows whose phone each is and which seat it has, and sends each one what it shows. The
// messages are described in PROTOCOL.md.
#pragma once

#include <QObject>

#include "app/calls/event_clock.h"
#include "app/phones/net/phone_door.h"
#include "app/phones/phone_language.h"
#include "app/phones/rules/phone_rules.h"
#include "app/phones/scene_finder.h"
#include "app/ui/rows_model.h"
#include "engine/calls/phone_clock.h"

#include <QHash>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>

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
    /// Why phones cannot be let in, as a sentence.
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
    QStringList addresses() const { return m_door ? m_door->addresses() : QStringList(); }
    QString address() const { return m_address; }
    QString page() const;
    QString link() const;
    int codeSize() const { return static_cast<int>(m_code.size()); }
    QString codeModules() const;
    QString problem() const { return m_problem; }
    RowsModel<PhoneRow> *phones() { return &m_rows; }
    bool isAsked() const;
    int phoneCount() const { return static_cast<int>(m_phones.size()); }

    /// Lets phones in on the address that was used last, or the most likely one. Returns false with `problem` on failure.
    Q_INVOKABLE bool start();
    /// Lets phones in on another address of this computer. All phones have to scan the new QR code.
    Q_INVOKABLE bool startOn(const QString &address);
    Q_INVOKABLE void stop();
    /// Disconnects a phone and forgets it.
    Q_INVOKABLE void remove(int phoneId);
    /// Gives the phone the seat that it asks for. The phone that had the seat can ask for it again.
    Q_INVOKABLE void allow(int phoneId);
    Q_INVOKABLE void refuse(int phoneId);
    /// Plays a seat at the table although its phone is lost. The phone gets the seat back when it returns.
    Q_INVOKABLE void playHere(int seat);

signals:
    void runningChanged();
    void phonesChanged();

private:
    struct Phone
    {
        PhoneRow row;
        QString token;
        QString language;
        QString personId;
        int awaySeat = -1; ///< The seat that is played at the table until the phone returns; -1 for none.
        int askedSeat = -1;
        phones::PhoneLine *line = nullptr;
        calls::PhoneClock clock; ///< The clock of the page that is connected.
        QJsonObject sent;        ///< The last view, without its version.
        qint64 version = 0;
    };

    void onConnected(phones::PhoneLine *line);
    void onMessage(phones::PhoneLine *line, const QJsonObject &message);
    void greet(phones::PhoneLine *line, const QJsonObject &hello);
    void onClosed(phones::PhoneLine *line);
    void answer(Phone &phone, const QJsonObject &message);
    void askScene(Phone &phone, const QString &kind, const QJsonValue &value);
    static void forgetPlayer(Phone &phone);
    phones::PhonePress pressOf(const Phone &phone, const QJsonObject &message) const;
    void answerAboutRules(int phoneId, const QJsonObject &ask);
    void identify(Phone &phone, const QJsonObject &who);
    bool seatNewcomer(Phone &phone);
    bool makeRoom();
    void welcome(Phone &phone);
    void answerTime(phones::PhoneLine *line, const QJsonObject &time);
    void onSceneChanged();
    void onSeatsChanged();
    void takeSeats();
    void takeSeat(Phone &phone, int seat);
    static void adopt(Phone &phone, const phones::SceneSeat &seat);
    static bool isOf(const Phone &phone, const phones::SceneSeat &seat);
    void applySeats();
    void givePhones();
    phones::PhoneScene *scene() const { return m_finder.scene(); }
    void sendViews();
    void sendView(Phone &phone);
    QJsonObject viewOf(const Phone &phone) const;
    QJsonObject joinView(const Phone &phone) const;
    QJsonArray seatsWithPhones(QJsonArray seats) const;
    void refuse(Phone &phone, const phones::PhoneRefusal &refusal);
    void showRows();
    void close(Phone &phone, phones::PhoneLine::Code code);
    Phone *phoneOf(const phones::PhoneLine *line);
    Phone *phoneWith(int phoneId);
    Phone *phoneAt(int seat) const;
    /// Returns the phone that has the seat, or had it before it was lost and the seat was played at the table; null if there is none.
    Phone *holderOf(int seat) const;

    std::unique_ptr<phones::PhoneDoor> m_door;
    People &m_people;
    AppSettings &m_settings;
    std::unique_ptr<phones::PhoneLanguages> m_languages; ///< Exists while phones are let in.
    /// The value of `welcome` in each language without the token, because hundreds of texts take a while to translate.
    QHash<QString, QJsonObject> m_welcomes;
    phones::PhoneRules m_rules;
    std::vector<std::unique_ptr<Phone>> m_phones;
    std::vector<phones::PhoneLine *> m_strangers; ///< Connections that have not said hello yet.
    RowsModel<PhoneRow> m_rows;
    QTimer m_sending; ///< Sends the views once for several changes.
    MicroClock m_clock;
    phones::SceneFinder m_finder;
    const Phone *m_acting = nullptr; ///< The phone whose message is handled, while it is handled by the scene.
    QString m_address;
    QString m_secret;
    QString m_problem;
    QList<QList<bool>> m_code;
    int m_lastId = 0;
};

} // namespace tableside

// A score sheet before its first round: which box, who sits where, to how many points, by which rules.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/people/people.h"
#include "app/view/option.h"
#include "engine/score/sheet.h"

namespace tableside {

struct SetupSeatRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString personId MEMBER personId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(bool isDealer MEMBER isDealer FINAL)

public:
    int seat = 0;
    QString personId;
    QString name;
    QString portrait;
    int colorIndex = 0;
    bool isDealer = false;
};

/// Somebody who played before.
struct KnownPersonRow
{
    Q_GADGET
    Q_PROPERTY(QString personId MEMBER personId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(bool sits MEMBER sits FINAL)

public:
    QString personId;
    QString name;
    QString portrait;
    int colorIndex = 0;
    bool sits = false; ///< Plays this time too.
};

/// A house rule.
struct VariantRow
{
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isOn MEMBER isOn FINAL)

public:
    QString key;
    QString name;
    bool isOn = false;
};

class ScoreSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score room")

    Q_PROPERTY(QString box READ box WRITE setBox NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::Option> boxes READ boxes CONSTANT FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst WRITE setCountAgainst NOTIFY changed FINAL)
    Q_PROPERTY(bool winnerDeals READ winnerDeals WRITE setWinnerDeals NOTIFY changed FINAL)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed FINAL)
    Q_PROPERTY(tableside::RowsModelBase *variants READ variants CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *seats READ seats CONSTANT FINAL)
    /// The people who played last and those who sit, by name. Nobody leaves the list before the next updateKnown().
    Q_PROPERTY(tableside::RowsModelBase *known READ known CONSTANT FINAL)
    Q_PROPERTY(int dealer READ dealer WRITE setDealer NOTIFY changed FINAL)
    /// Why the game cannot begin yet; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The name that is being typed for the next player; it stays when the page is left.
    Q_PROPERTY(QString typedName MEMBER m_typedName NOTIFY typedNameChanged FINAL)
    /// Worth knowing, but no obstacle.
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)

public:
    /// `people` outlives the setup.
    explicit ScoreSetup(People &people, QObject *parent = nullptr);

    QString box() const;
    static QList<Option> boxes();
    bool countAgainst() const { return m_start.scoring == score::Scoring::count_against; }
    bool winnerDeals() const { return m_start.next_dealer == score::NextDealer::round_winner; }
    int target() const { return m_start.target; }
    RowsModel<VariantRow> *variants() { return &m_variants; }
    RowsModel<SetupSeatRow> *seats() { return &m_seats; }
    RowsModel<KnownPersonRow> *known() { return &m_known; }
    int dealer() const { return m_start.dealer; }
    /// Clears the name that is being typed.
    void forgetTypedName();
    QString problem() const;
    QString remark() const;

    void setBox(const QString &key);
    void setCountAgainst(bool against);
    void setWinnerDeals(bool winner);
    void setTarget(int target);
    void setDealer(int seat);
    Q_INVOKABLE void setVariant(const QString &key, bool on);
    /// Adds the remembered person of that name, or a new one. False if that person sits already. Ask alike() before.
    Q_INVOKABLE bool addNamed(const QString &name);
    /// Returns the name of a remembered person who may be meant by \p name, at a new seat or in place of whoever sits at
    /// \p seat; see People::alike().
    Q_INVOKABLE QString alike(const QString &name, int seat = -1) const;
    Q_INVOKABLE bool addPerson(const QString &id);
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void removePerson(const QString &id);
    /// Removes everybody.
    Q_INVOKABLE void clear();
    /// Moves a player to another seat; those in between shift by one. Does nothing if there is no such seat.
    Q_INVOKABLE void move(int from, int to);
    /// Another name seats another person there; to rename somebody is for the person's page.
    Q_INVOKABLE void change(int seat, const QString &name, const QString &portrait, int colorIndex);

    /// The people, rules and target of another game; the seats that had left stay away.
    void takeOver(const score::Sheet &sheet);
    /// The statement that begins the game, valid only without a problem. Every player has a look of their own in it.
    score::GameStarted start() const;
    /// Keeps the people of this game in the book, with the looks that were chosen for them.
    bool keepPeople();
    /// Offers those who have played last by now.
    Q_INVOKABLE void updateKnown();

signals:
    void changed();
    void typedNameChanged();

private:
    void takePrintedRules();
    bool sits(const QString &id) const;
    std::optional<int> seatNamed(const QString &name) const;
    void changePlaces(int seat, int other);
    void seatAnother(int seat, const QString &name);
    void chooseLook(int seat, const QString &portrait, int colorIndex);
    void takePeople();
    void refresh();

    People &m_people;
    score::GameStarted m_start; ///< With the looks from the book, which several players may share.
    std::vector<score::Player> m_seated; ///< The players of m_start with the looks that they have in this game.
    QStringList m_offered; ///< The ids of the people in m_known.
    QString m_typedName;
    RowsModel<VariantRow> m_variants;
    RowsModel<SetupSeatRow> m_seats;
    RowsModel<KnownPersonRow> m_known;
};

} // namespace tableside

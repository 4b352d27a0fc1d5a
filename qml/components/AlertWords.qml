import QtQuick

// A sentence that has to be read when it comes: what is wrong, what is asked, what came out. A screen reader says it.
Words {
    id: alert

    Accessible.role: Accessible.AlertMessage

    SpokenWords {
        says: alert.text
    }
}

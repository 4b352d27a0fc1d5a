import QtQuick
import Tableside
import Tableside.App

// The base type of the pages of the score book.
AppPage {
    required property ScoreController scoreController
}

import QtQuick
import Tableside
import Tableside.App

// A place of the scorekeeper.
AppPage {
    required property ScoreRoom scoreRoom
}

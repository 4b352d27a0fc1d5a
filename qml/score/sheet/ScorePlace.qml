import QtQuick
import Tableside
import Tableside.App

// A place of the scorekeeper.
Place {
    required property ScoreRoom scoreRoom
}

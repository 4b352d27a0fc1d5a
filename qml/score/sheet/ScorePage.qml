import QtQuick
import Tableside
import Tableside.App

// The base of the scorekeeper's pages.
AppPage {
    required property ScoreRoom scoreRoom
}

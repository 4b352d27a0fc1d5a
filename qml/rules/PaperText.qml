import QtQuick
import Tableside

// A paragraph of the rules on paper. Tab goes from link to link, Enter follows; the sentence that is read is marked.
Text {
    id: words

    property string html: ""
    property string plain: ""
    property int firstSentence: 0
    property int spokenSentence: -1
    property int lineSpacing: 112 // percent of the letters' own, which is 1.37 of their size

    readonly property int linkCount: (html.match(/<a /g) ?? []).length
    property int link: -1

    signal followed(target: string)

    function follow(index: int): void {
        const target = html.split("href=\"#")[index + 1];
        if (index >= 0 && target !== undefined)
            followed(target.split("\"")[0]);
    }

    readonly property string style: "a{color:" + Theme.ivoryLink + ";}"
        + (spokenSentence >= 0 ? ".s" + spokenSentence + "{background-color:" + Theme.ivoryMark + ";}" : "")
    // Which link has the focus is marked by counting them off
    readonly property string marked: {
        let count = -1;
        return link < 0 ? html : html.replace(/<a ([^>]*)>(.*?)<\/a>/g, (whole, attributes, label) => {
            count += 1;
            return count === link ? "<a " + attributes + "><span style=\"background-color:" + Theme.ivoryText + ";color:"
                + Theme.ivory + ";\">" + label + "</span></a>" : whole;
        });
    }

    text: "<style>" + style + "</style><p style=\"margin:0;line-height:" + lineSpacing + "%\">" + marked + "</p>"
    textFormat: Text.RichText
    wrapMode: Text.Wrap
    color: Theme.ivoryText
    font.family: Theme.family
    font.pixelSize: Theme.sizeReading
    activeFocusOnTab: linkCount > 0
    onLinkActivated: link => followed(link.slice(1))
    onActiveFocusChanged: link = activeFocus ? (link < 0 ? 0 : link) : -1

    Keys.onTabPressed: event => {
        event.accepted = link + 1 < linkCount;
        if (event.accepted)
            link += 1;
    }
    Keys.onBacktabPressed: event => {
        event.accepted = link > 0;
        if (event.accepted)
            link -= 1;
    }
    Keys.onReturnPressed: follow(link)
    Keys.onEnterPressed: follow(link)

    Accessible.role: linkCount > 0 ? Accessible.Link : Accessible.StaticText
    Accessible.name: plain
    Accessible.focusable: linkCount > 0
    Accessible.onPressAction: follow(Math.max(0, link))

    HoverHandler {
        cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the page before the app runs and after it has stopped, in the app's six languages. Like the app, they use the
// informal "du" and "tu". boot.js has the texts for a start that fails.

const english = {
    loading: "Setting the table…",
    starting: "Dealing the cards…",
    amount: (done, all) => `${done} of ${all} MB`,
    decimal: ".",
    elsewhere: "Tableside is open in another tab. Only one tab at a time can save.",
    useHere: "Use it here",
    waiting: "The other tab is saving…",
    crashed: "Tableside stopped because of an error. Everything you saved is still there.",
    closed: "Tableside is closed. Everything is saved.",
    reload: "Reload",
    again: "Start again",
    details: "Details",
    goOn: "Go on",
    deleted: "The browser has deleted what Tableside had saved here, as browsers do when space is short or a page hasn’t been opened for weeks. Tableside begins anew.",
    mayAsk: "Tableside saves your games and scores in this browser. So that the browser never deletes them, it asks you to allow that.",
    ask: "Ask me",
    later: "Not now",
    missing: {
        secure: "Tableside needs a secure connection. Open this page with an address that begins with https.",
        browser: "This browser is too old for Tableside. Update it, or open this page in another browser.",
        storage: "Your browser lets this page save nothing. Allow cookies and site data for this page in the browser’s settings, then reload.",
        isolated: "This browser doesn’t let Tableside use several processor cores here. Open this page in another browser, and not in a private window.",
        graphics: "Tableside needs WebGL to draw the table. Turn on hardware acceleration in your browser’s settings, or open this page in another browser.",
    },
};

const german = {
    loading: "Der Tisch wird gedeckt …",
    starting: "Die Karten werden ausgeteilt …",
    amount: (done, all) => `${done} von ${all} MB`,
    decimal: ",",
    elsewhere: "Tableside ist in einem anderen Tab offen. Speichern kann immer nur ein Tab.",
    useHere: "Hier weitermachen",
    waiting: "Der andere Tab speichert noch …",
    crashed: "Tableside wurde wegen eines Fehlers beendet. Alles Gespeicherte ist noch da.",
    closed: "Tableside ist geschlossen. Alles ist gespeichert.",
    reload: "Neu laden",
    again: "Neu starten",
    details: "Einzelheiten",
    goOn: "Weiter",
    deleted: "Der Browser hat gelöscht, was Tableside hier gespeichert hatte. Das tun Browser, wenn der Platz knapp ist oder eine Seite wochenlang nicht offen war. Tableside fängt neu an.",
    mayAsk: "Tableside speichert Partien und Punkte in diesem Browser. Damit er sie nie löscht, braucht er deine Erlaubnis.",
    ask: "Frag mich",
    later: "Jetzt nicht",
    missing: {
        secure: "Tableside braucht eine sichere Verbindung. Öffne diese Seite mit einer Adresse, die mit https beginnt.",
        browser: "Dieser Browser ist für Tableside zu alt. Aktualisiere ihn oder öffne diese Seite in einem anderen Browser.",
        storage: "Dein Browser lässt diese Seite nichts speichern. Erlaube ihr in den Einstellungen des Browsers Cookies und Websitedaten, dann lade die Seite neu.",
        isolated: "Dieser Browser lässt Tableside hier nicht mehrere Prozessorkerne benutzen. Öffne diese Seite in einem anderen Browser und nicht in einem privaten Fenster.",
        graphics: "Tableside braucht WebGL, um den Tisch zu zeichnen. Schalte in den Einstellungen deines Browsers die Hardwarebeschleunigung ein oder öffne diese Seite in einem anderen Browser.",
    },
};

const french = {
    loading: "On prépare la table…",
    starting: "On distribue les cartes…",
    amount: (done, all) => `${done} sur ${all} Mo`,
    decimal: ",",
    elsewhere: "Tableside est ouvert dans un autre onglet. Un seul onglet à la fois peut enregistrer.",
    useHere: "Continuer ici",
    waiting: "L’autre onglet enregistre…",
    crashed: "Tableside s’est arrêté à cause d’une erreur. Tout ce que tu as enregistré est encore là.",
    closed: "Tableside est fermé. Tout est enregistré.",
    reload: "Recharger",
    again: "Relancer",
    details: "Détails",
    goOn: "Continuer",
    deleted: "Le navigateur a supprimé ce que Tableside avait enregistré ici, comme le font les navigateurs quand la place manque ou qu’une page n’a pas été ouverte depuis des semaines. Tableside repart de zéro.",
    mayAsk: "Tableside enregistre tes parties et tes scores dans ce navigateur. Pour ne jamais les supprimer, il doit te demander ton accord.",
    ask: "D’accord",
    later: "Pas maintenant",
    missing: {
        secure: "Tableside a besoin d’une connexion sécurisée. Ouvre cette page avec une adresse qui commence par https.",
        browser: "Ce navigateur est trop ancien pour Tableside. Mets-le à jour ou ouvre cette page dans un autre navigateur.",
        storage: "Ton navigateur empêche cette page d’enregistrer quoi que ce soit. Autorise les cookies et les données de sites pour cette page dans les réglages du navigateur, puis recharge-la.",
        isolated: "Sur cette page, ce navigateur ne permet pas à Tableside d’utiliser plusieurs cœurs du processeur. Ouvre cette page dans un autre navigateur, et pas dans une fenêtre privée.",
        graphics: "Tableside a besoin de WebGL pour dessiner la table. Active l’accélération matérielle dans les réglages de ton navigateur ou ouvre cette page dans un autre navigateur.",
    },
};

const italian = {
    loading: "Si prepara il tavolo…",
    starting: "Si distribuiscono le carte…",
    amount: (done, all) => `${done} di ${all} MB`,
    decimal: ",",
    elsewhere: "Tableside è aperto in un’altra scheda. Può salvare una sola scheda alla volta.",
    useHere: "Continua qui",
    waiting: "L’altra scheda sta salvando…",
    crashed: "Tableside si è fermato per un errore. Tutto quello che hai salvato c’è ancora.",
    closed: "Tableside è chiuso. Tutto è salvato.",
    reload: "Ricarica",
    again: "Riavvia",
    details: "Dettagli",
    goOn: "Continua",
    deleted: "Il browser ha cancellato quello che Tableside aveva salvato qui: succede quando lo spazio è poco o una pagina non viene aperta per settimane. Tableside ricomincia da capo.",
    mayAsk: "Tableside salva partite e punti in questo browser. Per non cancellarli mai, il browser deve chiederti il permesso.",
    ask: "Va bene",
    later: "Non ora",
    missing: {
        secure: "Tableside ha bisogno di una connessione sicura. Apri questa pagina con un indirizzo che comincia con https.",
        browser: "Questo browser è troppo vecchio per Tableside. Aggiornalo oppure apri questa pagina in un altro browser.",
        storage: "Il tuo browser non lascia salvare niente a questa pagina. Consenti cookie e dati dei siti per questa pagina nelle impostazioni del browser, poi ricaricala.",
        isolated: "Qui questo browser non permette a Tableside di usare più core del processore. Apri questa pagina in un altro browser e non in una finestra privata.",
        graphics: "Tableside ha bisogno di WebGL per disegnare il tavolo. Attiva l’accelerazione hardware nelle impostazioni del browser oppure apri questa pagina in un altro browser.",
    },
};

const dutch = {
    loading: "De tafel wordt klaargezet…",
    starting: "De kaarten worden gedeeld…",
    amount: (done, all) => `${done} van ${all} MB`,
    decimal: ",",
    elsewhere: "Tableside is in een ander tabblad open. Er kan maar één tabblad tegelijk opslaan.",
    useHere: "Hier verdergaan",
    waiting: "Het andere tabblad slaat nog op…",
    crashed: "Tableside is gestopt door een fout. Alles wat je hebt opgeslagen, is er nog.",
    closed: "Tableside is gesloten. Alles is opgeslagen.",
    reload: "Opnieuw laden",
    again: "Opnieuw starten",
    details: "Details",
    goOn: "Doorgaan",
    deleted: "De browser heeft verwijderd wat Tableside hier had opgeslagen. Dat doen browsers als er weinig ruimte is of een pagina wekenlang niet is geopend. Tableside begint opnieuw.",
    mayAsk: "Tableside slaat je partijen en punten op in deze browser. Om ze nooit te wissen, heeft hij je toestemming nodig.",
    ask: "Vraag maar",
    later: "Niet nu",
    missing: {
        secure: "Tableside heeft een beveiligde verbinding nodig. Open deze pagina met een adres dat met https begint.",
        browser: "Deze browser is te oud voor Tableside. Werk hem bij of open deze pagina in een andere browser.",
        storage: "Je browser laat deze pagina niets opslaan. Sta in de instellingen van de browser cookies en sitegegevens toe voor deze pagina en laad de pagina opnieuw.",
        isolated: "Deze browser laat Tableside hier niet meerdere processorkernen gebruiken. Open deze pagina in een andere browser, en niet in een privévenster.",
        graphics: "Tableside heeft WebGL nodig om de tafel te tekenen. Zet hardwareversnelling aan in de instellingen van je browser of open deze pagina in een andere browser.",
    },
};

const finnish = {
    loading: "Katetaan pöytää…",
    starting: "Jaetaan kortteja…",
    amount: (done, all) => `${done}/${all} Mt`,
    decimal: ",",
    elsewhere: "Tableside on auki toisessa välilehdessä. Vain yksi välilehti kerrallaan voi tallentaa.",
    useHere: "Jatka tässä",
    waiting: "Toinen välilehti tallentaa vielä…",
    crashed: "Tableside pysähtyi virheeseen. Kaikki tallentamasi on yhä tallessa.",
    closed: "Tableside on suljettu. Kaikki on tallennettu.",
    reload: "Lataa uudelleen",
    again: "Käynnistä uudelleen",
    details: "Lisätietoja",
    goOn: "Jatka",
    deleted: "Selain on poistanut sen, mitä Tableside oli tallentanut tänne. Selaimet tekevät niin, kun tila on vähissä tai sivua ei ole avattu viikkoihin. Tableside aloittaa alusta.",
    mayAsk: "Tableside tallentaa pelisi ja pisteesi tähän selaimeen. Jotta selain ei koskaan poistaisi niitä, se tarvitsee sinulta luvan.",
    ask: "Kysy vain",
    later: "Ei nyt",
    missing: {
        secure: "Tableside tarvitsee suojatun yhteyden. Avaa tämä sivu osoitteesta, jonka alussa on https.",
        browser: "Tämä selain on liian vanha Tablesidelle. Päivitä se tai avaa tämä sivu toisessa selaimessa.",
        storage: "Selaimesi ei anna tämän sivun tallentaa mitään. Salli evästeet ja sivustotiedot tälle sivulle selaimen asetuksissa ja lataa sivu uudelleen.",
        isolated: "Tämä selain ei anna Tablesiden käyttää täällä useaa suoritinydintä. Avaa tämä sivu toisessa selaimessa, ei yksityisessä ikkunassa.",
        graphics: "Tableside tarvitsee WebGL:n pöydän piirtämiseen. Ota laitteistokiihdytys käyttöön selaimen asetuksissa tai avaa tämä sivu toisessa selaimessa.",
    },
};

const languages = { en: english, de: german, fr: french, it: italian, nl: dutch, fi: finnish };

/** Returns the first of the browser's preferred languages that Tableside supports; English if it supports none. */
export function chooseLanguage(preferred = navigator.languages ?? [navigator.language]) {
    const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag in languages);
    return known ?? "en";
}

export const language = chooseLanguage();
export const words = languages[language];

export function megabytes(bytes) {
    return (bytes / 1e6).toFixed(1).replace(".", words.decimal);
}

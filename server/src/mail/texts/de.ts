import type { Texts } from '../template.ts'

const ask = 'Wenn Sie nicht darum gebeten haben, geschieht nichts.'

export const de: Texts = {
  verification: {
    subject: 'Ihr Code für {{siteName}}',
    preheader: 'Er gilt 15 Minuten.',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Code' },
      { kind: 'TEXT', text: 'Geben Sie diesen Code ein. Er gilt 15 Minuten.' },
      { kind: 'CODE', variable: 'code' },
      { kind: 'NOTE', text: `Niemand von {{siteName}} fragt Sie je nach diesem Code. ${ask}` },
    ],
  },
  recovery: {
    subject: 'Neues Passwort für {{siteName}}',
    preheader: 'Der Link gilt 30 Minuten.',
    blocks: [
      { kind: 'HEADING', text: 'Neues Passwort wählen' },
      {
        kind: 'TEXT',
        text: 'Öffnen Sie diesen Link innerhalb von 30 Minuten, um ein neues Passwort zu wählen. Er wirkt einmal.',
      },
      { kind: 'BUTTON', text: 'Passwort wählen', variable: 'link' },
      { kind: 'NOTE', text: `${ask} Ihr Passwort bleibt, wie es ist.` },
    ],
  },
  activation: {
    subject: 'Willkommen bei {{siteName}}',
    preheader: 'Wählen Sie ein Passwort für Ihr Konto.',
    blocks: [
      { kind: 'HEADING', text: 'Willkommen bei {{siteName}}' },
      {
        kind: 'TEXT',
        text: 'Sie haben ein Konto bei uns. Wählen Sie innerhalb eines Tages ein Passwort. Der Link wirkt einmal.',
      },
      { kind: 'BUTTON', text: 'Passwort wählen', variable: 'link' },
      { kind: 'NOTE', text: 'Zu spät? Auf der Anmeldeseite bekommen Sie einen neuen Link.' },
    ],
  },
  changedPassword: {
    subject: 'Ihr Passwort für {{siteName}} wurde geändert',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Passwort wurde geändert' },
      { kind: 'TEXT', text: 'Es wurde am {{when}} geändert, und Sie wurden überall abgemeldet.' },
      {
        kind: 'NOTE',
        text: 'Waren Sie es nicht, wählen Sie auf der Anmeldeseite sofort ein neues Passwort und sagen Sie uns Bescheid.',
      },
    ],
  },
  changedEmail: {
    subject: 'Ihre E-Mail-Adresse bei {{siteName}} wurde geändert',
    blocks: [
      { kind: 'HEADING', text: 'Ihre E-Mail-Adresse wurde geändert' },
      {
        kind: 'TEXT',
        text: 'Am {{when}} wurde die Adresse Ihres Kontos zu {{email}}. Von nun an schreiben wir dorthin.',
      },
      { kind: 'NOTE', text: 'Waren Sie es nicht, sagen Sie uns sofort Bescheid.' },
    ],
  },
  newSignIn: {
    subject: 'Neue Anmeldung bei {{siteName}}',
    preheader: '{{device}}, {{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Eine neue Anmeldung' },
      { kind: 'TEXT', text: 'Ihr Konto wurde von einem Gerät aus benutzt, das wir noch nicht kennen.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Gerät', value: '{{device}}' },
          { label: 'Adresse', value: '{{address}}' },
          { label: 'Zeit', value: '{{when}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Sitzungen ansehen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Waren Sie es, ist nichts zu tun. Sonst beenden Sie die Sitzung und ändern Sie Ihr Passwort.',
      },
    ],
  },
  manyGuesses: {
    subject: 'Jemand versucht, sich mit Ihrem Konto bei {{siteName}} anzumelden',
    blocks: [
      { kind: 'HEADING', text: 'Viele falsche Passwörter oder Codes' },
      {
        kind: 'TEXT',
        text: 'Mehr als zehn wurden für Ihr Konto eingegeben; keiner dieser Versuche hatte Erfolg. Jeder weitere muss warten, höchstens eine Viertelstunde.',
      },
      { kind: 'FACTS', facts: [{ label: 'Zeit', value: '{{when}}' }] },
      {
        kind: 'NOTE',
        text: 'Waren Sie es, warten Sie ein wenig oder melden Sie sich auf anderem Weg an. Sonst ist nichts zu tun, solange niemand sonst weiß, womit Sie sich anmelden.',
      },
    ],
  },
  factorChanged: {
    subject: 'Ihre Anmeldung bei {{siteName}} wurde geändert',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Anmeldung wurde geändert' },
      { kind: 'TEXT', text: '{{change}}' },
      { kind: 'FACTS', facts: [{ label: 'Zeit', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'Waren Sie es nicht, ändern Sie sofort Ihr Passwort und sagen Sie uns Bescheid.' },
    ],
  },
  memberApproved: {
    subject: 'Sie sind Mitglied bei {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Sie sind dabei' },
      { kind: 'TEXT', text: 'Ihre Mitgliedschaft bei {{siteName}} ist bestätigt. Sie können sich jetzt anmelden.' },
      { kind: 'BUTTON', text: 'Anmelden', variable: 'link' },
    ],
  },
  accountDeleted: {
    subject: 'Ihr Konto bei {{siteName}} wurde gelöscht',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Konto wurde gelöscht' },
      {
        kind: 'TEXT',
        text: 'Es wurde am {{when}} gelöscht. Von Ihren Bestellungen bleibt, was die Buchhaltung braucht. Ihre Tickets gelten weiter.',
      },
      {
        kind: 'NOTE',
        text: 'Wenn Sie nicht darum gebeten haben, sagen Sie uns Bescheid. Mit dieser Adresse können Sie sich jederzeit wieder registrieren.',
      },
    ],
  },
  approvalNeeded: {
    subject: '{{member}} wartet auf Ihre Bestätigung',
    blocks: [
      { kind: 'HEADING', text: 'Jemand wartet auf Sie' },
      {
        kind: 'TEXT',
        text: '{{member}} hat sich bei {{siteName}} registriert und kann sich anmelden, sobald Sie zustimmen.',
      },
      { kind: 'BUTTON', text: 'Mitglieder ansehen', variable: 'link' },
    ],
  },
  invitation: {
    subject: 'Ihr Zugang zur Verwaltung von {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Willkommen im Team' },
      {
        kind: 'TEXT',
        text: 'Sie gehören jetzt zum Team von {{siteName}} ({{role}}). Öffnen Sie diesen Link innerhalb von sieben Tagen, um sich anzumelden. Er wirkt einmal.',
      },
      { kind: 'BUTTON', text: 'Anmelden', variable: 'link' },
      { kind: 'NOTE', text: 'Die Anmeldeseite schickt Ihnen einen neuen Link, wann immer Sie einen brauchen.' },
    ],
  },
  signInLink: {
    subject: 'Ihr Anmeldelink für {{siteName}}',
    preheader: 'Er gilt eine Stunde.',
    blocks: [
      { kind: 'HEADING', text: 'In der Verwaltung anmelden' },
      { kind: 'TEXT', text: 'Öffnen Sie diesen Link innerhalb einer Stunde, um sich anzumelden. Er wirkt einmal.' },
      { kind: 'BUTTON', text: 'Anmelden', variable: 'link' },
      { kind: 'NOTE', text: ask },
    ],
  },
  orderConfirmation: {
    subject: 'Ihre Bestellung {{number}} bei {{siteName}}',
    preheader: 'Danke. Das haben Sie gekauft.',
    blocks: [
      { kind: 'HEADING', text: 'Danke für Ihre Bestellung' },
      { kind: 'TEXT', text: 'Wir haben Ihre Bestellung {{number}}. Das haben Sie gekauft:' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'totals' },
      { kind: 'LIST', text: 'Ihre Tickets', variable: 'tickets' },
      { kind: 'LIST', text: 'Ihre Downloads', variable: 'downloads' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Der Link öffnet Bestellung, Tickets und Downloads auf jedem Gerät, für alle, die ihn haben. Zeigen Sie am Eingang den Code jedes Tickets.',
      },
    ],
  },
  orderLink: {
    subject: 'Ihr Link zur Bestellung {{number}} bei {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Bestellung {{number}}' },
      {
        kind: 'TEXT',
        text: 'Hier ist der Link, den Sie angefordert haben. Er öffnet Ihre Bestellung, Tickets und Downloads.',
      },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Der Link gilt auf jedem Gerät und für alle, die ihn haben. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
      },
    ],
  },
  orderUnpaid: {
    subject: 'Ihre Bestellung {{number}} wartet auf die Zahlung',
    preheader: 'Zahlen Sie bis {{until}}, damit Ihre Auswahl reserviert bleibt.',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Zahlung fehlt noch' },
      {
        kind: 'TEXT',
        text: 'Für Ihre Bestellung {{number}} bei {{siteName}} ist noch keine Zahlung eingegangen. Es wurde nichts abgebucht. Ihre Artikel sind bis {{until}} reserviert.',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'TEXT', text: 'Zu zahlen: {{total}}' },
      { kind: 'BUTTON', text: 'Jetzt bezahlen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Wenn Sie bis dahin nicht zahlen, wird die Bestellung storniert, und Sie schulden nichts. Der Link gilt auf jedem Gerät und für alle, die ihn haben.',
      },
    ],
  },
  orderShipped: {
    subject: 'Ihre Bestellung {{number}} ist unterwegs',
    preheader: 'Was wir gesandt haben und wie Sie es verfolgen.',
    blocks: [
      { kind: 'HEADING', text: 'Unterwegs zu Ihnen' },
      { kind: 'TEXT', text: 'Von Ihrer Bestellung {{number}} ist unterwegs:' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', text: 'Sendung verfolgen', variable: 'tracking' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  orderCanceled: {
    subject: 'Ihre Bestellung {{number}} ist storniert',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Bestellung ist storniert' },
      {
        kind: 'TEXT',
        text: 'Wir haben Ihre Bestellung {{number}} bei {{siteName}} storniert. Ihre Tickets gelten nicht mehr.',
      },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  orderRefunded: {
    subject: '{{amount}} Ihrer Bestellung {{number}} gehen an Sie zurück',
    blocks: [
      { kind: 'HEADING', text: 'Geld zurück' },
      {
        kind: 'TEXT',
        text: 'Wir erstatten Ihnen {{amount}} Ihrer Bestellung {{number}}, auf dem Weg, auf dem Sie bezahlt haben. Bis Ihre Bank es zeigt, kann es einige Tage dauern.',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  backInStock: {
    subject: '{{product}} ist wieder da',
    blocks: [
      { kind: 'HEADING', text: 'Wieder da' },
      { kind: 'TEXT', text: '{{product}} ist wieder zu haben.' },
      { kind: 'BUTTON', text: 'Ansehen', variable: 'link' },
      { kind: 'NOTE', text: 'Sie haben uns darum gebeten. Wir schreiben Ihnen deswegen nur einmal.' },
    ],
  },
  rsvpConfirmation: {
    subject: 'Sie kommen zu {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Sie kommen' },
      { kind: 'TEXT', text: 'Wir freuen uns auf Sie: {{event}}.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Wer kommt', variable: 'party' },
      { kind: 'BUTTON', text: 'Antwort ändern', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Wenn Sie doch nicht kommen können, sagen Sie es uns: Dann wird Ihr Platz für andere frei.',
      },
    ],
  },
  rsvpWaitlist: {
    subject: 'Sie stehen auf der Warteliste: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Sie stehen auf der Warteliste' },
      { kind: 'TEXT', text: 'Alle Plätze sind vergeben: {{event}}. Wir schreiben Ihnen, sobald Sie einen haben.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Antwort ansehen oder ändern', variable: 'link' },
    ],
  },
  rsvpPromoted: {
    subject: 'Sie haben einen Platz: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Für Sie ist ein Platz frei' },
      { kind: 'TEXT', text: 'Sie standen auf der Warteliste: {{event}}. Jetzt haben Sie einen Platz.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Wer kommt', variable: 'party' },
      { kind: 'BUTTON', text: 'Antwort ändern', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Wenn Sie doch nicht kommen können, sagen Sie es uns: Dann wird Ihr Platz für andere frei.',
      },
    ],
  },
  rsvpDeclined: {
    subject: 'Sie kommen nicht zu {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Danke für die Nachricht' },
      { kind: 'TEXT', text: 'Sie kommen nicht zu {{event}}. Wenn sich das ändert, antworten Sie noch einmal.' },
      { kind: 'BUTTON', text: 'Antwort ändern', variable: 'link' },
    ],
  },
  eventCanceled: {
    subject: 'Abgesagt: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Die Veranstaltung ist abgesagt' },
      { kind: 'TEXT', text: '{{event}} findet nicht statt. Das tut uns leid.' },
      { kind: 'NOTE', text: 'Wenn Sie dafür bezahlt haben, wird nichts automatisch erstattet: Schreiben Sie uns.' },
      { kind: 'FACTS', facts: [{ label: 'Wann', value: '{{when}}' }] },
      { kind: 'BUTTON', text: 'Zur Veranstaltung', variable: 'link' },
    ],
  },
}

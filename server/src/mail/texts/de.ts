import { deEvents } from './de-events.ts'
import { deGiftCards } from './de-gift-cards.ts'
import type { Texts } from './template.ts'

const ask = 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.'

export const de: Texts = {
  verification: {
    subject: 'Ihr Code für {{siteName}}',
    preheader: 'Er gilt 15 Minuten.',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Code' },
      { kind: 'TEXT', text: 'Geben Sie diesen Code ein, um fortzufahren. Er gilt 15 Minuten.' },
      { kind: 'CODE', variable: 'code' },
      { kind: 'NOTE', text: `Niemand bei {{siteName}} wird Sie je nach diesem Code fragen. ${ask}` },
    ],
  },
  recovery: {
    subject: 'Neues Passwort für {{siteName}}',
    preheader: 'Der Link gilt 30 Minuten.',
    blocks: [
      { kind: 'HEADING', text: 'Neues Passwort wählen' },
      {
        kind: 'TEXT',
        text: 'Öffnen Sie diesen Link innerhalb von 30 Minuten, um ein neues Passwort zu wählen. Er funktioniert nur einmal.',
      },
      { kind: 'BUTTON', text: 'Passwort wählen', variable: 'link' },
      { kind: 'NOTE', text: `${ask} Ihr Passwort bleibt unverändert.` },
    ],
  },
  activation: {
    subject: 'Willkommen bei {{siteName}}',
    preheader: 'Wählen Sie ein Passwort für Ihr Konto.',
    blocks: [
      { kind: 'HEADING', text: 'Willkommen bei {{siteName}}' },
      {
        kind: 'TEXT',
        text: 'Sie haben ein Konto bei uns. Wählen Sie innerhalb von 24 Stunden ein Passwort, um es zu nutzen. Der Link funktioniert nur einmal.',
      },
      { kind: 'BUTTON', text: 'Passwort wählen', variable: 'link' },
      { kind: 'NOTE', text: 'Link abgelaufen? Auf der Anmeldeseite können Sie einen neuen anfordern.' },
    ],
  },
  changedPassword: {
    subject: 'Ihr Passwort für {{siteName}} wurde geändert',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Passwort wurde geändert' },
      { kind: 'TEXT', text: 'Es wurde am {{when}} geändert, und Sie wurden überall abgemeldet.' },
      {
        kind: 'NOTE',
        text: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort auf der Anmeldeseite zurück und wenden Sie sich an uns.',
      },
    ],
  },
  changedEmail: {
    subject: 'Ihre E-Mail-Adresse bei {{siteName}} wurde geändert',
    blocks: [
      { kind: 'HEADING', text: 'Ihre E-Mail-Adresse wurde geändert' },
      {
        kind: 'TEXT',
        text: 'Die Adresse Ihres Kontos wurde am {{when}} in {{email}} geändert. Ab jetzt schreiben wir an diese Adresse.',
      },
      { kind: 'NOTE', text: 'Wenn Sie das nicht waren, wenden Sie sich sofort an uns.' },
    ],
  },
  newSignIn: {
    subject: 'Neue Anmeldung bei {{siteName}}',
    preheader: '{{device}}, {{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Eine neue Anmeldung' },
      { kind: 'TEXT', text: 'Jemand hat sich von einem neuen Gerät aus in Ihrem Konto angemeldet.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Gerät', value: '{{device}}' },
          { label: 'IP-Adresse', value: '{{address}}' },
          { label: 'Zeitpunkt', value: '{{when}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Anmeldungen ansehen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Wenn Sie das waren, müssen Sie nichts tun. Andernfalls melden Sie das Gerät ab und ändern Sie Ihr Passwort.',
      },
    ],
  },
  manyGuesses: {
    subject: 'Jemand versucht, sich mit Ihrem Konto bei {{siteName}} anzumelden',
    blocks: [
      { kind: 'HEADING', text: 'Viele falsche Passwörter oder Codes' },
      {
        kind: 'TEXT',
        text: 'Für Ihr Konto wurden mehr als zehn falsche Passwörter oder Codes eingegeben; kein Versuch hatte Erfolg. Weitere Versuche werden verzögert, jeweils um höchstens 15 Minuten.',
      },
      { kind: 'FACTS', facts: [{ label: 'Zeitpunkt', value: '{{when}}' }] },
      {
        kind: 'NOTE',
        text: 'Wenn Sie das waren, warten Sie ein wenig oder melden Sie sich auf einem anderen Weg an. Andernfalls müssen Sie nichts tun, solange niemand sonst Ihr Passwort kennt.',
      },
    ],
  },
  factorChanged: {
    subject: 'Ihre Anmeldeeinstellungen bei {{siteName}} wurden geändert',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Anmeldeeinstellungen wurden geändert' },
      { kind: 'TEXT', text: '{{change}}' },
      { kind: 'FACTS', facts: [{ label: 'Zeitpunkt', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und wenden Sie sich an uns.' },
    ],
  },
  memberApproved: {
    subject: 'Sie sind jetzt Mitglied bei {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Willkommen' },
      { kind: 'TEXT', text: 'Ihre Mitgliedschaft bei {{siteName}} wurde bestätigt. Sie können sich jetzt anmelden.' },
      { kind: 'BUTTON', text: 'Anmelden', variable: 'link' },
    ],
  },
  accountDeleted: {
    subject: 'Ihr Konto bei {{siteName}} wurde gelöscht',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Konto wurde gelöscht' },
      {
        kind: 'TEXT',
        text: 'Es wurde am {{when}} gelöscht. Von Ihren Bestellungen bewahren wir auf, was das Gesetz vorschreibt. Gekaufte Tickets bleiben gültig.',
      },
      { kind: 'NOTE', text: 'Wenn Sie das nicht veranlasst haben, wenden Sie sich an uns.' },
    ],
  },
  approvalNeeded: {
    subject: '{{member}} wartet auf Ihre Freigabe',
    blocks: [
      { kind: 'HEADING', text: 'Ein neues Mitglied wartet auf Ihre Freigabe' },
      {
        kind: 'TEXT',
        text: '{{member}} hat sich bei {{siteName}} registriert und kann sich anmelden, sobald Sie die Freigabe erteilen.',
      },
      { kind: 'BUTTON', text: 'Mitglieder ansehen', variable: 'link' },
    ],
  },
  paymentDisputed: {
    subject: 'Bestellung {{number}}: Zahlung über {{amount}} angefochten',
    blocks: [
      { kind: 'HEADING', text: 'Eine Zahlung wird angefochten' },
      {
        kind: 'TEXT',
        text: 'Zu Bestellung {{number}} wurden bei der Bank {{amount}} zurückgefordert. Antworten Sie bei Ihrem Zahlungsanbieter und belegen Sie Ihre Leistung. Ohne Ihre Antwort wird das Geld zurückgezahlt.',
      },
      { kind: 'LIST', variable: 'facts' },
      { kind: 'BUTTON', text: 'Bestellung öffnen', variable: 'link' },
    ],
  },
  paymentsDiffer: {
    subject: 'Zahlungen weichen am {{day}} von {{provider}} ab',
    blocks: [
      { kind: 'HEADING', text: 'Zahlungen weichen ab' },
      {
        kind: 'TEXT',
        text: 'Was {{provider}} am {{day}} eingenommen oder zurückgezahlt hat, weicht von Ihrem Shop ab. Abweichungen: {{count}}. Sehen Sie sich jede an und klären Sie sie beim Anbieter oder in der Bestellung.',
      },
      { kind: 'LIST', variable: 'facts' },
      { kind: 'BUTTON', text: 'Abweichungen öffnen', variable: 'link' },
    ],
  },
  invitation: {
    subject: 'Ihr Zugang zur Verwaltung von {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Willkommen im Team' },
      {
        kind: 'TEXT',
        text: 'Sie gehören jetzt zum Team von {{siteName}} ({{role}}). Öffnen Sie diesen Link innerhalb von sieben Tagen, um sich anzumelden. Er funktioniert nur einmal.',
      },
      { kind: 'BUTTON', text: 'Anmelden', variable: 'link' },
      { kind: 'NOTE', text: 'Auf der Anmeldeseite können Sie jederzeit einen neuen Link anfordern.' },
    ],
  },
  signInLink: {
    subject: 'Ihr Anmeldelink für {{siteName}}',
    preheader: 'Er gilt eine Stunde.',
    blocks: [
      { kind: 'HEADING', text: 'In der Verwaltung anmelden' },
      {
        kind: 'TEXT',
        text: 'Öffnen Sie diesen Link innerhalb einer Stunde, um sich anzumelden. Er funktioniert nur einmal.',
      },
      { kind: 'BUTTON', text: 'Anmelden', variable: 'link' },
      { kind: 'NOTE', text: ask },
    ],
  },
  orderConfirmation: {
    subject: 'Ihre Bestellung {{number}} bei {{siteName}}',
    preheader: 'Danke. Das haben Sie bestellt.',
    blocks: [
      { kind: 'HEADING', text: 'Danke für Ihre Bestellung' },
      { kind: 'TEXT', text: 'Wir haben Ihre Bestellung {{number}} erhalten. Das haben Sie bestellt:' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'totals' },
      { kind: 'LIST', text: 'Ihre Tickets: Zeigen Sie am Eingang den Code jedes Tickets vor', variable: 'tickets' },
      {
        kind: 'LIST',
        text: 'Ihre Downloads: Diese Links gelten 24 Stunden, in Ihrer Bestellung finden Sie neue',
        variable: 'downloads',
      },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
      { kind: 'NOTE', text: 'Der Link öffnet Ihre Bestellung auf jedem Gerät und für alle, die ihn haben.' },
    ],
  },
  orderLink: {
    subject: 'Ihr Link zur Bestellung {{number}} bei {{siteName}}',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Bestellung {{number}}' },
      {
        kind: 'TEXT',
        text: 'Hier ist der Link, den Sie angefordert haben. Er öffnet alles, was zu Ihrer Bestellung gehört.',
      },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Der Link funktioniert auf jedem Gerät und für alle, die ihn haben. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
      },
    ],
  },
  ticketTransferred: {
    subject: 'Ihr Ticket für {{event}}',
    preheader: 'Es wurde auf Sie übertragen.',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Ticket für {{event}}' },
      {
        kind: 'TEXT',
        text: 'Dieses Ticket wurde auf Sie übertragen, von: {{from}}. Es gehört nur Ihnen: Der bisherige Code gilt dafür nicht mehr.',
      },
      { kind: 'LIST', text: 'Zeigen Sie am Eingang seinen Code vor', variable: 'tickets' },
      { kind: 'BUTTON', text: 'Ticket ansehen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Der Link öffnet Ihr Ticket auf jedem Gerät und für alle, die ihn haben. Dort können Sie es auf jemand anderen übertragen.',
      },
    ],
  },
  ticketGiven: {
    subject: 'Ihr Ticket für {{event}} wurde übertragen',
    preheader: 'Es gehört jetzt: {{to}}.',
    blocks: [
      { kind: 'HEADING', text: 'Ihr Ticket wurde übertragen' },
      {
        kind: 'TEXT',
        text: '{{ticket}} für {{event}} gehört jetzt: {{to}}. Das neue Ticket hat einen anderen Code. {{codes}}',
      },
      { kind: 'FACTS', facts: [{ label: 'Wann', value: '{{when}}' }] },
      { kind: 'NOTE', text: 'Wenn Sie das nicht wollten, schreiben Sie uns, bevor die Veranstaltung beginnt.' },
    ],
  },
  ticketsCanceled: {
    subject: 'Sie haben Tickets Ihrer Bestellung {{number}} storniert',
    blocks: [
      { kind: 'HEADING', text: 'Tickets storniert' },
      {
        kind: 'TEXT',
        text: 'Sie haben diese Tickets Ihrer Bestellung {{number}} storniert. {{codes}} {{refund}}',
      },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  orderUnpaid: {
    subject: 'Ihre Bestellung {{number}} wartet auf die Zahlung',
    preheader: 'Zahlen Sie bis {{until}}, damit Ihre Auswahl reserviert bleibt.',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Zahlung steht noch aus' },
      {
        kind: 'TEXT',
        text: 'Für Ihre Bestellung {{number}} bei {{siteName}} ist noch keine Zahlung eingegangen. Es wurde nichts abgebucht. Ihre Auswahl ist bis {{until}} reserviert.',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'TEXT', text: 'Zu zahlen: {{total}}' },
      { kind: 'BUTTON', text: 'Jetzt bezahlen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Wenn Sie bis dahin nicht bezahlen, wird die Bestellung storniert, und Sie müssen nichts bezahlen. Der Link funktioniert auf jedem Gerät und für alle, die ihn haben.',
      },
    ],
  },
  paymentRequest: {
    subject: 'Bitte zahlen Sie {{amount}} für Ihre Bestellung {{number}}',
    preheader: '{{title}}',
    blocks: [
      { kind: 'HEADING', text: 'Zahlungsaufforderung' },
      { kind: 'TEXT', text: '{{siteName}} bittet um eine Zahlung für Ihre Bestellung {{number}}: {{title}}.' },
      { kind: 'TEXT', text: 'Zu zahlen: {{amount}}' },
      { kind: 'BUTTON', text: 'Jetzt bezahlen', variable: 'link' },
      { kind: 'NOTE', text: 'Der Link funktioniert auf jedem Gerät und für alle, die ihn haben.' },
    ],
  },
  orderShipped: {
    subject: 'Ihre Bestellung {{number}} ist unterwegs',
    preheader: 'Das haben wir verschickt.',
    blocks: [
      { kind: 'HEADING', text: 'Unterwegs zu Ihnen' },
      { kind: 'TEXT', text: 'Diese Artikel Ihrer Bestellung {{number}} sind unterwegs:' },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', text: 'Sendung verfolgen', variable: 'tracking' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  orderCanceled: {
    subject: 'Ihre Bestellung {{number}} wurde storniert',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Bestellung wurde storniert' },
      {
        kind: 'TEXT',
        text: 'Wir haben Ihre Bestellung {{number}} bei {{siteName}} storniert. {{tickets}} {{payment}}',
      },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  orderRefunded: {
    subject: 'Erstattung von {{amount}} für Ihre Bestellung {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Erstattung' },
      {
        kind: 'TEXT',
        text: 'Wir haben Ihnen {{amount}} für Ihre Bestellung {{number}} erstattet. {{way}}',
      },
      { kind: 'LIST', variable: 'lines' },
      { kind: 'LIST', variable: 'message' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  orderInvoice: {
    subject: 'Rechnung {{document}} zu Ihrer Bestellung {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Rechnung' },
      {
        kind: 'TEXT',
        text: 'Hier ist die Rechnung {{document}} über {{amount}} zu Ihrer Bestellung {{number}} bei {{siteName}}.',
      },
      { kind: 'BUTTON', text: 'Rechnung öffnen', variable: 'link' },
    ],
  },
  orderCreditNote: {
    subject: 'Rechnungskorrektur {{document}} zu Ihrer Bestellung {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Ihre Rechnungskorrektur' },
      {
        kind: 'TEXT',
        text: 'Hier ist die Rechnungskorrektur {{document}} über {{amount}} zu Ihrer Bestellung {{number}} bei {{siteName}}.',
      },
      { kind: 'BUTTON', text: 'Rechnungskorrektur öffnen', variable: 'link' },
    ],
  },
  backInStock: {
    subject: '{{product}} ist wieder da',
    blocks: [
      { kind: 'HEADING', text: 'Wieder da' },
      { kind: 'TEXT', text: '{{product}} ist wieder verfügbar.' },
      { kind: 'BUTTON', text: 'Artikel ansehen', variable: 'link' },
      { kind: 'NOTE', text: 'Sie haben diese E-Mail angefordert. Sie wird nur einmal verschickt.' },
    ],
  },
  ...deGiftCards,
  ...deEvents,
}

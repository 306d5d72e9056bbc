import type { EventTexts } from './template.ts'

/** Mails to guests of events, and of tickets that were changed or given back. */
export const deEvents: EventTexts = {
  rsvpConfirmation: {
    subject: 'Ihre Zusage: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Sie haben zugesagt' },
      { kind: 'TEXT', text: 'Danke für Ihre Zusage zu „{{event}}“. Wir freuen uns auf Sie.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Wer kommt', variable: 'party' },
      { kind: 'LIST', variable: 'online' },
      { kind: 'BUTTON', text: 'Antwort ändern', variable: 'link' },
      { kind: 'NOTE', text: 'Wenn Sie doch nicht kommen können, ändern Sie bitte Ihre Antwort.' },
    ],
  },
  rsvpWaitlist: {
    subject: 'Ihr Platz auf der Warteliste: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Sie stehen auf der Warteliste' },
      {
        kind: 'TEXT',
        text: 'Alle Plätze für „{{event}}“ sind vergeben. Wir schreiben Ihnen, sobald ein Platz für Sie frei wird.',
      },
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
      { kind: 'HEADING', text: 'Sie haben einen Platz' },
      { kind: 'TEXT', text: 'Sie standen auf der Warteliste für „{{event}}“. Jetzt haben Sie einen Platz.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Wer kommt', variable: 'party' },
      { kind: 'LIST', variable: 'online' },
      { kind: 'BUTTON', text: 'Antwort ändern', variable: 'link' },
      { kind: 'NOTE', text: 'Wenn Sie doch nicht kommen können, ändern Sie bitte Ihre Antwort.' },
    ],
  },
  rsvpDeclined: {
    subject: 'Ihre Absage: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Danke für Ihre Rückmeldung' },
      {
        kind: 'TEXT',
        text: 'Sie kommen nicht zu „{{event}}“. Wenn sich das ändert, können Sie erneut antworten, solange die Anmeldung geöffnet ist.',
      },
      { kind: 'BUTTON', text: 'Antwort ändern', variable: 'link' },
    ],
  },
  eventCanceled: {
    subject: 'Abgesagt: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Die Veranstaltung ist abgesagt' },
      { kind: 'TEXT', text: '„{{event}}“ findet nicht statt. Das tut uns leid. {{payment}}' },
      { kind: 'FACTS', facts: [{ label: 'Wann', value: '{{when}}' }] },
      { kind: 'BUTTON', text: 'Zur Veranstaltung', variable: 'link' },
    ],
  },
  eventMoved: {
    subject: 'Verlegt: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Die Veranstaltung ist verlegt' },
      { kind: 'TEXT', text: '„{{event}}“ hat einen neuen Termin oder Ort. {{giveBack}}' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
          { label: 'Bisher wann', value: '{{formerWhen}}' },
          { label: 'Bisher wo', value: '{{formerPlace}}' },
        ],
      },
      { kind: 'LIST', variable: 'links' },
    ],
  },
  eventReminder: {
    subject: 'Bald ist es so weit: {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'Bis bald' },
      { kind: 'TEXT', text: 'Wir freuen uns auf Sie: {{event}}.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', variable: 'links' },
    ],
  },
  eventPlaces: {
    subject: 'Neue Plätze: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Es gibt neue Plätze' },
      {
        kind: 'TEXT',
        text: 'Sie stehen auf der Warteliste für „{{event}}“. Es gibt neue Plätze: Melden Sie sich auf der Seite der Veranstaltung an, solange welche frei sind.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Zur Veranstaltung', variable: 'link' },
    ],
  },
  eventWaitingJoined: {
    subject: 'Warteliste: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Sie stehen auf der Warteliste' },
      {
        kind: 'TEXT',
        text: 'Sie warten auf Tickets für „{{event}}“. Sobald genug davon für Sie frei werden, reservieren wir sie für Sie und schreiben an diese Adresse.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Tickets', value: '{{tickets}}' },
          { label: 'Platz auf der Liste', value: '{{position}}' },
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Platz ansehen', variable: 'link' },
      { kind: 'NOTE', text: 'Über den Link sehen Sie, wie weit Sie sind, und können die Liste verlassen.' },
    ],
  },
  eventWaitingOffer: {
    subject: 'Tickets für {{event}} sind für Sie reserviert',
    blocks: [
      { kind: 'HEADING', text: 'Es gibt Tickets für Sie' },
      {
        kind: 'TEXT',
        text: 'Die Tickets, auf die Sie gewartet haben, sind frei. Wir reservieren sie für Sie bis {{until}}; danach bekommen sie die Nächsten auf der Liste.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Tickets', value: '{{tickets}}' },
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Tickets kaufen', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'Wenn Sie die Tickets nicht mehr möchten, lehnen Sie auf derselben Seite ab: Andere warten darauf.',
      },
    ],
  },
  eventWaitingEnded: {
    subject: '{{event}} ist abgesagt',
    blocks: [
      { kind: 'HEADING', text: 'Die Warteliste ist geschlossen' },
      { kind: 'TEXT', text: '„{{event}}“ ist abgesagt und damit auch die Warteliste für Tickets beendet.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
    ],
  },
  eventMessage: {
    subject: 'Neues zu {{event}}',
    blocks: [
      { kind: 'HEADING', text: '{{event}}' },
      { kind: 'TEXT', text: 'Der Veranstalter hat Neuigkeiten für Sie.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Wann', value: '{{when}}' },
          { label: 'Wo', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Zur Veranstaltung', variable: 'link' },
    ],
  },
  ticketChanged: {
    subject: 'Sie haben ein Ticket Ihrer Bestellung {{number}} umgetauscht',
    blocks: [
      { kind: 'HEADING', text: 'Ticket umgetauscht' },
      { kind: 'TEXT', text: 'Sie haben ein Ticket Ihrer Bestellung {{number}} umgetauscht. Das ist jetzt Ihr Ticket:' },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'TEXT', text: 'Mit dem Code des bisherigen wird niemand mehr eingelassen:' },
      { kind: 'LIST', variable: 'formerTickets' },
      { kind: 'TEXT', text: '{{refund}}' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
  ticketGivenBack: {
    subject: 'Ein Ticket Ihrer Bestellung {{number}} wurde zurückgegeben',
    blocks: [
      { kind: 'HEADING', text: 'Ticket zurückgegeben' },
      {
        kind: 'TEXT',
        text: 'Dieses Ticket Ihrer Bestellung {{number}} wurde von der Person zurückgegeben, die es jetzt hat: {{holder}}. Damit wird niemand mehr eingelassen. Der bezahlte Betrag geht an Sie zurück, da Sie es gekauft haben. {{refund}}',
      },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'BUTTON', text: 'Bestellung ansehen', variable: 'link' },
    ],
  },
}

import type { EventTexts } from './template.ts'

/** Mails to guests of events, and of tickets that were changed or given back. */
export const enEvents: EventTexts = {
  rsvpConfirmation: {
    subject: 'You are coming to {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'You are coming' },
      { kind: 'TEXT', text: 'We look forward to seeing you at {{event}}.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Who is coming', variable: 'party' },
      { kind: 'LIST', variable: 'online' },
      { kind: 'BUTTON', text: 'Change your reply', variable: 'link' },
      { kind: 'NOTE', text: 'If you cannot come, please change your reply.' },
    ],
  },
  rsvpWaitlist: {
    subject: 'You are on the waiting list for {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'You are on the waiting list' },
      { kind: 'TEXT', text: 'All places at {{event}} are taken. We will email you when a place is yours.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'View or change your reply', variable: 'link' },
    ],
  },
  rsvpPromoted: {
    subject: 'You have a place at {{event}}',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'You have a place' },
      { kind: 'TEXT', text: 'You were on the waiting list for {{event}}. Now you have a place.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', text: 'Who is coming', variable: 'party' },
      { kind: 'LIST', variable: 'online' },
      { kind: 'BUTTON', text: 'Change your reply', variable: 'link' },
      { kind: 'NOTE', text: 'If you cannot come, please change your reply.' },
    ],
  },
  rsvpDeclined: {
    subject: 'You are not coming to {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'Thank you for letting us know' },
      {
        kind: 'TEXT',
        text: 'You are not coming to {{event}}. If that changes, you can reply again while registration is open.',
      },
      { kind: 'BUTTON', text: 'Change your reply', variable: 'link' },
    ],
  },
  eventCanceled: {
    subject: '{{event}} is cancelled',
    blocks: [
      { kind: 'HEADING', text: 'The event is cancelled' },
      { kind: 'TEXT', text: '{{event}} will not take place. We are sorry. {{payment}}' },
      { kind: 'FACTS', facts: [{ label: 'When', value: '{{when}}' }] },
      { kind: 'BUTTON', text: 'See the event', variable: 'link' },
    ],
  },
  eventMoved: {
    subject: '{{event}} has moved',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'The event has moved' },
      { kind: 'TEXT', text: '{{event}} has another date or place. {{giveBack}}' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
          { label: 'When before', value: '{{formerWhen}}' },
          { label: 'Where before', value: '{{formerPlace}}' },
        ],
      },
      { kind: 'LIST', variable: 'links' },
    ],
  },
  eventReminder: {
    subject: '{{event}} starts soon',
    preheader: '{{when}}',
    blocks: [
      { kind: 'HEADING', text: 'See you soon' },
      { kind: 'TEXT', text: 'We look forward to seeing you at {{event}}.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'LIST', variable: 'links' },
    ],
  },
  eventPlaces: {
    subject: 'New places at {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'There are new places' },
      {
        kind: 'TEXT',
        text: 'You are on the waiting list for {{event}}. There are new places: register on its page while they last.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'See the event', variable: 'link' },
    ],
  },
  eventWaitingJoined: {
    subject: 'Waiting list: {{event}}',
    blocks: [
      { kind: 'HEADING', text: 'You are on the waiting list' },
      {
        kind: 'TEXT',
        text: 'You wait for tickets for {{event}}. When enough of them come free for you, we hold them for you and write to this address.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Tickets', value: '{{tickets}}' },
          { label: 'Place in the list', value: '{{position}}' },
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'See your place', variable: 'link' },
      { kind: 'NOTE', text: 'The link shows how far you are and lets you leave the list.' },
    ],
  },
  eventWaitingOffer: {
    subject: 'Tickets for {{event}} are held for you',
    blocks: [
      { kind: 'HEADING', text: 'There are tickets for you' },
      {
        kind: 'TEXT',
        text: 'The tickets that you waited for are free. We hold them for you until {{until}}; after that the next in the list gets them.',
      },
      {
        kind: 'FACTS',
        facts: [
          { label: 'Tickets', value: '{{tickets}}' },
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'Buy the tickets', variable: 'link' },
      {
        kind: 'NOTE',
        text: 'If you do not want them any more, decline on the same page: somebody else is waiting for them.',
      },
    ],
  },
  eventWaitingEnded: {
    subject: '{{event}} is cancelled',
    blocks: [
      { kind: 'HEADING', text: 'The waiting list is closed' },
      { kind: 'TEXT', text: '{{event}} is cancelled, and with it the waiting list for tickets.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
    ],
  },
  eventMessage: {
    subject: 'News about {{event}}',
    blocks: [
      { kind: 'HEADING', text: '{{event}}' },
      { kind: 'TEXT', text: 'The organiser has news for you.' },
      {
        kind: 'FACTS',
        facts: [
          { label: 'When', value: '{{when}}' },
          { label: 'Where', value: '{{place}}' },
        ],
      },
      { kind: 'BUTTON', text: 'See the event', variable: 'link' },
    ],
  },
  ticketChanged: {
    subject: 'You changed a ticket of your order {{number}}',
    blocks: [
      { kind: 'HEADING', text: 'Ticket changed' },
      { kind: 'TEXT', text: 'You changed a ticket of your order {{number}}. This is your ticket now:' },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'TEXT', text: 'The code of the former one no longer admits anybody:' },
      { kind: 'LIST', variable: 'formerTickets' },
      { kind: 'TEXT', text: '{{refund}}' },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
    ],
  },
  ticketGivenBack: {
    subject: 'A ticket of your order {{number}} was given back',
    blocks: [
      { kind: 'HEADING', text: 'Ticket given back' },
      {
        kind: 'TEXT',
        text: '{{holder}}, who holds this ticket of your order {{number}} now, gave it back. It no longer admits anybody. What was paid for it goes back to you, as you bought it. {{refund}}',
      },
      { kind: 'LIST', variable: 'tickets' },
      { kind: 'BUTTON', text: 'See your order', variable: 'link' },
    ],
  },
}

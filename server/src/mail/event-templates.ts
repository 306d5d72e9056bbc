import type { EventMailId, Template } from './texts/template.ts'
import { date, link, list, required, text } from './variables.ts'

/** Values of every mail to a guest of an event. */
const occasion = {
  event: text((t) => t('mail-templates.valueEventTitle'), 'Lantern concert'),
  when: text((t) => t('mail-templates.valueEventSpan'), 'Sat, 12 Dec 2026, 19:30 – 22:00'),
  place: text((t) => t('mail-templates.valueEventPlace'), 'Old Mill, Leeds'),
  link: required(link((t) => t('mail-templates.valueReplyLink'), '/rsvp/sample')),
} as const

/** Way in of guests who take part online. */
const online = list(
  (t) => t('mail-templates.valueOnline'),
  [
    {
      label: { phrase: 'joinOnline' },
      detail: '/events/lantern-concert',
      link: '/events/lantern-concert',
    },
  ],
)

/** Values of every mail to all guests of an event. */
const { link: _, ...announced } = occasion

/** Mails to guests of events, and to those who wait for tickets. */
export const eventTemplates = {
  rsvpConfirmation: {
    name: (t) => t('mail-templates.rsvpConfirmation'),
    description: (t) => t('mail-templates.rsvpConfirmationWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      ...occasion,
      party: list((t) => t('mail-templates.valueParty'), [{ label: 'Ada Lovelace' }, { label: 'Charles Babbage' }]),
      online,
    },
  },
  rsvpWaitlist: {
    name: (t) => t('mail-templates.rsvpWaitlist'),
    description: (t) => t('mail-templates.rsvpWaitlistWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: occasion,
  },
  rsvpPromoted: {
    name: (t) => t('mail-templates.rsvpPromoted'),
    description: (t) => t('mail-templates.rsvpPromotedWhen'),
    audience: 'CUSTOMER',
    variables: { ...occasion, party: list((t) => t('mail-templates.valueParty'), [{ label: 'Ada Lovelace' }]), online },
  },
  rsvpDeclined: {
    name: (t) => t('mail-templates.rsvpDeclined'),
    description: (t) => t('mail-templates.rsvpDeclinedWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: { event: occasion.event, link: occasion.link },
  },
  eventCanceled: {
    name: (t) => t('mail-templates.eventCanceled'),
    description: (t) => t('mail-templates.eventCanceledWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      event: occasion.event,
      when: occasion.when,
      payment: text(
        (t) => t('mail-templates.valueNoRefund'),
        'What you paid is not refunded automatically. Contact us about a refund.',
      ),
      link: link((t) => t('mail-templates.valueEventPage'), '/events/lantern-concert'),
    },
  },
  eventMoved: {
    name: (t) => t('mail-templates.eventMoved'),
    description: (t) => t('mail-templates.eventMovedWhen'),
    audience: 'CUSTOMER',
    variables: {
      ...announced,
      formerWhen: text((t) => t('mail-templates.valueEventSpanBefore'), 'Sat, 5 Dec 2026, 19:30 – 22:00'),
      formerPlace: text((t) => t('mail-templates.valueEventPlaceBefore'), 'Old Mill, Leeds'),
      giveBack: text(
        (t) => t('mail-templates.valueGiveBack'),
        'If you cannot come, give your tickets back by 24 Nov 2026, 18:00, and get all you paid for them.',
      ),
      links: required(
        list(
          (t) => t('mail-templates.valueMovedLinks'),
          [
            {
              label: { phrase: 'giveBackTickets', values: { number: '10024' } },
              link: '/orders/sample/cancel-tickets',
            },
            { label: { phrase: 'eventPage' }, link: '/events/lantern-concert' },
          ],
        ),
      ),
    },
  },
  eventReminder: {
    name: (t) => t('mail-templates.eventReminder'),
    description: (t) => t('mail-templates.eventReminderWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      ...announced,
      links: list(
        (t) => t('mail-templates.valueEventLinks'),
        [
          { label: { phrase: 'eventPage' }, link: '/events/lantern-concert' },
          { label: { phrase: 'addToCalendar' }, link: '/events/lantern-concert.ics' },
        ],
      ),
    },
  },
  eventPlaces: {
    name: (t) => t('mail-templates.eventPlaces'),
    description: (t) => t('mail-templates.eventPlacesWhen'),
    audience: 'CUSTOMER',
    optional: true,
    variables: {
      ...announced,
      link: required(link((t) => t('mail-templates.valueEventPage'), '/events/lantern-concert')),
    },
  },
  eventWaitingJoined: {
    name: (t) => t('mail-templates.eventWaitingJoined'),
    description: (t) => t('mail-templates.eventWaitingJoinedWhen'),
    audience: 'CUSTOMER',
    variables: {
      ...announced,
      tickets: text((t) => t('mail-templates.valueWaitedTickets'), '2 × Standing'),
      position: text((t) => t('mail-templates.valueWaitingPosition'), '3'),
      link: required(link((t) => t('mail-templates.valueWaitingPlace'), '/waiting/sample')),
    },
  },
  eventWaitingOffer: {
    name: (t) => t('mail-templates.eventWaitingOffer'),
    description: (t) => t('mail-templates.eventWaitingOfferWhen'),
    audience: 'CUSTOMER',
    variables: {
      ...announced,
      tickets: text((t) => t('mail-templates.valueWaitedTickets'), '2 × Standing'),
      until: date((t) => t('mail-templates.valueOfferedUntil'), 24),
      link: required(link((t) => t('mail-templates.valueWaitingPlace'), '/waiting/sample')),
    },
  },
  eventWaitingEnded: {
    name: (t) => t('mail-templates.eventWaitingEnded'),
    description: (t) => t('mail-templates.eventWaitingEndedWhen'),
    audience: 'CUSTOMER',
    variables: announced,
  },
  eventMessage: {
    name: (t) => t('mail-templates.eventMessage'),
    description: (t) => t('mail-templates.eventMessageWhen'),
    audience: 'CUSTOMER',
    variables: { ...announced, link: link((t) => t('mail-templates.valueEventPage'), '/events/lantern-concert') },
  },
} as const satisfies Record<EventMailId, Template>

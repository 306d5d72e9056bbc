import Type from 'typebox'
import { Email } from '../ecom/address.ts'
import { WaitingEntryStatus, WaitingRule } from '../enumerations/tickets.ts'
import { admin, caller, operation } from '../operation.ts'
import { Empty, Guid, int, list, named, oneOf, optional, properName, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.ticket-waiting-lists'
const ofEvent = '/fairground/v1/events/{eventId}/waiting-list'

/** Minutes that an offer may stand: a quarter of an hour to two weeks. */
export const OFFER_MINUTES = { least: 15, usual: 24 * 60, most: 14 * 24 * 60 } as const

export const WaitingList = named(
  'WaitingList',
  Type.Object({
    /** "0" until it is set. */
    revision: Revision,
    enabled: Type.Boolean(),
    /** Time that an offer stands. */
    offerMinutes: Type.Integer(),
    rule: oneOf(WaitingRule),
    /** Entries that wait, and the tickets that they wait for. */
    waiting: Type.Integer(),
    ticketsAwaited: Type.Integer(),
    /** Entries with an open offer. */
    offered: Type.Integer(),
  }),
)

export const WaitingEntry = named(
  'WaitingEntry',
  Type.Object({
    id: Guid,
    status: oneOf(WaitingEntryStatus),
    name: Type.String(),
    /** Absent once the person is forgotten. */
    email: optional(Type.String()),
    quantity: Type.Integer(),
    /** Absent: any kind. */
    ticketDefinitionId: optional(Guid),
    ticketName: optional(Type.String()),
    /** Place among those who wait; absent for the others. */
    position: optional(Type.Integer()),
    joinedDate: Timestamp,
    /** End of the offer that was made last. */
    offerExpiresDate: optional(Timestamp),
    reservationId: optional(Guid),
  }),
)

const waitingList = Type.Object({ waitingList: WaitingList })

export const getWaitingList = operation({
  module,
  name: 'getWaitingList',
  summary: 'Settings of the waiting list of an event with tickets, and how many wait.',
  method: 'GET',
  path: ofEvent,
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: waitingList,
  refusals: ['EVENT_NOT_FOUND'],
})

export const setWaitingList = operation({
  module,
  name: 'setWaitingList',
  summary:
    'Switches the waiting list of an event on or off, and sets how long an offer stands and who is next. Switched off, nobody joins and nothing is offered; offers that are open stand.',
  method: 'PATCH',
  path: ofEvent,
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    revision: optional(Revision),
    enabled: optional(Type.Boolean()),
    offerMinutes: optional(int(OFFER_MINUTES.least, OFFER_MINUTES.most)),
    rule: optional(oneOf(WaitingRule)),
  }),
  response: waitingList,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_TYPE', 'STALE_REVISION'],
})

export const listWaitingEntries = operation({
  module,
  name: 'listWaitingEntries',
  summary: 'Entries of the waiting list of an event in the order of joining.',
  method: 'GET',
  path: `${ofEvent}/entries`,
  who: admin('guests.read'),
  request: Type.Object({
    eventId: Guid,
    /** Absent: all. */
    statuses: optional(list(oneOf(WaitingEntryStatus), WaitingEntryStatus.length)),
    limit: optional(int(1, 1000)),
    offset: optional(int(0, 1_000_000)),
  }),
  response: Type.Object({ entries: Type.Array(WaitingEntry), total: Type.Integer() }),
  refusals: ['EVENT_NOT_FOUND'],
})

const entry = Type.Object({ entry: WaitingEntry })

export const offerToWaitingEntry = operation({
  module,
  name: 'offerToWaitingEntry',
  summary: 'Offers tickets to an entry that waits, now and whatever its place in the list.',
  method: 'POST',
  path: '/fairground/v1/waiting-entries/{entryId}/offer',
  who: admin('guests.write'),
  request: Type.Object({ entryId: Guid }),
  response: entry,
  refusals: ['WAITING_ENTRY_NOT_FOUND', 'WAITING_ENTRY_CLOSED', 'WAITING_TICKETS_NOT_FREE'],
})

export const removeWaitingEntry = operation({
  module,
  name: 'removeWaitingEntry',
  summary: 'Takes an entry off the waiting list. Tickets that are offered to it go to the next.',
  method: 'DELETE',
  path: '/fairground/v1/waiting-entries/{entryId}',
  who: admin('guests.write'),
  request: Type.Object({ entryId: Guid }),
  response: entry,
  refusals: ['WAITING_ENTRY_NOT_FOUND', 'WAITING_ENTRY_CLOSED'],
})

export const getWaitingChoices = operation({
  module,
  name: 'getWaitingChoices',
  summary: 'Kinds of ticket of an event that are sold out and that visitors may wait for.',
  method: 'GET',
  path: `${ofEvent}/choices`,
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({
    /** True while visitors may wait for whichever kind comes free first: all are sold out. */
    any: Type.Boolean(),
    /** Most tickets that may be waited for with any kind. */
    anyLimit: Type.Integer(),
    kinds: Type.Array(
      named(
        'WaitingChoice',
        Type.Object({
          ticketDefinitionId: Guid,
          name: Type.String(),
          /** Most tickets of an order. */
          limit: Type.Integer(),
          /** Prices to choose from; empty where there is one. */
          options: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
        }),
      ),
    ),
  }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const joinWaitingList = operation({
  module,
  name: 'joinWaitingList',
  summary:
    'Joins the waiting list for tickets that are sold out. The address is mailed a link to the place in the list; one that waits for the kind already gets the link to that place.',
  method: 'POST',
  path: `${ofEvent}/entries`,
  who: caller,
  request: Type.Object({
    eventId: Guid,
    /** Absent: whichever kind comes free first. */
    ticketDefinitionId: optional(Guid),
    /** For a kind with several prices. */
    pricingOptionId: optional(text(100)),
    quantity: int(1, 50),
    name: properName(100),
    email: Email,
  }),
  response: Empty,
  refusals: [
    'EVENT_NOT_FOUND',
    'EVENT_CANCELED',
    'EVENT_ENDED',
    'TICKET_DEFINITION_NOT_FOUND',
    'TICKET_LIMIT_PER_ORDER',
    'TICKET_MINIMUM_PER_ORDER',
    'UNSUPPORTED_PRICING_OPTION',
    'WAITING_LIST_CLOSED',
    'TICKETS_NOT_SOLD_OUT',
    'MEMBER_NEEDED',
  ],
})

/** Token of the mailed link. */
const token = text(200, { minLength: 1 })

export const WaitingPlace = named(
  'WaitingPlace',
  Type.Object({
    status: oneOf(WaitingEntryStatus),
    /** 1 is next; absent unless it waits. */
    position: optional(Type.Integer()),
    quantity: Type.Integer(),
    ticketName: optional(Type.String()),
    eventId: Guid,
    eventTitle: Type.String(),
    eventSlug: Type.String(),
    timeZoneId: Type.String(),
    joinedDate: Timestamp,
    offerExpiresDate: optional(Timestamp),
    /** Token of the link to it. */
    token: Type.String(),
  }),
)

const place = Type.Object({ place: WaitingPlace })
const ofPlace = '/fairground/v1/waiting-places/{token}'

export const getWaitingPlace = operation({
  module,
  name: 'getWaitingPlace',
  summary: 'A place in a waiting list, for who has the mailed link to it, until 30 days after the place closed.',
  method: 'GET',
  path: ofPlace,
  who: caller,
  request: Type.Object({ token }),
  response: place,
  refusals: ['WAITING_ENTRY_NOT_FOUND', 'WAITING_LINK_OVER'],
})

export const leaveWaitingList = operation({
  module,
  name: 'leaveWaitingList',
  summary: 'Leaves the waiting list, or declines the offer: its tickets go to the next.',
  method: 'POST',
  path: `${ofPlace}/leave`,
  who: caller,
  request: Type.Object({ token }),
  response: place,
  refusals: ['WAITING_ENTRY_NOT_FOUND', 'WAITING_LINK_OVER', 'WAITING_ENTRY_CLOSED'],
})

export const takeWaitingOffer = operation({
  module,
  name: 'takeWaitingOffer',
  summary: 'Gives the caller the reservation of the offered tickets, to buy them until the offer ends.',
  method: 'POST',
  path: `${ofPlace}/take`,
  who: caller,
  request: Type.Object({ token }),
  response: Type.Object({ reservationId: Guid, eventSlug: Type.String() }),
  refusals: ['WAITING_ENTRY_NOT_FOUND', 'WAITING_LINK_OVER', 'WAITING_OFFER_OVER', 'PERMISSION_DENIED'],
})

export const listMyWaitingPlaces = operation({
  module,
  name: 'listMyWaitingPlaces',
  summary:
    'Places of the caller in waiting lists: those that are open, and those that closed in the last 30 days; newest first.',
  method: 'GET',
  path: '/fairground/v1/my-waiting-places',
  who: caller,
  request: Type.Object({}),
  response: Type.Object({ places: Type.Array(WaitingPlace) }),
  refusals: [],
})

export const operations = [
  getWaitingList,
  setWaitingList,
  listWaitingEntries,
  offerToWaitingEntry,
  removeWaitingEntry,
  getWaitingChoices,
  joinWaitingList,
  getWaitingPlace,
  leaveWaitingList,
  takeWaitingOffer,
  listMyWaitingPlaces,
] as const

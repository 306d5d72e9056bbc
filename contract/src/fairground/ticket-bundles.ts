import Type from 'typebox'
import { admin, caller, operation } from '../operation.ts'
import { Decimal, Guid, int, list, named, optional, Revision, text } from '../scalars.ts'
import { TicketAccess } from './ticket-access.ts'

const module = 'fairground.ticket-bundles'

/** Bundles of one event; our choice. */
const MAX_BUNDLES = 20
/** Kinds of ticket in a bundle, and tickets of a kind; our choice. */
const MAX_KINDS = 10
const MAX_OF_KIND = 20
/** Tickets in a bundle, of all kinds together; our choice. */
export const MAX_BUNDLE_TICKETS = 20

const contents = list(
  Type.Object({
    ticketDefinitionId: Guid,
    /** Tickets of this kind in one bundle. */
    quantity: int(1, MAX_OF_KIND),
  }),
  MAX_KINDS,
  1,
)

export const TicketBundle = named(
  'TicketBundle',
  Type.Object({
    id: Guid,
    name: Type.String(),
    description: Type.String(),
    /** For all its tickets together, in the currency of the event. */
    price: Type.String(),
    formattedPrice: Type.String(),
    /** Cost of its tickets when they are bought one by one, at their regular prices. */
    formattedSinglePrice: Type.String(),
    limitPerOrder: Type.Integer(),
    onSale: Type.Boolean(),
    contents: Type.Array(
      named(
        'TicketBundlePart',
        Type.Object({
          ticketDefinitionId: Guid,
          name: Type.String(),
          quantity: Type.Integer(),
          /** The kind was deleted, or has seats or a price that its buyer chooses by now: nobody can buy the bundle. */
          unfit: Type.Boolean(),
        }),
      ),
    ),
    /** Bundles of which a ticket is valid or was used. */
    sold: Type.Integer(),
  }),
)

const answer = Type.Object({
  /** Revision of the whole list; 0 until it is set for the first time. */
  revision: Type.String(),
  /** In the order in which buyers are shown them. */
  bundles: Type.Array(TicketBundle),
})

export const listTicketBundles = operation({
  module,
  name: 'listTicketBundles',
  summary: 'Bundles of tickets that an event sells at one price, in their order. An event has at most 20.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/ticket-bundles',
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: answer,
  refusals: ['EVENT_NOT_FOUND'],
})

export const setTicketBundles = operation({
  module,
  name: 'setTicketBundles',
  summary:
    'Sets the bundles of an event: all of them, in their order. One that is named by its id stays the same bundle, also in carts; one that is left out is sold no more. What was sold stays as it was sold.',
  method: 'PUT',
  path: '/fairground/v1/events/{eventId}/ticket-bundles',
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    revision: Revision,
    bundles: list(
      Type.Object({
        /** Absent for one that is added. */
        id: optional(Guid),
        name: text(60, { minLength: 1 }),
        description: optional(text(500)),
        price: Decimal(),
        /** Kinds of ticket with one price and without seats; 2 to 20 tickets in all. */
        contents,
        /** Most in one order; 10 unless given. */
        limitPerOrder: optional(int(1, 20)),
        /** False: nobody is offered it. True unless given. */
        onSale: optional(Type.Boolean()),
      }),
      MAX_BUNDLES,
    ),
  }),
  response: answer,
  refusals: [
    'EVENT_NOT_FOUND',
    'INVALID_EVENT_TYPE',
    'TICKET_BUNDLE_NOT_FOUND',
    'TICKET_DEFINITION_NOT_FOUND',
    'TICKET_BUNDLE_KIND',
    'STALE_REVISION',
  ],
})

const OfferedBundle = named(
  'OfferedBundle',
  Type.Object({
    /** With `appId` the catalogue reference of its line item. */
    id: Guid,
    appId: Guid,
    name: Type.String(),
    description: Type.String(),
    formattedPrice: Type.String(),
    /** Cost of its tickets when they are bought one by one at their regular prices; absent where that is no more. */
    formattedSinglePrice: optional(Type.String()),
    /** Bundles that one order may have now; 0 where one of its kinds is sold out. */
    available: Type.Integer(),
    contents: Type.Array(
      named(
        'OfferedBundlePart',
        Type.Object({ ticketDefinitionId: Guid, name: Type.String(), quantity: Type.Integer() }),
      ),
    ),
  }),
)

export const listOfferedBundles = operation({
  module,
  name: 'listOfferedBundles',
  summary: 'Bundles of tickets that an event sells, for the buyer who calls.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/offered-bundles',
  who: caller,
  request: Type.Object({
    eventId: Guid,
    /** Opens hidden kinds of ticket: a bundle that has one is offered to callers whose code opens all of them. */
    access: optional(TicketAccess),
  }),
  response: Type.Object({ bundles: Type.Array(OfferedBundle) }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [listTicketBundles, setTicketBundles, listOfferedBundles] as const

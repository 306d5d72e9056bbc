import Type from 'typebox'
import { CatalogReference } from '../ecom/line-item.ts'
import { admin, caller, operation } from '../operation.ts'
import { Guid, int, list, named, optional, Revision } from '../scalars.ts'
import { TicketAccess } from './ticket-access.ts'

const module = 'fairground.event-add-ons'

/** Add-ons of one event; our choice. */
const MAX_ADD_ONS = 20
/** Most units of an add-on for each ticket; our choice. */
const MAX_PER_TICKET = 20

export const EventAddOn = named(
  'EventAddOn',
  Type.Object({
    id: Guid,
    productId: Guid,
    variantId: optional(Guid),
    /** Absent: it goes with every kind of ticket. Empty where all its kinds were deleted. */
    ticketDefinitionIds: optional(Type.Array(Guid)),
    perTicket: Type.Integer(),
    /** Product, and its variant where that is set. Absent where the caller does not see it, or the variant is gone. */
    name: optional(Type.String()),
    /** Lowest price among its variants. */
    formattedPrice: optional(Type.String()),
    soldOut: Type.Boolean(),
  }),
)

const answer = Type.Object({
  /** Revision of the whole list; 0 until it is set for the first time. */
  revision: Type.String(),
  /** In the order in which buyers are shown them. */
  addOns: Type.Array(EventAddOn),
})

export const listEventAddOns = operation({
  module,
  name: 'listEventAddOns',
  summary: 'Goods of the shop that go with the tickets of an event, in their order. An event has at most 20.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/add-ons',
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: answer,
  refusals: ['EVENT_NOT_FOUND'],
})

export const setEventAddOns = operation({
  module,
  name: 'setEventAddOns',
  summary:
    'Sets the add-ons of an event: all of them, in their order. One that is named by its id stays the same add-on, also in carts; one that is left out is sold no more. Orders stay as they are.',
  method: 'PUT',
  path: '/fairground/v1/events/{eventId}/add-ons',
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    revision: Revision,
    addOns: list(
      Type.Object({
        /** Absent for one that is added. */
        id: optional(Guid),
        productId: Guid,
        /** Absent: its buyer chooses among the variants of the product. */
        variantId: optional(Guid),
        /** Absent: with every kind of ticket of the event, those to come too. Empty: with none, so that nobody can buy it. */
        ticketDefinitionIds: optional(list(Guid, 100)),
        /** Most units for each ticket of these kinds in a cart. */
        perTicket: int(1, MAX_PER_TICKET),
      }),
      MAX_ADD_ONS,
    ),
  }),
  response: answer,
  refusals: [
    'EVENT_NOT_FOUND',
    'INVALID_EVENT_TYPE',
    'ADD_ON_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
    'VARIANT_NOT_FOUND',
    'MODIFIER_REQUIRED',
    'TICKET_DEFINITION_NOT_FOUND',
    'STALE_REVISION',
  ],
})

const OfferedAddOn = named(
  'OfferedAddOn',
  Type.Object({
    id: Guid,
    name: Type.String(),
    /** Page of the product. */
    path: optional(Type.String()),
    /** Most units for each ticket that it goes with. */
    perTicket: Type.Integer(),
    /** Kinds of ticket that the caller sees. Absent: it goes with every kind. */
    ticketDefinitionIds: optional(Type.Array(Guid)),
    /** One, or a choice for each variant. */
    choices: Type.Array(
      named(
        'OfferedAddOnChoice',
        Type.Object({
          /** As a line item names it, with the add-on among its options. */
          catalogReference: CatalogReference,
          /** The variant in words; absent where there is nothing to choose. */
          variant: optional(Type.String()),
          formattedPrice: Type.String(),
          /** Units that are left, 0 where it is sold out; absent where they are not counted. */
          available: optional(Type.Integer()),
        }),
      ),
    ),
  }),
)

export const listOfferedAddOns = operation({
  module,
  name: 'listOfferedAddOns',
  summary: 'Goods that go with the tickets of an event, for the buyer who calls.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/offered-add-ons',
  who: caller,
  request: Type.Object({
    eventId: Guid,
    /** Opens hidden kinds of ticket: what goes with them alone is offered to those who see them. */
    access: optional(TicketAccess),
  }),
  response: Type.Object({ addOns: Type.Array(OfferedAddOn) }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [listEventAddOns, setEventAddOns, listOfferedAddOns] as const

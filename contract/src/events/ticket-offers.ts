import Type from 'typebox'
import { TicketOfferState } from '../enumerations/events.ts'
import { caller, operation } from '../operation.ts'
import { Filter } from '../paging.ts'
import { Guid, int, list, oneOf, optional, text } from '../scalars.ts'
import { checkoutPaths } from './order-paths.ts'
import { availableAnswer, overrideRequestTime } from './ticketing-checkout.ts'
import { ticketDefinitionFieldset } from './ticketing-definition.ts'

const module = 'events.orders'
const offset = optional(int(0, 10_000))

export const getCheckoutOptions = operation({
  module,
  name: 'getCheckoutOptions',
  summary: 'Options of ticket checkout on this site.',
  method: 'GET',
  ...checkoutPaths('/options'),
  who: caller,
  request: Type.Object({}),
  response: Type.Object({
    paymentMethodConfigured: Type.Boolean(),
    acceptCoupons: Type.Boolean(),
    premiumServices: Type.Boolean(),
    paidTickets: Type.Boolean(),
    acceptGiftCards: Type.Boolean(),
  }),
  refusals: [],
})

export const listAvailableTickets = operation({
  module,
  name: 'listAvailableTickets',
  summary: 'Tickets that a visitor may see now.',
  method: 'GET',
  ...checkoutPaths('/available-tickets'),
  who: caller,
  request: Type.Object({
    eventId: optional(Guid),
    offset,
    /** 0 unless given: then only the totals come. */
    limit: optional(int(0, 100)),
    /** `orderIndex:asc` unless given. */
    sort: optional(text(100)),
    /** Shows tickets outside their sale period that hide then, too. */
    state: optional(list(oneOf(TicketOfferState), 1)),
    overrideRequestTime,
  }),
  response: availableAnswer,
  refusals: ['PERMISSION_DENIED'],
})

export const queryAvailableTickets = operation({
  module,
  name: 'queryAvailableTickets',
  summary: 'Tickets that a visitor may see now, by filter.',
  method: 'POST',
  ...checkoutPaths('/available-tickets/query'),
  who: caller,
  request: Type.Object({
    offset,
    limit: optional(int(0, 100)),
    filter: optional(Filter),
    fieldset: ticketDefinitionFieldset,
    sort: optional(text(100)),
  }),
  response: availableAnswer,
  refusals: [],
})

export const operations = [getCheckoutOptions, listAvailableTickets, queryAvailableTickets] as const

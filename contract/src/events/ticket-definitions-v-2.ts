import Type from 'typebox'
import { TicketDefinitionField } from '../enumerations/events.ts'
import { TicketAccess } from '../fairground/ticket-access.ts'
import { admin, caller, operation } from '../operation.ts'
import { Filter, fieldSets, Paging, Sorting } from '../paging.ts'
import { CurrencyCode, Empty, FieldMask, Guid, int, list, named, optional, text } from '../scalars.ts'
import { NewTicketDefinition, TicketDefinition, TicketDefinitionChanges } from './ticket-definition-shapes.ts'
import { FacetCounts } from './wix-events-v-2.ts'

const module = 'events.ticket-definitions-v-2'

const fields = fieldSets(TicketDefinitionField)

/** Both ways of paging in one shape, as the client sends them. */
const TicketDefinitionQuery = named(
  'QueryV2',
  Type.Object({
    filter: optional(Filter),
    sort: optional(list(Sorting, 3)),
    paging: optional(Paging),
    cursorPaging: optional(Type.Object({ limit: optional(int(0, 100)), cursor: optional(text(16_000)) })),
  }),
)
const PagingMetadataV2 = named(
  'PagingMetadataV2',
  Type.Object({
    count: Type.Integer(),
    offset: optional(Type.Integer()),
    total: optional(Type.Integer()),
    cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
    hasNext: optional(Type.Boolean()),
  }),
)

const answer = Type.Object({ ticketDefinition: TicketDefinition })
const listAnswer = Type.Object({ ticketDefinitions: Type.Array(TicketDefinition), metadata: PagingMetadataV2 })
const paths = <const P extends string>(path: P) => ({
  path: `/v3/ticket-definitions${path}`,
  publicPath: `/events-ticket-definitions/v3/ticket-definitions${path}`,
  sitePath: `/_api/events-ticket-definitions/v3/ticket-definitions${path}`,
  aliases: [`/events/v3/ticket-definitions${path}`],
})

export const createTicketDefinition = operation({
  module,
  name: 'createTicketDefinition',
  summary: 'Adds a kind of ticket to an event.',
  method: 'POST',
  ...paths(''),
  who: admin('events.write'),
  request: Type.Object({ ticketDefinition: NewTicketDefinition, fields }),
  response: answer,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_TYPE', 'TICKET_DEFINITIONS_LIMIT_REACHED', 'INVALID_SALE_PERIOD'],
})

export const updateTicketDefinition = operation({
  module,
  name: 'updateTicketDefinition',
  summary: 'Changes a kind of ticket. A limit below what is sold and held is refused.',
  method: 'PATCH',
  ...paths('/{ticketDefinition.id}'),
  who: admin('events.write'),
  request: Type.Object({ ticketDefinition: TicketDefinitionChanges, mask: optional(FieldMask), fields }),
  response: answer,
  refusals: ['TICKET_DEFINITION_NOT_FOUND', 'STALE_REVISION', 'NOT_ENOUGH_TICKETS', 'INVALID_SALE_PERIOD'],
})

export const getTicketDefinition = operation({
  module,
  name: 'getTicketDefinition',
  summary: 'One kind of ticket. A hidden one is found by administrators only.',
  method: 'GET',
  ...paths('/{ticketDefinitionId}'),
  who: caller,
  request: Type.Object({ ticketDefinitionId: Guid, fields }),
  response: answer,
  refusals: ['TICKET_DEFINITION_NOT_FOUND'],
})

export const deleteTicketDefinition = operation({
  module,
  name: 'deleteTicketDefinition',
  summary: 'Removes a kind of ticket. Tickets that are sold stay valid.',
  method: 'DELETE',
  ...paths('/{ticketDefinitionId}'),
  who: admin('events.write'),
  request: Type.Object({ ticketDefinitionId: Guid }),
  response: Empty,
  refusals: ['TICKET_DEFINITION_NOT_FOUND'],
})

export const reorderTicketDefinitions = operation({
  module,
  name: 'reorderTicketDefinitions',
  summary: 'Moves a kind of ticket before or after another of the same event.',
  method: 'POST',
  ...paths('/reorder'),
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    ticketDefinitionId: Guid,
    beforeDefinitionId: optional(Guid),
    afterDefinitionId: optional(Guid),
  }),
  response: Empty,
  refusals: ['TICKET_DEFINITION_NOT_FOUND', 'INVALID_REORDER_INSTRUCTION'],
})

export const queryTicketDefinitions = operation({
  module,
  name: 'queryTicketDefinitions',
  summary: 'Kinds of ticket by filter and sort; hidden ones for administrators only.',
  method: 'POST',
  ...paths('/query'),
  who: caller,
  request: Type.Object({ query: optional(TicketDefinitionQuery), fields }),
  response: listAnswer,
  refusals: [],
})

export const queryAvailableTicketDefinitions = operation({
  module,
  name: 'queryAvailableTicketDefinitions',
  summary:
    'Kinds of ticket that a visitor may see: not hidden, and on sale or shown outside the sale; with an access, the hidden ones that it opens, too.',
  method: 'POST',
  ...paths('/available/query'),
  who: caller,
  request: Type.Object({ query: optional(TicketDefinitionQuery), fields, access: optional(TicketAccess) }),
  response: listAnswer,
  refusals: [],
})

export const countTicketDefinitions = operation({
  module,
  name: 'countTicketDefinitions',
  summary: 'Number of kinds of ticket that the filter selects, and per value of each facet.',
  method: 'POST',
  ...paths('/count'),
  who: caller,
  request: Type.Object({ filter: optional(Filter), facet: optional(list(text(100), 20)) }),
  response: Type.Object({ metadata: PagingMetadataV2, facets: Type.Record(Type.String(), FacetCounts) }),
  refusals: ['FILTER_PARSER_ERROR'],
})

export const countAvailableTicketDefinitions = operation({
  module,
  name: 'countAvailableTicketDefinitions',
  summary: 'Number of kinds of ticket that a visitor may see.',
  method: 'POST',
  ...paths('/available/count'),
  who: caller,
  request: Type.Object({ filter: optional(Filter) }),
  response: Type.Object({ metadata: PagingMetadataV2 }),
  refusals: ['FILTER_PARSER_ERROR'],
})

export const changeCurrency = operation({
  module,
  name: 'changeCurrency',
  summary:
    'Sets the currency of all tickets of an event, until its first order. Prices keep their figures: 10 USD becomes 10 EUR.',
  method: 'POST',
  ...paths('/currency'),
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, currency: CurrencyCode }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_TYPE', 'CURRENCY_LOCKED'],
})

export const bulkDeleteTicketDefinitionsByFilter = operation({
  module,
  name: 'bulkDeleteTicketDefinitionsByFilter',
  summary: 'Removes all kinds of ticket that a filter selects, of as many events. One that leaves none out is refused.',
  method: 'POST',
  path: '/v3/bulk/ticket-definitions/delete',
  publicPath: '/events-ticket-definitions/v3/bulk/ticket-definitions/delete',
  sitePath: '/_api/events-ticket-definitions/v3/bulk/ticket-definitions/delete',
  aliases: ['/events/v3/bulk/ticket-definitions/delete'],
  who: admin('events.write'),
  request: Type.Object({ filter: Filter }),
  response: Empty,
  refusals: ['FILTER_PARSER_ERROR'],
})

export const operations = [
  createTicketDefinition,
  updateTicketDefinition,
  getTicketDefinition,
  deleteTicketDefinition,
  bulkDeleteTicketDefinitionsByFilter,
  reorderTicketDefinitions,
  queryTicketDefinitions,
  queryAvailableTicketDefinitions,
  countTicketDefinitions,
  countAvailableTicketDefinitions,
  changeCurrency,
] as const

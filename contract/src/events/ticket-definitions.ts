import Type from 'typebox'
import { TicketDefinitionState, TicketFeeTypeV1, TicketSaleStatus } from '../enumerations/events.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorPaging, Filter, Paging, Sorting } from '../paging.ts'
import {
  CurrencyCode,
  Empty,
  FieldMask,
  Guid,
  int,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Timestamp,
  text,
  textOrNone,
  titleText,
} from '../scalars.ts'
import { TicketingMoneyInput } from './event-money.ts'
import { ticketDefinitionFieldset as fieldset, ResponseMetaData, TicketDefinitionV1 } from './ticketing-definition.ts'
import { FacetCounts } from './wix-events-v-2.ts'

const module = 'events.ticket-definitions'
const site = (path: string) => ({
  sitePath: `/_api/events/v1/ticket-definitions${path}`,
  aliases: [
    `/_api/events-ticketing-v1-proxy/v1/ticket-definitions${path}`,
    `/_api/wix-events-web/v1/ticket-definitions${path}`,
  ],
})
/** `event.id`, `saleStatus`, `hidden`, `feeType` */
const facet = optional(list(text(20), 10))
const facets = Type.Record(Type.String(), FacetCounts)
const paging = { offset: optional(int(0, 10_000)), limit: optional(int(0, 100)) }

export const listTicketDefinitions = operation({
  module,
  name: 'listTicketDefinitions',
  summary: 'Kinds of ticket, generation 1.',
  method: 'GET',
  path: '/v1/ticket-definitions',
  publicPath: '/events/v1/ticket-definitions',
  ...site(''),
  who: caller,
  request: Type.Object({
    ...paging,
    eventId: optional(list(Guid, 100)),
    fieldset,
    state: optional(list(oneOf(TicketDefinitionState), 20)),
    /** `orderIndex:asc` */
    sort: optional(text(100)),
    saleStatus: optional(list(oneOf(TicketSaleStatus), 5)),
    /** People who made the events. */
    eventCreatorId: optional(list(Guid, 1)),
    facet,
  }),
  response: Type.Object({ metaData: ResponseMetaData, definitions: Type.Array(TicketDefinitionV1), facets }),
  refusals: [],
})

export const getTicketDefinition = operation({
  module,
  name: 'getTicketDefinition',
  summary: 'One kind of ticket, generation 1.',
  method: 'GET',
  path: '/v1/ticket-definitions/{definitionId}',
  publicPath: '/events/v1/ticket-definitions/{definitionId}',
  ...site('/{definitionId}'),
  who: caller,
  request: Type.Object({ definitionId: Guid, fieldset }),
  response: Type.Object({ definition: TicketDefinitionV1 }),
  refusals: ['TICKET_DEFINITION_NOT_FOUND'],
})

export const queryTicketDefinitions = operation({
  module,
  name: 'queryTicketDefinitions',
  summary: 'Kinds of ticket by filter, generation 1.',
  method: 'POST',
  path: '/v1/ticket-definitions/query',
  publicPath: '/events/v1/ticket-definitions/query',
  ...site('/query'),
  who: caller,
  request: Type.Object({ ...paging, fieldset, filter: optional(Filter), sort: optional(text(100)), facet }),
  response: Type.Object({
    total: Type.Integer(),
    offset: Type.Integer(),
    limit: Type.Integer(),
    definitions: Type.Array(TicketDefinitionV1),
    facets,
  }),
  refusals: [],
})

export const queryTicketDefinitionsV2 = operation({
  module,
  name: 'queryTicketDefinitionsV2',
  summary: 'Kinds of ticket by filter and sort, by cursor or offset, generation 1.',
  method: 'POST',
  path: '/v2/ticket-definitions/query',
  publicPath: '/events/v2/ticket-definitions/query',
  sitePath: '/_api/events/v2/ticket-definition/query',
  aliases: ['/_api/events-ticketing-v1-proxy/v2/ticket-definitions/query'],
  who: caller,
  request: Type.Object({
    query: optional(
      named(
        'QueryV2',
        Type.Object({
          filter: optional(Filter),
          sort: optional(list(Sorting, 3)),
          paging: optional(Paging),
          cursorPaging: optional(CursorPaging),
          fieldsets: fieldset,
        }),
      ),
    ),
  }),
  response: Type.Object({
    definitions: Type.Array(TicketDefinitionV1),
    metadata: named(
      'PagingMetadataV2',
      Type.Object({
        count: Type.Integer(),
        offset: optional(Type.Integer()),
        total: optional(Type.Integer()),
        cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
      }),
    ),
  }),
  refusals: [],
})

/** Absent fields stay; a new kind of ticket is unlimited and without fee unless they say otherwise. */
export const TicketDefinitionData = named(
  'TicketDefinitionData',
  Type.Object({
    name: optional(nullable(textOrNone(30))),
    /** Stands for `pricing.fixedPrice` where there is no `pricing`. */
    price: optional(TicketingMoneyInput),
    description: optional(nullable(text(500))),
    limited: optional(Type.Boolean()),
    quantity: optional(nullable(int(0, 100_000))),
    policy: optional(nullable(text(1000))),
    hidden: optional(Type.Boolean()),
    wixFeeConfig: optional(Type.Object({ type: optional(oneOf(TicketFeeTypeV1)) })),
    salePeriod: optional(
      nullable(
        Type.Object({
          startDate: optional(nullable(Timestamp)),
          endDate: optional(nullable(Timestamp)),
          hideNotOnSale: optional(Type.Boolean()),
        }),
      ),
    ),
    /** One of `fixedPrice`, `minPrice` and `pricingOptions`. */
    pricing: optional(
      Type.Object({
        fixedPrice: optional(TicketingMoneyInput),
        minPrice: optional(TicketingMoneyInput),
        pricingOptions: optional(
          Type.Object({
            options: optional(
              list(
                Type.Object({
                  id: optional(Guid),
                  name: optional(titleText(200)),
                  price: optional(TicketingMoneyInput),
                }),
                100,
              ),
            ),
          }),
        ),
      }),
    ),
  }),
)

const one = Type.Object({ definition: TicketDefinitionV1 })
const write = { module, who: admin('events.write') } as const

export const createTicketDefinition = operation({
  ...write,
  name: 'createTicketDefinition',
  summary: 'Adds a kind of ticket to an event, generation 1.',
  method: 'POST',
  path: '/v1/ticket-definitions',
  publicPath: '/events/v1/ticket-definitions',
  ...site(''),
  request: Type.Object({ eventId: Guid, definition: TicketDefinitionData }),
  response: one,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_TYPE', 'TICKET_DEFINITIONS_LIMIT_REACHED', 'INVALID_SALE_PERIOD'],
})

export const updateTicketDefinition = operation({
  ...write,
  name: 'updateTicketDefinition',
  summary: 'Changes a kind of ticket of an event, generation 1. A quantity below what is sold and held is refused.',
  method: 'PATCH',
  path: '/v1/ticket-definitions/{definitionId}',
  publicPath: '/events/v1/ticket-definitions/{definitionId}',
  ...site('/{definitionId}'),
  request: Type.Object({
    eventId: Guid,
    definitionId: Guid,
    definition: optional(TicketDefinitionData),
    fields: optional(FieldMask),
  }),
  response: one,
  refusals: ['TICKET_DEFINITION_NOT_FOUND', 'NOT_ENOUGH_TICKETS', 'INVALID_SALE_PERIOD'],
})

export const deleteTicketDefinition = operation({
  ...write,
  name: 'deleteTicketDefinition',
  summary: 'Removes kinds of ticket of an event, those that are named or all. Tickets that are sold stay valid.',
  method: 'DELETE',
  path: '/v1/ticket-definitions',
  publicPath: '/events/v1/ticket-definitions',
  ...site(''),
  request: Type.Object({
    eventId: Guid,
    byId: optional(Type.Object({ definitionId: list(Guid, 100, 1) })),
    all: optional(Type.Boolean()),
  }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND', 'TICKET_DEFINITION_NOT_FOUND'],
})

export const changeCurrency = operation({
  ...write,
  name: 'changeCurrency',
  summary: 'Sets the currency of all tickets of an event, until its first order. Prices keep their figures.',
  method: 'PUT',
  path: '/v1/ticket-definitions/currency',
  publicPath: '/events/v1/ticket-definitions/currency',
  ...site('/currency'),
  request: Type.Object({ eventId: Guid, currency: CurrencyCode }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_TYPE', 'CURRENCY_LOCKED'],
})

export const operations = [
  listTicketDefinitions,
  getTicketDefinition,
  queryTicketDefinitions,
  queryTicketDefinitionsV2,
  createTicketDefinition,
  updateTicketDefinition,
  deleteTicketDefinition,
  changeCurrency,
] as const

import Type from 'typebox'
import { TicketDefinitionState, TicketSaleStatus } from '../enumerations/events.ts'
import { caller, operation } from '../operation.ts'
import { Filter } from '../paging.ts'
import { Guid, int, list, oneOf, optional, text } from '../scalars.ts'
import { ticketDefinitionFieldset as fieldset, ResponseMetaData, TicketDefinitionV1 } from './ticketing-definition.ts'

const module = 'events.ticket-definitions'
const site = (path: string) => ({
  sitePath: `/_api/events/v1/ticket-definitions${path}`,
  aliases: [
    `/_api/events-ticketing-v1-proxy/v1/ticket-definitions${path}`,
    `/_api/wix-events-web/v1/ticket-definitions${path}`,
  ],
})
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
  }),
  response: Type.Object({ metaData: ResponseMetaData, definitions: Type.Array(TicketDefinitionV1) }),
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
  request: Type.Object({ ...paging, fieldset, filter: optional(Filter), sort: optional(text(100)) }),
  response: Type.Object({
    total: Type.Integer(),
    offset: Type.Integer(),
    limit: Type.Integer(),
    definitions: Type.Array(TicketDefinitionV1),
  }),
  refusals: [],
})

export const operations = [listTicketDefinitions, getTicketDefinition, queryTicketDefinitions] as const

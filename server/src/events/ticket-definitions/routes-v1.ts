import type { TicketDefinitionFieldset, TicketDefinitionState } from '@fairground/contract/enumerations/events.ts'
import * as contract from '@fairground/contract/events/ticket-definitions.ts'
import { present } from '@fairground/domain/present.ts'
import { facetsToWire } from '../../db/facets.ts'
import type { Condition } from '../../db/query-sql.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { madeBy } from '../event/made-by.ts'
import { pagingOf, sortOfText } from '../requests/flat-request.ts'
import { changeCurrency } from './change-currency.ts'
import { changesOf, newDefinitionOf, withFieldsOfV1 } from './definition-data-v1.ts'
import type { DefinitionRow } from './definition-row.ts'
import { definitionToWireV1, viewOf } from './definition-v1.ts'
import { getDefinition } from './find-definitions.ts'
import { definitionFacets, pageByCursor, pageByOffset } from './list-definitions.ts'
import { createDefinition, removeDefinitions, removeDefinitionsOf, updateDefinition } from './write-definition.ts'

type Fieldset = readonly (typeof TicketDefinitionFieldset)[number][]
/** A change is answered with all that an administrator sees. */
const WHOLE: Fieldset = ['POLICY', 'DASHBOARD']

const definitionOf = (ctx: Ctx, row: DefinitionRow, fieldset: Fieldset | undefined) => ({
  definition: definitionToWireV1(row, viewOf(ctx, fieldset)),
})

/** Generation 1. */
export function ticketDefinitionRoutesV1(api: Api): void {
  mount(api, contract.getTicketDefinition, async ({ definitionId, fieldset }, ctx) =>
    definitionOf(ctx, await getDefinition(ctx, definitionId), fieldset),
  )
  mount(
    api,
    contract.listTicketDefinitions,
    async ({ eventId, state, saleStatus, fieldset, sort, offset, limit, facet, eventCreatorId }, ctx) => {
      const filter = present({
        eventId: eventId ? { $in: eventId } : undefined,
        saleStatus: saleStatus ? { $in: saleStatus } : undefined,
      })
      const query = { filter, sort: sortOfText(sort), paging: pagingOf(limit, offset) }
      const also = [...(state ?? []).map((s) => stateConditions[s]), ...madeBy(eventCreatorId, 'd')]
      const { rows, paging } = await pageByOffset(ctx, query, { also }, '')
      return {
        metaData: { count: paging.count, offset: paging.offset, total: paging.total },
        definitions: rows.map((row) => definitionToWireV1(row, viewOf(ctx, fieldset))),
        facets: facetsToWire(await definitionFacets(ctx, filter, { also }, facet)),
      }
    },
  )
  mount(
    api,
    contract.queryTicketDefinitions,
    async ({ filter = {}, fieldset, sort, offset, limit = 50, facet }, ctx) => {
      const query = { filter, sort: sortOfText(sort), paging: pagingOf(limit, offset) }
      const { rows, paging } = await pageByOffset(ctx, query, {}, '')
      return {
        total: paging.total,
        offset: paging.offset,
        limit,
        definitions: rows.map((row) => definitionToWireV1(row, viewOf(ctx, fieldset))),
        facets: facetsToWire(await definitionFacets(ctx, filter, {}, facet)),
      }
    },
  )
  mount(api, contract.queryTicketDefinitionsV2, async ({ query: { fieldsets, ...query } = {} }, ctx) => {
    const { rows, paging } = query.paging ? await pageByOffset(ctx, query, {}) : await pageByCursor(ctx, query, {})
    const { hasNext: _, ...metadata } = { hasNext: undefined, ...paging }
    return { definitions: rows.map((row) => definitionToWireV1(row, viewOf(ctx, fieldsets))), metadata }
  })
  mount(api, contract.createTicketDefinition, async ({ eventId, definition }, ctx) =>
    definitionOf(ctx, await withFieldsOfV1(() => createDefinition(ctx, newDefinitionOf(eventId, definition))), WHOLE),
  )
  mount(api, contract.updateTicketDefinition, async ({ eventId, definitionId, definition = {}, fields }, ctx) => {
    const { eventId: itsEvent } = await getDefinition(ctx, definitionId)
    if (itsEvent !== eventId)
      throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: definitionId })
    const data = masked(definition, fields, contract.TicketDefinitionData, 'definition')
    const row = await withFieldsOfV1(() => updateDefinition(ctx, { ...changesOf(data), id: definitionId }))
    return definitionOf(ctx, row, WHOLE)
  })
  mount(api, contract.deleteTicketDefinition, async ({ eventId, byId, all }, ctx) => {
    if ((byId === undefined) === !all) throw new InvalidArgument([oneOfBoth])
    await (byId ? removeDefinitions(ctx, byId.definitionId, eventId) : removeDefinitionsOf(ctx, eventId))
    return {}
  })
  mount(api, contract.changeCurrency, async ({ eventId, currency }, ctx) => {
    await changeCurrency(ctx, eventId, currency)
    return {}
  })
}

const oneOfBoth = {
  field: 'byId',
  description: message('violations.orAll'),
  violatedRule: 'REQUIRED_ONE_OF_FIELD',
} as const

const stateConditions: Record<TicketDefinitionState, Condition> = {
  VISIBLE: { sql: 'not d.hidden', values: [] },
  HIDDEN: { sql: 'd.hidden', values: [] },
  FREE: { sql: 'd.highest_price = 0', values: [] },
  PAID: { sql: 'd.highest_price is distinct from 0', values: [] },
}

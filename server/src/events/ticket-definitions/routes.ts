import type { TicketDefinitionField } from '@fairground/contract/enumerations/events.ts'
import { TicketDefinitionChanges } from '@fairground/contract/events/ticket-definition-shapes.ts'
import * as v3 from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { facetsToWire } from '../../db/facets.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { Written, writer } from '../../http/written.ts'
import type { Remembering } from '../event/next-change.ts'
import { withReadableFilter } from '../requests/filter-faults.ts'
import { openedKinds } from '../ticket-access/find-access.ts'
import { changeCurrency } from './change-currency.ts'
import type { DefinitionRow } from './definition-row.ts'
import { getDefinition } from './find-definitions.ts'
import {
  countDefinitions,
  type DefinitionQuery,
  definitionFacets,
  pageByCursor,
  pageByOffset,
  type Seen,
  selectDefinitions,
} from './list-definitions.ts'
import { offeredAnswer, offeredTexts } from './offered-texts.ts'
import { reorderDefinitions } from './reorder-definitions.ts'
import { definitionsToWire } from './wire-v3.ts'
import { createDefinition, removeDefinitions, removeSelected, updateDefinition } from './write-definition.ts'

/** Generation 2. */
export function ticketDefinitionRoutes(
  api: Api,
  { publicUrl, remembering }: { readonly publicUrl: string; readonly remembering: Remembering },
): void {
  const texts = offeredTexts(remembering, publicUrl)
  const write = writer(v3.queryAvailableTicketDefinitions.response)
  const answer = async (ctx: Ctx, row: DefinitionRow, fields: readonly TicketDefinitionField[] | undefined) => {
    const [ticketDefinition] = await definitionsToWire(ctx, publicUrl, [row], fields)
    return { ticketDefinition: ticketDefinition! } // one row in, one out
  }
  /** With `paging` a page by offset, else by cursor. */
  const page = async (
    ctx: Ctx,
    query: DefinitionQuery,
    seen: Seen,
    fields: readonly TicketDefinitionField[] | undefined,
  ) => {
    const found = query.paging ? await pageByOffset(ctx, query, seen) : await pageByCursor(ctx, query, seen)
    return { ticketDefinitions: await definitionsToWire(ctx, publicUrl, found.rows, fields), metadata: found.paging }
  }

  mount(api, v3.createTicketDefinition, async ({ ticketDefinition, fields }, ctx) =>
    answer(ctx, await createDefinition(ctx, ticketDefinition), fields),
  )
  mount(api, v3.updateTicketDefinition, async ({ ticketDefinition: { id, revision, ...given }, mask, fields }, ctx) => {
    const changes = masked(given, mask, TicketDefinitionChanges, 'ticketDefinition')
    return answer(ctx, await updateDefinition(ctx, { ...changes, id, revision }), fields)
  })
  mount(api, v3.getTicketDefinition, async ({ ticketDefinitionId, fields }, ctx) =>
    answer(ctx, await getDefinition(ctx, ticketDefinitionId), fields),
  )
  mount(api, v3.deleteTicketDefinition, async ({ ticketDefinitionId }, ctx) => {
    await removeDefinitions(ctx, [ticketDefinitionId])
    return {}
  })
  mount(api, v3.bulkDeleteTicketDefinitionsByFilter, async ({ filter }, ctx) => {
    await removeSelected(ctx, await withReadableFilter(() => selectDefinitions(ctx, filter ?? {})))
    return {}
  })
  mount(api, v3.reorderTicketDefinitions, async (request, ctx) => {
    await reorderDefinitions(ctx, request)
    return {}
  })
  mount(api, v3.changeCurrency, async ({ eventId, currency }, ctx) => {
    await changeCurrency(ctx, eventId, currency)
    return {}
  })
  mount(api, v3.queryTicketDefinitions, ({ query = {}, fields }, ctx) => page(ctx, query, {}, fields))
  mount(
    api,
    v3.queryAvailableTicketDefinitions,
    async ({ query = {}, fields, access }, ctx) => {
      const isShared = access === undefined && !holdsScope(ctx.caller, 'events.read')
      const known = isShared ? texts.page(ctx, query, fields) : undefined
      if (known) return known
      const opened = await openedKinds(ctx.db, access, ctx.now)
      const answer = page(ctx, query, { offered: true, opened }, fields)
      if (holdsScope(ctx.caller, 'events.read')) return answer
      // What a code opens changes with the code.
      if (!isShared) return new Written([Buffer.from(write(await answer))], [], 0)
      const written = answer.then((found) => ({
        text: write(found),
        eventIds: found.ticketDefinitions.map(({ eventId }) => eventId),
      }))
      return offeredAnswer(ctx, remembering, written)
    },
    { cache: () => [] },
  )
  mount(api, v3.countTicketDefinitions, async ({ filter = {}, facet }, ctx) => {
    return withReadableFilter(async () => {
      const total = await countDefinitions(ctx, filter, {})
      const facets = await definitionFacets(ctx, filter, {}, facet)
      return { metadata: { count: total, total }, facets: facetsToWire(facets) }
    })
  })
  mount(api, v3.countAvailableTicketDefinitions, async ({ filter = {} }, ctx) => {
    const total = await withReadableFilter(() => countDefinitions(ctx, filter, { offered: true }))
    return { metadata: { count: total, total } }
  })
}

import * as contract from '@fairground/contract/fairground/ticket-quotas.ts'
import type { Static } from 'typebox'
import { type Api, mount } from '../../http/mount.ts'
import { getEvent } from '../event/find-events.ts'
import { type QuotaRow, quotasOfEvent } from './queries.ts'
import { createQuota, removeQuota, updateQuota } from './write-quotas.ts'

const toWire = (row: QuotaRow): Static<typeof contract.TicketQuota> => ({
  id: row.id,
  revision: String(row.revision),
  eventId: row.eventId,
  name: row.name,
  capacity: Number(row.capacity),
  taken: Number(row.used - row.lapsed),
  allKinds: row.allKinds,
  ofRoom: row.ofRoom,
  ticketDefinitionIds: row.allKinds ? [] : row.definitionIds,
  createdDate: row.createdAt.toISOString(),
  updatedDate: row.updatedAt.toISOString(),
})

export function ticketQuotaRoutes(api: Api): void {
  mount(api, contract.createTicketQuota, async (request, ctx) => ({ quota: toWire(await createQuota(ctx, request)) }))
  mount(api, contract.updateTicketQuota, async ({ quota }, ctx) => ({ quota: toWire(await updateQuota(ctx, quota)) }))
  mount(api, contract.deleteTicketQuota, async ({ quotaId }, ctx) => {
    await removeQuota(ctx, quotaId)
    return {}
  })
  mount(api, contract.listTicketQuotas, async ({ eventId }, ctx) => {
    const event = await getEvent(ctx, eventId)
    return { quotas: (await ctx.db.rows(quotasOfEvent, { now: ctx.now, eventId: event.id })).map(toWire) }
  })
}

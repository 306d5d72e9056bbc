import * as contract from '@fairground/contract/fairground/ticket-access.ts'
import { present } from '@fairground/domain/present.ts'
import { accessCodeStatus } from '@fairground/domain/tickets/access-code.ts'
import type { Static } from 'typebox'
import { likeText } from '../../db/like.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import { getEvent } from '../event/find-events.ts'
import { accessOf, openedBy } from './find-access.ts'
import { type CodeRow, findByCode, findUsable, listCodes } from './queries.ts'
import { createCodes, deleteCode, updateCode } from './write-codes.ts'

const PAGE = 50

export function ticketAccessRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  const toWire = (row: CodeRow, now: Date): Static<typeof contract.AccessCode> => ({
    id: row.id,
    revision: String(row.revision),
    eventId: row.eventId,
    code: row.code,
    ticketDefinitionIds: row.definitionIds,
    used: Number(row.used - row.lapsed),
    status: accessCodeStatus(accessOf(row), now),
    url: `${publicUrl}/events/${row.eventSlug}/tickets?code=${encodeURIComponent(row.code)}`,
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    ...present({
      usageLimit: row.usageLimit === null ? undefined : Number(row.usageLimit),
      startDate: row.startsAt?.toISOString(),
      endDate: row.endsAt?.toISOString(),
      note: row.note ?? undefined,
    }),
  })

  mount(api, contract.openTicketAccess, ({ eventId, code }, ctx) => openAccess(ctx, eventId, code), {
    limit: () => perAddress('ticket-code', 20),
  })
  mount(api, contract.getTicketAccess, async ({ eventId }, ctx) => ({
    takesCodes: (await ctx.db.row(findUsable, { eventId, now: ctx.now }))?.takesCodes ?? false,
  }))
  mount(api, contract.createAccessCodes, async (request, ctx) => ({
    accessCodes: (await createCodes(ctx, request)).map((row) => toWire(row, ctx.now)),
  }))
  mount(api, contract.updateAccessCode, async ({ accessCode }, ctx) => ({
    accessCode: toWire(await updateCode(ctx, accessCode), ctx.now),
  }))
  mount(api, contract.deleteAccessCode, async ({ accessCodeId }, ctx) => {
    await deleteCode(ctx, accessCodeId)
    return {}
  })
  mount(api, contract.listAccessCodes, async ({ eventId, search = '', limit = PAGE, offset = 0 }, ctx) => {
    const event = await getEvent(ctx, eventId)
    const pattern = `%${likeText(search.trim())}%`
    const rows = await ctx.db.rows(listCodes, { now: ctx.now, eventId: event.id, pattern, limit, offset })
    return { accessCodes: rows.map((row) => toWire(row, ctx.now)), total: rows[0]?.all ?? 0 }
  })
}

/** An unknown code, and one of another event, are not found; a known one that opens nothing now says why. */
async function openAccess(ctx: Ctx, eventId: string, code: string) {
  const row = await ctx.db.row(findByCode, { now: ctx.now, eventId, code: code.trim() })
  if (!row) throw new ApiError({ code: 'TICKET_CODE_NOT_FOUND' })
  const opened = openedBy(row, ctx.now)
  if (opened.refusal) throw new ApiError(opened.refusal)
  return {
    access: opened.access,
    ticketDefinitionIds: [...opened.definitionIds],
    ...present({ ticketsLeft: opened.left ?? undefined }),
  }
}

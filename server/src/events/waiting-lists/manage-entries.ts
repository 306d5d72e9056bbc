import { nextOffer } from '@fairground/domain/tickets/waiting-list.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { countAwaited, listedKinds, waitedKind } from './awaited.ts'
import { takeOff } from './end-list.ts'
import type { EntryRow, ListRow } from './entry-row.ts'
import { offer } from './offer-tickets.ts'
import { entryClosed, entryNotFound } from './places.ts'
import { findEntry, lockList } from './queries.ts'
import type { WaitingLinks } from './waiting-links.ts'

interface Locked {
  readonly entry: EntryRow
  readonly event: EventRow
  readonly list: ListRow
}

async function lockedEntry(tx: Tx, id: string): Promise<Locked> {
  const eventId = (await tx.row(findEntry, { id }))?.eventId
  const list = eventId && (await tx.row(lockList, { eventId }))
  const entry = list && (await tx.row(findEntry, { id }))
  const event = entry && (await eventsById(tx, [entry.eventId])).get(entry.eventId)
  if (!entry || !event) throw entryNotFound()
  return { entry, event, list }
}

const summaryOf = ({ ticketName, quantity }: EntryRow) => ({ ticket: ticketName ?? '', quota: quantity })

/** Offers to one who waits, whatever their place: of what is free, which the others wait for, too. */
export const offerNow = (ctx: Ctx, links: WaitingLinks, id: string): Promise<EntryRow> =>
  ctx.db.inTx(async (tx) => {
    const locked = await lockedEntry(tx, id)
    const { entry, event, list } = locked
    if (entry.status !== 'WAITING') throw entryClosed()
    const kinds = await listedKinds(tx, event.id, ctx.now)
    const { definitionId, quantity } = entry
    const next = nextOffer([{ id, kind: definitionId, quantity }], kinds.map(waitedKind), list.rule)
    const kind = kinds.find((one) => one.id === next?.kindId)
    const made = kind && (await offer(tx, { ...ctx, links }, { ...locked, kind }))
    if (made !== 'MADE') throw new ApiError({ code: 'WAITING_TICKETS_NOT_FREE' })
    await countAwaited(tx, ctx, { eventId: event.id, open: list.enabled })
    const after = summaryOf({ ...entry, ticketName: kind?.name ?? null })
    await record(tx, ctx, { action: 'event.waitingOffered', target: { id: event.id, name: event.title }, after })
    return (await tx.row(findEntry, { id }))! // locked above
  })

export const removeEntry = (ctx: Ctx, id: string): Promise<EntryRow> =>
  ctx.db.inTx(async (tx) => {
    const { entry, event, list } = await lockedEntry(tx, id)
    const isOpen = entry.status === 'WAITING' || entry.status === 'OFFERED'
    if (!isOpen || !(await takeOff(tx, ctx, entry, 'REMOVED'))) throw entryClosed()
    await countAwaited(tx, ctx, { eventId: event.id, open: list.enabled })
    const target = { id: event.id, name: event.title }
    await record(tx, ctx, { action: 'event.waitingRemoved', target, before: summaryOf(entry) })
    await happen(tx, [{ entity: 'waitingList', entityId: event.id, slug: 'left', payload: {} }], ctx)
    return (await tx.row(findEntry, { id }))! // locked above
  })

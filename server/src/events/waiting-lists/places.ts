import { plus } from '@fairground/domain/instant.ts'
import { CLOSED_PLACE_MS, waitingLinkOpens } from '@fairground/domain/tickets/waiting-list.ts'
import { ApiError } from '../../ground/api-error.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { giveReservationTo } from '../reservations/give-reservations.ts'
import { countAwaited } from './awaited.ts'
import { takeOff } from './end-list.ts'
import type { EntryRow } from './entry-row.ts'
import { entriesOfOwner, findEntry, lockList } from './queries.ts'
import type { WaitingLinks } from './waiting-links.ts'

export interface Place {
  readonly entry: EntryRow
  readonly event: EventRow
}

export const entryNotFound = () => new ApiError({ code: 'WAITING_ENTRY_NOT_FOUND' })

/** An offer whose time is over has run out, whether or not a job has written it down. */
const asOf = (entry: EntryRow, now: Date): EntryRow =>
  entry.status === 'OFFERED' && entry.offerExpiresAt !== null && entry.offerExpiresAt <= now
    ? { ...entry, status: 'EXPIRED' }
    : entry

/** Throws WAITING_ENTRY_NOT_FOUND, and WAITING_LINK_OVER some time after the place closed. */
export async function placeOf(
  { db, site, now }: { db: Queryable } & Pick<Ctx, 'site' | 'now'>,
  links: WaitingLinks,
  token: string,
): Promise<Place> {
  const id = links.open(site.id, token)
  const entry = id === undefined ? undefined : await db.row(findEntry, { id })
  const event = entry && (await eventsOnRecord(db, [entry.eventId])).get(entry.eventId)
  if (!entry || !event) throw entryNotFound()
  if (!waitingLinkOpens(entry, now)) throw new ApiError({ code: 'WAITING_LINK_OVER' })
  return { entry: asOf(entry, now), event }
}

/** Leaves the list, or declines what is offered: the job that offers runs after it. */
export const leaveList = (ctx: Ctx, links: WaitingLinks, token: string): Promise<Place> =>
  ctx.db.inTx(async (tx) => {
    const at = { ...ctx, db: tx }
    await tx.row(lockList, { eventId: (await placeOf(at, links, token)).entry.eventId })
    const { entry } = await placeOf(at, links, token)
    const to = entry.status === 'OFFERED' ? 'DECLINED' : 'LEFT'
    if (to === 'LEFT' && entry.status !== 'WAITING') throw entryClosed()
    if (!(await takeOff(tx, ctx, entry, to))) throw entryClosed()
    const list = await tx.row(lockList, { eventId: entry.eventId })
    await countAwaited(tx, ctx, { eventId: entry.eventId, open: list?.enabled ?? false })
    await happen(tx, [{ entity: 'waitingList', entityId: entry.eventId, slug: 'left', payload: {} }], ctx)
    return placeOf(at, links, token)
  })

export const entryClosed = () => new ApiError({ code: 'WAITING_ENTRY_CLOSED' })

/** Gives the held tickets to the caller, who has the link: on another device it gives them to that one. */
export const takeOffer = (ctx: Ctx, links: WaitingLinks, token: string) =>
  ctx.db.inTx(async (tx) => {
    const { entry, event } = await placeOf({ ...ctx, db: tx }, links, token)
    const { caller } = ctx
    if (caller.kind !== 'visitor' && caller.kind !== 'member') throw new ApiError({ code: 'PERMISSION_DENIED' })
    const { reservationId } = entry
    const isGiven =
      entry.status === 'OFFERED' && reservationId && (await giveReservationTo(tx, reservationId, caller, ctx.now))
    if (!isGiven) throw new ApiError({ code: 'WAITING_OFFER_OVER' })
    return { reservationId, eventSlug: event.slug }
  })

export async function placesOf(ctx: Ctx): Promise<Place[]> {
  const owner = ownerId(ctx.caller)
  if (owner === undefined) return []
  const changedAfter = plus(ctx.now, -CLOSED_PLACE_MS)
  const entries = await ctx.db.rows(entriesOfOwner, { ownerId: owner, changedAfter })
  const events = await eventsOnRecord(
    ctx.db,
    entries.map(({ eventId }) => eventId),
  )
  return entries.flatMap((entry) => {
    const event = events.get(entry.eventId)
    return event ? [{ entry: asOf(entry, ctx.now), event }] : []
  })
}

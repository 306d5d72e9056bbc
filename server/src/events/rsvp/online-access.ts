import type { StoredAccess as Stored } from '@fairground/domain/events/online-access.ts'
import { present } from '@fairground/domain/present.ts'
import { holdsScope, reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { accessOf, type GuestAccess, guestAccess } from '../online/online-access.ts'
import type { RsvpRow } from './rsvp-row.ts'

/** Ways in of answers whose guests come: for the guest as they are shown now, and for callers with `events.read`. */
export async function accessesFor(
  ctx: Ctx,
  rows: readonly RsvpRow[],
): Promise<(row: RsvpRow) => GuestAccess | undefined> {
  const forStaff = reachOf(ctx.caller, 'guests.read') === null
  if (forStaff && !holdsScope(ctx.caller, 'events.read')) return () => undefined
  const events = await eventsOnRecord(ctx.db, [...new Set(rows.map(({ eventId }) => eventId))])
  const online = [...events.values()].filter(({ doc }) => doc.online).map(({ id }) => id)
  if (online.length === 0) return () => undefined
  const stored = await accessOf(ctx.db, online)
  return ({ eventId, status }) => {
    const event = events.get(eventId)
    const access = stored.get(eventId)
    if (status !== 'YES' || !event?.doc.online) return undefined
    return forStaff ? shownToStaff(access) : guestAccess(event, access, ctx.now)
  }
}

const shownToStaff = (access: Stored | undefined): GuestAccess =>
  present({ link: access?.link ?? undefined, instructions: access?.instructions ?? undefined })

/** Access of the guest whose link to their answer is opened; undefined for who does not come. */
export async function accessOfAnswer(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { status, eventId }: Pick<RsvpRow, 'status' | 'eventId'>,
): Promise<GuestAccess | undefined> {
  if (status !== 'YES') return undefined
  const event = (await eventsOnRecord(db, [eventId])).get(eventId)
  if (!event?.doc.online) return undefined
  return guestAccess(event, (await accessOf(db, [eventId])).get(eventId), now)
}

import type { StaffMemberPermission } from '@fairground/contract/enumerations/tickets.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { hasOpenDoor } from './events-at-door.ts'
import { dropDevices, findStaff, insertDevice, joinStaff, seeDevice, staffOfDevice, staffOfLink } from './queries.ts'
import type { StaffRow } from './staff-row.ts'
import { staffNotFound } from './write-staff.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A device that was not used for so long has to come in by the link again. */
const IDLE_MS = 30 * DAY_MS
const MOST_DEVICES = 20

const suspended = ({ id }: StaffRow): ApiError => new ApiError({ code: 'STAFF_MEMBER_SUSPENDED', staffMemberId: id })

/** Lets a device in by the secret of the link. */
export const enterByLink = (
  ctx: Ctx,
  secret: string,
): Promise<{ staff: StaffRow; accessToken: string; deviceId: string }> =>
  ctx.db.inTx(async (tx) => {
    const found = await tx.row(staffOfLink, { hash: hashSecret(secret) })
    if (!found) throw staffNotFound()
    if (found.paused) throw suspended(found)
    const accessToken = newSecret('fgd')
    const deviceId = ctx.newId()
    await tx.run(insertDevice, { id: deviceId, staffMemberId: found.id, hash: hashSecret(accessToken), at: ctx.now })
    await tx.run(dropDevices, { staffMemberId: found.id, most: MOST_DEVICES })
    await tx.run(joinStaff, { id: found.id, at: ctx.now })
    const staff = (await tx.row(findStaff, { id: found.id }))! // locked above
    return { staff, accessToken, deviceId }
  })

/** The member whose device has the token, unless their access is paused. */
export async function staffAtDoor(ctx: Ctx, accessToken: string): Promise<StaffRow> {
  const seenAfter = new Date(ctx.now.getTime() - IDLE_MS)
  const found = await ctx.db.row(staffOfDevice, { hash: hashSecret(accessToken), seenAfter })
  if (!found) throw staffNotFound()
  if (found.paused) throw suspended(found)
  if (ctx.now.getTime() - found.seenAt.getTime() > HOUR_MS)
    await ctx.db.inTx((tx) => tx.run(seeDevice, { id: found.deviceId, at: ctx.now }))
  return found
}

export function permitted({ permissions }: StaffRow, permission: StaffMemberPermission): void {
  if (!permissions.includes(permission)) throw new ApiError({ code: 'DOOR_PERMISSION_MISSING' })
}

/** An event whose door the member stands at, and is open; any other is not found: its guests are nobody's to read any more. */
export async function eventAtDoor(ctx: Ctx, { allEvents, eventIds }: StaffRow, eventId: string): Promise<EventRow> {
  const event = (await eventsById(ctx.db, [eventId])).get(eventId.toLowerCase())
  if (!event || !(allEvents || eventIds.includes(event.id)) || !(await hasOpenDoor(ctx, event.id)))
    throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
  return event
}

/** The request as that member's: what is done at the door is on record with them. */
export const asStaff = (ctx: Ctx, { id }: StaffRow): Ctx => ({ ...ctx, caller: { kind: 'doorStaff', id } })

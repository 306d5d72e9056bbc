import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { actorOf, writeScans } from '../door/write-scans.ts'
import { lockRsvp, writeRsvp } from './queries.ts'
import type { AtTheDoor, RsvpRow } from './rsvp-row.ts'
import { announceAnswers } from './write-answer.ts'

interface AtDoor {
  readonly rsvpId: string
  readonly eventId?: string | undefined
  /** All of the party unless given. */
  readonly guestIds?: readonly number[] | undefined
  readonly doneAt: Date
  /** Field of the time, for violations. */
  readonly field: string
  /** Passes over guests who are in already, or are not in, in silence: generation 1. */
  readonly lenient: boolean
}

/** The first check-in since the last undoing counts; who is in already keeps its time. */
export const checkIn = (ctx: Ctx, request: AtDoor): Promise<RsvpRow> =>
  act(ctx, request, (row, guests) => {
    if (row.status !== 'YES') throw new ApiError({ code: 'GUEST_NOT_ATTENDING', rsvpId: row.id, status: row.status })
    const inside = guests.filter((guest) => row.doc.door?.[guest]?.at)
    const outside = guests.filter((guest) => !row.doc.door?.[guest]?.at)
    const isRefused = request.guestIds ? inside.length > 0 : outside.length === 0
    if (isRefused && !request.lenient) {
      const [guestId = 1] = inside
      const checkInDate = row.doc.door?.[guestId]?.at
      throw new ApiError({ code: 'GUEST_ALREADY_CHECKED_IN', guestId, checkInDate })
    }
    return { act: 'CHECK_IN', changed: outside, door: (by) => ({ at: request.doneAt.toISOString(), by }) }
  })

/** An act of its own: the check-in stays on record. */
export const undoCheckIn = (ctx: Ctx, request: AtDoor): Promise<RsvpRow> =>
  act(ctx, request, (row, guests) => {
    const inside = guests.filter((guest) => row.doc.door?.[guest]?.at)
    const isRefused = request.guestIds ? inside.length < guests.length : inside.length === 0
    if (isRefused && !request.lenient) {
      const guestId = guests.find((guest) => !inside.includes(guest))
      throw new ApiError({ code: 'GUEST_NOT_CHECKED_IN', guestId })
    }
    const door = (by: string): AtTheDoor => ({ canceledAt: request.doneAt.toISOString(), canceledBy: by })
    return { act: 'UNDO', changed: inside, door }
  })

interface Act {
  readonly act: 'CHECK_IN' | 'UNDO'
  readonly changed: readonly number[]
  door(by: string): AtTheDoor
}

function act(
  ctx: Ctx,
  { rsvpId, eventId, guestIds, doneAt, field, lenient }: AtDoor,
  decide: (row: RsvpRow, guests: readonly number[]) => Act,
): Promise<RsvpRow> {
  if (doneAt > ctx.now)
    throw new InvalidArgument([
      {
        field,
        description: message('violations.notInFuture'),
        violatedRule: 'VALIDATION',
        ruleName: 'INVALID_CHECK_IN_TIME',
      },
    ])
  return ctx.db.inTx(async (tx) => {
    const row = await tx.row(lockRsvp, { id: rsvpId, ownerId: null })
    if (!row || (eventId !== undefined && row.eventId !== eventId))
      throw new ApiError({ code: lenient ? 'RSVP_NOT_FOUND' : 'GUEST_NOT_FOUND', rsvpId })
    const party = Array.from({ length: row.guests }, (_, i) => i + 1)
    const guests = guestIds ? [...new Set(guestIds)] : party
    const unknown = guests.find((guest) => guest > row.guests)
    if (unknown !== undefined) throw new ApiError({ code: 'GUEST_NOT_FOUND', guestId: unknown })
    const { act: done, changed, door } = decide(row, guests)
    if (changed.length === 0) return row
    const by = actorOf(ctx.caller)
    const doors = { ...row.doc.door, ...Object.fromEntries(changed.map((guest) => [guest, door(by.id ?? '')])) }
    const checkedIn = Object.values(doors).filter(({ at }) => at).length
    const after = await tx.row(writeRsvp, { ...row, checkedIn, at: ctx.now, doc: { ...row.doc, door: doors } })
    await writeScans(tx, ctx, row.eventId, { scanned: changed.map((guest) => ({ rsvpId, guest })), act: done, doneAt })
    await announceAnswers(tx, ctx, [after!], { slug: 'updated' }) // locked above
    return after!
  })
}

import { present } from '@fairground/domain/present.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Caller, holdsScope, ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { getEvent } from '../event/find-events.ts'
import { assertMember } from '../registrants/known-member.ts'
import { type AnswerPaths, type GivenAnswer, type Leave, readAnswer } from './given-answer.ts'
import { createPlaces, lockPlaces, type Places } from './places.ts'
import { findRsvp, lockAnswersOf, shareEvent } from './queries.ts'
import type { RsvpRow } from './rsvp-row.ts'
import { writeAnswer } from './write-answer.ts'

interface AnswerRequest {
  readonly eventId: string
  readonly given: GivenAnswer
  /** Member whose answer it is, when staff enter it. */
  readonly memberId?: string | null | undefined
  readonly leave: Leave
  readonly silent: boolean
  readonly paths: AnswerPaths
}

const isGiven = (leave: Leave): boolean => Object.values(leave).some(Boolean)

/** Leave that only the organiser has. */
export function refuseLeave(caller: Caller, leave: Leave): void {
  if (isGiven(leave) && !holdsScope(caller, 'guests.write')) throw new ApiError({ code: 'PERMISSION_DENIED' })
}

/** Event and places, locked in the order that changes of the event lock them in. */
export async function lockedEvent(tx: Tx, ctx: Ctx, eventId: string): Promise<{ event: EventRow; places: Places }> {
  const event = await tx.row(shareEvent, { id: eventId })
  if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
  if (event.initialType !== 'RSVP') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId })
  const places = await lockPlaces(tx, eventId)
  if (places) return { event, places }
  await createPlaces(tx, [eventId], event.doc.rsvp?.limit ?? null, ctx)
  return { event, places: (await lockPlaces(tx, eventId))! } // just made
}

/**
 * Answers an event. A visitor who answered with this address before changes that answer. A member has one answer and is
 * refused with its id, which updateRsvp takes. Anybody else is refused: an address proves nothing, and the way back is the
 * link, which goes to that address again.
 */
export async function answerEvent(ctx: Ctx, request: AnswerRequest): Promise<RsvpRow> {
  const { given, leave, paths, silent } = request
  refuseLeave(ctx.caller, leave)
  const memberId = memberOf(ctx.caller, request.memberId)
  const found = await getEvent(ctx, request.eventId)
  const { id: eventId, doc, initialType } = found
  if (initialType !== 'RSVP') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId })
  if (memberId && ctx.caller.kind !== 'member') await assertMember(ctx.db, memberId)
  if (doc.allowedGuestTypes === 'MEMBER' && ctx.caller.kind === 'visitor') throw new ApiError({ code: 'MEMBER_NEEDED' })
  try {
    return await ctx.db.inTx(async (tx) => {
      const { event, places } = await lockedEvent(tx, ctx, eventId)
      const answer = readAnswer(given, event, undefined, { leave, paths })
      const before = await standing(tx, ctx.caller, { eventId, email: answer.email, memberId })
      const fresh = {
        ownerId: ownerId(ctx.caller) ?? memberId,
        memberId,
        language: ctx.site.locale.slice(0, 2),
      }
      return writeAnswer(tx, ctx, { before, fresh }, { event, places, answer, leave, silent })
    })
  } catch (error) {
    if (error instanceof Taken && !holdsScope(ctx.caller, 'guests.write')) {
      // A guest of an event that is over or cancelled gets no link.
      if (['CANCELED', 'ENDED'].includes(statusOf(factsOf(found), ctx.now)))
        throw new ApiError({ code: 'RSVPS_CLOSED' })
      const { rsvpId } = error
      error.leaves = (db) => mailLink({ ...ctx, db }, rsvpId)
    }
    throw takenAddress(error)
  }
}

/** Somebody answered before; which answer it is, a stranger does not learn. */
class Taken extends ApiError {
  override name = 'Taken'
  readonly rsvpId: string
  constructor(refusal: ConstructorParameters<typeof ApiError>[0], rsvpId: string) {
    super(refusal)
    this.rsvpId = rsvpId
  }
}

/** It may be the same person in another browser: the way back to the answer goes to its address again. */
const mailLink = (ctx: Ctx, rsvpId: string): Promise<void> =>
  ctx.db.inTx((tx) =>
    happen(tx, [{ entity: 'rsvp', entityId: rsvpId, slug: 'linkAsked', payload: { told: 'link' } }], ctx),
  )

/** The confirmation of an answer, once more, with the way back to it. */
export async function confirmAgain(ctx: Ctx, eventId: string, rsvpId: string): Promise<void> {
  const row = await ctx.db.row(findRsvp, { id: rsvpId, ownerId: null })
  if (!row || row.eventId !== eventId) throw new ApiError({ code: 'RSVP_NOT_FOUND', rsvpId })
  await mailLink(ctx, row.id)
}

export const takenAddress = (error: unknown): unknown =>
  violatedConstraint(error) === 'rsvps_email' ? new ApiError({ code: 'MEMBER_EMAIL_ALREADY_REGISTERED' }) : error

function memberOf(caller: Caller, memberId: string | null | undefined): string | null {
  if (caller.kind === 'member') {
    if (memberId && memberId !== caller.id) throw new ApiError({ code: 'PERMISSION_DENIED' })
    return caller.id
  }
  if (memberId && !holdsScope(caller, 'guests.write')) throw new ApiError({ code: 'PERMISSION_DENIED' })
  return memberId ?? null
}

/** The visitor's own answer to this event, which a new one changes. Throws when somebody has answered whose answer stays. */
async function standing(
  tx: Tx,
  caller: Caller,
  { eventId, email, memberId }: { eventId: string; email: string | null; memberId: string | null },
): Promise<RsvpRow | undefined> {
  const rows = await tx.rows(lockAnswersOf, { eventId, email, memberId })
  const me = ownerId(caller)
  const other = rows.find((row) => me === undefined || (row.ownerId !== me && row.memberId !== me))
  if (!other) {
    const own = rows.find((row) => row.memberId === memberId) ?? rows[0]
    if (own && caller.kind === 'member') throw new ApiError({ code: 'MEMBER_ALREADY_REGISTERED', rsvpId: own.id })
    return own
  }
  const isMember = memberId !== null && other.memberId === memberId
  const code = isMember ? 'MEMBER_ALREADY_REGISTERED' : 'MEMBER_EMAIL_ALREADY_REGISTERED'
  throw new Taken({ code, ...present({ rsvpId: holdsScope(caller, 'guests.write') ? other.id : undefined }) }, other.id)
}

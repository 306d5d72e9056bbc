import { ApiError } from '../../ground/api-error.ts'
import { type Caller, reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { lockedEvent, refuseLeave, takenAddress } from './answer-event.ts'
import { type AnswerPaths, type GivenAnswer, type Leave, readAnswer } from './given-answer.ts'
import { findRsvp, lockRsvp } from './queries.ts'
import type { RsvpRow } from './rsvp-row.ts'
import { writeAnswer } from './write-answer.ts'

/** Owner of the answers that the caller reaches; null is anybody. */
const reached = (caller: Caller): string | null => reachOf(caller, 'guests.read')

export async function getRsvp(ctx: Ctx, id: string, eventId?: string): Promise<RsvpRow> {
  const row = await ctx.db.row(findRsvp, { id, ownerId: reached(ctx.caller) })
  if (!row || (eventId !== undefined && row.eventId !== eventId))
    throw new ApiError({ code: 'RSVP_NOT_FOUND', rsvpId: id })
  return row
}

interface ChangeRequest {
  readonly id: string
  readonly given: GivenAnswer
  /** Refused when it is no longer the latest. */
  readonly revision?: string | undefined
  readonly eventId?: string | undefined
  readonly leave: Leave
  readonly silent: boolean
  readonly paths: AnswerPaths
  /** The guest came by the link of their mail: the answer is theirs, for any caller. */
  readonly byLink?: true
}

/** Sets what is present. Places are taken and given back with it. */
export async function changeAnswer(ctx: Ctx, request: ChangeRequest): Promise<RsvpRow> {
  const [row] = await changeAnswers(ctx, [request])
  return row! // one request, one answer
}

/** All of them or none. */
export async function changeAnswers(ctx: Ctx, requests: readonly ChangeRequest[]): Promise<RsvpRow[]> {
  try {
    return await ctx.db.inTx(async (tx) => {
      const rows: RsvpRow[] = []
      for (const request of requests) rows.push(await change(tx, ctx, request))
      return rows
    })
  } catch (error) {
    throw takenAddress(error)
  }
}

async function change(tx: Tx, ctx: Ctx, request: ChangeRequest): Promise<RsvpRow> {
  const { id, given, leave, paths, silent } = request
  refuseLeave(ctx.caller, leave)
  const ownerId = request.byLink ? null : reached(ctx.caller)
  const found = await tx.row(findRsvp, { id, ownerId })
  if (!found || (request.eventId !== undefined && found.eventId !== request.eventId))
    throw new ApiError({ code: 'RSVP_NOT_FOUND', rsvpId: id })
  const { event, places } = await lockedEvent(tx, ctx, found.eventId)
  const before = await tx.row(lockRsvp, { id, ownerId })
  if (!before) throw new ApiError({ code: 'RSVP_NOT_FOUND', rsvpId: id })
  sameRevision(before, request.revision)
  const answer = readAnswer(given, event, before, { leave, paths })
  const fresh = { ownerId: before.ownerId, memberId: before.memberId, language: before.language }
  return writeAnswer(tx, ctx, { before, fresh }, { event, places, answer, leave, silent })
}

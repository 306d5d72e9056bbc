import type { announceEventMove } from '@fairground/contract/fairground/event-moves.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { plusDays } from '@fairground/domain/events/event-time.ts'
import { moveTransitions } from '@fairground/domain/events/moved.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { refuseUnspendable } from '../../sales/gift-cards/give-credit.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { lockEventRow } from '../event/find-events.ts'
import { countGuests, decideMove, listMoves, lockMove, type MoveRow } from './queries.ts'

type Announcement = RequestOf<typeof announceEventMove>

/**
 * Announces a move: a job mails the guests. The event is locked first, as changes of it lock it. Requested again with the same term it is
 * as it was; with another it is refused, as guests know the first.
 */
export const announceMove = (ctx: Ctx, { eventId, moveId, giveBack }: Announcement): Promise<MoveRow> =>
  ctx.db.inTx(async (tx) => {
    if (giveBack && !holdsScope(ctx.caller, 'orders.write'))
      throw new ApiError({ code: 'PERMISSION_DENIED', scope: 'orders.write' })
    const { event, move } = await lockNamed(tx, eventId, moveId)
    const days = giveBack?.days ?? null
    const withFees = giveBack?.withFees ?? true
    const asCredit = giveBack?.asCredit ?? false
    if (isAnnounced(move, { days, withFees, asCredit })) return move
    if (asCredit) refuseUnspendable(ctx.site, currencyOf(event, ctx.site))
    const status = statusOf(factsOf(event), ctx.now)
    if (status === 'CANCELED') throw new ApiError({ code: 'EVENT_CANCELED' })
    if (status === 'ENDED') throw new ApiError({ code: 'EVENT_ENDED' })
    const until = days === null ? null : plusDays(ctx.now, event.timeZone, days)
    const total = await guestsOf(tx, move)
    const announced = await decide(tx, ctx, move, { state: 'ANNOUNCED', days, until, withFees, asCredit, total })
    const after = { giveBackDays: days ?? 0, ...(days === null ? {} : { withFees, asCredit }) }
    await record(tx, ctx, { action: 'event.moveAnnounced', target: { id: eventId, name: event.title }, after })
    await happen(tx, [{ entity: 'eventMove', entityId: moveId, slug: 'announced', payload: { eventId } }], ctx)
    return announced
  })

const isAnnounced = (move: MoveRow, { days, withFees, asCredit }: Pick<Decision, 'days' | 'withFees' | 'asCredit'>) =>
  move.state === 'ANNOUNCED' && move.giveBackDays === days && move.withFees === withFees && move.asCredit === asCredit

export const dismissMove = (ctx: Ctx, { eventId, moveId }: Pick<Announcement, 'eventId' | 'moveId'>) =>
  ctx.db.inTx(async (tx) => {
    const { event, move } = await lockNamed(tx, eventId, moveId)
    if (move.state === 'DISMISSED') return move
    const total = await guestsOf(tx, move)
    const decision = { state: 'DISMISSED', days: null, until: null, withFees: true, asCredit: false, total } as const
    const dismissed = await decide(tx, ctx, move, decision)
    await record(tx, ctx, { action: 'event.moveDismissed', target: { id: eventId, name: event.title } })
    return dismissed
  })

const guestsOf = async (tx: Tx, { eventId, movedAt }: MoveRow): Promise<number> =>
  (await tx.row(countGuests, { eventId, movedAt }))?.n ?? 0

async function lockNamed(tx: Tx, eventId: string, moveId: string): Promise<{ event: EventRow; move: MoveRow }> {
  const event = await lockEventRow(tx, eventId)
  if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
  const move = await tx.row(lockMove, { id: moveId })
  if (move?.eventId !== event.id) throw new ApiError({ code: 'EVENT_MOVE_NOT_FOUND' })
  return { event, move }
}

interface Decision {
  readonly state: 'ANNOUNCED' | 'DISMISSED'
  readonly days: number | null
  readonly until: Date | null
  readonly withFees: boolean
  readonly asCredit: boolean
  readonly total: number
}

/** Only the newest move is decided about: the mail names the present date. */
async function decide(tx: Tx, { now }: Ctx, { id, eventId }: MoveRow, decision: Decision): Promise<MoveRow> {
  const [newest] = await tx.rows(listMoves, { eventId })
  const from = statesBefore(moveTransitions, decision.state)
  const decided = newest?.id === id && (await tx.row(decideMove, { id, from, ...decision, at: now }))
  if (!decided) throw new ApiError({ code: 'EVENT_MOVE_DECIDED' })
  return decided
}

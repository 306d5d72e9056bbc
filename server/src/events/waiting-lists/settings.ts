import {
  OFFER_MINUTES,
  type setWaitingList,
  type WaitingList,
} from '@fairground/contract/fairground/ticket-waiting-lists.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { happen } from '../../outbox/happenings.ts'
import { getEvent, lockEventRow } from '../event/find-events.ts'
import { countAwaited } from './awaited.ts'
import type { ListRow } from './entry-row.ts'
import { copyList, countOpen, findList, writeList } from './queries.ts'

/** Settings until some are made. */
const unset = (eventId: string): ListRow => ({
  eventId,
  enabled: false,
  offerMinutes: OFFER_MINUTES.usual,
  rule: 'STRICT',
  revision: 0n,
})

export const listOf = async (db: Queryable, eventId: string): Promise<ListRow> =>
  (await db.row(findList, { eventId })) ?? unset(eventId)

/** A copy of an event has its list, with nobody on it. */
export async function copyWaitingList(tx: Tx, { now }: Ctx, from: string, to: string): Promise<void> {
  await tx.run(copyList, { from, to, at: now })
}

async function toWire(db: Queryable, list: ListRow): Promise<Static<typeof WaitingList>> {
  const { enabled, offerMinutes, rule, revision } = list
  const open = (await db.row(countOpen, { eventId: list.eventId }))! // one row of counts
  return {
    revision: String(revision),
    enabled,
    offerMinutes,
    rule,
    waiting: Number(open.waiting),
    ticketsAwaited: Number(open.tickets),
    offered: Number(open.offered),
  }
}

export async function readSettings(ctx: Ctx, eventId: string): Promise<Static<typeof WaitingList>> {
  const event = await getEvent(ctx, eventId)
  return toWire(ctx.db, await listOf(ctx.db, event.id))
}

const summaryOf = ({ enabled, offerMinutes, rule }: ListRow) => ({ enabled, offerMinutes, rule })

export const changeSettings = (
  ctx: Ctx,
  { eventId, revision, ...given }: RequestOf<typeof setWaitingList>,
): Promise<Static<typeof WaitingList>> =>
  ctx.db.inTx(async (tx: Tx) => {
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    if (event.initialType !== 'TICKETING') throw new ApiError({ code: 'INVALID_EVENT_TYPE', eventId: event.id })
    const before = await listOf(tx, event.id)
    sameRevision(before, revision)
    const { enabled, offerMinutes, rule } = { ...before, ...given }
    const list = (await tx.row(writeList, { eventId: event.id, enabled, offerMinutes, rule, at: ctx.now }))! // one row is written
    await countAwaited(tx, ctx, { eventId: event.id, open: list.enabled })
    await record(tx, ctx, {
      action: 'event.waitingListSet',
      target: { id: event.id, name: event.title },
      before: summaryOf(before),
      after: summaryOf(list),
    })
    const changed = { entityId: event.id, payload: {} }
    await happen(
      tx,
      [
        { entity: 'waitingList', slug: 'set', ...changed },
        { entity: 'event', slug: 'ticketsChanged', ...changed },
      ],
      ctx,
    )
    return toWire(tx, list)
  })

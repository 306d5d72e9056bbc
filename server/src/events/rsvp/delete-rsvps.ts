import type { RsvpSearchField } from '@fairground/contract/enumerations/events.ts'
import { selectsAll } from '../../db/selects-all.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { release } from '../../sales/ledger/ledger.ts'
import { eventsById } from '../event/find-events.ts'
import { nextIds, rsvpSpec, type Words } from './list-rsvps.ts'
import { lockPlaces } from './places.ts'
import { deleteRsvps, eventsOfRsvps } from './queries.ts'
import { announceAnswers, promoteWaiting, type Within } from './write-answer.ts'

/** Deletes answers of one event, those that exist; their places are free at once. Returns how many there were. */
export const removeOfEvent = (ctx: Ctx, eventId: string, ids: readonly string[]): Promise<number> =>
  ctx.db.inTx(async (tx) => {
    const places = await lockPlaces(tx, eventId)
    const rows = await tx.rows(deleteRsvps, { ids: [...ids], eventId })
    if (!places || rows.length === 0) return 0
    const coming = rows.filter(({ status }) => status === 'YES')
    const freed = coming.reduce((sum, { guests }) => sum + guests, 0)
    if (freed > 0)
      await release(
        tx,
        coming.map(({ id }) => id),
        'RELEASED',
        { now: ctx.now, kinds: ['places'] },
      )
    await announceAnswers(tx, ctx, rows, { slug: 'deleted' })
    const event = (await eventsById(tx, [eventId])).get(eventId)
    if (freed > 0 && event)
      await promoteWaiting(tx, ctx satisfies Within, event, { ...places, attending: places.attending - freed })
    return rows.length
  })

export async function removeRsvp(ctx: Ctx, id: string): Promise<void> {
  if ((await removeAll(ctx, [id])) === 0) throw new ApiError({ code: 'RSVP_NOT_FOUND', rsvpId: id })
}

async function removeAll(ctx: Ctx, ids: readonly string[]): Promise<number> {
  const byEvent = Map.groupBy(await ctx.db.rows(eventsOfRsvps, { ids: [...ids] }), ({ eventId }) => eventId)
  let removed = 0
  for (const [eventId, rows] of byEvent) {
    removed += await removeOfEvent(
      ctx,
      eventId,
      rows.map(({ id }) => id),
    )
  }
  return removed
}

/** Answers that are deleted in one transaction per event. */
const BATCH = 500

/** Deletes everything that matches, in the order of its ids. A filter that leaves none out is refused unless words do. */
export async function removeMatching(
  ctx: Ctx,
  filter: Record<string, unknown> | null,
  words: Words<(typeof RsvpSearchField)[number]> | undefined,
): Promise<void> {
  if (selectsAll(rsvpSpec.fields, filter, words)) throw new ApiError({ code: 'EMPTY_FILTER' })
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const ids = await nextIds(ctx, { filter: filter ?? {}, words, after, limit: BATCH })
    await removeAll(ctx, ids)
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) return
    after = last
  }
}

import * as v2 from '@fairground/contract/events/rsvp-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import { aggregate } from '../../catalog/search/aggregate.ts'
import { knownZone } from '../../catalog/search/zoned-fields.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, type Outcome } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { calendarUrls } from '../event/calendar-urls.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { answerEvent } from './answer-event.ts'
import { answeringEvents } from './answering-limit.ts'
import { changeAnswer, getRsvp } from './change-answer.ts'
import { checkIn, undoCheckIn } from './check-in.ts'
import { removeMatching, removeRsvp } from './delete-rsvps.ts'
import type { GivenAnswer, Leave } from './given-answer.ts'
import { guestCounts } from './guest-counts.ts'
import { countRsvps, rsvpSpec, rsvpsByCursor, wordsCondition } from './list-rsvps.ts'
import { accessesFor } from './online-access.ts'
import { rsvpRoutesV1 } from './routes-v1.ts'
import type { RsvpRow } from './rsvp-row.ts'
import { rsvpToWire } from './wire-v2.ts'

type Changes = Parameters<typeof masked>[0] & {
  additionalGuestDetails?: { guestCount?: number; guestNames?: string[] }
}

const PATHS = { person: 'rsvp', form: 'rsvp.form', asRefusal: true } as const

const givenOf = <C extends Changes>({ additionalGuestDetails, ...rest }: C): GivenAnswer => ({
  ...rest,
  ...present({
    companions: additionalGuestDetails
      ? present({ count: additionalGuestDetails.guestCount, names: additionalGuestDetails.guestNames })
      : undefined,
  }),
})

type Update = Parameters<typeof updateOne>[1]

function updateOne(
  ctx: Ctx,
  { id, revision, ...rsvp }: { id: string; revision?: string } & Changes,
  fieldMask: string | undefined,
  leave: Leave = {},
): Promise<RsvpRow> {
  const changes = masked(rsvp, fieldMask, v2.updateRsvp.request.properties.rsvp, 'rsvp')
  return changeAnswer(ctx, { id, revision, given: givenOf(changes), leave, silent: false, paths: PATHS })
}

type Fields = Parameters<typeof rsvpToWire>[1]

async function allShown(ctx: Ctx, rows: readonly RsvpRow[], fields: Fields) {
  const accessOf = await accessesFor(ctx, rows)
  return rows.map((row) => rsvpToWire(row, fields, ctx.site, accessOf(row)))
}

const shown = async (ctx: Ctx, row: RsvpRow, fields: Fields) => (await allShown(ctx, [row], fields))[0]! // one row in, one answer out

/** Answers to events: both generations on one model. */
export function rsvpRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  mount(
    api,
    v2.createRsvp,
    async ({ rsvp: { eventId, memberId, ...rsvp }, options = {}, fields }, ctx) => {
      const row = await answerEvent(ctx, {
        eventId,
        memberId,
        given: givenOf(rsvp),
        leave: options,
        silent: false,
        paths: PATHS,
      })
      return { rsvp: await shown(ctx, row, fields), calendarLinks: await calendarOf(ctx, row, publicUrl) }
    },
    { limit: () => answeringEvents },
  )
  mount(api, v2.getRsvp, async ({ rsvpId, fields }, ctx) => ({
    rsvp: await shown(ctx, await getRsvp(ctx, rsvpId), fields),
  }))
  mount(
    api,
    v2.updateRsvp,
    async ({ rsvp, options, fields, fieldMask }, ctx) => ({
      rsvp: await shown(ctx, await updateOne(ctx, rsvp, fieldMask, options), fields),
    }),
    { limit: () => answeringEvents },
  )
  mount(api, v2.deleteRsvp, async ({ rsvpId }, ctx) => {
    await removeRsvp(ctx, rsvpId)
    return {}
  })
  mount(api, v2.bulkUpdateRsvps, async ({ rsvps, returnEntity = false, fields, options }, ctx) => {
    const outcomes: Outcome<RsvpRow>[] = []
    for (const { rsvp, fieldMask } of rsvps) outcomes.push(await outcomeOf(ctx, rsvp, fieldMask, options))
    const accessOf = await accessesFor(
      ctx,
      outcomes.flatMap((outcome) => (outcome.ok ? [outcome.item] : [])),
    )
    const { results, bulkActionMetadata } = answerBulk(outcomes, (row) =>
      rsvpToWire(row, fields, ctx.site, accessOf(row)),
    )
    return {
      results: results.map(({ itemMetadata, item }) => ({
        itemMetadata,
        ...present({ rsvp: returnEntity && item ? item : undefined }),
      })),
      bulkActionMetadata,
    }
  })
  mount(api, v2.bulkDeleteRsvpsByFilter, async ({ filter, search }, ctx) => {
    await removeMatching(ctx, filter, search)
    return { jobId: ctx.newId() }
  })
  mount(api, v2.checkInRsvpGuests, async ({ rsvpId, guestIds, checkInDate, fields }, ctx) => {
    const doneAt = checkInDate ? new Date(checkInDate) : ctx.now
    const row = await checkIn(ctx, { rsvpId, guestIds, doneAt, field: 'checkInDate', lenient: false })
    return { rsvp: await shown(ctx, row, fields) }
  })
  mount(api, v2.cancelRsvpGuestsCheckIn, async ({ rsvpId, guestIds, checkInCanceledDate, fields }, ctx) => {
    const doneAt = checkInCanceledDate ? new Date(checkInCanceledDate) : ctx.now
    const row = await undoCheckIn(ctx, { rsvpId, guestIds, doneAt, field: 'checkInCanceledDate', lenient: false })
    return { rsvp: await shown(ctx, row, fields) }
  })
  listRoutes(api)
  rsvpRoutesV1(api, { publicUrl })
}

function listRoutes(api: Api): void {
  mount(api, v2.queryRsvps, async ({ query = {}, fields }, ctx) => {
    const { rows, paging } = await rsvpsByCursor(ctx, query, 'query')
    return { rsvps: await allShown(ctx, rows, fields), pagingMetadata: paging }
  })
  mount(api, v2.searchRsvps, async ({ search, fields }, ctx) => {
    const timeZone = knownZone(search.timeZone ?? 'UTC', 'search.timeZone')
    const { rows, paging } = await rsvpsByCursor(ctx, search, 'search')
    const where = wordsCondition(search.search)
    const filter = search.filter ?? undefined
    return {
      rsvps: await allShown(ctx, rows, fields),
      pagingMetadata: paging,
      ...present({
        aggregationData: search.aggregations?.length
          ? {
              results: await aggregate(ctx.db, rsvpSpec, search.aggregations, { filter, where, timeZone }),
            }
          : undefined,
      }),
    }
  })
  mount(api, v2.countRsvps, async ({ filter, search }, ctx) => ({ count: await countRsvps(ctx, filter, search) }))
  mount(api, v2.listRsvpSummary, async ({ eventId }, ctx) => {
    const counted = await guestCounts(ctx.db, eventId)
    const known = await eventsOnRecord(ctx.db, eventId)
    return {
      summaries: [...new Set(eventId)]
        .filter((id) => known.has(id))
        .map((id) => {
          const counts = counted.get(id)
          return {
            eventId: id,
            yesGuestCount: counts?.yes ?? 0,
            noGuestCount: counts?.no ?? 0,
            waitlistGuestCount: counts?.waiting ?? 0,
            totalRsvpCount: counts?.answers ?? 0,
          }
        }),
    }
  })
  mount(api, v2.listCurrentRsvps, async ({ eventId, fields, paging: cursorPaging }, ctx) => {
    if (ctx.caller.kind !== 'member') throw new ApiError({ code: 'MEMBER_IDENTITY_NOT_FOUND' })
    const mine = { sql: '(r.owner_id = ? or r.member_id = ?)', values: [ctx.caller.id, ctx.caller.id] }
    const request = { filter: { eventId: { $in: eventId } }, ...present({ cursorPaging }) }
    const { rows, paging } = await rsvpsByCursor(ctx, request, 'query', [mine])
    return { rsvps: await allShown(ctx, rows, fields), pagingMetadata: paging }
  })
}

async function outcomeOf(
  ctx: Ctx,
  rsvp: Update,
  fieldMask: string | undefined,
  options: Leave | undefined,
): Promise<Outcome<RsvpRow>> {
  try {
    return { ok: true, id: rsvp.id, item: await updateOne(ctx, rsvp, fieldMask, options) }
  } catch (error) {
    if (error instanceof ApiError || error instanceof InvalidArgument) return { ok: false, id: rsvp.id, error }
    throw error
  }
}

/** Calendar of the answered event, though it may be deleted by now. */
export async function calendarOf(
  ctx: Ctx,
  { eventId }: RsvpRow,
  publicUrl: string,
): Promise<{ google: string; ics: string }> {
  const event = (await eventsOnRecord(ctx.db, [eventId])).get(eventId)! // the answer refers to it
  return calendarUrls(event, publicUrl)
}

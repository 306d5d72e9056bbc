import * as contract from '@fairground/contract/fairground/series-passes.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { shownPrice } from '../../sales/lines/price-writer.ts'
import type { Sellable } from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById, getEvent } from '../event/find-events.ts'
import { datesOfPasses, type PassRow, passesOfEvent, passesOfSeries } from './queries.ts'
import { PASSES_APP_ID, soldPasses } from './sellable.ts'
import { passToWire, skippedToWire } from './wire.ts'
import { createPass, deletePass, updatePass } from './write-passes.ts'

async function toWire(ctx: Ctx, passes: readonly PassRow[]) {
  const dates = passes.length === 0 ? [] : await ctx.db.rows(datesOfPasses, { ids: passes.map(({ id }) => id) })
  return passes.map((pass) => passToWire(pass, dates, ctx))
}

export function seriesPassRoutes(api: Api): void {
  mount(api, contract.createSeriesPass, async (request, ctx) => written(ctx, await createPass(ctx, request)))
  mount(api, contract.updateSeriesPass, async ({ pass }, ctx) => written(ctx, await updatePass(ctx, pass)))
  mount(api, contract.deleteSeriesPass, async ({ passId }, ctx) => {
    await deletePass(ctx, passId)
    return {}
  })
  mount(api, contract.listSeriesPasses, async ({ eventId }, ctx) => {
    const { recurrenceId } = await getEvent(ctx, eventId)
    return {
      passes: recurrenceId ? await toWire(ctx, await ctx.db.rows(passesOfSeries, { seriesId: recurrenceId })) : [],
    }
  })
  mount(api, contract.listOfferedPasses, async ({ eventId }, ctx) => {
    const event = await getEvent(ctx, eventId)
    return { passes: event.recurrenceId ? await offered(ctx, event) : [] }
  })
}

async function written(ctx: Ctx, { pass, skipped }: Awaited<ReturnType<typeof createPass>>) {
  const [wire] = await toWire(ctx, [pass])
  return { pass: wire!, skipped: skipped.map(skippedToWire) } // one row in, one pass out
}

/** Reasons for which a pass is shown and cannot be had at the moment. */
const SHOWN = ['NOT_ENOUGH_TICKETS', 'MEMBER_NEEDED', 'EVENT_ADMISSION_NEEDED']

/** Passes that admit to the event, as the caller may buy them. */
async function offered(ctx: Ctx, event: EventRow) {
  const passes = await ctx.db.rows(passesOfEvent, { eventId: event.id })
  const sold = await soldPasses(passes, ctx)
  const shown = passes.flatMap((pass) => {
    const sellable = sold.get(pass.id)
    const admits = sellable?.pass?.tickets.some(({ ticket }) => ticket?.eventId === event.id)
    const { code } = sellable?.unavailable ?? {}
    return sellable && admits && (code === undefined || SHOWN.includes(code)) ? [{ pass, sellable }] : []
  })
  const events = await eventsById(
    ctx.db,
    shown.flatMap(({ sellable }) => eventIdsOf(sellable)),
  )
  const priceOf = shownPrice(ctx)
  return shown.map(({ pass, sellable }) => ({
    id: pass.id,
    appId: PASSES_APP_ID,
    name: pass.name,
    description: pass.description ?? '',
    formattedPrice: priceOf(sellable.price),
    available: availableOf(sellable),
    dates: eventIdsOf(sellable).flatMap((id) => {
      const date = events.get(id)
      return date ? [dateToWire(date)] : []
    }),
  }))
}

const eventIdsOf = ({ pass }: Sellable): string[] =>
  (pass?.tickets ?? []).flatMap(({ ticket }) => (ticket ? [ticket.eventId] : []))

function availableOf({ quantityAvailable, maxPerOrder, unavailable }: Sellable): number {
  if (unavailable?.code === 'NOT_ENOUGH_TICKETS') return 0
  return Math.max(0, Math.min(quantityAvailable ?? Number.POSITIVE_INFINITY, maxPerOrder ?? 1))
}

const dateToWire = ({ id, title, slug, startAt, timeZone, doc }: EventRow) => ({
  eventId: id,
  title,
  slug,
  ...present({ startDate: startAt && !doc.dateAndTimeTbd ? startAt.toISOString() : undefined }),
  timeZoneId: timeZone,
  showTimeZone: doc.showTimeZone ?? false,
})

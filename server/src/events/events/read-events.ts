import type { EventRequestedField } from '@fairground/contract/enumerations/events.ts'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Event } from '@fairground/contract/events/event-shapes.ts'
import type { Static } from 'typebox'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { leftOf } from '../../outbox/tags-of-happened.ts'
import { CATEGORIES, categoriesOf } from '../categories/read-categories.ts'
import type { EventRow } from '../event/event-row.ts'
import { recurrencesOf } from '../event/recurrence.ts'
import { accessOf } from '../online/online-access.ts'
import { guestCounts, NO_GUESTS } from '../rsvp/guest-counts.ts'
import { attendingOf } from '../rsvp/places.ts'
import { scheduledAmong } from '../schedule/read-schedule.ts'
import { type EventOffer, offersFor } from '../ticket-definitions/offers.ts'
import { NO_SALES, salesOf } from '../ticket-orders/sales.ts'
import { venuesOf } from '../venues/event-venue.ts'
import { eventToWire } from './wire.ts'

type WireEvent = Static<typeof Event>

/** An event as it is shown, and until when. */
export interface ShownEvent {
  readonly event: WireEvent
  /** Tags that the answers which show it are dropped with. */
  readonly tags: readonly string[]
  /** Moments at which the clock changes what is shown, past ones among them. */
  readonly changes: readonly (Date | string | null | undefined)[]
}

type Offers = ReadonlyMap<string, EventOffer>

/**
 * Events with the requested field sets: at most one statement each for what tickets cost, what was sold, who comes, who
 * answered, categories, schedules, venues, ways in online and the series of recurring events, however many events, all of them at once. DASHBOARD and ONLINE_CONFERENCING_SESSION need `events.read`, its sales `orders.read`, its answers `guests.read`.
 */
export async function shownEvents(
  ctx: Ctx,
  publicUrl: string,
  rows: readonly EventRow[],
  {
    requested,
    offers: read,
  }: { readonly requested: readonly EventRequestedField[] | undefined; readonly offers?: Offers | undefined },
): Promise<ShownEvent[]> {
  const fields = new Set(requested)
  if (!holdsScope(ctx.caller, 'events.read')) {
    fields.delete('DASHBOARD')
    fields.delete('ONLINE_CONFERENCING_SESSION')
  }
  const ticketed = rows.filter((row) => row.initialType === 'TICKETING').map((row) => row.id)
  const answered = rows.filter((row) => row.initialType === 'RSVP').map((row) => row.id)
  const ids = rows.map(({ id }) => id)
  const summed = (scope: Scope) => fields.has('DASHBOARD') && holdsScope(ctx.caller, scope)
  const [offers, sales, attending, guests, categories, scheduled, access, venues, recurrences] = await Promise.all([
    fields.has('REGISTRATION') ? (read ?? offersFor(ctx.db, ticketed, ctx.now)) : undefined,
    summed('orders.read') ? salesOf(ctx.db, ticketed) : undefined,
    fields.has('REGISTRATION') ? attendingOf(ctx.db, answered) : undefined,
    summed('guests.read') ? guestCounts(ctx.db, answered) : undefined,
    fields.has('CATEGORIES') ? categoriesOf(ctx, ids) : undefined,
    fields.has('AGENDA') ? scheduledAmong(ctx.db, ids) : undefined,
    fields.has('ONLINE_CONFERENCING_SESSION') ? accessOf(ctx.db, ids) : undefined,
    fields.has('DETAILS') ? venuesOf(ctx.db, rows) : undefined,
    recurrencesOf(ctx.db, rows, ctx.now),
  ])
  const view = { site: ctx.site, now: ctx.now, publicUrl, fields, recurrences }
  return rows.map((row) => {
    const offer = offers?.get(row.id)
    const { rsvp } = row.doc
    return {
      event: eventToWire(
        row,
        {
          offer,
          sales: sales && (sales.get(row.id) ?? NO_SALES),
          attending: attending?.get(row.id),
          guests: guests && (guests.get(row.id) ?? NO_GUESTS),
          categories: categories?.get(row.id),
          scheduled: scheduled?.has(row.id),
          access: access?.get(row.id),
          venue: venues?.get(row.id),
        },
        view,
      ),
      tags: [
        `event:${row.id}`,
        ...(categories ? [CATEGORIES] : []),
        ...(row.recurrenceId ? ['events'] : []),
        ...(offer?.seated ? [leftOf(row.id)] : []),
      ],
      changes: [
        row.startAt,
        row.endAt,
        rsvp?.startDate,
        rsvp?.endDate,
        offer?.changesAt,
        recurrences.get(row.id)?.changesAt,
      ],
    }
  })
}

/** As `shownEvents`, without until when. */
export const eventsToWire = async (
  ctx: Ctx,
  publicUrl: string,
  rows: readonly EventRow[],
  requested: readonly EventRequestedField[] | undefined,
): Promise<WireEvent[]> => (await shownEvents(ctx, publicUrl, rows, { requested })).map(({ event }) => event)

import type { EventRequestedField } from '@fairground/contract/enumerations/events.ts'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Event } from '@fairground/contract/events/event-shapes.ts'
import type { Static } from 'typebox'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { categoriesOf } from '../categories/read-categories.ts'
import type { EventRow } from '../event/event-row.ts'
import { recurrencesOf } from '../event/recurrence.ts'
import { accessOf } from '../online/online-access.ts'
import { guestCounts, NO_GUESTS } from '../rsvp/guest-counts.ts'
import { attendingOf } from '../rsvp/places.ts'
import { scheduledAmong } from '../schedule/read-schedule.ts'
import { offersFor } from '../ticket-definitions/offers.ts'
import { NO_SALES, salesOf } from '../ticket-orders/sales.ts'
import { venuesOf } from '../venues/event-venue.ts'
import { eventToWire } from './wire.ts'

/**
 * Events with the requested field sets: at most one statement each for what tickets cost, what was sold, who comes, who
 * answered, categories, schedules, venues, ways in online and the series of recurring events, however many events. DASHBOARD and ONLINE_CONFERENCING_SESSION need `events.read`, its sales `orders.read`, its answers `guests.read`.
 */
export async function eventsToWire(
  ctx: Ctx,
  publicUrl: string,
  rows: readonly EventRow[],
  requested: readonly EventRequestedField[] | undefined,
): Promise<Static<typeof Event>[]> {
  const fields = new Set(requested)
  if (!holdsScope(ctx.caller, 'events.read')) {
    fields.delete('DASHBOARD')
    fields.delete('ONLINE_CONFERENCING_SESSION')
  }
  const ticketed = rows.filter((row) => row.initialType === 'TICKETING').map((row) => row.id)
  const offers = fields.has('REGISTRATION') ? await offersFor(ctx.db, ticketed, ctx.now) : undefined
  const summed = (scope: Scope) => fields.has('DASHBOARD') && holdsScope(ctx.caller, scope)
  const sales = summed('orders.read') ? await salesOf(ctx.db, ticketed) : undefined
  const answered = rows.filter((row) => row.initialType === 'RSVP').map((row) => row.id)
  const attending = fields.has('REGISTRATION') ? await attendingOf(ctx.db, answered) : undefined
  const guests = summed('guests.read') ? await guestCounts(ctx.db, answered) : undefined
  const ids = rows.map(({ id }) => id)
  const categories = fields.has('CATEGORIES') ? await categoriesOf(ctx, ids) : undefined
  const scheduled = fields.has('AGENDA') ? await scheduledAmong(ctx.db, ids) : undefined
  const access = fields.has('ONLINE_CONFERENCING_SESSION') ? await accessOf(ctx.db, ids) : undefined
  const venues = fields.has('DETAILS') ? await venuesOf(ctx.db, rows) : undefined
  const recurrences = await recurrencesOf(ctx.db, rows, ctx.now)
  const view = { site: ctx.site, now: ctx.now, publicUrl, fields, recurrences }
  return rows.map((row) =>
    eventToWire(
      row,
      {
        offer: offers?.get(row.id),
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
  )
}

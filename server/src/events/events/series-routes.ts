import * as contract from '@fairground/contract/fairground/event-series.ts'
import { isTimeZone } from '@fairground/domain/events/event-time.ts'
import type { EventDate } from '@fairground/domain/events/recurrence-dates.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { getEvent } from '../event/find-events.ts'
import { takenStarts } from './add-dates.ts'
import { notAfter, notTimeZone } from './event-draft.ts'
import { changeLaterDates, publishLaterDates } from './later-dates.ts'
import { changeLaterTickets } from './later-tickets.ts'
import { eventsToWire } from './read-events.ts'
import { ruleDates } from './requested-dates.ts'

export function eventSeriesRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  mount(api, contract.previewEventDates, async ({ eventId, ...request }, ctx) => {
    const dates = previewed(request)
    const taken = eventId ? (await takenStarts(ctx.db, await getEvent(ctx, eventId))).taken : new Set()
    return {
      dates: dates.map(({ startAt, endAt }) => ({
        startDate: startAt.toISOString(),
        endDate: endAt.toISOString(),
        exists: taken.has(startAt.getTime()),
      })),
    }
  })
  mount(api, contract.changeLaterDates, async ({ eventId, event: given, fieldmask }, ctx) => {
    const changes = masked(given, fieldmask, contract.SeriesChanges, 'event')
    const { event, changed } = await changeLaterDates(ctx, eventId, changes)
    const [wire] = await eventsToWire(ctx, publicUrl, [event], undefined)
    return { event: wire!, changed } // one row in, one event out
  })
  mount(api, contract.changeLaterTickets, async (request, ctx) => ({ changed: await changeLaterTickets(ctx, request) }))
  mount(api, contract.publishLaterDates, async ({ eventId }, ctx) => ({
    published: await publishLaterDates(ctx, eventId),
  }))
}

type Previewed = Omit<Static<typeof contract.previewEventDates.request>, 'eventId'>

function previewed({ startDate, endDate, timeZoneId: timeZone, rule, exceptDays = [] }: Previewed): EventDate[] {
  const violations: FieldViolation[] = []
  const first = { startAt: new Date(startDate), endAt: new Date(endDate), timeZone }
  if (first.endAt <= first.startAt) violations.push(notAfter('endDate'))
  if (!isTimeZone(timeZone)) violations.push(notTimeZone('timeZoneId'))
  const dates = violations.length > 0 ? [] : ruleDates(first, { rule, exceptDays }, 'rule', violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return dates
}

import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { seriesPasses } from '@fairground/client/generated/fairground.series-passes.ts'
import { formatShortDate, formatTimeWithZone } from '@fairground/domain/formatting/dates.ts'
import type { Shop } from '../shop.ts'

/** Form fields of a pass: which, and how many. */
export const PASS = { id: 'pass', appId: 'pass-app', quantity: 'passes' } as const

/** A pass for several dates of a series, as a page shows it. */
export interface PassView {
  readonly id: string
  readonly appId: string
  readonly name: string
  readonly description: string
  readonly price: string
  /** "Sat, 12 Dec, 18:30 GMT" */
  readonly dates: readonly string[]
  /** Passes that one order may have; 0 where a date of it is sold out. */
  readonly most: number
}

/** Passes that are on sale for an event that repeats; none for one that does not. */
export async function passesOf({ client, site, now }: Shop, event: Event): Promise<PassView[]> {
  if (!event.dateAndTimeSettings.recurringEvents?.categoryId) return []
  const { passes } = await client({ seriesPasses }).seriesPasses.listOfferedPasses({ eventId: event.id })
  return passes.map(({ id, appId, name, description, formattedPrice, available, dates }) => ({
    id,
    appId,
    name,
    description,
    price: formattedPrice,
    dates: dates.map(({ startDate, timeZoneId, showTimeZone, title }) => {
      const place = { locale: site.locale, zone: timeZoneId, namesZone: showTimeZone }
      return startDate ? `${formatShortDate(startDate, place, now)}, ${formatTimeWithZone(startDate, place)}` : title
    }),
    most: available,
  }))
}

/** The pass that a form adds to the cart; undefined where it adds tickets. */
export function chosenPass(form: FormData) {
  const id = form.get(PASS.id)
  const appId = form.get(PASS.appId)
  if (typeof id !== 'string' || typeof appId !== 'string') return undefined
  const quantity = Number(form.get(PASS.quantity))
  return {
    catalogReference: { appId, catalogItemId: id },
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
  }
}

/** A pass that was refused, and why. */
export interface RefusedPass {
  readonly id: string
  readonly message: string
}

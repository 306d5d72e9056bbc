import type { Tax } from '@fairground/domain/price/input.ts'
import { parsePercent } from '@fairground/domain/rate.ts'
import { UNNAMED_TAX } from '@fairground/domain/tax/unnamed-tax.ts'
import type { EventRow } from '../event/event-row.ts'

/** The tax that an event puts on its tickets, whichever checkout sells them. Donations are taxed only where its setting says so. */
export function ticketTax(event: EventRow | undefined, isDonation: boolean): Tax | null {
  const settings = event?.doc.tickets?.taxSettings
  if (!settings?.rate || (isDonation && !settings.appliedToDonations)) return null
  const parsed = parsePercent(settings.rate)
  if (!parsed.ok) return null
  return { rate: parsed.rate, included: settings.type !== 'ADDED_AT_CHECKOUT', key: settings.name ?? UNNAMED_TAX }
}

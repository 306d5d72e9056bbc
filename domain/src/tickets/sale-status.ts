import type { TicketSaleStatus } from '@fairground/contract/enumerations/events.ts'
import { cutToMinute, type Instant } from '../instant.ts'

/** Period in which a ticket type is on sale; `endDate` is exclusive, null is without bound. */
type SalePeriod = { startDate: Instant | null; endDate: Instant | null }

/** The period as it is stored: cut to whole minutes. One that ends before it starts, or at once, is refused. */
export function salePeriod({
  startDate,
  endDate,
}: SalePeriod): { ok: true; period: SalePeriod } | { ok: false; refusal: { code: 'INVALID_SALE_PERIOD' } } {
  const period = { startDate: startDate && cutToMinute(startDate), endDate: endDate && cutToMinute(endDate) }
  if (period.startDate && period.endDate && period.endDate <= period.startDate)
    return { ok: false, refusal: { code: 'INVALID_SALE_PERIOD' } }
  return { ok: true, period }
}

/** Status of a sale. A sale without an end of its own ends with the event, and no sale outlives it. */
export function saleStatus(period: SalePeriod, eventEnd: Instant | null, now: Instant): TicketSaleStatus {
  const { opensAt, closesAt } = saleWindow(period, eventEnd)
  if (closesAt !== null && now >= closesAt) return 'SALE_ENDED'
  return opensAt !== null && now < opensAt ? 'SALE_SCHEDULED' : 'SALE_STARTED'
}

/** The period as `availability` takes it, with the event's end as its latest. */
export function saleWindow(
  period: SalePeriod,
  eventEnd: Instant | null,
): { opensAt: Instant | null; closesAt: Instant | null } {
  const { startDate, endDate } = period
  const closesAt = endDate && eventEnd ? (endDate < eventEnd ? endDate : eventEnd) : (endDate ?? eventEnd)
  return { opensAt: startDate, closesAt }
}

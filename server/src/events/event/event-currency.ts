import { isCurrency } from '@fairground/domain/currency.ts'
import type { FieldViolation } from '../../ground/api-error.ts'
import type { Site } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import type { EventRow } from './event-row.ts'

/** The currency that the event's tickets are priced and sold in: its own, else the site's. */
export const currencyOf = ({ doc }: Pick<EventRow, 'doc'>, { currency }: Pick<Site, 'currency'>): string =>
  doc.tickets?.currency ?? currency

export function refuseUnknownCurrency(currency: string, field: string, violations: FieldViolation[]): void {
  if (isCurrency(currency)) return
  violations.push({ field, description: message('violations.currencyCode'), violatedRule: 'VALIDATION' })
}

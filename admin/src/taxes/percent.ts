import { formatFraction, formatPercent, parseFraction, parsePercent } from '@fairground/domain/rate.ts'

/** "20" of "0.2", as staff type it. */
export function percentOf(taxRate: string): string {
  const parsed = parseFraction(taxRate)
  return parsed.ok ? formatPercent(parsed.rate) : taxRate
}

/** "0.2" of "20" or "20,5"; undefined where it is no percentage up to 100. */
export function fractionOf(percent: string): string | undefined {
  const parsed = parsePercent(percent.trim().replace(',', '.'))
  return parsed.ok ? formatFraction(parsed.rate) : undefined
}

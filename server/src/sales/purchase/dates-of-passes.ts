import { splitLines } from '@fairground/domain/price/split-line.ts'
import { derivedId } from '../../ground/ids.ts'
import type { Purchase, PurchaseLine } from './purchase.ts'

/** The line of each date in place of a pass. */
function datesOf(line: PurchaseLine): PurchaseLine[] {
  const { sellable, ...own } = line
  const { pass } = sellable
  if (!pass) return [line]
  const { seriesId, name } = pass
  const { reference } = sellable
  return pass.tickets.map((ticket) => ({
    ...own,
    id: derivedId('date of a pass', line.id, ticket.reference.catalogItemId),
    sellable: ticket,
    pass: { reference, seriesId, name, lineId: line.id },
  }))
}

/** Lines of a purchase with those of each date in place of passes. */
export const linesOfDates = (lines: readonly PurchaseLine[]): PurchaseLine[] => lines.flatMap(datesOf)

/** The purchase with a line for each date of a pass, priced at its part: from here on each is a ticket of its event. */
export function withDatesOfPasses<P extends Pick<Purchase, 'lines' | 'breakdown'>>(purchase: P): P {
  if (!purchase.lines.some(({ sellable }) => sellable.pass)) return purchase
  const parts = purchase.lines.flatMap((line) =>
    line.sellable.pass
      ? [[line.id, datesOf(line).map(({ id, sellable }) => ({ id, weight: sellable.price }))] as const]
      : [],
  )
  return {
    ...purchase,
    lines: linesOfDates(purchase.lines),
    breakdown: splitLines(purchase.breakdown, new Map(parts)),
  }
}

interface ShortLine {
  readonly lineItemId: string
  readonly quantityAvailable: number
}

/** Lines that are short as the checkout has them: a pass once, with as many as its scarcest date has. */
export function shortLines<S extends ShortLine>(
  lines: readonly PurchaseLine[],
  shortOf: (line: PurchaseLine) => S | undefined,
): S[] {
  const short = lines.flatMap((line) => {
    const one = shortOf(line)
    return one ? [{ ...one, lineItemId: line.pass ? line.pass.lineId : one.lineItemId }] : []
  })
  return [...Map.groupBy(short, ({ lineItemId }) => lineItemId).values()].map((own) =>
    own.reduce((least, one) => (one.quantityAvailable < least.quantityAvailable ? one : least)),
  )
}

import { splitLines } from '@fairground/domain/price/split-line.ts'
import { bundleShares } from '@fairground/domain/tickets/bundle.ts'
import { derivedId } from '../../ground/ids.ts'
import type { SoldBundle } from '../sellables/sellable.ts'
import { type ShortLine, shortLine } from '../sellables/short-line.ts'
import type { Purchase, PurchaseLine } from './purchase.ts'

/** A line of the tickets in a pass or a bundle, and how many of them are in one. */
interface Part {
  readonly line: PurchaseLine
  readonly perUnit: number
}

/** Tickets that stand in place of a pass, or of a bundle that costs `price`; undefined for any other line. */
function partsOf(line: PurchaseLine, price: bigint): Part[] | undefined {
  const { sellable, ...own } = line
  const { pass, bundle, reference } = sellable
  if (bundle) return partsOfBundle(line, bundle, price)
  if (!pass) return undefined
  const { seriesId, name } = pass
  return pass.tickets.map((ticket) => ({
    perUnit: 1,
    line: {
      ...own,
      id: derivedId('date of a pass', line.id, ticket.reference.catalogItemId),
      sellable: ticket,
      pass: { reference, seriesId, name, lineId: line.id },
    },
  }))
}

/** Tickets of a kind that have the same share of the price are one line. */
function partsOfBundle(line: PurchaseLine, { id: bundleId, name, parts }: SoldBundle, price: bigint): Part[] {
  const { sellable, ...own } = line
  const { reference } = sellable
  return bundleShares(
    price,
    parts.map(({ regularPrice, count }) => ({ price: regularPrice, count })),
  ).map(({ part, share, count }) => {
    const { ticket } = parts[part]! // shares are of these parts
    const { catalogItemId } = ticket.reference
    return {
      perUnit: count,
      line: {
        ...own,
        id: derivedId('part of a bundle', line.id, `${catalogItemId} ${share}`),
        quantity: line.quantity * count,
        sellable: { ...ticket, price: share, fullPrice: share },
        bundle: { reference, bundleId, name, lineId: line.id, perUnit: count },
      },
    }
  })
}

/**
 * The purchase with a line for each date of a pass and for the kinds in a bundle, priced at their parts: from here on each is of tickets of its
 * event. Once more it changes nothing.
 */
export function withPartsOfLines<P extends Pick<Purchase, 'lines' | 'breakdown'>>(purchase: P): P {
  const prices = new Map(purchase.breakdown.lines.map(({ id, unitPrice }) => [id, unitPrice]))
  const split = purchase.lines.map((line) => ({
    line,
    parts: partsOf(line, prices.get(line.id) ?? line.sellable.price),
  }))
  if (split.every(({ parts }) => !parts)) return purchase
  const weighed = split.flatMap(({ line, parts }) =>
    parts
      ? [[line.id, parts.map(({ line: { id, sellable }, perUnit }) => weight(id, sellable.price, perUnit))] as const]
      : [],
  )
  return {
    ...purchase,
    lines: split.flatMap(({ line, parts }) => parts?.map((part) => part.line) ?? [line]),
    breakdown: splitLines(purchase.breakdown, new Map(weighed)),
  }
}

const weight = (id: string, price: bigint, perUnit: number) => ({ id, weight: price * BigInt(perUnit), perUnit })

/** Lines that are short as the checkout has them: a pass or a bundle once, with as many as its scarcest tickets allow. */
export function shortLines(
  lines: readonly PurchaseLine[],
  leftOf: (line: PurchaseLine) => number | undefined,
): ShortLine[] {
  const short = lines.flatMap((line): ShortLine[] => {
    const left = leftOf(line)
    if (left === undefined) return []
    const { pass, bundle } = line
    const own = shortLine(line.id, line.sellable, Math.floor(left / (bundle?.perUnit ?? 1)))
    const whole = pass ?? bundle
    if (!whole) return [own]
    const { lineId, reference, name } = whole
    return [{ ...own, lineItemId: lineId, catalogItemId: reference.catalogItemId, name }]
  })
  return [...Map.groupBy(short, ({ lineItemId }) => lineItemId).values()].map((own) =>
    own.reduce((least, one) => (one.quantityAvailable < least.quantityAvailable ? one : least)),
  )
}

import type { priceItems } from '@fairground/contract/fairground/item-prices.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { PricedLine } from '@fairground/domain/price/breakdown.ts'
import { addedFee } from '@fairground/domain/price/pay.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { priceLines } from '../lines/price-lines.ts'
import { type PricesFor, priceWriter } from '../lines/price-writer.ts'
import { type ResolvedLine, resolveLines } from '../lines/resolve-lines.ts'
import type { Sellables } from '../sellables/registry.ts'
import type { Sellable } from '../sellables/sellable.ts'

/** Items that are sold in a currency of their own are priced, and shown, in it; a list of items has one. */
function pricesFor({ site, showIn }: Ctx, lines: readonly ResolvedLine[]): PricesFor {
  const currencies = new Set(lines.map(({ sellable }) => sellable.currency ?? site.currency))
  const [currency = site.currency] = currencies
  if (currencies.size > 1)
    throw new ApiError({ code: 'TICKETS_IN_OTHER_CURRENCY', currency: [...currencies].join(', ') })
  return currency === site.currency ? { site, showIn } : { site: { ...site, currency }, showIn: undefined }
}

/** More than are left at the price of now: a reservation shares them over several prices. */
const isOfSeveralPrices = ({ draws, quantityAvailable }: Sellable, quantity: number): boolean =>
  draws.some(({ prices }) => prices) && quantityAvailable !== null && quantity > quantityAvailable

/** Prices items that are in no cart by the function that prices carts, so that adding them changes no figure. */
export async function pricesOfItems(
  ctx: Ctx,
  sellables: Sellables,
  { lineItems }: RequestOf<typeof priceItems>,
): Promise<ResponseOf<typeof priceItems>> {
  const references = lineItems.map(({ catalogReference: { options, ...item } }) =>
    options ? { ...item, options } : item,
  )
  const { more } = await resolveLines(ctx, sellables, [], references)
  const lines = lineItems.flatMap(({ quantity }, i): ResolvedLine[] => {
    const sellable = more[i]
    if (!sellable || isOfSeveralPrices(sellable, quantity)) return []
    const { reference, name, price, itemType } = sellable
    const seen = { name, price: price.toString(), itemType }
    return [{ line: { id: String(i), reference, quantity, seen }, sellable }]
  })
  const { site, showIn } = pricesFor(ctx, lines)
  const breakdown = priceLines(site, lines)
  const write = priceWriter({ site, showIn })
  const priced = new Map(breakdown.lines.map((line) => [line.id, line]))
  const toWire = (line: PricedLine) => {
    const fee = addedFee(line)
    return {
      price: write(line.listed),
      ...present({ fee: fee > 0n ? write(fee) : undefined }),
      total: write(line.total),
    }
  }
  return {
    items: lineItems.map((_, i) => {
      const line = priced.get(String(i))
      return line ? { itemPrice: toWire(line) } : {}
    }),
    total: write(breakdown.summary.total),
  }
}

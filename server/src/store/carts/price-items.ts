import type { priceItems } from '@fairground/contract/fairground/item-prices.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import type { PricedLine } from '@fairground/domain/price/breakdown.ts'
import { addedFee } from '@fairground/domain/price/pay.ts'
import type { Ctx } from '../../http/context.ts'
import type { Sellables } from '../../sellables/registry.ts'
import { priceLines } from './price-lines.ts'
import { type ResolvedLine, resolveLines } from './resolve-lines.ts'
import { priceWriter } from './wire-price.ts'

/** Prices items that are in no cart by the function that prices carts, so that adding them changes no figure. */
export async function pricesOfItems(
  ctx: Ctx,
  sellables: Sellables,
  { lineItems }: RequestOf<typeof priceItems>,
): Promise<ResponseOf<typeof priceItems>> {
  const references = lineItems.map(({ catalogReference: { options, ...item } }) =>
    options ? { ...item, options } : item,
  )
  const { more } = await resolveLines(ctx, ctx.db, sellables, [], references)
  const lines = lineItems.flatMap(({ quantity }, i): ResolvedLine[] => {
    const sellable = more[i]
    if (!sellable) return []
    const { reference, name, price, itemType } = sellable
    const seen = { name, price: price.toString(), itemType }
    return [{ line: { id: String(i), reference, quantity, seen }, sellable }]
  })
  const breakdown = priceLines(ctx.site, lines)
  const write = priceWriter(ctx)
  const priced = new Map(breakdown.lines.map((line) => [line.id, line]))
  const toWire = (line: PricedLine) => {
    const fee = addedFee(line)
    return { price: write(line.listed), ...(fee > 0n ? { fee: write(fee) } : {}), total: write(line.total) }
  }
  return {
    items: lineItems.map((_, i) => {
      const line = priced.get(String(i))
      return line ? { itemPrice: toWire(line) } : {}
    }),
    total: write(breakdown.summary.total),
  }
}

import type { AddedLineItem, CustomLineItem } from '@fairground/contract/ecom/line-item.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import { refuseWhenClosed } from '../../ground/closed.ts'
import type { Reading } from '../../ground/context.ts'
import type { Sellables } from '../sellables/registry.ts'
import type { CatalogReference, ResolveFor } from '../sellables/sellable.ts'
import { assertObtainable } from './availability.ts'
import type { CartLine } from './cart-line.ts'
import { customLine } from './custom-item.ts'
import { mergeLines } from './merge-lines.ts'
import { overridden, overrideOf } from './override.ts'
import { type ResolvedLine, resolveLines, sellableOf } from './resolve-lines.ts'

export interface AddedItems {
  readonly lineItems?: readonly Static<typeof AddedLineItem>[]
  readonly customLineItems?: readonly Static<typeof CustomLineItem>[]
  /** Its prices are not of the caller's request: staff have set them before. */
  readonly pricedByStaff?: true
}

export const isEmpty = ({ lineItems, customLineItems }: AddedItems): boolean =>
  !lineItems?.length && !customLineItems?.length

/**
 * The lines with more added, for carts and checkouts. Refuses what the catalogue does not have, what is not on sale,
 * and more than is left; custom lines are an administrator's to add, for their price is in the request.
 */
export async function addLines(
  ctx: Reading<'site' | 'caller' | 'now' | 'newId'> & Pick<ResolveFor, 'mayRemember'>,
  sellables: Sellables,
  lines: readonly CartLine[],
  { lineItems = [], customLineItems = [], pricedByStaff }: AddedItems,
): Promise<ResolvedLine[]> {
  refuseWhenClosed(ctx)
  const setsPrices = pricedByStaff || maySetPrices(ctx.caller)
  if (customLineItems.length > 0 && !setsPrices)
    throw new ApiError({ code: 'PERMISSION_DENIED' }, (t) => t('refusals-sales.customLines'))

  const references = lineItems.map(({ catalogReference }) => referenceOf(catalogReference))
  const { lines: before, more } = await resolveLines(ctx, sellables, lines, references)

  const added = lineItems.map(({ quantity, catalogOverrideFields }, i): CartLine => {
    const sellable = more[i]
    if (!sellable)
      throw new ApiError({ code: 'ITEM_NOT_FOUND_IN_CATALOG', catalogItemId: references[i]?.catalogItemId })
    const field = `lineItems[${i}].catalogOverrideFields`
    const override = setsPrices ? overrideOf(catalogOverrideFields, ctx.site.currency, field) : undefined
    const { reference, name, price, itemType } = overridden(sellable, override)
    const seen = { name, price: price.toString(), itemType }
    return { id: ctx.newId(), reference, quantity, seen, ...present({ override }) }
  })
  const custom = customLineItems.map((item, i) => customLine(item, `customLineItems[${i}]`, ctx.site, ctx.newId()))

  const merged = mergeLines(lines, [...added, ...custom])
  const known = new Map([
    ...before.map(({ line, sellable }) => [line.id, sellable] as const),
    ...added.map((line, i) => [line.id, sellableOf(line, more[i], ctx.site)] as const),
  ])
  const resolved = merged.lines.map((line) => ({
    line,
    sellable: known.get(line.id) ?? sellableOf(line, undefined, ctx.site), // a new custom line
  }))
  assertObtainable(resolved, merged.changed)
  return resolved
}

/** Carts need one scope, checkouts the other. */
const maySetPrices = (caller: Caller): boolean =>
  holdsScope(caller, 'carts.write') || holdsScope(caller, 'orders.write')

const referenceOf = ({
  appId,
  catalogItemId,
  options,
}: {
  appId: string
  catalogItemId: string
  options?: Record<string, unknown> | null
}): CatalogReference => ({
  appId,
  catalogItemId,
  ...present({ options: options || undefined }),
})

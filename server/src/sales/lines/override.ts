import type { CatalogOverrideFields } from '@fairground/contract/ecom/line-item.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Sellable } from '../sellables/sellable.ts'
import type { Override } from './cart-line.ts'
import { amount, descriptionOf } from './custom-item.ts'

type Wire = Static<typeof CatalogOverrideFields>

/** Facts of a request in place of those of the catalogue, as they are stored; undefined where there are none. */
export function overrideOf(given: Wire | null | undefined, currency: string, field: string): Override | undefined {
  if (!given) return undefined
  const { productName, price, fullPrice, descriptionLines } = given
  const override: Override = present({
    name: productName?.original,
    price: price ? amount(price, currency, `${field}.price`).toString() : undefined,
    fullPrice: fullPrice ? amount(fullPrice, currency, `${field}.fullPrice`).toString() : undefined,
    descriptionLines: descriptionLines?.map(descriptionOf),
  })
  return Object.keys(override).length > 0 ? override : undefined
}

/** The sellable with what staff set in its place. A deposit never exceeds the price. */
export function overridden(sellable: Sellable, override: Override | undefined): Sellable {
  if (!override) return sellable
  const { name = sellable.name, descriptionLines = sellable.descriptionLines } = override
  const price = override.price === undefined ? sellable.price : BigInt(override.price)
  const listed = override.price === undefined ? sellable.fullPrice : price
  const { deposit } = sellable
  return {
    ...sellable,
    name,
    descriptionLines,
    price,
    fullPrice: override.fullPrice === undefined ? listed : BigInt(override.fullPrice),
    ...present({ deposit: deposit === undefined || deposit <= price ? deposit : price }),
  }
}

import type { findProducts } from '@fairground/contract/fairground/product-finder.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { leastShownAs, type ShownCurrency } from '@fairground/domain/convert.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import type { Parameters } from '../../db/query-sql.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'

type Selection = NonNullable<RequestOf<typeof findProducts>['selection']>

/** Condition of a facet over `products p`; undefined where nothing of it is selected. */
export interface Narrowing {
  readonly brand: string | undefined
  readonly collection: string | undefined
  readonly price: string | undefined
  readonly stock: string | undefined
  readonly sale: string | undefined
  /** By name of the option. */
  readonly options: ReadonlyMap<string, string>
}

/** The site's currency, and the one that the reader sees prices in where that is another. */
export interface Prices {
  readonly currency: string
  readonly showIn?: ShownCurrency | undefined
}

/** SQL expressions over `products p` that the products' own feature knows. */
export interface ProductSql {
  readonly inStock: string
}

export const ON_SALE = 'p.compare_at_min is not null'

/** The conditions of a selection, bound to `parameters`. */
export function narrowing(
  { brands = [], collectionIds = [], options = [], minPrice, maxPrice, inStock, onSale }: Selection,
  { sql, ...prices }: Prices & { readonly sql: ProductSql },
  parameters: Parameters,
): Narrowing {
  const bounds = [
    minPrice === undefined
      ? []
      : [`p.price_min >= ${parameters.bind(leastOf(minor(minPrice, prices, 'minPrice'), prices), 'int8')}`],
    maxPrice === undefined
      ? []
      : [`p.price_min < ${parameters.bind(leastOf(minor(maxPrice, prices, 'maxPrice') + 1n, prices), 'int8')}`],
  ].flat()
  const choices = new Map<string, string[]>()
  for (const option of options) choices.set(option.name, [...(choices.get(option.name) ?? []), ...option.choices])
  return {
    brand: brands.length > 0 ? `p.brand = any(${parameters.bind(brands, 'text[]')})` : undefined,
    collection:
      collectionIds.length > 0 ? `p.collection_ids && ${parameters.bind(collectionIds, 'uuid[]')}` : undefined,
    price: bounds.length > 0 ? bounds.join(' and ') : undefined,
    stock: inStock === undefined ? undefined : `${inStock ? '' : 'not '}${sql.inStock}`,
    sale: onSale === undefined ? undefined : `${onSale ? '' : 'not '}(${ON_SALE})`,
    options: new Map(
      [...choices].map(([name, chosen]) => [
        name,
        `p.option_choices && ${parameters.bind(
          chosen.map((choice) => `${name}\u001f${choice}`),
          'text[]',
        )}`,
      ]),
    ),
  }
}

/** All of it, as one list of conditions. */
export const conditionsOf = ({ options, ...rest }: Narrowing): string[] =>
  [...Object.values(rest), ...options.values()].filter((condition) => condition !== undefined)

/** The least price of the site's own that is shown so. */
const leastOf = (shown: bigint, { currency, showIn }: Prices): bigint =>
  showIn ? leastShownAs(shown, currency, showIn) : shown

function minor(amount: string, { currency, showIn }: Prices, field: string): bigint {
  const parsed = parseAmount(amount, showIn?.code ?? currency)
  if (parsed.ok) return parsed.minor
  const description = message('violations.amountAsShown')
  throw new InvalidArgument([{ field: `selection.${field}`, description, violatedRule: parsed.refusal.rule }])
}

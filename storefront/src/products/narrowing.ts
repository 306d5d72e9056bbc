import type { FindProductsRequest } from '@fairground/client/generated/fairground.product-finder.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Fields } from './fields.ts'

/** Selection of a list, as its address has it: the fields of the form of facets. */
export interface Narrowing {
  readonly brands: readonly string[]
  /** Slugs of collections. */
  readonly places: readonly string[]
  readonly options: readonly (readonly [name: string, choice: string])[]
  /** Decimal texts; absent where there is no bound. */
  readonly min?: string
  readonly max?: string
  /** Currency of these, where it is not the shop's own. */
  readonly currency?: string
  readonly inStock: boolean
  readonly onSale: boolean
}

const PRICE = /^\d{1,9}([.]\d{1,3})?$/
const MOST = 20

/** The form's field of a choice: the name's own colons are escaped, the first one ends it. */
export const choiceValue = (name: string, choice: string): string => `${encodeURIComponent(name)}:${choice}`

function choiceOf(value: string): [string, string] | undefined {
  const end = value.indexOf(':')
  if (end < 1 || end === value.length - 1) return undefined
  try {
    return [decodeURIComponent(value.slice(0, end)), value.slice(end + 1)]
  } catch {
    return undefined
  }
}

/** Selection in an address; fields of no facet are left out, as are bounds of another currency than prices are shown in. */
export function narrowingOf(params: URLSearchParams, site: Pick<SiteFacts, 'currency' | 'shownIn'>): Narrowing {
  const all = (field: string) =>
    [...new Set(params.getAll(field))].filter((value) => value && value.length <= 100).slice(0, MOST)
  const shown = site.shownIn ?? site.currency
  const isOurs = (params.get('cur') ?? site.currency) === shown
  const price = (field: string) => {
    if (!isOurs) return {}
    const value = params.get(field) ?? ''
    return PRICE.test(value) && parseAmount(value, shown).ok ? { [field]: value } : {}
  }
  return {
    brands: all('brand'),
    places: all('in'),
    options: all('o')
      .map(choiceOf)
      .filter((choice) => choice !== undefined),
    ...price('min'),
    ...price('max'),
    ...present({ currency: shown === site.currency ? undefined : shown }),
    inStock: params.get('stock') === '1',
    onSale: params.get('sale') === '1',
  }
}

/** The fields that say it again. */
export const fieldsOf = ({ brands, places, options, min, max, currency, inStock, onSale }: Narrowing): Fields => [
  ...places.map((slug): Fields[number] => ['in', slug]),
  ...brands.map((name): Fields[number] => ['brand', name]),
  ...options.map(([name, choice]): Fields[number] => ['o', choiceValue(name, choice)]),
  ...(min === undefined ? [] : [['min', min] as Fields[number]]),
  ...(max === undefined ? [] : [['max', max] as Fields[number]]),
  ...((min ?? max) === undefined || currency === undefined ? [] : [['cur', currency] as Fields[number]]),
  ...(inStock ? [['stock', '1'] as Fields[number]] : []),
  ...(onSale ? [['sale', '1'] as Fields[number]] : []),
]

/** As the finder takes it; `idOf` knows the collections by their slugs, an unknown one is left out. */
export function selectionOf(
  { brands, places, options, min, max, inStock, onSale }: Narrowing,
  idOf: (slug: string) => string | undefined,
): NonNullable<FindProductsRequest['selection']> {
  const byName = new Map<string, string[]>()
  for (const [name, choice] of options) byName.set(name, [...(byName.get(name) ?? []), choice])
  const collectionIds = places.map(idOf).filter((id) => id !== undefined)
  return present({
    brands: brands.length > 0 ? [...brands] : undefined,
    collectionIds: collectionIds.length > 0 ? collectionIds : undefined,
    options: byName.size > 0 ? [...byName].slice(0, 6).map(([name, choices]) => ({ name, choices })) : undefined,
    minPrice: min,
    maxPrice: max,
    inStock: inStock || undefined,
    onSale: onSale || undefined,
  })
}

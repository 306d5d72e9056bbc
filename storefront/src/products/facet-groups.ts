import type { Facets } from '@fairground/client/generated/fairground.product-finder.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { LookView } from './choice-look.ts'
import { colourCode } from './colour-code.ts'
import { inOrder } from './facet-order.ts'
import type { Fields } from './fields.ts'
import type { Looks } from './looks.ts'
import { choiceValue, type Narrowing } from './narrowing.ts'

/** One value to tick: a field of the form. */
export interface FacetValue extends LookView {
  readonly field: string
  readonly value: string
  readonly name: string
  readonly count: number | undefined
}

interface FacetGroup {
  readonly title: string
  readonly values: readonly FacetValue[]
}

/** A band of prices and the form's fields that choose it. */
interface PriceLink {
  readonly label: string
  readonly count: number
  readonly chosen: boolean
  readonly bounds: Fields
}

/** The form of facets as text alone, so that it travels with the page. */
export interface FacetsView {
  readonly switches: readonly FacetValue[]
  readonly price?: { readonly lowest: string; readonly highest: string; readonly bands: readonly PriceLink[] }
  readonly groups: readonly FacetGroup[]
}

/** Display of facets: language, whether collections are among them, and what choices look like. */
export interface Shown {
  readonly locale: string
  readonly places: boolean
  readonly looks: Looks
}

export function facetsView(facets: Facets, narrowing: Narrowing, shown: Shown): FacetsView {
  const { price } = facets
  return {
    switches: facetSwitches(facets),
    groups: facetGroups(facets, shown),
    ...present({
      price: price
        ? { lowest: price.lowest, highest: price.highest, bands: priceLinks(price.ranges, narrowing) }
        : undefined,
    }),
  }
}

function priceLinks(ranges: NonNullable<Facets['price']>['ranges'], narrowing: Narrowing): PriceLink[] {
  const currency: Fields = narrowing.currency === undefined ? [] : [['cur', narrowing.currency]]
  return ranges.map(({ minPrice, maxPrice, formattedFrom, formattedTo, count, selected }) => {
    const bounds: Fields =
      maxPrice === undefined
        ? [['min', minPrice]]
        : [
            ['min', minPrice],
            ['max', maxPrice],
          ]
    return {
      label: bandLabel(!isPositive(minPrice), formattedFrom, formattedTo),
      count,
      chosen: selected,
      bounds: [...bounds, ...currency],
    }
  })
}

function bandLabel(fromNothing: boolean, from: string, to: string | undefined): string {
  if (to === undefined) return t('products.andOver', { from })
  return fromNothing ? t('products.underTo', { to }) : `${from} – ${to}`
}

/** Facets to tick. A group with nothing to distinguish is left out. */
function facetGroups(facets: Facets, { locale, places, looks }: Shown): FacetGroup[] {
  const brands = inOrder(facets.brands, locale).map(({ name, count }) => ({ field: 'brand', value: name, name, count }))
  const collections = inOrder(facets.collections, locale).map(({ name, slug, count }) => ({
    field: 'in',
    value: slug,
    name,
    count,
  }))
  const options = facets.options.map(({ name: option, choices }) => ({
    title: option,
    values: inOrder(choices, locale).map(({ name, count, colorCode }) => {
      const colour = colourCode(colorCode)
      return {
        field: 'o',
        value: choiceValue(option, name),
        name,
        count,
        ...present({ colour: colour || undefined }),
        ...looks(option, name),
      }
    }),
  }))
  const groups = [
    ...(places ? [{ title: t('products.collection'), values: collections }] : []),
    { title: t('products.brand'), values: brands },
    ...options,
  ]
  return groups.filter(({ values }) => values.length > 0)
}

/** Availability and offers, each a single tick. */
const facetSwitches = ({ inStock, onSale }: Facets): FacetValue[] => [
  { field: 'stock', value: '1', name: t('products.inStock'), count: inStock.count },
  { field: 'sale', value: '1', name: t('products.onSale'), count: onSale.count },
]

export interface ActiveFacet {
  readonly label: string
  /** Its field of the form; `price` stands for both bounds. */
  readonly field: string
  readonly value: string
}

/** Selected facets, one entry for each chip. */
export function activeFacets(
  narrowing: Narrowing,
  facets: Facets | undefined,
  { currency, shownIn = currency, locale }: Pick<SiteFacts, 'currency' | 'shownIn' | 'locale'>,
): ActiveFacet[] {
  const money = (amount: string) => formatMoney(amount, shownIn, locale)
  const placeName = (slug: string) => facets?.collections.find((place) => place.slug === slug)?.name ?? slug
  const one = (label: string, field: string, value = '1'): ActiveFacet => ({ label, field, value })
  const { min, max } = narrowing
  const price = min === undefined && max === undefined ? [] : [one(priceLabel(money, min, max), 'price')]
  return [
    ...narrowing.places.map((slug) => one(placeName(slug), 'in', slug)),
    ...narrowing.brands.map((name) => one(name, 'brand', name)),
    ...narrowing.options.map(([name, choice]) => one(`${name}: ${choice}`, 'o', choiceValue(name, choice))),
    ...price,
    ...(narrowing.inStock ? [one(t('products.inStock'), 'stock')] : []),
    ...(narrowing.onSale ? [one(t('products.onSale'), 'sale')] : []),
  ]
}

function priceLabel(money: (amount: string) => string, min: string | undefined, max: string | undefined): string {
  if (min === undefined) return t('products.upTo', { money: money(max ?? '0') })
  return max === undefined ? t('products.from', { money: money(min) }) : `${money(min)} – ${money(max)}`
}

import type { findProducts } from '@fairground/contract/fairground/product-finder.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { minorRate } from '@fairground/domain/convert.ts'
import { currencyExponent } from '@fairground/domain/currency.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { band, bandWidths, MOST_BANDS } from '@fairground/domain/search/price-bands.ts'
import type { Parameters } from '../../db/query-sql.ts'
import type { Queryable } from '../../ground/database.ts'
import { held } from '../../ground/texts/held.ts'
import { type Narrowing, ON_SALE, type Prices, type ProductSql } from './selection.ts'

type Facets = NonNullable<ResponseOf<typeof findProducts>['facets']>
type Selection = NonNullable<RequestOf<typeof findProducts>['selection']>

const MOST_VALUES = 50
const MOST_OPTIONS = 6

/** Row that the statement answers; int8 are texts in JSON. */
export interface FacetRow {
  readonly brands: readonly { name: string; n: number }[]
  readonly collections: readonly { id: string; name: string; slug: string; n: number }[]
  readonly choices: readonly { choice: string; n: number; code: string | null }[]
  readonly bands: readonly { nth: string; n: number }[]
  readonly width: string | null
  /** The last band; prices beyond it are in it. */
  readonly last: string | null
  readonly lowest: string | null
  readonly highest: string | null
  /** Null where it was not counted. */
  readonly inStock: number | null
  readonly onSale: number
}

interface CountedFacets {
  /** The condition before anything is selected. */
  readonly within: string
  readonly narrowing: Narrowing
  readonly sql: ProductSql
  readonly prices: Prices
  /** Checks of every product if it is in stock. */
  readonly countStock: boolean
}

/**
 * The facets of what matches `within`, in one statement: every condition of the selection is computed once per product, and each facet
 * counts the products that meet all conditions but its own. An option's choices leave that option's selection aside.
 */
export async function countFacets(
  db: Queryable,
  parameters: Parameters,
  { within, narrowing, sql, prices, countStock }: CountedFacets,
): Promise<FacetRow> {
  const flags = new Map<string, string>()
  for (const [name, condition] of [
    ...(['brand', 'collection', 'price', 'stock', 'sale'] as const).map((name) => [name, narrowing[name]] as const),
    ...[...narrowing.options].map(([name, condition], i) => [`option ${i} ${name}`, condition] as const),
  ])
    if (condition !== undefined) flags.set(name, condition)
  const column = new Map([...flags.keys()].map((name, i) => [name, `f${i}`]))
  const but = (own: string) => ['true', ...[...column].flatMap(([name, f]) => (name === own ? [] : [f]))].join(' and ')
  const widths = parameters.bind(bandWidths(currencyExponent(prices.showIn?.code ?? prices.currency)), 'int8[]')
  const bound = (value: string) => parameters.bind(value, 'text')
  /** Choices of an option that has a selection are counted without it; the others with all. */
  const choices = [
    `select unnest(option_choices) as choice, id, null::text as own from base where ${but('')}`,
    ...[...narrowing.options.keys()].map(
      (name, i) => `select unnest(option_choices), id, ${bound(name)} from base where ${but(`option ${i} ${name}`)}`,
    ),
  ].join(' union all ')
  const selected = parameters.bind([...narrowing.options.keys()], 'text[]')
  const [row] = await db.compiled<FacetRow>({
    text: `
      with base as materialized (
        select p.id, p.brand, ${shownPrice(prices, parameters)} as price_min, p.collection_ids, p.option_choices, ${countStock ? sql.inStock : 'null::boolean'} as in_stock, ${ON_SALE} as on_sale
          ${[...flags].map(([name, condition]) => `, ${condition} as ${column.get(name)}`).join('')}
        from products p where p.site_id = $1 and ${within}
      ), priced as materialized (
        select price_min from base where ${but('price')}
      ), bounds as (
        select lowest, highest, width, usual / width as last
        from (select min(price_min) as lowest, max(price_min) as highest,
          percentile_disc(0.9) within group (order by price_min) as usual from priced) p
        cross join lateral (
          select min(w) as width from unnest(${widths}) as w where usual / w - lowest / w < ${MOST_BANDS}
        ) wide
      ), choices as (
        select c.choice, count(*)::int4 as n, (min(c.id::text))::uuid as sample
        from (${choices}) c
        where split_part(c.choice, chr(31), 1) = c.own or (c.own is null and split_part(c.choice, chr(31), 1) <> all (${selected}))
        group by c.choice
      )
      select
        (select coalesce(jsonb_agg(b), '[]') from (
          select brand as name, count(*)::int4 as n from base where brand is not null and ${but('brand')}
          group by brand order by n desc, brand limit ${MOST_VALUES}) b) as brands,
        (select coalesce(jsonb_agg(c), '[]') from (
          select c.id, c.name, c.slug, m.n
          from (select unnest(collection_ids) as id, count(*)::int4 as n from base where ${but('collection')} group by 1) m
          join collections c on c.site_id = $1 and c.id = m.id and c.visible
          order by m.n desc, c.name limit ${MOST_VALUES}) c) as collections,
        (select coalesce(jsonb_agg(c), '[]') from (
          select c.choice, c.n, code.value as code
          from (select * from choices order by n desc, choice limit ${MOST_VALUES * MOST_OPTIONS}) c
          left join lateral (
            select offered->>'value' as value
            from products p, jsonb_array_elements(p.doc->'options') as option, jsonb_array_elements(option->'choices') as offered
            where p.site_id = $1 and p.id = c.sample and option->>'type' = 'color'
              and (option->>'name') || chr(31) || (offered->>'description') = c.choice
            limit 1
          ) code on true
          order by c.n desc, c.choice) c) as choices,
        (select coalesce(jsonb_agg(b), '[]') from (
          select nth::text, n from (
            select least(price_min / b.width, b.last) as nth, count(*)::int4 as n from priced, bounds b group by 1) c
          order by c.nth) b) as bands,
        (select width::text from bounds) as width,
        (select last::text from bounds) as last,
        (select lowest::text from bounds) as lowest,
        (select highest::text from bounds) as highest,
        (select case when ${countStock} then count(*)::int4 end from base where in_stock and ${but('stock')}) as "inStock",
        (select count(*)::int4 from base where on_sale and ${but('sale')}) as "onSale"`,
    values: parameters.values,
  })
  return row! // a select without a table has one row
}

/** Lowest price of a product as it is shown, in minor units: rounded as `convert` does. */
function shownPrice({ currency, showIn }: Prices, parameters: Parameters): string {
  if (!showIn) return 'p.price_min'
  const { numerator, denominator } = minorRate(currency, showIn)
  const bound = (value: bigint) => `${parameters.bind(String(value), 'text')}::numeric`
  return `div(2 * p.price_min * ${bound(numerator)} + ${bound(denominator)}, 2 * ${bound(denominator)})::int8`
}

/** The facets as the wire has them. Selected values are there, found or not. */
export function facetsToWire(row: FacetRow, selection: Selection, currency: string, locale: string): Facets {
  const price = priceFacet(row, selection, currency, locale)
  return {
    ...present({ price }),
    brands: withSelected(
      row.brands.map(({ name, n }) => ({ name, count: n })),
      selection.brands ?? [],
      (name) => ({ name, count: 0 }),
    ),
    collections: row.collections.map(({ n, ...collection }) => ({
      ...collection,
      count: n,
      selected: selection.collectionIds?.includes(collection.id) ?? false,
    })),
    options: optionFacets(row, selection),
    inStock: { ...present({ count: row.inStock ?? undefined }), selected: selection.inStock ?? false },
    onSale: { count: row.onSale, selected: selection.onSale ?? false },
  }
}

function withSelected<V extends { readonly name: string }>(
  values: readonly V[],
  selected: readonly string[],
  missing: (name: string) => V,
) {
  const known = new Set(values.map(({ name }) => name))
  return [...values, ...selected.filter((name) => !known.has(name)).map(missing)].map((value) => ({
    ...value,
    selected: selected.includes(value.name),
  }))
}

function optionFacets({ choices }: FacetRow, { options = [] }: Selection): Facets['options'] {
  const byOption = new Map<string, { name: string; count: number; colorCode?: string }[]>()
  for (const { choice, n, code } of choices) {
    const [option = '', name = ''] = choice.split('\u001f')
    byOption.set(option, [
      ...(byOption.get(option) ?? []),
      { name, count: n, ...present({ colorCode: code || undefined }) },
    ])
  }
  const chosen = new Map(options.map(({ name, choices: names }) => [name, names]))
  for (const name of chosen.keys()) if (!byOption.has(name)) byOption.set(name, [])
  return [...byOption].slice(0, Math.max(MOST_OPTIONS, chosen.size)).map(([name, found]) => ({
    name,
    choices: withSelected(found.slice(0, MOST_VALUES), chosen.get(name) ?? [], (missing) => ({
      name: missing,
      count: 0,
    })),
  }))
}

/** By language and currency. */
const wholeAmounts = held((of) => {
  const [locale, currency] = of.split(' ')
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
})

function priceFacet(row: FacetRow, { minPrice, maxPrice }: Selection, currency: string, locale: string) {
  const { bands, width, last, lowest, highest } = row
  if (lowest === null || highest === null || width === null || last === null) return undefined
  const money = (minor: bigint) => formatAmount(minor, currency)
  const whole = wholeAmounts(`${locale} ${currency}`)
  // Bands begin at whole units, which a float holds exactly.
  const shown = (minor: bigint) => whole.format(Number(money(minor)))
  const [from, to] = [minPrice, maxPrice].map((amount) => {
    const parsed = amount === undefined ? undefined : parseAmount(amount, currency)
    return parsed?.ok ? parsed.minor : undefined
  })
  const goesOn = BigInt(highest) / BigInt(width) > BigInt(last)
  return {
    lowest: money(BigInt(lowest)),
    highest: money(BigInt(highest)),
    formattedLowest: formatMoney(BigInt(lowest), currency, locale),
    formattedHighest: formatMoney(BigInt(highest), currency, locale),
    ranges: bands.map(({ nth, n }) => {
      const ends = band(BigInt(nth), BigInt(width), goesOn && nth === last)
      return {
        minPrice: money(ends.lowest),
        formattedFrom: shown(ends.lowest),
        ...present({
          maxPrice: ends.highest === undefined ? undefined : money(ends.highest),
          formattedTo: ends.next === undefined ? undefined : shown(ends.next),
        }),
        count: n,
        selected: from === ends.lowest && to === ends.highest,
      }
    }),
  }
}

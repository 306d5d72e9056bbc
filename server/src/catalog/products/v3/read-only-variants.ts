import type { VariantSearchField } from '@fairground/contract/enumerations/catalog.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import type {
  queryVariants,
  ReadOnlyVariant,
  searchVariants,
} from '@fairground/contract/stores/read-only-variants-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { wordsOf } from '@fairground/domain/search/folded.ts'
import type { Static } from 'typebox'
import { criteriaOf, cursorPage } from '../../../db/pages.ts'
import type { Condition, QuerySpec } from '../../../db/query-sql.ts'
import type { Ctx } from '../../../ground/context.ts'
import { derivedId } from '../../../ground/ids.ts'
import { aggregate } from '../../search/aggregate.ts'
import { correctionsFor } from '../../search/word-search.ts'
import { knownZone, zonedFields } from '../../search/zoned-fields.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { money } from '../read/product-fields.ts'
import { findProducts, type ProductRow, type VariantRow, variantColumns, variantTables } from '../read/queries.ts'
import { chargedPrice, choiceIds, fullPrice, variantInStock } from '../read/variant-sql.ts'
import { choicesToWire, subscriptionPrices, variantFacts, type WireV3Context } from './wire-variant.ts'

function spec(currency: string): QuerySpec {
  return {
    from: `${variantTables} join products p on p.site_id = $1 and p.id = v.product_id`,
    site: 'v.site_id',
    columns: variantColumns,
    tieBreak: { sql: 'v.id', type: 'uuid' },
    fields: {
      id: { sql: 'v.id', type: 'uuid', sortable: true },
      variantId: { sql: 'v.id', type: 'uuid', sortable: true },
      visible: { sql: 'v.visible', type: 'bool', sortable: true },
      sku: { sql: 'coalesce(v.sku, p.sku)', type: 'text', sortable: true },
      barcode: { sql: 'v.barcode', type: 'text', sortable: true, orderSql: `coalesce(v.barcode, '')` },
      'optionChoices.optionChoiceIds.optionId': { sql: choiceIds('optionId'), type: 'uuid[]', sortable: true },
      'optionChoices.optionChoiceIds.choiceId': { sql: choiceIds('choiceId'), type: 'uuid[]', sortable: true },
      'price.actualPrice.amount': money(chargedPrice, currency),
      'price.compareAtPrice.amount': {
        ...money(`nullif(${fullPrice}, ${chargedPrice})`, currency),
        orderSql: fullPrice,
      },
      'inventoryStatus.inStock': { sql: variantInStock, type: 'bool', sortable: true },
      'inventoryStatus.preorderEnabled': { sql: 'v.preorder', type: 'bool', sortable: true },
      'productData.productId': { sql: 'v.product_id', type: 'uuid', sortable: true },
      'productData.name': { sql: 'p.name', type: 'text', sortable: true },
      'productData.slug': { sql: 'p.slug', type: 'text', sortable: true },
      'productData.handle': { sql: 'p.handle', type: 'text', sortable: true },
      'productData.visible': { sql: 'p.visible', type: 'bool', sortable: true },
      'productData.visibleInPos': {
        sql: `(p.visible_in_pos and p.product_type = 'physical')`,
        type: 'bool',
        sortable: true,
      },
      'productData.productType': { sql: 'upper(p.product_type)', type: 'text', sortable: true },
      'productData.brand.id': {
        sql: 'p.brand_id',
        type: 'uuid',
        sortable: true,
        orderSql: `coalesce(p.brand_id, '00000000-0000-0000-0000-000000000000')`,
      },
      'productData.physicalProperties.fulfillerId': {
        sql: `p.doc->>'fulfillerId'`,
        type: 'text',
        sortable: true,
        orderSql: `coalesce(p.doc->>'fulfillerId', '')`,
      },
      'productData.updatedDate': { sql: 'p.updated_at', type: 'timestamptz', sortable: true },
    },
  }
}

type SearchedField = (typeof VariantSearchField)[number]
const BY_DEFAULT: readonly SearchedField[] = ['productData.name', 'sku']

const visibleOnly: Condition = { sql: '(p.visible and v.visible)', values: [] }
const shownTo = ({ caller }: Ctx): Condition[] => (seesHidden(caller) ? [] : [visibleOnly])

type Query = NonNullable<RequestOf<typeof queryVariants>['query']>
type Search = NonNullable<RequestOf<typeof searchVariants>['search']>

/** Variants of many products: two statements. */
export async function readVariants(
  ctx: Ctx,
  query: Query,
  context: WireV3Context,
): Promise<ResponseOf<typeof queryVariants>> {
  const scope = { db: ctx.db, where: shownTo(ctx), cursors: ctx.cursors, now: ctx.now }
  const { rows, paging } = await cursorPage<VariantRow>(spec(ctx.site.currency), query, scope)
  return { variants: await shown(ctx, rows, context), pagingMetadata: paging }
}

interface Criteria {
  /** Each with its likely corrections, where mistakes are forgiven. */
  readonly words: readonly (readonly string[])[]
  readonly mode: 'OR' | 'AND'
  readonly fields: readonly SearchedField[]
  readonly timeZone: string
}

/** As `readVariants`, by words; three statements where something is counted, one more where mistakes are forgiven. */
export async function findVariantsByWords(
  ctx: Ctx,
  request: Search,
  context: WireV3Context,
): Promise<ResponseOf<typeof searchVariants>> {
  const { search = {}, timeZone = 'UTC', cursorPaging } = request
  const list = spec(ctx.site.currency)
  const criteria =
    (cursorPaging?.cursor ? criteriaOf<Criteria>({ spec: list, at: 'search' }, ctx, cursorPaging.cursor) : undefined) ??
    ({
      words: await likelyWords(ctx, wordsOf(search.expression ?? ''), search.fuzzy ?? false),
      mode: search.mode ?? 'AND',
      fields: search.fields?.length ? search.fields : BY_DEFAULT,
      timeZone: knownZone(timeZone, 'search.timeZone'),
    } satisfies Criteria)
  const zoned = { ...list, fields: zonedFields(list.fields, criteria.timeZone) }
  const where = [...shownTo(ctx), ...worded(criteria)]
  const page = await cursorPage<VariantRow>(zoned, request, {
    db: ctx.db,
    where,
    at: 'search',
    cursors: ctx.cursors,
    now: ctx.now,
    criteria,
  })
  const variants = await shown(ctx, page.rows, context)
  const answer = { variants, pagingMetadata: page.paging }
  if (!request.aggregations?.length) return answer
  const results = await aggregate(ctx.db, zoned, request.aggregations, {
    filter: request.filter,
    where,
    timeZone: criteria.timeZone,
  })
  return { ...answer, aggregationData: { results } }
}

const textOf = {
  'productData.name': 'unaccent(p.name)',
  'productData.brand.name': `unaccent(coalesce(p.brand, ''))`,
  sku: 'unaccent(coalesce(v.sku, p.sku))',
  barcode: `coalesce(v.barcode, '')`,
} as const satisfies Record<SearchedField, string>

async function likelyWords(ctx: Ctx, words: readonly string[], fuzzy: boolean): Promise<string[][]> {
  const corrections = fuzzy ? await correctionsFor(ctx, words) : undefined
  return words.map((word) => [word, ...(corrections?.get(word) ?? [])])
}

/** Each word, or one of its likely corrections, in one of the fields. */
function worded({ words, mode, fields }: Criteria): Condition[] {
  if (words.length === 0) return []
  const one = `(${fields.map((field) => `${textOf[field]} ilike '%' || ? || '%'`).join(' or ')})`
  const sql = words.map((likely) => `(${likely.map(() => one).join(' or ')})`).join(mode === 'OR' ? ' or ' : ' and ')
  return [{ sql: `(${sql})`, values: words.flat().flatMap((word) => fields.map(() => word)) }]
}

async function shown(
  ctx: Ctx,
  rows: readonly VariantRow[],
  context: WireV3Context,
): Promise<Static<typeof ReadOnlyVariant>[]> {
  const ids = [...new Set(rows.map((variant) => variant.productId))]
  const products = ids.length === 0 ? [] : await ctx.db.rows(findProducts, { ids })
  const byId = new Map(products.map((product) => [product.id, product]))
  return rows.flatMap((variant) => {
    const product = byId.get(variant.productId)
    return product ? [toWire(product, variant, context)] : []
  })
}

function toWire(product: ProductRow, variant: VariantRow, context: WireV3Context): Static<typeof ReadOnlyVariant> {
  const isPhysical = product.productType === 'physical'
  return {
    ...variantFacts(product, variant, context),
    ...subscriptionPrices(product, variant, context),
    variantId: variant.id,
    optionChoices: choicesToWire(product, variant, true),
    productData: {
      productId: product.id,
      name: product.name,
      slug: product.slug,
      handle: product.handle,
      visible: product.visible,
      productType: isPhysical ? 'PHYSICAL' : 'DIGITAL',
      visibleInPos: product.visibleInPos && isPhysical,
      ...present({
        mainCategoryId: product.mainCategoryId ?? undefined,
        currency: context.fields.includes('CURRENCY') ? context.currency : undefined,
      }),
      revision: String(product.revision),
      ...present({
        brand: product.brand
          ? { id: product.brandId ?? derivedId('brand', product.brand), name: product.brand }
          : undefined,
      }),
      updatedDate: product.updatedAt.toISOString(),
      ...(isPhysical ? physicalOf(product, context) : {}),
    },
  }
}

/** Absent where there is nothing to say. */
function physicalOf({ doc: { fulfillerId } }: ProductRow, { fields }: WireV3Context) {
  const physicalProperties = present({
    weightMeasurementUnitInfo: fields.includes('WEIGHT_MEASUREMENT_UNIT_INFO')
      ? { weightMeasurementUnit: 'KG' as const }
      : undefined,
    fulfillerId: fulfillerId || undefined,
  })
  return Object.keys(physicalProperties).length > 0 ? { physicalProperties } : {}
}

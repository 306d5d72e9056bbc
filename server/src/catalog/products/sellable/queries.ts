import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { gatheredPlaces } from '../../../db/gathered.ts'
import { json, jsonOrNull, type RowOf, statement, textAs } from '../../../db/statement.ts'
import type { DiscountKind, ProductDoc, ProductKind, VariantDoc } from '../model/product.ts'
import { variantTables } from '../read/queries.ts'

/** Parts of a product's document that decide how it is sold: its description and the rest may be long. */
type SoldDoc = Pick<ProductDoc, 'options' | 'modifiers' | 'media'> & {
  readonly [K in 'taxGroupId' | 'deliveryProfileId' | 'membersOnly']: ProductDoc[K] | null
}

const ofVariant = `v.variant_id, v.visible, v.choices, v.price, v.sale_price, v.sku, v.weight_grams, v.in_stock, v.preorder,
        v.preorder_limit, v.preorder_message, v.doc->'digitalFile' as file, v.pool_id, s.capacity, s.used, v.preorder_pool_id,
        coalesce(d.used, 0) as preorder_sold`

const row = {
  place: 'int4',
  id: 'uuid',
  slug: 'text',
  name: 'text',
  visible: 'bool',
  productType: textAs<ProductKind>(),
  price: 'int8',
  salePrice: 'int8?',
  discountType: textAs<DiscountKind>(),
  discountValue: 'int8',
  sku: 'text',
  weightGrams: 'float8?',
  manageVariants: 'bool',
  collectionIds: 'uuid[]',
  doc: json<SoldDoc>(),
  variantId: 'uuid?',
  variantVisible: 'bool?',
  choices: jsonOrNull<Record<string, string>>(),
  variantPrice: 'int8?',
  variantSalePrice: 'int8?',
  variantSku: 'text?',
  variantWeightGrams: 'float8?',
  inStock: 'bool?',
  preorder: 'bool?',
  preorderLimit: 'int4?',
  preorderMessage: 'text?',
  digitalFile: jsonOrNull<VariantDoc['digitalFile']>(),
  poolId: 'uuid?',
  capacity: 'int8?',
  used: 'int8?',
  preorderPoolId: 'uuid?',
  preorderSold: 'int8?',
  depositRate: 'int8?',
  depositAmount: 'int8?',
} as const

const COLUMNS = `a.place, p.id, p.slug, p.name, p.visible, p.product_type as "productType", p.price, p.sale_price as "salePrice",
      p.discount_type as "discountType", p.discount_value as "discountValue", p.sku, p.weight_grams as "weightGrams",
      p.manage_variants as "manageVariants", p.collection_ids as "collectionIds",
      jsonb_build_object('options', p.doc->'options', 'modifiers', p.doc->'modifiers', 'media', p.doc->'media',
        'taxGroupId', p.doc->'taxGroupId', 'deliveryProfileId', p.doc->'deliveryProfileId', 'membersOnly', p.doc->'membersOnly') as doc,
      v.variant_id as "variantId", v.visible as "variantVisible", v.choices, v.price as "variantPrice", v.sale_price as "variantSalePrice",
      v.sku as "variantSku", v.weight_grams as "variantWeightGrams", v.in_stock as "inStock", v.preorder, v.preorder_limit as "preorderLimit",
      v.preorder_message as "preorderMessage", v.file as "digitalFile", v.pool_id as "poolId", v.capacity, v.used,
      v.preorder_pool_id as "preorderPoolId", v.preorder_sold as "preorderSold", e.rate as "depositRate", e.amount as "depositAmount"`

const DEPOSITS = `left join product_deposits e on e.site_id = $1 and e.product_id = p.id`

/** The variant that is requested by its id. A product without managed variants has one, whichever is requested; of others none has the id of that. */
const REQUESTED = `case when p.manage_variants then nullif(a.variant_id, '${ZERO_VARIANT_ID}') else '${ZERO_VARIANT_ID}' end`

/**
 * For each place the product and, if there is one, its variant with that id or, without one, with exactly those choices: the fields that
 * decide how it is sold, which are a third of a row. The lists stand in sub-selects because PostgreSQL would plan again each time for lists whose length it sees, which takes longer than the answer.
 */
export const findChosen = statement({
  name: 'products.chosen',
  params: { places: 'int4[]', productIds: 'uuid[]', variantIds: 'uuid?[]', choices: 'jsonb[]' },
  row,
  sql: `
    select ${COLUMNS}
    from unnest((select $2::int4[]), (select $3::uuid[]), (select $4::uuid[]), (select $5::jsonb[]))
      as a (place, product_id, variant_id, choices)
    join products p on p.site_id = $1 and p.id = a.product_id
    cross join lateral (select ${REQUESTED} as id) requested
    left join lateral (
      select ${ofVariant}
      from ${variantTables}
      where v.site_id = $1 and v.product_id = p.id and v.variant_id = requested.id
      union all
      select ${ofVariant}
      from ${variantTables}
      where v.site_id = $1 and v.product_id = p.id and requested.id is null and v.choices = a.choices
      limit 1
    ) v on true
    ${DEPOSITS}
    where p.site_id = $1`,
})

/** The same where each place names a variant by its id, as carts and checkouts of goods with variants do: without the search by choices, which costs a sixth of it. */
export const findChosenById = gatheredPlaces(
  statement({
    name: 'products.chosenById',
    params: { places: 'int4[]', productIds: 'uuid[]', variantIds: 'uuid[]' },
    row,
    sql: `
    select ${COLUMNS}
    from unnest((select $2::int4[]), (select $3::uuid[]), (select $4::uuid[])) as a (place, product_id, variant_id)
    join products p on p.site_id = $1 and p.id = a.product_id
    left join lateral (
      select ${ofVariant} from ${variantTables}
      where v.site_id = $1 and v.product_id = p.id and v.variant_id = ${REQUESTED}
      limit 1
    ) v on true
    ${DEPOSITS}
    where p.site_id = $1`,
  }),
)

type ChosenRow = RowOf<typeof findChosen>

/** The product of a row. */
export type SoldProduct = ChosenRow

/** The variant of a row, by the names that variants have. */
export interface SoldVariant {
  readonly variantId: string
  readonly visible: boolean
  readonly choices: Record<string, string>
  readonly price: bigint | null
  readonly salePrice: bigint | null
  readonly sku: string | null
  readonly weightGrams: number | null
  readonly inStock: boolean
  readonly preorder: boolean
  readonly preorderLimit: number | null
  readonly preorderMessage: string | null
  readonly digitalFile: VariantDoc['digitalFile'] | null
  readonly poolId: string
  readonly capacity: bigint | null
  readonly used: bigint
  readonly preorderPoolId: string | null
  readonly preorderSold: bigint
}

/** Undefined where the product has no such variant: all of its columns are null then. */
export const variantOf = (row: ChosenRow): SoldVariant | undefined =>
  row.variantId === null
    ? undefined
    : ({
        variantId: row.variantId,
        visible: row.variantVisible,
        choices: row.choices,
        price: row.variantPrice,
        salePrice: row.variantSalePrice,
        sku: row.variantSku,
        weightGrams: row.variantWeightGrams,
        inStock: row.inStock,
        preorder: row.preorder,
        preorderLimit: row.preorderLimit,
        preorderMessage: row.preorderMessage,
        digitalFile: row.digitalFile,
        poolId: row.poolId,
        capacity: row.capacity,
        used: row.used,
        preorderPoolId: row.preorderPoolId,
        preorderSold: row.preorderSold,
      } as SoldVariant) // columns of a variant that is there are null only where a variant's are

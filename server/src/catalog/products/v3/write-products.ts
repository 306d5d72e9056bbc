import { slugify } from '@fairground/domain/catalog/slug.ts'
import { present } from '@fairground/domain/present.ts'
import { isRefused, orRefused, type Refused } from '../../../bulk/attempt.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { isUuid } from '../../../ground/ids.ts'
import { isStale, staleRevision } from '../../../ground/same-revision.ts'
import { message } from '../../../ground/texts/message.ts'
import type { Outcome } from '../../../http/bulk-answers.ts'
import { type ItemRow, type StockEntry, setInventory } from '../../inventory-items/operations.ts'
import { checkDetails } from '../../subscription-options/check-details.ts'
import {
  type KnownOptions,
  knownOptions,
  optionsWanted,
  writeDetails,
} from '../../subscription-options/write-details.ts'
import { productRanges } from '../model/priced.ts'
import type { CatalogProduct } from '../read/catalog-product.ts'
import { reader } from '../write/field-reader.ts'
import { slugsByItem } from '../write/free-slugs.ts'
import { blankState, type ProductState, stateOf } from '../write/product-state.ts'
import { findTakenCodes, lockCodes } from '../write/queries.ts'
import { type Contested, racing } from '../write/slug-races.ts'
import { insertStates, lockCatalog, saveStates } from '../write/write-products.ts'
import { withWritten } from './parse-product.ts'
import type { WrittenVariant } from './parse-variants.ts'
import { type V3References, v3References } from './references.ts'
import type { WrittenProduct } from './written-product.ts'

/** Outcomes of written products, and of the stock of their variants. */
export interface WrittenProducts {
  /** Ids of the products. */
  readonly products: readonly Outcome<string>[]
  readonly stock: readonly Outcome<ItemRow>[]
}

export interface ChangedProduct extends WrittenProduct {
  readonly id: string
  /** Absent changes whatever there is. */
  readonly revision?: string
}

/** The part of a call that writing products needs; a job has no more. */
export type Writing = Pick<Ctx, 'db' | 'site' | 'caller' | 'now' | 'newId'> & {
  /** Address of the storefront, without a slash at its end. */
  readonly publicUrl: string
}

const CONTESTED: Contested = { products_slug: 'DUPLICATE_SLUG_ERROR', variants_pkey: 'VARIANT_ID_ALREADY_EXISTS' }

/** Makes each product by itself, in one transaction: a constant number of statements, however many products and variants. */
export const createV3 = (ctx: Writing, wires: readonly WrittenProduct[]): Promise<WrittenProducts> =>
  racing(
    ctx.db,
    async (tx) => {
      const references = await v3References(tx, wires, ctx, true)
      const options = await knownOptions(tx, detailsOf(wires))
      const built = wires.map((wire, i) => {
        return build(
          {
            ...blankState(ctx.newId()),
            ...present({ handle: wire.handle }),
            productType: wire.productType === 'DIGITAL' ? 'digital' : 'physical',
            visibleInPos: wire.productType !== 'DIGITAL',
          },
          wire,
          { references: references[i]!, options, ctx }, // one per product
        )
      })
      const slugged = await withSlugs(tx, built, wires)
      const states = await withFreeCodes(tx, slugged, wires, [])
      const good = states.filter((state): state is ProductState => !isRefused(state))
      await insertStates(tx, good, ctx)
      await writeDetails(tx, ctx, subscribed(states, wires), options)
      return { products: outcomesOf(states), stock: await stockOf(tx, ctx, states, wires) }
    },
    CONTESTED,
  )

/** Changes each product by itself, in one transaction. */
export const updateV3 = (ctx: Writing, wires: readonly ChangedProduct[]): Promise<WrittenProducts> =>
  racing(
    ctx.db,
    async (tx) => {
      const found = await lockCatalog(tx, [...new Set(wires.map(({ id }) => id.toLowerCase()).filter(isUuid))])
      const before = new Map(found.map((one) => [one.product.id, one]))
      const references = await v3References(tx, wires, ctx, false)
      const options = await knownOptions(tx, detailsOf(wires))
      const built = wires.map((wire, i): ProductState | Refused => {
        const catalog = before.get(wire.id.toLowerCase())
        if (!catalog) return new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: wire.id })
        if (isStale(catalog.product, wire.revision)) return staleRevision(catalog.product)
        return build(stateOf(catalog), wire, { references: references[i]!, options, ctx }) // one per product
      })
      const slugged = await withSlugs(tx, built, wires)
      const states = await withFreeCodes(tx, slugged, wires, found)
      const changes = states.flatMap((state) =>
        isRefused(state) ? [] : [{ before: before.get(state.id)!, after: state }],
      )
      await saveStates(tx, changes, 'MANUAL', ctx)
      await writeDetails(tx, ctx, subscribed(states, wires), options)
      return { products: outcomesOf(states, wires), stock: await stockOf(tx, ctx, states, wires) }
    },
    CONTESTED,
  )

type Built = ProductState | Refused

const detailsOf = (wires: readonly WrittenProduct[]) => wires.map(({ subscriptionDetails }) => subscriptionDetails)

/** Subscriptions of the written products. */
const subscribed = (states: readonly Built[], wires: readonly WrittenProduct[]) =>
  states.flatMap((state, i) => (isRefused(state) ? [] : [{ id: state.id, details: wires[i]?.subscriptionDetails }]))

function build(
  before: ProductState,
  wire: WrittenProduct,
  { references, options, ctx }: { references: V3References | Refused; options: KnownOptions; ctx: Writing },
): Built {
  if (isRefused(references)) return references
  const read = reader(ctx.site.currency)
  return orRefused(() => {
    const state = withWritten(before, wire, references, { read, newId: ctx.newId })
    read.done()
    const assigned = optionsWanted(wire.subscriptionDetails, options, ctx)
    checkDetails(wire.subscriptionDetails, assigned, { ...state, lowestPrice: lowestPrice(state) })
    return state
  })
}

const lowestPrice = ({ discount, variants, ...product }: ProductState): bigint =>
  productRanges({ ...product, discountType: discount.type, discountValue: discount.value }, variants).price.min

const outcomesOf = (states: readonly Built[], wires: readonly { readonly id?: string }[] = []): Outcome<string>[] =>
  states.map((state, i) =>
    isRefused(state)
      ? { ok: false, error: state, ...present({ id: wires[i]?.id || undefined }) }
      : { ok: true, id: state.id, item: state.id },
  )

const badSlug = new InvalidArgument([
  {
    field: 'product.slug',
    description: message('violations.slug'),
    violatedRule: 'OTHER',
    ruleName: 'INVALID_SLUG_FORMAT',
  },
])

/** Gives each its slug: the requested one or, for a new product without, one that follows its name. */
async function withSlugs(tx: Tx, states: readonly Built[], wires: readonly WrittenProduct[]): Promise<Built[]> {
  const wanted = states.flatMap((state, i) => {
    if (isRefused(state)) return []
    const slug = wires[i]?.slug ?? undefined
    const isMisspelt = slug !== undefined && slugify(slug, '') !== slug
    if (isMisspelt || (slug === undefined ? state.slug !== '' : slug === state.slug)) return []
    return [{ place: i, name: state.name, slug }]
  })
  const slugs = new Map((await slugsByItem(tx, wanted)).map((slug, i) => [wanted[i]!.place, slug]))
  return states.map((state, i): Built => {
    if (isRefused(state)) return state
    const sent = wires[i]?.slug
    if (sent && slugify(sent, '') !== sent) return badSlug
    const slug = slugs.get(i)
    if (slug === undefined) return state
    return slug.ok ? { ...state, slug: slug.slug } : new ApiError({ code: 'DUPLICATE_SLUG_ERROR', slug: slug.slug })
  })
}

/** Refuses new SKUs and barcodes that another product has, and ids of new variants that are taken. */
async function withFreeCodes(
  tx: Tx,
  states: readonly Built[],
  wires: readonly WrittenProduct[],
  found: readonly CatalogProduct[],
): Promise<Built[]> {
  const old = new Map(found.map((one) => [one.product.id, one]))
  const codes = states.map((state, i) => {
    const written = isRefused(state) ? [] : (wires[i]?.variantsInfo?.variants ?? [])
    const before = isRefused(state) ? undefined : old.get(state.id)
    const had = new Set(before ? [before.product.sku, ...before.variants.flatMap((v) => [v.sku, v.barcode])] : [])
    const known = new Set(before?.variants.flatMap((v) => [v.id, v.variantId]) ?? [])
    const fresh = (codeOf: (v: WrittenVariant) => string | null | undefined) =>
      written.flatMap((v) => (codeOf(v) && !had.has(codeOf(v)!) ? [codeOf(v)!] : []))
    return {
      skus: fresh((v) => v.sku),
      barcodes: fresh((v) => v.barcode),
      ids: written.flatMap(({ id }) => (id && !known.has(id) ? [id] : [])),
    }
  })
  const all = (kind: 'skus' | 'barcodes' | 'ids') => codes.flatMap((one) => one[kind])
  const [skus, barcodes, ids] = [all('skus'), all('barcodes'), all('ids')]
  if (skus.length + barcodes.length + ids.length === 0) return [...states]
  if (skus.length + barcodes.length > 0) await tx.run(lockCodes, { codes: [...skus, ...barcodes] })
  const rows = await tx.rows(findTakenCodes, { skus, barcodes, ids, except: [...old.keys()] })
  const taken = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ code }) => code))
  const [takenSkus, takenBarcodes, takenIds] = [taken('sku'), taken('barcode'), taken('id')]
  return states.map((state, i): Built => {
    if (isRefused(state)) return state
    const own = codes[i]! // one per product
    const sku = own.skus.find((code) => takenSkus.has(code))
    const barcode = own.barcodes.find((code) => takenBarcodes.has(code))
    const id = own.ids.find((code) => takenIds.has(code))
    // The first of two products in one call has it.
    for (const code of own.skus) takenSkus.add(code)
    for (const code of own.barcodes) takenBarcodes.add(code)
    for (const code of own.ids) takenIds.add(code)
    if (sku !== undefined) return new ApiError({ code: 'SKU_ALREADY_EXIST_ERROR', sku })
    if (barcode !== undefined) return new ApiError({ code: 'BARCODE_ALREADY_EXIST_ERROR', barcode })
    return id === undefined ? state : new ApiError({ code: 'VARIANT_ID_ALREADY_EXISTS', variantId: id })
  })
}

/** Writes the stock of the variants of the written products. */
async function stockOf(
  tx: Tx,
  ctx: Writing,
  states: readonly Built[],
  wires: readonly WrittenProduct[],
): Promise<Outcome<ItemRow>[]> {
  const entries = states.flatMap((state, i): StockEntry[] => {
    if (isRefused(state)) return []
    const written = wires[i]?.variantsInfo?.variants ?? []
    return written.flatMap(({ inventoryItem: item }, n) => {
      if (!item) return []
      const { quantity, inStock, preorderInfo: preorder } = item
      return [
        {
          productId: state.id,
          variantId: state.variants[n]!.id, // variants stand in the order in which they were written
          ...present({
            quantity: typeof quantity === 'number' ? BigInt(quantity) : undefined,
            inStock: typeof inStock === 'boolean' ? inStock : undefined,
            preorder: preorder
              ? present({
                  enabled: typeof preorder.enabled === 'boolean' ? preorder.enabled : undefined,
                  message: preorder.message,
                  limit:
                    preorder.limit === undefined ? undefined : preorder.limit === null ? null : BigInt(preorder.limit),
                })
              : undefined,
          }),
        },
      ]
    })
  })
  return setInventory(tx, ctx, entries)
}

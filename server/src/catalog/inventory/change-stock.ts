import { MAX_STOCK } from '@fairground/contract/stores/inventory.ts'
import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { isUuid } from '../../ground/ids.ts'
import type { PoolChangeReason } from '../../sales/ledger/ledger.ts'
import { moveStock, type StockEntry, setInventory } from '../inventory-items/operations.ts'
import type { CatalogProduct } from '../products/read/catalog-product.ts'
import { lockCatalog } from '../products/write/write-products.ts'

const productNotFound = (productId: string) => new ApiError({ code: 'PRODUCT_NOT_FOUND', productId })
const variantNotFound = (productId: string, variantId: string) =>
  new ApiError({ code: 'VARIANT_NOT_FOUND', productId, variantId })

interface VariantSetting {
  readonly variantId?: string
  readonly quantity?: number | null
  readonly inStock?: boolean | null
}

interface StockSetting {
  readonly productId: string
  /** Absent leaves it as it is; counting that begins starts every variant at 0 unless a quantity is given. */
  readonly trackQuantity?: boolean | null
  readonly variants: readonly VariantSetting[]
  readonly preorderInfo?: {
    readonly enabled?: boolean
    readonly message?: string | null
    readonly limit?: number | null
  } | null
}

/** Sets how stock of a product is counted, how many units of each variant can be bought, and pre-orders. Sold units stay sold. */
export async function setStock(ctx: Ctx, setting: StockSetting, reason: PoolChangeReason): Promise<void> {
  const { productId } = setting
  if (!isUuid(productId)) throw productNotFound(productId)
  await ctx.db.inTx(async (tx) => {
    const [found] = await lockCatalog(tx, [productId])
    if (!found) throw productNotFound(productId)
    const entries = entriesOf(found, setting)
    for (const outcome of await setInventory(tx, ctx, entries, { reason, most: MAX_STOCK }))
      if (!outcome.ok) throw outcome.error
  })
}

function entriesOf({ product, variants }: CatalogProduct, setting: StockSetting): StockEntry[] {
  const { trackQuantity, preorderInfo } = setting
  const settings = new Map(setting.variants.map((v) => [v.variantId ?? ZERO_VARIANT_ID, v]))
  const known = new Set(variants.map((v) => v.variantId))
  for (const id of settings.keys()) if (!known.has(id)) throw variantNotFound(product.id, id)
  const counts = trackQuantity ?? product.trackInventory
  const preorder =
    preorderInfo &&
    present({
      enabled: preorderInfo.enabled,
      message: preorderInfo.message,
      limit:
        preorderInfo.limit === undefined ? undefined : preorderInfo.limit === null ? null : BigInt(preorderInfo.limit),
    })
  return variants.flatMap((variant) => {
    const own = settings.get(variant.variantId)
    const entry = {
      ...(counts ? counted(variant, own) : switched(variant, own)),
      ...present({ preorder: preorder || undefined }),
    }
    return Object.keys(entry).length > 0 ? [{ productId: product.id, variantId: variant.id, ...entry }] : []
  })
}

type Variant = CatalogProduct['variants'][number]

function counted({ capacity }: Variant, { quantity }: VariantSetting = {}): Pick<StockEntry, 'quantity'> {
  if (typeof quantity === 'number') return { quantity: BigInt(quantity) }
  return capacity === null ? { quantity: 0n } : {}
}

const switched = (variant: Variant, { inStock }: VariantSetting = {}): Pick<StockEntry, 'inStock'> =>
  variant.capacity === null && typeof inStock !== 'boolean' ? {} : { inStock: inStock ?? variant.inStock }

export interface StockStep {
  readonly productId: string
  readonly variantId: string
  /** Units to add; negative takes. */
  readonly delta: bigint
  /** Units taken before they are in stock. */
  readonly preordered?: boolean | undefined
}

/**
 * Adds or takes units, all or nothing; throws INSUFFICIENT_INVENTORY when there are not so many.
 * Where stock is not counted nothing changes.
 */
export function adjustStock(ctx: Ctx, steps: readonly StockStep[], reason: PoolChangeReason): Promise<void> {
  const unknown = steps.find((step) => !isUuid(step.productId))
  if (unknown) throw productNotFound(unknown.productId)
  return ctx.db.inTx(async (tx) => {
    const found = await lockCatalog(tx, [...new Set(steps.map((step) => step.productId))])
    const byId = new Map(found.map((one) => [one.product.id, one]))
    const moves = steps.map(({ productId, variantId, ...step }) => {
      const product = byId.get(productId)
      if (!product) throw productNotFound(productId)
      const variant = product.variants.find((v) => v.variantId === variantId)
      if (!variant) throw variantNotFound(productId, variantId)
      return { ...step, variantId: variant.id }
    })
    await moveStock(tx, ctx, moves, { reason, most: MAX_STOCK })
  })
}

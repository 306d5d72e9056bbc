import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { adjustCapacity, type PoolChangeReason } from '../../ledger/ledger.ts'
import { happen } from '../../outbox/happenings.ts'
import { isUuid } from '../products/ids.ts'
import type { ProductState } from '../products/product-state.ts'
import { changeProduct, lockCatalog } from '../products/write-products.ts'

const productNotFound = (productId: string) => new ApiError({ code: 'PRODUCT_NOT_FOUND', productId })
const variantNotFound = (productId: string, variantId: string) =>
  new ApiError({ code: 'VARIANT_NOT_FOUND', productId, variantId })

export interface StockSetting {
  readonly productId: string
  /** Absent leaves it as it is; counting that begins starts every variant at 0 unless a quantity is said. */
  readonly trackQuantity?: boolean | null
  readonly variants: readonly { variantId?: string; quantity?: number | null; inStock?: boolean | null }[]
}

/** Sets how stock of a product is counted, and how many units of each variant can be bought. What is sold stays sold. */
export async function setStock(
  ctx: Ctx,
  { productId, trackQuantity, variants }: StockSetting,
  reason: PoolChangeReason,
): Promise<void> {
  if (!isUuid(productId)) throw productNotFound(productId)
  const settings = new Map(variants.map((v) => [v.variantId ?? ZERO_VARIANT_ID, v]))
  const next = (state: ProductState): ProductState => {
    const known = new Set(state.variants.map((v) => v.variantId))
    for (const id of settings.keys()) if (!known.has(id)) throw variantNotFound(productId, id)
    const trackInventory = trackQuantity ?? state.trackInventory
    return {
      ...state,
      trackInventory,
      variants: state.variants.map((variant) => {
        const { quantity, inStock } = settings.get(variant.variantId) ?? {}
        return {
          ...variant,
          inStock: trackInventory ? variant.inStock : (inStock ?? variant.inStock),
          ...(typeof quantity === 'number' ? { quantity: BigInt(quantity) } : {}),
        }
      }),
    }
  }
  if (!(await ctx.db.inTx((tx) => changeProduct(tx, productId, next, ctx, reason)))) throw productNotFound(productId)
}

export interface StockStep {
  readonly productId: string
  readonly variantId: string
  /** Units to add; negative takes. */
  readonly delta: bigint
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
    const deltas = new Map<string, bigint>()
    for (const { productId, variantId, delta } of steps) {
      const product = byId.get(productId)
      if (!product) throw productNotFound(productId)
      const variant = product.variants.find((v) => v.variantId === variantId)
      if (!variant) throw variantNotFound(productId, variantId)
      deltas.set(variant.poolId, (deltas.get(variant.poolId) ?? 0n) + delta)
    }
    await adjustCapacity(
      tx,
      [...deltas].map(([poolId, delta]) => ({ poolId, delta, reason })),
      ctx.now,
    )
    await happen(
      tx,
      found.map(({ product }) => ({
        entity: 'product',
        entityId: product.id,
        slug: 'inventoryChanged',
        payload: { productId: product.id },
      })),
      ctx,
    )
  })
}

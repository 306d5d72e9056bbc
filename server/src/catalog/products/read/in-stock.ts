import type { VariantStock } from '@fairground/domain/catalog/stock-status.ts'
import { preorderLeft } from '@fairground/domain/ledger/stock-change.ts'
import { present } from '@fairground/domain/present.ts'
import { freeUnits } from '../../../sales/ledger/ledger.ts'
import type { VariantRow } from './queries.ts'

export interface VariantInStock {
  readonly tracked: boolean
  /** Units that can be bought; null where stock is not counted. */
  readonly quantity: bigint | null
  readonly inStock: boolean
  /** Present where none is in stock and some may be sold ahead: how many, null without a limit. */
  readonly ahead?: bigint | null | undefined
}

/** Counted stock is what the ledger has left; where its pool has no end, the merchant's switch decides. */
export function variantInStock(variant: StockedVariant): VariantInStock {
  const quantity = freeUnits(variant)
  const inStock = quantity === null ? variant.inStock : quantity > 0n
  const ahead = inStock ? 0n : soldAhead(variant)
  return { tracked: quantity !== null, quantity, inStock, ...present({ ahead: ahead === 0n ? undefined : ahead }) }
}

type StockedVariant = Pick<
  VariantRow,
  'capacity' | 'used' | 'inStock' | 'preorder' | 'preorderLimit' | 'preorderPoolId' | 'preorderSold'
>

function soldAhead({ preorder, preorderPoolId, preorderLimit, preorderSold }: StockedVariant): bigint | null {
  if (preorderPoolId === null) return 0n
  const limit = preorderLimit === null ? null : BigInt(preorderLimit)
  return preorderLeft({ enabled: preorder, message: null, limit, sold: preorderSold })
}

/** Pre-orders among these: those that catalogue v3 shows of a product. */
export function preordersOf(variants: readonly { readonly preorder: boolean }[]) {
  const ahead = variants.filter(({ preorder }) => preorder).length
  if (ahead === 0) return { preorderStatus: 'DISABLED', preorderAvailability: 'NO_VARIANTS' } as const
  return ahead === variants.length
    ? ({ preorderStatus: 'ENABLED', preorderAvailability: 'ALL_VARIANTS' } as const)
    : ({ preorderStatus: 'PARTIALLY_ENABLED', preorderAvailability: 'SOME_VARIANTS' } as const)
}

/** True when some may be sold before they are in stock, none left or not. */
export const isSoldAhead = (variant: StockedVariant): boolean => soldAhead(variant) !== 0n

/** It can be bought, now or ahead. */
export const isObtainable = (variant: StockedVariant): boolean => {
  const { inStock, ahead } = variantInStock(variant)
  return inStock || ahead !== undefined
}

/** Stock as the rules know it. */
export const counted = (variant: VariantRow): VariantStock => {
  const { quantity, inStock, ahead } = variantInStock(variant)
  return { quantity: quantity === null ? null : Number(quantity), inStock, preorder: ahead !== undefined }
}

/** Stock of one item. `quantity` is what can be bought, below 0 what is owed, null where nobody counts: then `inStock` says. */
export interface ItemStock {
  readonly quantity: bigint | null
  readonly inStock: boolean
  readonly preorder: ItemPreorder
}

/** Units that may be sold before they are in stock. `sold` counts against `limit`; null is no limit. */
interface ItemPreorder {
  readonly enabled: boolean
  readonly message: string | null
  readonly limit: bigint | null
  readonly sold: bigint
}

/** Change of an item that a merchant makes; absent leaves it as it is. */
export interface StockChange {
  /** Counted from now on, so many can be bought. */
  readonly quantity?: bigint | undefined
  /** Not counted from now on; with a `quantity` beside it, that counts. */
  readonly inStock?: boolean | undefined
  /** Units to add; negative takes. */
  readonly delta?: bigint | undefined
  /** Allows more units to be taken than there are. */
  readonly mayOwe?: boolean | undefined
  /** Sells the units before they are there. */
  readonly preordered?: boolean | undefined
  readonly preorder?:
    | { readonly enabled?: boolean | undefined; readonly message?: string | null; readonly limit?: bigint | null }
    | undefined
}

export type StockRefusal =
  | { readonly code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING'; readonly quantity: number }
  | { readonly code: 'INVENTORY_QUANTITY_NOT_TRACKED' }
  | { readonly code: 'INSUFFICIENT_INVENTORY'; readonly quantityAvailable: number }
  | { readonly code: 'MIN_QUANTITY_LIMIT_REACHED' | 'MAX_QUANTITY_LIMIT_REACHED'; readonly threshold: number }
  | {
      readonly code: 'PRE_ORDER_VALIDATION'
      readonly reason: 'NOT_ENABLED' | 'LIMIT_BELOW_SOLD'
      readonly sold: number
    }
  | { readonly code: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY' }

type StockDecision =
  | { readonly ok: true; readonly stock: ItemStock }
  | { readonly ok: false; readonly refusal: StockRefusal }

const refused = (refusal: StockRefusal): StockDecision => ({ ok: false, refusal })

/** The item as it becomes. `most` bounds what adding may reach, on either side of 0. */
export function changedStock(stock: ItemStock, change: StockChange, most: bigint): StockDecision {
  const counted = settled(stock, change)
  if (!counted.ok) return counted
  const moved = change.delta === undefined ? counted : moveUnits(counted.stock, change, change.delta, most)
  return moved.ok && change.preorder ? withPreorder(moved.stock, change.preorder) : moved
}

function settled(stock: ItemStock, { quantity, inStock }: StockChange): StockDecision {
  if (quantity !== undefined) {
    // A debt is only ever made by taking: a quantity that is set may bring it nearer to nothing.
    if (quantity < 0n && (stock.quantity === null || quantity < stock.quantity))
      return refused({
        code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
        quantity: Number(stock.quantity ?? 0n),
      })
    return { ok: true, stock: { ...stock, quantity } }
  }
  if (inStock === undefined) return { ok: true, stock }
  return { ok: true, stock: { ...stock, quantity: null, inStock, preorder: { ...stock.preorder, limit: null } } }
}

function moveUnits(stock: ItemStock, change: StockChange, delta: bigint, most: bigint): StockDecision {
  const { preorder } = stock
  if (change.preordered && delta < 0n) {
    if (!preorder.enabled)
      return refused({ code: 'PRE_ORDER_VALIDATION', reason: 'NOT_ENABLED', sold: Number(preorder.sold) })
    const sold = preorder.sold - delta
    if (preorder.limit !== null && sold > preorder.limit)
      return refused({ code: 'INSUFFICIENT_INVENTORY', quantityAvailable: Number(preorder.limit - preorder.sold) })
    return { ok: true, stock: { ...stock, preorder: { ...preorder, sold } } }
  }
  if (stock.quantity === null) return refused({ code: 'INVENTORY_QUANTITY_NOT_TRACKED' })
  const quantity = stock.quantity + delta
  if (delta < 0n && quantity < 0n && !change.mayOwe)
    return refused({
      code: 'INSUFFICIENT_INVENTORY',
      quantityAvailable: Number(stock.quantity > 0n ? stock.quantity : 0n),
    })
  if (delta < 0n && quantity < -most) return refused({ code: 'MIN_QUANTITY_LIMIT_REACHED', threshold: -Number(most) })
  if (delta > 0n && quantity > most) return refused({ code: 'MAX_QUANTITY_LIMIT_REACHED', threshold: Number(most) })
  return { ok: true, stock: { ...stock, quantity } }
}

function withPreorder(stock: ItemStock, changed: NonNullable<StockChange['preorder']>): StockDecision {
  const { sold } = stock.preorder
  const { enabled = stock.preorder.enabled, message = stock.preorder.message, limit = stock.preorder.limit } = changed
  if (limit !== null && stock.quantity === null)
    return refused({ code: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY' })
  if (limit !== null && limit < sold)
    return refused({ code: 'PRE_ORDER_VALIDATION', reason: 'LIMIT_BELOW_SOLD', sold: Number(sold) })
  return { ok: true, stock: { ...stock, preorder: { enabled, message, limit, sold } } }
}

/** Units that may still be sold before they are there: 0 where that is not allowed, null without a limit. */
export function preorderLeft({ enabled, limit, sold }: ItemPreorder): bigint | null {
  if (!enabled) return 0n
  if (limit === null) return null
  return limit > sold ? limit - sold : 0n
}

/** Units on the shelf are sold first. */
export function itemAvailability({ quantity, inStock, preorder }: ItemStock): 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK' {
  if (quantity === null ? inStock : quantity > 0n) return 'IN_STOCK'
  return preorderLeft(preorder) === 0n ? 'OUT_OF_STOCK' : 'PREORDER'
}

import type { InventoryItemChange } from '@fairground/contract/stores/inventory-item.ts'
import type { StockChange } from '@fairground/domain/ledger/stock-change.ts'
import type { Static } from 'typebox'
import type { ItemChange } from './change-items.ts'

type Wire = Omit<Static<typeof InventoryItemChange>, 'id' | 'revision'>

/** A mask names the fields to change, `preorderInfo` with or without its parts; without one, those present are. */
function masked(wire: Wire, fieldMask: string | undefined): Wire {
  if (!fieldMask) return wire
  const fields = fieldMask.split(',').map((field) => field.trim().replace(/^inventoryItem\./, ''))
  const has = (field: string) => fields.includes(field)
  const { preorderInfo } = wire
  const within = Object.fromEntries(
    Object.entries(preorderInfo ?? {}).filter(([field]) => has('preorderInfo') || has(`preorderInfo.${field}`)),
  )
  return {
    ...(has('quantity') ? { quantity: wire.quantity } : {}),
    ...(has('inStock') ? { inStock: wire.inStock } : {}),
    ...(has('extendedFields') ? { extendedFields: wire.extendedFields } : {}),
    ...(Object.keys(within).length > 0 ? { preorderInfo: within } : {}),
  } as Wire
}

/** Present fields are set; null empties the message and takes the limit away, and switches pre-orders off. */
export function stockChangeOf(wire: Wire, fieldMask?: string): StockChange & Pick<ItemChange, 'extendedFields'> {
  const { quantity, inStock, preorderInfo, extendedFields } = masked(wire, fieldMask)
  return {
    ...(typeof quantity === 'number' ? { quantity: BigInt(quantity) } : {}),
    ...(typeof inStock === 'boolean' ? { inStock } : {}),
    ...(preorderInfo ? { preorder: preorderOf(preorderInfo) } : {}),
    ...(extendedFields === undefined ? {} : { extendedFields: extendedFields?.namespaces ?? null }),
  }
}

function preorderOf({ enabled, message, limit }: NonNullable<Wire['preorderInfo']>): StockChange['preorder'] {
  return {
    ...(enabled === undefined ? {} : { enabled: enabled ?? false }),
    ...(message === undefined ? {} : { message }),
    ...(limit === undefined ? {} : { limit: limit === null ? null : BigInt(limit) }),
  }
}

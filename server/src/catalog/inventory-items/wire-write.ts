import type { InventoryItemChange } from '@fairground/contract/stores/inventory-item.ts'
import type { StockChange } from '@fairground/domain/ledger/stock-change.ts'
import { present } from '@fairground/domain/present.ts'
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
  return present({
    quantity: has('quantity') ? wire.quantity : undefined,
    inStock: has('inStock') ? wire.inStock : undefined,
    extendedFields: has('extendedFields') ? wire.extendedFields : undefined,
    preorderInfo: Object.keys(within).length > 0 ? within : undefined,
  }) as Wire
}

/** Present fields are set; null empties the message and takes the limit away, and switches pre-orders off. */
export function stockChangeOf(wire: Wire, fieldMask?: string): StockChange & Pick<ItemChange, 'extendedFields'> {
  const { quantity, inStock, preorderInfo, extendedFields } = masked(wire, fieldMask)
  return present({
    quantity: typeof quantity === 'number' ? BigInt(quantity) : undefined,
    inStock: typeof inStock === 'boolean' ? inStock : undefined,
    preorder: preorderInfo ? preorderOf(preorderInfo) : undefined,
    extendedFields: extendedFields === undefined ? undefined : (extendedFields?.namespaces ?? null),
  })
}

function preorderOf({ enabled, message, limit }: NonNullable<Wire['preorderInfo']>): StockChange['preorder'] {
  return present({
    enabled: enabled === undefined ? undefined : (enabled ?? false),
    message,
    limit: limit === undefined ? undefined : limit === null ? null : BigInt(limit),
  })
}

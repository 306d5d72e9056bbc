import type { InventoryReasonType } from '@fairground/contract/enumerations/catalog.ts'
import { present } from '@fairground/domain/present.ts'
import type { Tx } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import { type Happening, happen } from '../../outbox/happenings.ts'
import type { PoolChangeReason } from '../../sales/ledger/ledger.ts'
import { stockOf } from './item-stock.ts'
import { type ItemRow, storeLevels } from './queries.ts'
import { itemToWire } from './wire.ts'

interface Moment {
  readonly now: Date
  newId(): string
}

/** Counted units up to so many are few, unless the item or the site says otherwise. */
const LOW_STOCK_THRESHOLD = 2

export const siteThreshold = (site: Pick<Site, 'settings'>): number =>
  site.settings.lowStockThreshold ?? LOW_STOCK_THRESHOLD

const ofItem = (slug: string, row: ItemRow, more: Record<string, unknown> = {}): Happening => ({
  entity: 'inventory_item',
  entityId: row.id,
  slug,
  payload: { productId: row.productId, item: itemToWire(row), ...more },
})

export const announceItems = (
  tx: Tx,
  slug: 'created' | 'deleted',
  rows: readonly ItemRow[],
  moment: Moment,
): Promise<void> =>
  happen(
    tx,
    rows.map((row) => ofItem(slug, row)),
    moment,
  )

const publishedReason = (reason: PoolChangeReason): InventoryReasonType => (reason === 'IMPORT' ? 'MANUAL' : reason)

interface ChangedItem {
  readonly before: ItemRow
  readonly after: ItemRow
}

/** The item's own events, and for each product the events of its variants in catalogue v1. */
export async function announceChanges(
  tx: Tx,
  changes: readonly ChangedItem[],
  reason: PoolChangeReason,
  moment: Moment,
): Promise<void> {
  const items = changes.flatMap(({ before, after }) => {
    const modifiedFields = fieldsChanged(before, after)
    return [
      ofItem('updated', after, { modifiedFields }),
      ofItem('updated_with_reason', after, {
        currentEntity: itemToWire(after),
        reason: publishedReason(reason),
      }),
    ]
  })
  await happen(tx, [...items, ...productHappenings(changes, reason)], moment)
}

function fieldsChanged(before: ItemRow, after: ItemRow): string[] {
  const [a, b] = [itemToWire(before), itemToWire(after)]
  return (['quantity', 'inStock', 'trackQuantity', 'availabilityStatus', 'preorderInfo'] as const).filter(
    (field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]),
  )
}

/** Catalogue v1 has one item per product: what its variants have at the default location. */
function productHappenings(changes: readonly ChangedItem[], reason: PoolChangeReason): Happening[] {
  return [...Map.groupBy(changes, ({ after }) => after.productId)].flatMap(([productId, ofProduct]) => {
    const shown = ofProduct.filter(({ after }) => after.atDefault)
    const happeningOf = (slug: string, more: Record<string, unknown>): Happening => ({
      entity: 'product',
      entityId: productId,
      slug,
      payload: { inventoryItemId: productId, externalId: productId, productId, ...more },
    })
    const updatedDate = ofProduct[0]!.after.updatedAt.toISOString() // a group has one
    const variants = shown.map(({ before, after }) => ({
      id: after.publishedId,
      oldValue: variantToWire(before),
      newValue: variantToWire(after),
    }))
    const settled = shown.filter(({ before, after }) => settingsOf(before) !== settingsOf(after))
    return [
      happeningOf('inventory_variants_changed', { reason: publishedReason(reason), variants, updatedDate }),
      ...settled.slice(0, 1).map(({ after }) => {
        const { enabled, message, limit } = itemToWire(after).preorderInfo
        const preorderInfo = { enabled, ...present({ message: message || undefined, limit }) }
        return happeningOf('inventory_item_changed', {
          trackInventory: after.capacity !== null,
          preorderInfo,
          updatedDate,
        })
      }),
    ]
  })
}

function variantToWire(row: ItemRow) {
  const { quantity, inStock, preorder } = stockOf(row)
  const ahead = itemToWire(row).availabilityStatus === 'PREORDER'
  return quantity === null
    ? { inStock, availableForPreorder: ahead && preorder.enabled }
    : { quantity: Number(quantity), inStock: quantity > 0n, availableForPreorder: ahead && preorder.enabled }
}

/** Settings whose change catalogue v1 reports as one of the item, not of its variants. */
const settingsOf = ({ capacity, preorderEnabled, preorderMessage, preorderLimit }: ItemRow): string =>
  [capacity === null, preorderEnabled, preorderMessage, preorderLimit].join(' ')

/** Reports every item of these products whose level differs from the last reported one: low, out of stock, back in stock. */
export async function announceStockLevels(
  tx: Tx,
  productIds: readonly string[],
  site: Pick<Site, 'settings'>,
  moment: Moment,
): Promise<void> {
  if (productIds.length === 0) return
  const changed = await tx.rows(storeLevels, { productIds: [...productIds], threshold: siteThreshold(site) })
  await happen(
    tx,
    changed.flatMap(({ id, before, after, quantity, ...rest }) => {
      const happeningOf = (slug: string, more: Record<string, unknown> = {}): Happening => ({
        entity: 'inventory_item',
        entityId: id,
        slug,
        payload: { ...rest, ...present({ quantity: quantity === null ? undefined : Number(quantity) }), ...more },
      })
      return [
        ...((before === 'OUT') === (after === 'OUT')
          ? []
          : [happeningOf('stock_status_updated', { inStock: after !== 'OUT' })]),
        ...(before === 'OUT' ? [happeningOf('back_in_stock')] : []),
        ...(after === 'LOW' ? [happeningOf('low_stock')] : []),
      ]
    }),
    moment,
  )
}

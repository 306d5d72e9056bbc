import { locations } from '@fairground/client/generated/fairground.locations.ts'
import { type ItemStockLevel, stockHistory } from '@fairground/client/generated/fairground.stock-history.ts'
import { type InventoryItem, inventoryItemsV3 } from '@fairground/client/generated/stores.inventory-items-v-3.ts'
import { storesLocationsV3 } from '@fairground/client/generated/stores.stores-locations-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sortingOf } from '../list/list-choice.ts'
import { type InventoryTab, type ListChoice, PAGE_SIZE } from '../paths.ts'
import { staffClient } from '../staff-client.ts'

export const inventoryClient = staffClient({ inventoryItemsV3, storesLocationsV3, stockHistory, locations })

/** Every key below begins so: what changes stock changes all of it. */
export const INVENTORY = 'inventory'

export type InventoryChoice = ListChoice<InventoryTab> & { location?: string | undefined }

/** A row of the sheet. */
export type StockRow = InventoryItem & Pick<ItemStockLevel, 'level' | 'threshold'>

const levels: Record<InventoryTab, object> = { all: {}, low: { level: 'LOW' }, out: { level: 'OUT' } }

/** Items by product unless sorted; a cursor holds the filter of the page that it came from. */
function inventorySearch({ tab = 'all', q, sort, cursor, size = PAGE_SIZE, location }: InventoryChoice) {
  if (cursor) return { search: { cursorPaging: { limit: size, cursor } } }
  const sorting = sortingOf(sort ?? 'product.name')
  return {
    search: {
      filter: { ...levels[tab], ...present({ locationId: location || undefined }) },
      ...present({ search: q ? { expression: q } : undefined }),
      ...(sorting && { sort: sorting }),
      cursorPaging: { limit: size },
    },
  }
}

export const inventoryQuery = (choice: InventoryChoice) =>
  queryOptions({
    queryKey: [INVENTORY, 'list', inventorySearch(choice)],
    queryFn: async ({ signal }) => {
      const found = await inventoryClient.inventoryItemsV3.searchInventoryItems(inventorySearch(choice), { signal })
      return { rows: await withLevels(found.inventoryItems, signal), cursors: found.pagingMetadata.cursors ?? {} }
    },
    placeholderData: keepPreviousData,
  })

async function withLevels(items: readonly InventoryItem[], signal: AbortSignal): Promise<StockRow[]> {
  if (items.length === 0) return []
  const inventoryItemIds = items.map(({ id }) => id)
  const answer = await inventoryClient.stockHistory.listStockLevels({ inventoryItemIds }, { signal })
  const byId = new Map(answer.levels.map((level) => [level.inventoryItemId, level]))
  return items.map((item) => {
    const { level = 'IN', threshold } = byId.get(item.id) ?? {}
    return { ...item, level, ...present({ threshold }) }
  })
}

export const locationsQuery = () =>
  queryOptions({
    queryKey: [INVENTORY, 'locations'],
    queryFn: async ({ signal }) => {
      const query = { cursorPaging: { limit: 100 } }
      return (await inventoryClient.storesLocationsV3.queryStoresLocations({ query }, { signal })).storesLocations
    },
  })

export const stockSettingsQuery = () =>
  queryOptions({
    queryKey: [INVENTORY, 'settings'],
    queryFn: async ({ signal }) => (await inventoryClient.stockHistory.getStockSettings({}, { signal })).settings,
  })

const CHANGES_AT_ONCE = 30

export const historyQuery = (inventoryItemId: string) =>
  infiniteQueryOptions({
    queryKey: [INVENTORY, 'history', inventoryItemId],
    queryFn: ({ pageParam, signal }) =>
      inventoryClient.stockHistory.listStockHistory(
        { inventoryItemId, cursorPaging: { limit: CHANGES_AT_ONCE, ...present({ cursor: pageParam || undefined }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ pagingMetadata }) => pagingMetadata.cursors?.next,
  })

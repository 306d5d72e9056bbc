import { randomUUID } from 'node:crypto'
import { present } from '@fairground/domain/present.ts'
import { onTestFinished } from 'vitest'
import { callersOf, type TestCaller, type TestSite, testSettings, testSite } from '../../../test/fixture.ts'
import { buildApp } from '../../http/app.ts'
import { newApi } from '../../http/mount.ts'
import { downloadLinks } from '../../media/download-links.ts'
import { checkoutRoutes } from '../checkouts/routes.ts'
import { createPools } from '../ledger/ledger.ts'
import { orderRoutes } from '../orders/routes.ts'
import { orderLinks } from '../purchase/order-links.ts'
import { sellableRegistry } from '../sellables/registry.ts'
import type { Sellable, SellableKind } from '../sellables/sellable.ts'
import { cartRoutes } from './routes.ts'

export const SHELF_APP = '5e11ab1e-0000-4000-8000-000000000001'
export const PUBLIC_URL = 'https://shop.example'

/** A catalogue in memory that a test stocks as it likes; carts know no more of a catalogue than this. */
export interface Shelf {
  put(id: string, item?: Partial<Sellable>): void
  take(id: string): void
}

export interface ShelfShop {
  readonly site: TestSite
  readonly shelf: Shelf
  visitor(): Promise<TestCaller>
  readonly admin: TestCaller
  /** Puts an item on the shelf with that many units in a real pool; the pool's id. */
  stock(id: string, units: number): Promise<string>
  /** A line to add: `line('mug', 2)`. */
  line(id: string, quantity?: number, options?: object): { catalogReference: object; quantity: number }
}

const onShelf = (id: string, item: Partial<Sellable>): Sellable => ({
  kind: 'shelf',
  reference: { appId: SHELF_APP, catalogItemId: id },
  name: id,
  url: { relativePath: `/things/${id}` },
  itemType: 'DIGITAL',
  descriptionLines: [],
  price: 1000n,
  fullPrice: 1000n,
  taxable: true,
  feeRateBp: 0,
  draws: [],
  quantityAvailable: null,
  maxPerOrder: null,
  ...item,
})

/** The real carts and checkouts on a real database, selling from a shelf. `size: 'M'` and no size at all are the same. */
export async function shelfShop(): Promise<ShelfShop> {
  const site = await testSite()
  const items = new Map<string, Sellable>()
  const kind: SellableKind = {
    kind: 'shelf',
    appIds: [SHELF_APP],
    resolve: async (references) =>
      references.map(({ catalogItemId, options }) => {
        const item = items.get(catalogItemId)
        if (!item) return undefined
        const reference = { ...item.reference, options: { size: 'M', ...options } }
        return { ...item, reference }
      }),
  }
  const api = newApi()
  const deps = { sellables: sellableRegistry([kind]), publicUrl: PUBLIC_URL }
  cartRoutes(api, deps)
  checkoutRoutes(api, {
    ...deps,
    offersPaymentMethods: ({ settings }) => settings.testPayments,
    takesPurchase: () => true,
    savesMeans: () => false,
    closePayments: async () => true,
    vatRegister: async () => ({ status: 'UNAVAILABLE' }),
  })
  orderRoutes(api, {
    ...deps,
    post: { soon: () => {} },
    downloads: downloadLinks('shelf', PUBLIC_URL),
    orderLinks: orderLinks('shelf', PUBLIC_URL),
  })
  const app = await buildApp(api, site.assembly.world, testSettings(site.connectionString))
  onTestFinished(() => app.close())

  const callerWith = callersOf(app)
  const put = (id: string, item: Partial<Sellable> = {}) => void items.set(id, onShelf(id, item))
  return {
    site,
    shelf: { put, take: (id) => void items.delete(id) },
    async stock(id, units) {
      const poolId = randomUUID()
      const pool = { id: poolId, kind: 'stock', refId: randomUUID(), capacity: BigInt(units) } as const
      await site.assembly.pool.forSite(site.siteId).inTx((tx) => createPools(tx, [pool], { now: new Date() }))
      put(id, { draws: [{ poolId, perUnit: 1 }], quantityAvailable: units })
      return poolId
    },
    visitor: async () => callerWith({ authorization: (await site.visitor()).accessToken }),
    admin: callerWith({ authorization: site.apiKey, 'wix-site-id': site.siteId }),
    line: (id, quantity = 1, options) => ({
      catalogReference: { appId: SHELF_APP, catalogItemId: id, ...present({ options: options || undefined }) },
      quantity,
    }),
  }
}

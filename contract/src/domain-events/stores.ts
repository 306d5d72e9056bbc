import { action, entity, message } from './domain-event.ts'

/** Events of stores.*, as the published clients declare them. */
export const storesEvents = [
  message('stores.products', 'com.wix.ecommerce.catalog.api.v1.CollectionChanged', {
    collection_Id: 'string',
    changedFields: ['string'],
    originatedFromVersion: 'string',
  }),
  message('stores.products', 'com.wix.ecommerce.catalog.api.v1.CollectionCreated', {
    collection_Id: 'string',
    name: 'string',
    media: '@Media',
    slug: 'string',
    visible: 'boolean',
    originatedFromVersion: 'string',
  }),
  message('stores.products', 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted', {
    collection_Id: 'string',
    originatedFromVersion: 'string',
  }),
  message('stores.products', 'com.wix.ecommerce.catalog.api.v1.ProductChanged', {
    productId: 'string',
    changedFields: ['string'],
    originatedFromVersion: 'string',
  }),
  message('stores.products', 'com.wix.ecommerce.catalog.api.v1.ProductCreated', {
    productId: 'string',
    name: 'string',
    price: '@PriceData',
    visible: 'boolean',
    media: '@Media',
    sku: 'string',
    productPageUrl: '@PageUrl',
    brand: 'string',
    costAndProfitData: '@CostAndProfitData',
    originatedFromVersion: 'string',
    slug: 'string',
  }),
  message('stores.products', 'com.wix.ecommerce.catalog.api.v1.ProductDeleted', {
    productId: 'string',
    originatedFromVersion: 'string',
  }),
  message('stores.products', 'com.wix.ecommerce.catalog.api.v1.VariantsChanged', {
    productId: 'string',
    variants: [{ variantId: 'string', choices: 'object', changedFields: ['string'], originatedFromVersion: 'string' }],
    originatedFromVersion: 'string',
  }),
  message('stores.inventory', 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged', {
    inventoryItemId: 'string',
    externalId: 'string',
    productId: 'string',
    trackInventory: 'boolean',
    preorderInfo: '@PreorderInfo',
    updatedDate: 'timestamp',
  }),
  message('stores.inventory', 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged', {
    inventoryItemId: 'string',
    externalId: 'string',
    productId: 'string',
    variants: [
      {
        id: 'string',
        oldValue: { quantity: 'number', inStock: 'boolean', availableForPreorder: 'boolean' },
        newValue: { quantity: 'number', inStock: 'boolean', availableForPreorder: 'boolean' },
      },
    ],
    updatedDate: 'timestamp',
  }),
  entity('stores.products-v-3', 'wix.stores.catalog.v3.product', 'V3Product', ['created', 'updated', 'deleted']),
  entity('stores.inventory-items-v-3', 'wix.stores.catalog.v3.inventory_item', 'InventoryItem', [
    'created',
    'updated',
    'deleted',
  ]),
  action('stores.inventory-items-v-3', 'wix.stores.catalog.v3.inventory_item', 'stock_status_updated', {
    inStock: 'boolean',
  }),
  action('stores.inventory-items-v-3', 'wix.stores.catalog.v3.inventory_item', 'updated_with_reason', {
    currentEntity: '@InventoryItem',
    reason: 'string',
    appId: 'string',
  }),
  entity('stores.brands-v-3', 'wix.stores.catalog.v3.brand', 'Brand', ['created', 'updated', 'deleted']),
  entity('stores.ribbons-v-3', 'wix.stores.catalog.v3.ribbon', 'Ribbon', ['created', 'updated', 'deleted']),
  entity('stores.customizations-v-3', 'wix.stores.catalog.v3.customization', 'Customization', [
    'created',
    'updated',
    'deleted',
  ]),
  entity('stores.info-sections-v-3', 'wix.stores.catalog.v3.info_section', 'InfoSection', [
    'created',
    'updated',
    'deleted',
  ]),
]

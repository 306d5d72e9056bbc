import { admin, mark, STORES } from './clients.mjs'

/** A product that is for sale. */
export async function newProduct(fields = {}) {
  const { product } = await admin.products.createProduct({
    name: `Mug ${mark()}`,
    productType: 'physical',
    priceData: { price: 12.5 },
    ...fields,
  })
  return product
}

/** Sizes S and M in two colours: four managed variants. */
export const newShirt = (fields = {}) =>
  newProduct({
    name: `Linen Shirt ${mark()}`,
    priceData: { price: 40 },
    manageVariants: true,
    productOptions: [
      {
        name: 'Size',
        optionType: 'drop_down',
        choices: [
          { value: 'S', description: 'S' },
          { value: 'M', description: 'M' },
        ],
      },
      {
        name: 'Color',
        optionType: 'color',
        choices: [
          { value: '#0000ff', description: 'Blue' },
          { value: '#ff0000', description: 'Red' },
        ],
      },
    ],
    ...fields,
  })

export const stock = (product, quantity) =>
  admin.inventory.updateInventoryVariants(product._id, {
    trackQuantity: true,
    variants: product.variants.map((variant) => ({ variantId: variant._id, quantity })),
  })

export const line = (product, quantity = 1, options) => ({
  catalogReference: { appId: STORES, catalogItemId: product._id, ...(options ? { options } : {}) },
  quantity,
})

/** Number of units of the product's first variant that can be bought. */
export async function unitsLeft(product) {
  const { inventoryItem } = await admin.inventory.getInventoryVariants(product.inventoryItemId)
  return inventoryItem.variants[0].quantity
}

/** A fresh one each time: the clients rename inside what they are given. */
export const address = () => ({
  country: 'GB',
  city: 'Bristol',
  postalCode: 'BS1 4DJ',
  addressLine1: '1 Harbour Street',
})

/** Everything a checkout of goods asks for. */
export const shipTo = () => ({
  shippingDestination: {
    address: address(),
    contactDetails: { firstName: 'Ada', lastName: 'Shopper', phone: '0117 496 0000' },
  },
})

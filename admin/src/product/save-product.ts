import type { Product } from '@fairground/client/generated/stores.products.ts'
import { productClient } from '../products/product-queries.ts'
import type { ProductPlan } from './product-plan.ts'
import { combinationKey } from './product-values.ts'

/** Where saving stopped: the product is there, so that saving again changes it and does not make another. */
export class PartlySaved extends Error {
  override name = 'PartlySaved'
  readonly productId: string
  constructor(productId: string, cause: unknown) {
    super('The product was saved in part', { cause })
    this.productId = productId
  }
}

/**
 * Sends a plan: the product first, since variants and stock are named by what it answers. `stored` is what the form started from;
 * undefined makes a product.
 */
export async function saveProduct(stored: Product | undefined, plan: ProductPlan): Promise<string> {
  const product = await saveFields(stored, plan)
  try {
    await saveRest(product, plan)
  } catch (cause) {
    throw new PartlySaved(product.id, cause)
  }
  return product.id
}

async function saveFields(stored: Product | undefined, { fields }: ProductPlan): Promise<Product> {
  const { products } = productClient
  if (!stored) {
    const { name = '', priceData = { price: 0 }, ...rest } = fields
    return (await products.createProduct({ product: { name, priceData, ...rest } })).product
  }
  if (Object.keys(fields).length === 0) return stored
  return (await products.updateProduct({ product: { id: stored.id, ...fields } })).product
}

async function saveRest({ id, variants }: Product, plan: ProductPlan): Promise<void> {
  const { products, inventory } = productClient
  const idOf = new Map(variants.map((variant) => [combinationKey(variant.choices), variant.id]))
  const changes = plan.variants.flatMap(({ key, ...change }) => {
    const variantId = idOf.get(key)
    return variantId === undefined ? [] : [{ variantIds: [variantId], ...change }]
  })
  if (changes.length > 0) await products.updateProductVariants({ id, variants: changes })
  if (plan.stock) {
    const stock = plan.stock.variants.flatMap(({ key, ...unit }) => {
      if (key === undefined) return [unit]
      const variantId = idOf.get(key)
      return variantId === undefined ? [] : [{ variantId, ...unit }]
    })
    await inventory.updateInventoryVariants({
      inventoryItem: { productId: id, trackQuantity: plan.stock.trackQuantity, variants: stock },
    })
  }
  for (const collection of plan.join) await products.addProductsToCollection({ id: collection, productIds: [id] })
  for (const collection of plan.leave) await products.removeProductsFromCollection({ id: collection, productIds: [id] })
  if (plan.removePictures.length > 0) await products.removeProductMedia({ id, mediaIds: [...plan.removePictures] })
  if (plan.addPictures.length > 0)
    await products.addProductMedia({ id, media: plan.addPictures.map((url) => ({ url })) })
}

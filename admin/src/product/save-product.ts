import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { itemOf, treeReference } from '../collections/collection-queries.ts'
import { t } from '../texts.ts'
import { editorClient } from './load-product.ts'
import { PartlySaved } from './partly-saved.ts'
import { change, creation, type ProductPlan, productPlan, withoutStock } from './product-plan.ts'
import type { ProductValues } from './product-values.ts'

type Fields = NonNullable<ProductPlan['fields']>

/**
 * Sends what differs: the product with its variants and stock as one message, then its categories. `stored` is what the form started from, and
 * `base` what it showed of that; undefined makes a product. Stock is sent by users who may write it. Throws STALE_REVISION when somebody changed it meanwhile.
 */
export async function saveProduct(
  stored: V3Product | undefined,
  base: ProductValues,
  values: ProductValues,
  countsStock: boolean,
): Promise<string> {
  const whole = productPlan(stored && base, values, stored?.seoData)
  const plan = countsStock ? whole : withoutStock(whole)
  const id = await saveFields(stored, plan, values)
  if (!plan.categoryIds) return id
  try {
    const categoryIds = [...plan.categoryIds]
    const { bulkActionMetadata, addResults, removeResults } = await editorClient.categories.bulkSetItemCategories({
      item: itemOf(id),
      categoryIds,
      treeReference,
    })
    const failed = [...addResults, ...removeResults].find(({ itemMetadata }) => !itemMetadata.success)
    if (bulkActionMetadata.totalFailures > 0)
      throw new Error(failed?.itemMetadata.error?.description ?? t('admin.product.someCollectionsUnchanged'))
  } catch (cause) {
    throw new PartlySaved(id, cause)
  }
  return id
}

async function saveFields(stored: V3Product | undefined, plan: ProductPlan, values: ProductValues): Promise<string> {
  const { productsV3 } = editorClient
  if (!stored) return (await productsV3.createProductWithInventory({ product: creation(values, plan) })).product.id
  if (plan.fields)
    await productsV3.updateProductWithInventory({ product: change(stored, await withBrandId(plan.fields)) })
  return stored.id
}

/** A product that exists names its brand by id; a new name is made on the way. */
async function withBrandId(fields: Fields): Promise<Fields> {
  const brandName = fields.brand?.name
  if (!brandName) return fields
  const { brand } = await editorClient.brandsV3.getOrCreateBrand({ brandName })
  return { ...fields, brand: { id: brand.id } }
}

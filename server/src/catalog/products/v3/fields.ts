import type { Field, QuerySpec } from '../../../db/query-sql.ts'
import { categoryFields } from '../../search/category-fields.ts'
import { money, productFields } from '../read/product-fields.ts'
import { variantFields } from './variant-fields.ts'

/** A text of each element that a JSON path leads to, in the product's document. */
const texts = (path: string): string => `array(select one #>> '{}' from jsonb_path_query(p.doc, '${path}') as one)`
const textList = (path: string): Field => ({ sql: texts(path), type: 'text[]' })
const idList = (path: string): Field => ({ sql: `${texts(path)}::uuid[]`, type: 'uuid[]' })

const visibleVariants = `from variants v where v.site_id = $1 and v.product_id = p.id and v.visible`
const preorder = (none: string, some: string, all: string): Field => ({
  sql: `(select case when count(*) filter (where v.preorder) = 0 then '${none}' when bool_and(v.preorder) then '${all}' else '${some}' end
    ${visibleVariants})`,
  type: 'text',
})

/** Delivery details in the product's document, by id. */
const shipping: QuerySpec['fields'] = {
  'physicalProperties.fulfillerId': { sql: `p.doc->>'fulfillerId'`, type: 'text' },
  'physicalProperties.deliveryProfileId': { sql: `p.doc->>'deliveryProfileId'`, type: 'text' },
}

const allowsOneTime = `case when exists (
    select from product_subscription_options a where a.site_id = $1 and a.product_id = p.id)
  then not exists (select from subscription_only_products y where y.site_id = $1 and y.product_id = p.id) end`

/** SKU of the cheapest visible variant. */
const cheapestSku = `(
  select nullif(coalesce(v.sku, p.sku), '') ${visibleVariants}
  order by coalesce(v.sale_price, v.price, p.sale_price, p.price), v.position limit 1)`

/** Everything that catalogue 3 is filtered, sorted and counted by. */
export function productFieldsV3(currency: string, seesHidden: boolean): QuerySpec['fields'] {
  const f = productFields(currency)
  return {
    id: f.id,
    name: f.name,
    slug: f.slug,
    createdDate: f.createdDate,
    updatedDate: f.updatedDate,
    visible: { ...f.visible, sortable: true },
    visibleInPos: { sql: `(p.visible_in_pos and p.product_type = 'physical')`, type: 'bool' },
    handle: { sql: 'p.handle', type: 'text' },
    productType: { sql: 'upper(p.product_type)', type: 'text' },
    importId: { sql: `p.doc->>'importId'`, type: 'text' },
    taxGroupId: { sql: `p.doc->>'taxGroupId'`, type: 'text' },
    mainCategoryId: { sql: 'p.main_category_id', type: 'uuid' },
    'brand.id': { sql: 'p.brand_id', type: 'uuid' },
    'brand.name': f.brand,
    'ribbon.id': { sql: 'p.ribbon_id', type: 'uuid' },
    'ribbon.name': f.ribbon,
    'additionalRibbons.id': idList('$.additionalRibbons[*].id'),
    'additionalRibbons.name': textList('$.additionalRibbons[*].name'),
    'infoSections.id': { sql: 'p.info_section_ids', type: 'uuid[]' },
    'infoSections.uniqueName': {
      sql: 'array(select i.unique_name from info_sections i where i.site_id = $1 and i.id = any(p.info_section_ids))',
      type: 'text[]',
    },
    'options.id': idList('$.options[*].id'),
    'options.name': textList('$.options[*].name'),
    'options.choicesSettings.choices.choiceId': idList('$.options[*].choices[*].id'),
    'options.choicesSettings.choices.name': textList('$.options[*].choices[*].description'),
    'modifiers.id': idList('$.modifiers[*].id'),
    'modifiers.name': textList('$.modifiers[*].name'),
    'modifiers.choicesSettings.choices.choiceId': idList('$.modifiers[*].choices[*].id'),
    'modifiers.choicesSettings.choices.name': textList('$.modifiers[*].choices[*].name'),
    'tags.publicTags.tagIds': { sql: 'p.public_tags', type: 'text[]' },
    'tags.privateTags.tagIds': { sql: 'p.private_tags', type: 'text[]' },
    'minVariantPriceInfo.sku': {
      sql: cheapestSku,
      type: 'text',
      sortable: true,
      orderSql: `coalesce(${cheapestSku}, '')`,
    },
    'actualPriceRange.minValue.amount': f.lowestPrice,
    'actualPriceRange.maxValue.amount': f.highestPrice,
    'compareAtPriceRange.minValue.amount': {
      ...money('p.compare_at_min', currency),
      orderSql: 'coalesce(p.compare_at_min, p.price_min)',
    },
    'compareAtPriceRange.maxValue.amount': {
      ...money('p.compare_at_max', currency),
      orderSql: 'coalesce(p.compare_at_max, p.price_max)',
    },
    'physicalProperties.shippingWeightRange.minValue': { sql: 'p.weight_min / 1000', type: 'float8', sortable: true },
    'physicalProperties.shippingWeightRange.maxValue': { sql: 'p.weight_max / 1000', type: 'float8', sortable: true },
    ...categoryFields,
    ...variantFields(currency, seesHidden),
    ...shipping,
    /** Only in a product that is sold by subscription. */
    'subscriptionDetails.allowOneTimePurchases': { sql: allowsOneTime, type: 'bool' },
    'inventory.availabilityStatus': f.inventoryStatus,
    'inventory.preorderStatus': preorder('DISABLED', 'PARTIALLY_ENABLED', 'ENABLED'),
    'inventory.preorderAvailability': preorder('NO_VARIANTS', 'SOME_VARIANTS', 'ALL_VARIANTS'),
  }
}

import type { Field, FieldType, QuerySpec } from '../../../db/query-sql.ts'
import { money } from '../read/product-fields.ts'
import { chargedPrice, choiceIds, fullPrice } from '../read/variant-sql.ts'

const sku = `nullif(coalesce(v.sku, p.sku), '')`
const kilograms = 'coalesce(v.weight_grams, p.weight_grams, 0)::float8 / 1000'
const compareAt = `nullif(${fullPrice}, ${chargedPrice})`

/**
 * A product's variants in the names of catalogue 3: lists to be counted by, and the variants themselves for `$matchItems`.
 * Without `seesHidden` hidden variants match nothing.
 */
export function variantFields(currency: string, seesHidden: boolean): QuerySpec['fields'] {
  const joined = (more: string) =>
    `variants v${more} where v.site_id = $1 and v.product_id = p.id${seesHidden ? '' : ' and v.visible'}`
  const ofProduct = joined('')
  /** One value of each variant that has one. */
  const each = (sql: string, type: Extract<FieldType, `${string}[]`>): Field => ({
    sql: `array(select ${sql} from ${ofProduct} and ${sql} is not null)`,
    type,
  })
  /** Some values of each variant. */
  const allOf = (sql: string): Field => ({
    sql: `array(select one from ${joined(`, unnest(${sql}) as one`)})`,
    type: 'uuid[]',
  })
  const unit = money('1', currency).value?.('1') as bigint // 1 in major units is an amount of every currency
  const major = (sql: string) => each(`(${sql})::float8 / ${unit}`, 'float8[]')
  const [ids, skus, barcodes] = [each('v.id', 'uuid[]'), each(sku, 'text[]'), each('v.barcode', 'text[]')]
  const [optionIds, chosen] = [choiceIds('optionId'), choiceIds('choiceId')]
  return {
    'variantsInfo.variants': {
      ...ids,
      items: {
        from: ofProduct,
        fields: {
          id: { sql: 'v.id', type: 'uuid' },
          sku: { sql: sku, type: 'text' },
          barcode: { sql: 'v.barcode', type: 'text' },
          visible: { sql: 'v.visible', type: 'bool' },
          'choices.optionChoiceIds.optionId': { sql: optionIds, type: 'uuid[]' },
          'choices.optionChoiceIds.choiceId': { sql: chosen, type: 'uuid[]' },
          'price.actualPrice.amount': money(chargedPrice, currency),
          'price.compareAtPrice.amount': money(compareAt, currency),
          'physicalProperties.weight': { sql: kilograms, type: 'float8' },
        },
      },
    },
    'variantsInfo.variants.id': ids,
    'variantsInfo.variants.sku': skus,
    'variantsInfo.variants.barcode': barcodes,
    'variantsInfo.variants.visible': each('v.visible::text', 'text[]'),
    'variantsInfo.variants.choices.optionChoiceIds.optionId': allOf(optionIds),
    'variantsInfo.variants.choices.optionChoiceIds.choiceId': allOf(chosen),
    'variantsInfo.variants.price.actualPrice.amount': major(chargedPrice),
    'variantsInfo.variants.price.compareAtPrice.amount': major(compareAt),
    'variantsInfo.variants.physicalProperties.weight': each(kilograms, 'float8[]'),
  }
}

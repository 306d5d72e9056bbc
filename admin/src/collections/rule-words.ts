import type { RuleField, RuleOperator } from '@fairground/contract/enumerations/fairground.ts'
import { t } from '../texts.ts'

export const fieldWords: Record<RuleField, string> = {
  NAME: t('admin.collections.name'),
  BRAND: t('admin.collections.brand'),
  RIBBON: t('admin.collections.ribbon'),
  SKU: 'SKU',
  TAG: t('admin.collections.tag'),
  PRICE: t('admin.collections.price'),
  PRODUCT_TYPE: t('admin.collections.kind'),
  STOCK: t('admin.collections.stock'),
  CREATED: t('admin.collections.addedToTheShop'),
}

export const operatorWords: Record<RuleOperator, string> = {
  EQUALS: 'is',
  NOT_EQUALS: 'is not',
  CONTAINS: 'contains',
  NOT_CONTAINS: 'does not contain',
  STARTS_WITH: 'starts with',
  ENDS_WITH: 'ends with',
  LESS_THAN: 'is less than',
  GREATER_THAN: 'is more than',
  AFTER: 'on or after',
  BEFORE: 'before',
  WITHIN_DAYS: 'within the last days',
}

export const valueWords: Readonly<Record<string, string>> = {
  PHYSICAL: t('admin.collections.aThing'),
  DIGITAL: t('admin.collections.aDownload'),
  IN_STOCK: t('admin.collections.inStock'),
  OUT_OF_STOCK: t('admin.collections.soldOut'),
}

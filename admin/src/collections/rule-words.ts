import type { RuleField, RuleOperator } from '@fairground/contract/enumerations/catalog.ts'
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
  EQUALS: t('admin.collections.opIs'),
  NOT_EQUALS: t('admin.collections.opIsNot'),
  CONTAINS: t('admin.collections.opContains'),
  NOT_CONTAINS: t('admin.collections.opLacks'),
  STARTS_WITH: t('admin.collections.opStartsWith'),
  ENDS_WITH: t('admin.collections.opEndsWith'),
  LESS_THAN: t('admin.collections.opLess'),
  GREATER_THAN: t('admin.collections.opMore'),
  AFTER: t('admin.collections.opAfter'),
  BEFORE: t('admin.collections.opBefore'),
  WITHIN_DAYS: t('admin.collections.opWithinDays'),
}

export const valueWords: Readonly<Record<string, string>> = {
  PHYSICAL: t('admin.collections.aThing'),
  DIGITAL: t('admin.collections.aDownload'),
  IN_STOCK: t('admin.collections.inStock'),
  OUT_OF_STOCK: t('admin.collections.soldOut'),
}

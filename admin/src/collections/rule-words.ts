import type { RuleField, RuleOperator } from '@fairground/contract/enumerations/fairground.ts'

export const fieldWords: Record<RuleField, string> = {
  NAME: 'Name',
  BRAND: 'Brand',
  RIBBON: 'Ribbon',
  SKU: 'SKU',
  TAG: 'Tag',
  PRICE: 'Price',
  PRODUCT_TYPE: 'Kind',
  STOCK: 'Stock',
  CREATED: 'Added to the shop',
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
  PHYSICAL: 'A thing',
  DIGITAL: 'A download',
  IN_STOCK: 'In stock',
  OUT_OF_STOCK: 'Sold out',
}

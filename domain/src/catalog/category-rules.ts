import type { RuleField, RuleOperator } from '@fairground/contract/enumerations/catalog.ts'

const TEXT = ['EQUALS', 'NOT_EQUALS', 'CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH'] as const
const SAME = ['EQUALS', 'NOT_EQUALS'] as const

/** Operators of each field. */
export const operatorsOf = {
  NAME: TEXT,
  BRAND: TEXT,
  RIBBON: TEXT,
  SKU: TEXT,
  TAG: SAME,
  PRICE: ['LESS_THAN', 'GREATER_THAN', 'EQUALS', 'NOT_EQUALS'],
  PRODUCT_TYPE: SAME,
  STOCK: ['EQUALS'],
  CREATED: ['WITHIN_DAYS', 'AFTER', 'BEFORE'],
} as const satisfies Record<RuleField, readonly RuleOperator[]>

/** The values of the fields that have few. */
export const valuesOf: Readonly<Partial<Record<RuleField, readonly string[]>>> = {
  PRODUCT_TYPE: ['PHYSICAL', 'DIGITAL'],
  STOCK: ['IN_STOCK', 'OUT_OF_STOCK'],
}

export interface RuleCondition {
  readonly field: RuleField
  readonly operator: RuleOperator
  readonly value: string
}

const MAX_DAYS = 3650

/** Mistake in a condition, but for a price, which the currency decides; undefined when there is none. */
export function wrongWith({ field, operator, value }: RuleCondition): 'operator' | 'value' | undefined {
  if (!(operatorsOf[field] as readonly RuleOperator[]).includes(operator)) return 'operator'
  const values = valuesOf[field]
  if (values) return values.includes(value) ? undefined : 'value'
  if (field !== 'CREATED') return value.trim() === '' ? 'value' : undefined
  if (operator === 'WITHIN_DAYS') return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_DAYS ? undefined : 'value'
  return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
    !Number.isNaN(Date.parse(value))
    ? undefined
    : 'value'
}

/** The rule may hold tomorrow for a product that nobody touches. */
export const changesByItself = (conditions: readonly RuleCondition[]): boolean =>
  conditions.some(({ field, operator }) => field === 'STOCK' || operator === 'WITHIN_DAYS')

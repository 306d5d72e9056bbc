import type { RuleCondition } from '@fairground/domain/catalog/category-rules.ts'

/** `rules` of a category's row. Prices are minor units. */
export interface RuleSet {
  readonly match: 'ALL' | 'ANY'
  readonly conditions: readonly RuleCondition[]
}

/** How a rule of an automatic category compares. Ours: `fairground.category-rules`. */
export const RuleOperator = [
  'EQUALS',
  'NOT_EQUALS',
  'CONTAINS',
  'NOT_CONTAINS',
  'STARTS_WITH',
  'ENDS_WITH',
  'LESS_THAN',
  'GREATER_THAN',
  'AFTER',
  'BEFORE',
  'WITHIN_DAYS',
] as const
export type RuleOperator = (typeof RuleOperator)[number]

import { expect, test } from 'vitest'
import { changesByItself, type RuleCondition, wrongWith } from './category-rules.ts'

const conditionOf = (field: string, operator: string, value: string) => ({ field, operator, value }) as RuleCondition

test.for([
  [conditionOf('NAME', 'CONTAINS', 'mug'), undefined],
  [conditionOf('NAME', 'CONTAINS', '  '), 'value'],
  [conditionOf('NAME', 'LESS_THAN', '3'), 'operator'],
  [conditionOf('PRICE', 'LESS_THAN', '20'), undefined],
  [conditionOf('PRICE', 'CONTAINS', '20'), 'operator'],
  [conditionOf('TAG', 'EQUALS', 'sale'), undefined],
  [conditionOf('STOCK', 'EQUALS', 'IN_STOCK'), undefined],
  [conditionOf('STOCK', 'EQUALS', 'SOME'), 'value'],
  [conditionOf('PRODUCT_TYPE', 'NOT_EQUALS', 'DIGITAL'), undefined],
  [conditionOf('CREATED', 'WITHIN_DAYS', '30'), undefined],
  [conditionOf('CREATED', 'WITHIN_DAYS', '0'), 'value'],
  [conditionOf('CREATED', 'WITHIN_DAYS', '9999'), 'value'],
  [conditionOf('CREATED', 'AFTER', '2026-01-31'), undefined],
  [conditionOf('CREATED', 'BEFORE', '2026-01-31T10:00:00Z'), undefined],
  [conditionOf('CREATED', 'BEFORE', 'yesterday'), 'value'],
] as const)('%o is wrong in %s', ([condition, expected]) => {
  expect(wrongWith(condition)).toBe(expected)
})

test('stock and age change by themselves', () => {
  expect(changesByItself([conditionOf('NAME', 'CONTAINS', 'a'), conditionOf('STOCK', 'EQUALS', 'IN_STOCK')])).toBe(true)
  expect(changesByItself([conditionOf('CREATED', 'WITHIN_DAYS', '3')])).toBe(true)
  expect(changesByItself([conditionOf('CREATED', 'AFTER', '2026-01-01')])).toBe(false)
})

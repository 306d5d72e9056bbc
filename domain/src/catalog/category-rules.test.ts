import { expect, test } from 'vitest'
import { changesByItself, type RuleCondition, wrongWith } from './category-rules.ts'

const says = (field: string, operator: string, value: string) => ({ field, operator, value }) as RuleCondition

test.for([
  [says('NAME', 'CONTAINS', 'mug'), undefined],
  [says('NAME', 'CONTAINS', '  '), 'value'],
  [says('NAME', 'LESS_THAN', '3'), 'operator'],
  [says('PRICE', 'LESS_THAN', '20'), undefined],
  [says('PRICE', 'CONTAINS', '20'), 'operator'],
  [says('TAG', 'EQUALS', 'sale'), undefined],
  [says('STOCK', 'EQUALS', 'IN_STOCK'), undefined],
  [says('STOCK', 'EQUALS', 'SOME'), 'value'],
  [says('PRODUCT_TYPE', 'NOT_EQUALS', 'DIGITAL'), undefined],
  [says('CREATED', 'WITHIN_DAYS', '30'), undefined],
  [says('CREATED', 'WITHIN_DAYS', '0'), 'value'],
  [says('CREATED', 'WITHIN_DAYS', '9999'), 'value'],
  [says('CREATED', 'AFTER', '2026-01-31'), undefined],
  [says('CREATED', 'BEFORE', '2026-01-31T10:00:00Z'), undefined],
  [says('CREATED', 'BEFORE', 'yesterday'), 'value'],
] as const)('%o is wrong in %s', ([condition, expected]) => {
  expect(wrongWith(condition)).toBe(expected)
})

test('stock and age change by themselves', () => {
  expect(changesByItself([says('NAME', 'CONTAINS', 'a'), says('STOCK', 'EQUALS', 'IN_STOCK')])).toBe(true)
  expect(changesByItself([says('CREATED', 'WITHIN_DAYS', '3')])).toBe(true)
  expect(changesByItself([says('CREATED', 'AFTER', '2026-01-01')])).toBe(false)
})

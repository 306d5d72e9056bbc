import { expect, test } from 'vitest'
import type { QuerySpec } from './query-sql.ts'
import { everything } from './selects-all.fixture.ts'
import { selectsAll } from './selects-all.ts'

const fields: QuerySpec['fields'] = {
  id: { sql: 'p.id', type: 'uuid', sortable: true },
  name: { sql: 'p.name', type: 'text', sortable: true },
  brand: { sql: 'p.brand', type: 'text' },
  sold: { sql: 'p.sold', type: 'int8', sortable: true, orderSql: 'coalesce(p.sold, 0)' },
  tags: { sql: 'p.tags', type: 'text[]' },
  choice: { sql: 'c.name', type: 'text', among: 'choices c where true' },
}

test.for(everything.map((filter) => [JSON.stringify(filter), filter] as const))(
  '%s leaves nothing out',
  ([, filter]) => {
    expect(selectsAll(fields, filter)).toBe(true)
  },
)

test.for([
  ['no filter at all', undefined],
  ['null', null],
  ['text that starts with nothing', { name: { $startsWith: '' } }],
  ['several of them', { id: { $exists: true }, name: { $contains: '' } }],
  ['none of no tags', { tags: { $nin: [] } }],
  ['all of no tags', { tags: { $hasAll: [] } }],
  ['no choice among none', { choice: { $nin: [] } }],
  ['the opposite of what no product meets', { $not: { name: 'x', brand: { $in: [] } } }],
])('the statement leaves nothing out: %s', ([, filter]) => {
  expect(selectsAll(fields, filter)).toBe(true)
})

test.for([
  ['a value', { name: 'Mug' }],
  ['a field that some lack', { brand: { $exists: true } }],
  ['one that sorts by another where it is lacking', { sold: { $ne: null } }],
  ['one of a choice', { $or: [{ name: 'Mug' }, { name: 'Lamp' }] }],
  ['a condition beside none', { $and: [{}, { name: 'Mug' }] }],
  ['nothing at all', { $or: [] }],
  ['nothing, in other words', { $not: {} }],
  ['no tag of a list', { tags: { $nin: ['x'] } }],
  ['text that is not empty', { name: { $isEmpty: false } }],
  ['two opposites at once', { $and: [{ name: 'x' }, { $not: { name: 'x' } }] }],
  ['an unreadable filter', { $and: 'x', $or: 1, $not: 2, password: {} }],
] as const)('the statement leaves something out: %s', ([, filter]) => {
  expect(selectsAll(fields, filter)).toBe(false)
})

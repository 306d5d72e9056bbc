import { expect, test } from 'vitest'
import { eventSearch } from './event-queries.ts'

test.for([
  ['upcoming', ['UPCOMING', 'STARTED'], { fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }],
  ['past', ['ENDED'], { fieldName: 'dateAndTimeSettings.startDate', order: 'DESC' }],
  ['draft', ['DRAFT'], { fieldName: 'createdDate', order: 'DESC' }],
] as const)('%s events in the order one reads them', ([tab, states, sort]) => {
  const { query } = eventSearch({ tab })
  expect([query?.filter, query?.sort]).toEqual([{ status: { $in: states } }, [sort]])
})

test('words, own order and page', () => {
  expect(eventSearch({ tab: 'draft', q: 'market', sort: 'title', page: 2, size: 25 }).query).toEqual({
    filter: { status: { $in: ['DRAFT'] }, title: { $contains: 'market' } },
    sort: [{ fieldName: 'title', order: 'ASC' }],
    paging: { limit: 25, offset: 25 },
  })
})

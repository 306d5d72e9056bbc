import { expect, test } from 'vitest'
import type { Happened } from '../outbox/relay.ts'
import { entitiesOf, groupJobs } from './group-jobs.ts'

const happened = (id: string, changes: Partial<Happened> = {}): Happened => ({
  id,
  siteId: 'here',
  entity: 'order',
  entityId: `order ${id}`,
  slug: 'approved',
  sequence: 1n,
  payload: {},
  occurredAt: new Date('2026-03-14T18:30:00Z'),
  position: '1',
  ...changes,
})

test('several entities that something happened to make one job of each site', () => {
  const jobs = groupJobs(
    'confirm-order',
    ['order approved'],
    [
      happened('h1'),
      happened('h2', { siteId: 'there' }),
      happened('h3', { slug: 'created' }),
      happened('h4', { entity: 'event' }),
      happened('h5'),
    ],
  )
  expect(jobs).toEqual([
    { task: 'confirm-order', key: 'confirm-order h1', payload: { siteId: 'here', ids: ['order h1', 'order h5'] } },
    { task: 'confirm-order', key: 'confirm-order h2', payload: { siteId: 'there', ids: ['order h2'] } },
  ])
})

test('an entity that several events are about is in one job once', () => {
  const after = ['order created', 'order approved']
  const of = { entityId: 'o1' }
  const jobs = groupJobs('issue-invoice', after, [happened('h1', { ...of, slug: 'created' }), happened('h2', of)])
  expect(jobs).toEqual([{ task: 'issue-invoice', key: 'issue-invoice h1', payload: { siteId: 'here', ids: ['o1'] } }])
})

test('a job has 25 entities at most, and a key of its own', () => {
  const many = Array.from({ length: 51 }, (_, i) => happened(`h${i}`))
  const jobs = groupJobs('confirm-order', ['order approved'], many)
  expect(jobs.map(({ key, payload }) => [key, (payload.ids as string[]).length])).toEqual([
    ['confirm-order h0', 25],
    ['confirm-order h25', 25],
    ['confirm-order h50', 1],
  ])
})

test.for([
  [{ ids: ['a', 'b'] }, ['a', 'b']],
  [{ orderIds: ['a', 'b'] }, ['a', 'b']],
  [{ paymentId: 'a' }, ['a']],
  [{ id: 'a' }, ['a']],
  [{}, []],
] as const)('a stored job %o is about %o', ([payload, ids]) => {
  expect(entitiesOf(payload)).toEqual(ids)
})

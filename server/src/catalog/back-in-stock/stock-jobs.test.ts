import { expect, test } from 'vitest'
import type { Happened } from '../../outbox/relay.ts'
import { stockJobsOf } from './stock-jobs.ts'

const happened = (id: string, siteId: string, changes: Partial<Happened>): Happened => ({
  id,
  siteId,
  entity: 'order',
  entityId: `entity ${id}`,
  slug: 'approved',
  sequence: 1n,
  payload: {},
  occurredAt: new Date('2026-03-14T18:30:00Z'),
  position: '1',
  ...changes,
})
const order = (id: string, siteId: string, itemIds: readonly string[]) =>
  happened(id, siteId, { payload: { items: itemIds.map((item) => ({ id: item })) } })

test('the orders of a batch make one job of each site, each item once', () => {
  const jobs = stockJobsOf([
    order('h1', 'here', ['shirt', 'mug']),
    order('h2', 'there', ['shirt']),
    order('h3', 'here', ['shirt']),
    happened('h4', 'here', { entity: 'product', entityId: 'poster', slug: 'inventory_variants_changed' }),
    happened('h5', 'here', { entity: 'product', entityId: 'lamp', slug: 'updated' }),
  ])
  expect(jobs).toEqual([
    {
      task: 'follow-stock',
      key: 'follow-stock h1 0',
      payload: { siteId: 'here', itemIds: ['shirt', 'mug', 'poster'] },
    },
    { task: 'follow-stock', key: 'follow-stock h2 0', payload: { siteId: 'there', itemIds: ['shirt'] } },
  ])
})

test('a job has 500 items at most', () => {
  const items = Array.from({ length: 1_001 }, (_, i) => `item ${i}`)
  const jobs = stockJobsOf([order('h1', 'here', items)])
  expect(jobs.map(({ payload }) => (payload.itemIds as string[]).length)).toEqual([500, 500, 1])
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(3)
})

test('a change that leaves stock as it was makes no job', () => {
  expect(stockJobsOf([happened('h1', 'here', {}), happened('h2', 'here', { entity: 'member' })])).toEqual([])
})

import { expect, test } from 'vitest'
import type { Happened } from '../../outbox/relay.ts'
import { confirmationJobsOf } from './confirmation-jobs.ts'

const happened = (id: string, changes: Partial<Happened> = {}): Happened => ({
  id,
  siteId: 'here',
  entity: 'order',
  entityId: `order ${id}`,
  slug: 'approved',
  sequence: 1n,
  payload: {},
  occurredAt: new Date('2026-03-14T18:30:00Z'),
  ...changes,
})

test('the approved orders of a batch make one job of each site', () => {
  const jobs = confirmationJobsOf([
    happened('h1'),
    happened('h2', { siteId: 'there' }),
    happened('h3', { slug: 'created' }),
    happened('h4', { entity: 'event' }),
    happened('h5'),
  ])
  expect(jobs).toEqual([
    {
      task: 'confirm-order',
      key: 'confirm-order h1',
      payload: { siteId: 'here', orderIds: ['order h1', 'order h5'] },
    },
    { task: 'confirm-order', key: 'confirm-order h2', payload: { siteId: 'there', orderIds: ['order h2'] } },
  ])
})

test('a job has 25 orders at most, and a key of its own', () => {
  const jobs = confirmationJobsOf(Array.from({ length: 51 }, (_, i) => happened(`h${i}`)))
  expect(jobs.map(({ key, payload }) => [key, (payload.orderIds as string[]).length])).toEqual([
    ['confirm-order h0', 25],
    ['confirm-order h25', 25],
    ['confirm-order h50', 1],
  ])
})

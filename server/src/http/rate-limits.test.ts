import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { createSite } from '../first-run/create-site.ts'
import { ApiError } from '../ground/api-error.ts'
import { rateLimits, type SharedLimit } from './rate-limits.ts'

const noon = new Date('2026-06-01T12:00:30Z')
const HELD = { perOwner: 100, perAddress: 500 }
const perMinute = (name: string, count: number): SharedLimit => ({ name, per: 'address', perMinute: count })

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

/** Number of `count` simultaneous calls that are let through; each process has limits of its own on the one database. */
async function passing(processes: number, limit: SharedLimit, count: number, now = noon): Promise<number> {
  const db = site.assembly.pool.forSite(site.siteId)
  const limits = Array.from({ length: processes }, () => rateLimits(1, HELD))
  const calls = Array.from({ length: count }, (_, i) => limits[i % processes]!.shared(db, limit, 'somebody', now))
  const outcomes = await Promise.allSettled(calls)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ApiError)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test.for([
  ['as many as are allowed, all at once', 1, 60, 60, 60],
  ['more than are allowed', 1, 60, 80, 60],
  ['fewer than a lease holds', 1, 10, 3, 3],
  ['a limit of one', 1, 1, 5, 1],
  // Each process alone asks for all of it, so no lease stays unused.
  ['two processes share the allowance', 2, 60, 120, 60],
  // Ten leases of six are there, each is taken by one, and half of it is used.
  ['forty processes on one connection', 40, 60, 120, 30],
] as const)('%s', async ([name, processes, allowed, count, expected]) => {
  expect(await passing(processes, perMinute(name, allowed), count)).toBe(expected)
})

test('a process that uses less than its lease lets no more pass, and leaves at most a lease unused', async () => {
  const passed = await passing(2, perMinute('unused', 60), 80)
  expect(passed).toBeLessThanOrEqual(60)
  expect(passed).toBeGreaterThan(60 - 60 / 10)
})

test('the next minute begins with a full allowance', async () => {
  const limit = perMinute('two minutes', 10)
  expect(await passing(1, limit, 12)).toBe(10)
  expect(await passing(1, limit, 12, new Date(noon.getTime() + 60_000))).toBe(10)
})

test('the allowance of one site is not that of another, also where both are called at once', async () => {
  const second = {
    name: 'Second',
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    demo: false,
    redirectUris: [],
    postFlowOrigins: [],
    ownerEmail: 'second@fairground.example',
  }
  const limit = perMinute(`two sites ${randomUUID()}`, 10)
  const limits = rateLimits(1, HELD)
  const { siteId: otherId } = await createSite(site.assembly.pool, second)
  const call = (siteId: string) => limits.shared(site.assembly.pool.forSite(siteId), limit, 'somebody', noon)
  for (let i = 0; i < 10; i++) await call(site.siteId)
  const [spent, fresh] = await Promise.allSettled([call(site.siteId), call(otherId)])
  expect([spent.status, fresh.status]).toEqual(['rejected', 'fulfilled'])
})

test('counts of one key, of many keys and of many minutes that are raised together are those raised one by one', async () => {
  const db = site.assembly.pool.forSite(site.siteId)
  const limits = Array.from({ length: 30 }, () => rateLimits(1, HELD))
  const keys = ['a', 'b', 'c']
  const outcomes = await Promise.allSettled(
    limits.map((of, i) => {
      const at = new Date(noon.getTime() + (i % 2) * 120_000)
      return of.shared(db, perMinute(`together ${keys[i % 3]}`, 40), 'somebody', at)
    }),
  )
  // Five leases of four of each key and minute: twenty of forty.
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  const counted = await site.query(
    `select key, used from rate_counters where key like 'together %' order by key, window_start`,
  )
  expect(counted).toEqual(keys.flatMap((key) => [1, 2].map(() => ({ key: `together ${key} somebody`, used: 20 }))))
})

import { afterEach, expect, test, vi } from 'vitest'
import { fetchMe } from './me.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer that took long to arrive does not set the shop’s clock back', async () => {
  vi.useFakeTimers({ now: 3_600_000 })
  vi.stubGlobal('fetch', async () => {
    const now = 5_000 // read when the request arrived
    vi.advanceTimersByTime(4_000)
    return Response.json({ count: 2, session: true, member: false, now })
  })
  expect(await fetchMe()).toEqual({ count: 2, session: true, member: false, aheadMs: 5_000 - 3_600_000 })
})

test('nobody is known, and no lead of the shop’s clock, where the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchMe()).toEqual({ count: 0, session: false, member: false })
})

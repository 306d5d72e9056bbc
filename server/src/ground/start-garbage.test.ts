import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectOnceIdle } from './start-garbage.ts'

const LOOK_MS = 10_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a server that works collects nothing until it is idle, and then once', async () => {
  const collect = vi.fn()
  collectOnceIdle(collect as unknown as typeof globalThis.gc)
  for (let look = 0; look < 5; look++) {
    const busyUntil = performance.now() + 5
    while (performance.now() < busyUntil);
    vi.advanceTimersByTime(LOOK_MS)
  }
  expect(collect).not.toHaveBeenCalled()
  await vi.waitFor(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    vi.advanceTimersByTime(LOOK_MS)
    expect(collect).toHaveBeenCalledOnce()
  }, 10_000)
  vi.advanceTimersByTime(10 * LOOK_MS)
  expect(collect).toHaveBeenCalledOnce()
})

test('an engine that offers no collection is left alone', () => {
  expect(() => collectOnceIdle(undefined)).not.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})

import { expect, test, vi } from 'vitest'
import { collectOnceIdle } from './start-garbage.ts'

test('a server that works collects nothing until it is idle, and then once', async () => {
  const collect = vi.fn()
  collectOnceIdle(collect as unknown as typeof globalThis.gc, 20)
  const until = performance.now() + 200
  while (performance.now() < until) {
    const busyUntil = performance.now() + 25
    while (performance.now() < busyUntil);
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(collect).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(collect).toHaveBeenCalledOnce(), 10_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(collect).toHaveBeenCalledOnce()
})

test('an engine that offers no collection is left alone', () => {
  expect(() => collectOnceIdle(undefined, 1)).not.toThrow()
})

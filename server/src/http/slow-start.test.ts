import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testSettings, testSite } from '../../test/fixture.ts'
import { buildApp } from './app.ts'
import { newApi } from './mount.ts'

test('a part that takes a minute to start on a busy machine does not end the start', async () => {
  const site = await testSite()
  const app = await buildApp(newApi(), site.assembly.world, testSettings(site.connectionString))
  onTestFinished(async () => {
    vi.useRealTimers()
    await app.close()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const steps = new EventTarget()
  const begun = once(steps, 'begun')
  app.register(async () => {
    const over = new Promise((resolve) => setTimeout(resolve, 60_000))
    steps.dispatchEvent(new Event('begun'))
    await over
  })
  const ready = app.ready()
  await begun
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(ready).resolves.toBeDefined()
})

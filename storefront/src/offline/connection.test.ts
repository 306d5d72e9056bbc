// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connection, onceConnected } from './connection.ts'

test('a connection that comes back while its loss is found out is not waited for', async () => {
  const lookedFor = Promise.withResolvers<void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    connection.retry()
    lookedFor.resolve()
    throw new TypeError('Failed to fetch')
  })
  let tries = 0
  const page = onceConnected(async () => {
    if (++tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the page'
  })
  await lookedFor.promise
  expect(await Promise.race([page, new Promise((resolve) => setTimeout(() => resolve('waits'), 1000))])).toBe(
    'the page',
  )
  expect(connection.isLost()).toBe(false)
})

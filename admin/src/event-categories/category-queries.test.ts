import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'

test('all events of a category are read, however many pages they are', async () => {
  const own = globalThis.fetch
  const offsets: unknown[] = []
  globalThis.fetch = async (url) => {
    const message = new URL(String(url), 'http://localhost').searchParams.get('.r') ?? ''
    const { offset = 0 } = JSON.parse(atob(message.replaceAll('-', '+').replaceAll('_', '/'))).paging
    offsets.push(offset)
    const events = Array.from({ length: Math.min(100, 250 - offset) }, (_, i) => ({ id: `event ${offset + i}` }))
    return Response.json({ events, pagingMetadata: { count: events.length, offset, total: 250 } })
  }
  onTestFinished(() => {
    globalThis.fetch = own
  })
  const { eventsInQuery } = await import('./category-queries.ts')
  const events = await new QueryClient().fetchQuery(eventsInQuery('a'))
  expect(new Set(events.map(({ id }) => id))).toHaveProperty('size', 250)
  expect(offsets).toEqual([0, 100, 200])
})

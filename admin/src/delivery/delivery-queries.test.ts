import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'

/** Answers a list of 150 in pages of 100. */
function answers(): typeof fetch {
  let calls = 0
  return async () => {
    calls += 1
    const isFirst = calls === 1
    const shippingOptions = Array.from({ length: isFirst ? 100 : 50 }, (_, i) => ({ id: `rate ${calls} ${i}` }))
    return Response.json({
      shippingOptions,
      pagingMetadata: { hasNext: isFirst, cursors: isFirst ? { next: 'more' } : {} },
    })
  }
}

test('all rates are read, however many pages they are', async () => {
  const own = globalThis.fetch
  globalThis.fetch = answers()
  onTestFinished(() => {
    globalThis.fetch = own
  })
  const { ratesQuery } = await import('./delivery-queries.ts')
  const rates = await new QueryClient().fetchQuery(ratesQuery())
  expect(new Set(rates.map(({ id }) => id))).toHaveProperty('size', 150)
})

// @vitest-environment happy-dom
import { ConnectionError } from '@fairground/client/errors.ts'
import { mount } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageErrors } from './page-errors.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Step by step: what React draws within one step, it draws at once. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 50) await act(() => vi.advanceTimersByTimeAsync(50))
}

test('a page that a server did not answer is loaded once the server is back', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  let isUp = false
  const router = createMemoryRouter([
    {
      path: '/',
      loader: async () => {
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (!isUp) throw new ConnectionError('The server did not answer')
        return null
      },
      element: <p>orders</p>,
      hydrateFallbackElement: <p>loading</p>,
      ErrorBoundary: PageErrors,
    },
  ])
  const root = mount(<RouterProvider router={router} />)
  await pass(6_500)
  expect(root.textContent).toContain('The server did not answer.')
  isUp = true
  fetched.mockResolvedValue(new Response('{}'))
  await pass(3_500)
  expect(root.textContent).toContain('orders')
})

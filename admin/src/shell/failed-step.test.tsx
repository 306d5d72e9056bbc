// @vitest-environment happy-dom
import { ConnectionError } from '@fairground/client/errors.ts'
import { mount } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staying } from './failed-step.tsx'
import { Page } from './page.tsx'
import { PageErrors } from './page-errors.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function List() {
  return (
    <Page title="Orders">
      <p>{`rows of ${useLocation().search || 'all'}`}</p>
    </Page>
  )
}

/** The list of orders on the screen, and a server that can be taken away. */
async function orders() {
  const answered = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const server = { isUp: true }
  const loader = staying(async () => {
    if (!server.isUp) throw new ConnectionError('The server did not answer')
    return null
  })
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        ErrorBoundary: PageErrors,
        children: [
          { path: '/orders', loader, Component: List },
          { path: '/products', loader, Component: List },
        ],
      },
    ],
    { initialEntries: ['/admin/orders'], basename: '/admin' },
  )
  const root = mount(<RouterProvider router={router} />)
  await pass(50)
  const go = async (to: string) => {
    await act(() => router.navigate(to))
    await pass(50)
  }
  const back = () => {
    server.isUp = true
    answered.mockResolvedValue(new Response('{}'))
  }
  const text = () => root.textContent ?? ''
  return { root, router, server, go, back, text }
}

const NOTE = 'The server did not answer. The list below may be out of date.'

test('a search that cannot be loaded leaves the list, tells why and is tried again', async () => {
  const { root, router, server, go, back, text } = await orders()
  server.isUp = false
  await go('/orders?q=ada')
  expect(text()).toContain('rows of all')
  expect(root.querySelector('[role=alert]')?.textContent).toContain(NOTE)
  await act(async () => root.querySelector('button')?.click())
  await pass(50)
  expect(text()).toContain(NOTE)
  back()
  await act(async () => root.querySelector('button')?.click())
  await pass(50)
  expect(text()).toContain('rows of ?q=ada')
  expect(text()).not.toContain(NOTE)
  expect(router.state.location.search).toBe('?q=ada')
})

test('it is tried by itself once the server is back', async () => {
  const { server, go, back, text } = await orders()
  server.isUp = false
  await go('/orders?page=2')
  back()
  await pass(3_500)
  expect(text()).toContain('rows of ?page=2')
})

test('another page that cannot be loaded shows its error in its place', async () => {
  const { server, go, text } = await orders()
  server.isUp = false
  await go('/products')
  expect(text()).toContain('This page could not be shown')
  await go('/products?q=mug')
  expect(text()).toContain('This page could not be shown')
})

test('the note goes when something else is looked for', async () => {
  const { server, go, text } = await orders()
  server.isUp = false
  await go('/orders?q=ada')
  server.isUp = true
  await go('/orders?q=bob')
  expect(text()).toContain('rows of ?q=bob')
  expect(text()).not.toContain(NOTE)
})

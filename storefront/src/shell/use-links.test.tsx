import { mount, one } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Outlet, useLocation } from '../router/hooks.ts'
import { RouterProvider } from '../router/router-provider.tsx'
import { RouterLink } from './router-link.tsx'
import { useLinks } from './use-links.ts'

afterEach(() => {
  delete document.documentElement.dataset.prefix
  vi.useRealTimers()
})

const fetchCode = vi.fn(async () => {})

function Frame() {
  useLinks()
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Outlet />
    </>
  )
}

const WRITTEN = '<a href="/de/events" id="written">written</a><a href="tel:1" id="phone">phone</a>'

const Links = () => (
  <>
    <RouterLink href="/shop">
      <b>shop</b>
    </RouterLink>
    <RouterLink href="https://example.com/" id="elsewhere">
      elsewhere
    </RouterLink>
    <RouterLink href="/events" target="_blank" id="tab">
      tab
    </RouterLink>
    <RouterLink href="/events" id="held" onClick={(event) => event.preventDefault()}>
      held
    </RouterLink>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a link that the server wrote. */}
    <footer data-site="" dangerouslySetInnerHTML={{ __html: WRITTEN }} />
  </>
)

function shown() {
  document.documentElement.dataset.prefix = '/de'
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/', Component: Links },
          { path: '/shop', Component: Links, handle: { fetchCode } },
          { path: '/events', Component: Links },
        ],
      },
    ],
    { basename: '/de', initialEntries: ['/de'] },
  )
  const root = mount(<RouterProvider router={router} />)
  const place = () => one(root, 'output').textContent
  /** True where the browser would follow the link itself. */
  const click = async (selector: string, options: MouseEventInit = {}) => {
    let follows = false
    const see = (event: Event) => {
      follows = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', see, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
    await act(async () => void one(root, selector).dispatchEvent(event))
    return follows
  }
  return { root, router, place, click }
}

test('the router follows links to our pages, also those that were written', async () => {
  const { root, place, click } = shown()
  expect(one(root, 'a[href="/de/shop"]')).toBeDefined()
  expect([await click('b'), place()]).toEqual([false, '/shop'])
  expect([await click('#written'), place()]).toEqual([false, '/events'])
})

test('the browser follows links to elsewhere, to another tab and with a key, and nobody a press that is answered', async () => {
  const { place, click } = shown()
  const browsers = [
    await click('b', { ctrlKey: true }),
    await click('b', { shiftKey: true }),
    await click('b', { button: 1 }),
    await click('#tab'),
    await click('#elsewhere'),
    await click('#phone'),
  ]
  expect(browsers).toEqual([true, true, true, true, true, true])
  expect([await click('#held'), place()]).toEqual([false, '/'])
})

test('a link to the shown page adds no step to the way back', async () => {
  const { router, place, click } = shown()
  await click('b')
  await click('b')
  await act(() => router.navigate(-1))
  expect(place()).toBe('/')
})

test('resting on a link fetches the code of its page, and passing over it does not', async () => {
  vi.useFakeTimers()
  const { root } = shown()
  const over = (type: string) => one(root, 'b').dispatchEvent(new Event(type, { bubbles: true }))
  over('pointerover')
  over('pointerout')
  vi.advanceTimersByTime(150)
  expect(fetchCode).not.toHaveBeenCalled()
  over('focusin')
  vi.advanceTimersByTime(150)
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

import { mount, one, press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { createBrowserRouter, createMemoryRouter, type RouteObject, redirect } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { nameEntries } from '../named-entries.ts'
import { Form, useSubmit } from './form.tsx'
import {
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSent,
} from './hooks.ts'
import { RouterProvider } from './router-provider.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { useFetcher } from './use-fetcher.tsx'

afterEach(() => {
  delete document.documentElement.dataset.prefix
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  })

const fieldsOf = async (request: Request) => [...(await request.formData())].map(([name, value]) => `${name}=${value}`)

function shown(routes: RouteObject[], { at = ['/'], basename = '/' } = {}) {
  const router = createMemoryRouter(routes, { initialEntries: at, basename })
  return { router, root: mount(<RouterProvider router={router} />) }
}

function AddPage() {
  const answered = useActionData<string[]>()
  return (
    <Form method="post">
      <input name="size" defaultValue="M" />
      <button type="submit" name="intent" value="add">
        {useNavigation().state}
      </button>
      <p>{answered?.join()}</p>
    </Form>
  )
}

test('a form is sent with what its button adds, and the page shows that it waits and then the answer', async () => {
  let answer = (_: unknown) => {}
  const action = async ({ request }: { request: Request }) => {
    await new Promise((resolve) => {
      answer = resolve
    })
    return fieldsOf(request)
  }
  const { root } = shown([{ path: '/', Component: AddPage, action }])
  press(one(root, 'button'))
  await settled(() => expect(one(root, 'button').textContent).toBe('submitting'))
  answer(undefined)
  await settled(() => expect(one(root, 'p').textContent).toBe('size=M,intent=add'))
  expect(one(root, 'button').textContent).toBe('idle')
})

const SendingPage = () => (
  <Form method="post">
    <button type="submit">{useSent() ? 'sending' : 'free'}</button>
    <p>{useActionData<string>()}</p>
    <output>{useLocation().search}</output>
  </Form>
)

test.for([
  ['refused', 'is free while the page is read once more', 'free', ''],
  ['gone on', 'is under way until the next page stands', 'sending', '?next'],
] as const)('a form that is %s %s', async ([outcome, , meanwhile, search]) => {
  let [reads, read] = [0, (_: unknown) => {}]
  const loader = async () => {
    reads++
    await new Promise((resolve) => {
      read = resolve
    })
    return null
  }
  const { root, router } = shown([
    {
      path: '/',
      Component: SendingPage,
      loader,
      action: () => (outcome === 'refused' ? 'refused' : redirect('/?next')),
    },
  ])
  await settled(() => expect(reads).toBe(1))
  read(null)
  await settled(() => expect(one(root, 'button').textContent).toBe('free'))
  press(one(root, 'button'))
  await settled(() => expect(reads).toBe(2))
  await settled(() => expect(one(root, 'button').textContent).toBe(meanwhile))
  expect(one(root, 'p').textContent).toBe(outcome === 'refused' ? 'refused' : '')
  expect(router.state.navigation.formData).toBeDefined()
  read(null)
  await settled(() => expect(router.state.navigation.state).toBe('idle'))
  await settled(() => expect(one(root, 'output').textContent).toBe(search))
  expect(one(root, 'button').textContent).toBe('free')
})

const AskingPage = () => (
  <>
    <output>{useLocation().search}</output>
    <Form action="/" id="held" onSubmit={(event) => event.preventDefault()}>
      <input name="q" defaultValue="held" />
      <button type="submit">Hold</button>
    </Form>
    <Form action="/" id="sent">
      <input name="q" defaultValue="sent" />
      <button type="submit">Send</button>
    </Form>
  </>
)

test('a form whose handler answers the event is not sent, and one by GET becomes an address', async () => {
  const { root } = shown([{ path: '/', Component: AskingPage }])
  press(one(root, '#held button'))
  press(one(root, '#sent button'))
  await settled(() => expect(one(root, 'output').textContent).toBe('?q=sent'))
})

const Count = () => <b>{useFetcher<number>({ key: 'count' }).data}</b>

function CountingPage() {
  const fetcher = useFetcher<number>({ key: 'count' })
  return (
    <>
      <output>{useLoaderData<number>()}</output>
      <fetcher.Form method="post" action="/count">
        <button type="submit" name="by" value="2">
          {fetcher.state}
        </button>
      </fetcher.Form>
      <button
        type="button"
        id="own"
        onClick={() => void fetcher.submit({ by: 3 }, { method: 'post', action: '/count' })}
      />
      <Count />
    </>
  )
}

test('fetchers of one key are one: what it sends is read again by the page, and nobody moves', async () => {
  let total = 0
  const action = async ({ request }: { request: Request }) => {
    total += Number((await request.formData()).get('by'))
    return total
  }
  const { root, router } = shown([
    { path: '/', Component: CountingPage, loader: () => total },
    { path: '/count', action },
  ])
  await settled(() => one(root, 'output'))
  press(one(root, 'form button'))
  await settled(() => expect([one(root, 'b').textContent, one(root, 'output').textContent]).toEqual(['2', '2']))
  press(one(root, '#own'))
  await settled(() => expect([one(root, 'b').textContent, one(root, 'output').textContent]).toEqual(['5', '5']))
  expect(router.state.location.pathname).toBe('/')
})

function SortingPage() {
  const submit = useSubmit()
  return (
    <form method="post" action="/sort">
      <select name="by" onChange={(event) => void submit(event.currentTarget.form)} defaultValue="new">
        <option>new</option>
        <option>old</option>
      </select>
    </form>
  )
}

const SortedPage = () => <p>{useParams().by}</p>

test('a form that a field sends moves on, also by the answer that leads elsewhere', async () => {
  const { root } = shown([
    { path: '/', Component: SortingPage },
    { path: '/sort', action: async ({ request }) => redirect(`/by/${(await request.formData()).get('by')}`) },
    { path: '/by/:by', Component: SortedPage },
  ])
  const select = one(root, 'select') as HTMLSelectElement
  act(() => {
    select.value = 'old'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled(() => expect(one(root, 'p').textContent).toBe('old'))
})

const Frame = () => (
  <>
    <nav>frame</nav>
    <Outlet />
  </>
)

const Failed = () => <h1>{(useRouteError() as Error).message}</h1>

test('a page that fails, in reading or in drawing, leaves its frame, until somebody moves on', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {}) // React reports what a boundary caught
  const fail = (message: string) => (): null => {
    throw new Error(message)
  }
  const { root, router } = shown([
    {
      Component: Frame,
      children: [
        {
          ErrorBoundary: Failed,
          children: [
            { path: '/', element: <p>home</p> },
            { path: '/read', element: <p>read</p>, loader: fail('not read') },
            { path: '/drawn', Component: fail('not drawn') },
          ],
        },
      ],
    },
  ])
  const to = async (path: string, text: string) => {
    await act(() => router.navigate(path))
    expect(root.textContent).toBe(`frame${text}`)
  }
  await to('/read', 'not read')
  await to('/', 'home')
  await to('/drawn', 'not drawn')
  await to('/read', 'not read')
  await to('/', 'home')
  // And warns of a class that is not written as it should be.
  expect(reports.mock.calls.filter(([text]) => String(text).startsWith('%s: '))).toEqual([])
})

function GermanPage() {
  const navigate = useNavigate()
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Form method="post" id="here" />
      <Form action="?step=2" id="step" />
      <Form action="/cart" id="cart" />
      <button type="button" onClick={() => void navigate('/')} />
    </>
  )
}

test('below the prefix of a language, addresses are without it and forms have it', async () => {
  document.documentElement.dataset.prefix = '/de'
  const routes = [
    { path: '/shop', Component: GermanPage },
    { path: '/', Component: GermanPage },
  ]
  const { root, router } = shown(routes, { at: ['/de/shop?sort=new'], basename: '/de' })
  expect(one(root, 'output').textContent).toBe('/shop')
  const actions = ['here', 'step', 'cart'].map((id) => one(root, `#${id}`).getAttribute('action'))
  expect(actions).toEqual(['/de/shop?sort=new', '/de/shop?step=2', '/de/cart'])
  press(one(root, 'button'))
  await settled(() => expect(one(root, 'output').textContent).toBe('/'))
  expect(router.state.location.pathname).toBe('/de')
})

const ScrolledFrame = () => (
  <>
    <h2 id="dates">Dates</h2>
    <Outlet />
    <ScrollRestoration />
  </>
)

test('a new page begins at its top or at what its address names, and Back leads to the place that was left', async () => {
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  const named = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const { router } = shown([
    {
      Component: ScrolledFrame,
      children: [
        { path: '/', element: <p>home</p> },
        { path: '/shop', element: <p>shop</p> },
      ],
    },
  ])
  scrolled.mockClear()
  vi.stubGlobal('scrollY', 240)
  await act(() => router.navigate('/shop'))
  expect(scrolled.mock.calls).toEqual([[0, 0]])
  await act(() => router.navigate('?sort=new', { preventScrollReset: true }))
  expect(scrolled).toHaveBeenCalledTimes(1)
  await act(() => router.navigate('#dates'))
  expect([scrolled.mock.calls.length, named.mock.calls.length]).toEqual([1, 1])
  await act(() => router.navigate('#%E0%A4%A'))
  expect(scrolled.mock.calls.at(-1)).toEqual([0, 0])
  await act(() => router.navigate(-4))
  await settled(() => expect(scrolled.mock.calls.at(-1)).toEqual([0, 240]))
  vi.unstubAllGlobals()
})

test('a link within the page leads to its part each time, though the browser names no entry for it', async () => {
  history.replaceState(null, '', '/')
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  const named = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  nameEntries(window)
  const router = createBrowserRouter([{ path: '/', Component: ScrolledFrame }])
  mount(<RouterProvider router={router} />)
  scrolled.mockClear()
  const follow = () => {
    if (location.hash) history.replaceState(null, '', '#dates')
    else history.pushState(null, '', '#dates')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }
  for (const times of [1, 2, 3]) {
    await act(async () => follow())
    await settled(() => expect(named).toHaveBeenCalledTimes(times))
  }
  expect(scrolled).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 90)
  await act(() => router.navigate('/'))
  await act(async () => history.back())
  await settled(() => expect(scrolled.mock.calls.at(-1)).toEqual([0, 90]))
  expect(named).toHaveBeenCalledTimes(3)
  router.dispose()
  vi.unstubAllGlobals()
})

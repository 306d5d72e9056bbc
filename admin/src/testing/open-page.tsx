import { Scope } from '@fairground/contract/enumerations/staff.ts'
import { mount, unmount } from '@fairground/ui/testing/mount.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'

interface PageModule {
  readonly loader?: LoaderFunction
  readonly Component: () => React.JSX.Element
}

/** Bodies of answers of the server, or whole answers, by method and path: `POST /events/v1/categories/query`. */
type Answers = Readonly<Record<string, unknown>>

type Sent = readonly [request: string, body: unknown]

const owner = {
  user: { id: 'u-1', email: 'owner@example.com', name: 'Ines', role: 'owner', roleName: 'Owner', scopes: [...Scope] },
  site: {
    id: 's-1',
    name: 'Fair',
    currency: 'GBP',
    locale: 'en-GB',
    timeZone: 'Europe/London',
    testPayments: false,
    testMode: false,
    settingUp: false,
    now: new Date('2026-03-14T18:30:00Z'),
  },
  clockLeadMs: 0,
}

interface Setting {
  /** Other pages that this one leads to, by path. */
  readonly beside?: Readonly<Record<string, PageModule>>
  /** Permissions of the user; all of them unless given. */
  readonly scopes?: readonly Scope[]
  readonly site?: Partial<typeof owner.site>
}

/** Opens a page of the admin at an address, for its owner unless other permissions are given, with a server that gives these answers. Returns what was drawn and what was sent. */
export async function openPage(
  page: PageModule,
  path: string,
  at: string,
  answers: Answers,
  { beside = {}, scopes = owner.user.scopes, site }: Setting = {},
) {
  const sent: Sent[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'http://localhost')
    const request = `${init?.method ?? 'GET'} ${pathname}`
    sent.push([request, init?.body ? JSON.parse(String(init.body)) : undefined])
    const [, answer] = Object.entries(answers).find(([one]) => one === request) ?? []
    if (answer instanceof Response) return answer.clone()
    const found = answer !== undefined
    return new Response(JSON.stringify(found ? answer : { message: request, details: {} }), {
      status: found ? 200 : 404,
      headers: { 'content-type': 'application/json' },
    })
  })
  // A page that is still up would draw itself without its data.
  unmount()
  queryClient.clear()
  queryClient.setQueryData(meQuery().queryKey, {
    ...owner,
    user: { ...owner.user, scopes: [...scopes] },
    site: { ...owner.site, ...site },
  })
  const router = createMemoryRouter(
    Object.entries({ ...beside, [path]: page }).map(([path, { loader, Component }]) => ({
      path,
      loader: loader ?? (() => null),
      element: <Component />,
      hydrateFallbackElement: <p>loading</p>,
    })),
    { initialEntries: [at] },
  )
  const root = mount(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    unmount()
    fetched.mockRestore()
    queryClient.clear()
  })
  await settled(() => expect(root.querySelector('h1'), `${root.textContent} ${JSON.stringify(sent)}`).not.toBeNull())
  return { root, sent }
}

/** Waits until what React draws and what was sent pass the check. */
export const settled = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
      check()
    },
    { timeout: 10_000 },
  )

/** The button with this name, in the page or in a dialog over it. */
export function button(name: string): HTMLElement {
  const all = [...document.body.querySelectorAll<HTMLElement>('button')]
  const found = all.filter((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name)
  const [last] = found.slice(-1)
  if (!last) throw new Error(`No button ${name} among ${all.map((one) => one.textContent || one.ariaLabel).join(', ')}`)
  return last
}

/** Types into the field with this label, within a part of the document or in all of it. */
export function type(label: string, text: string, within: ParentNode = document.body): void {
  const found = [...within.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
  const field = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | HTMLTextAreaElement | null // a text field
  if (!field) throw new Error(`No field ${label} in ${document.body.textContent}`)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  act(() => {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

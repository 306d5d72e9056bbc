// @vitest-environment happy-dom
import type { ListTakenSpotsResponse } from '@fairground/client/generated/fairground.event-seating.ts'
import { mount, one, press } from '@fairground/ui/testing/mount.ts'
import { act, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { RouterProvider } from '../router/router-provider.tsx'
import { chosenSeats } from './seat-field.ts'
import { SeatPicker } from './seat-picker.tsx'
import type { SeatedKind } from './seat-room.ts'
import type { SeatsRead } from './seats-query.ts'

const kind = (id: string, name: string, price: string): SeatedKind => ({
  id,
  name,
  price,
  description: '',
  options: [],
  most: 2,
})
const kinds = [kind('k-1', 'Stalls', '£20.00'), kind('k-2', 'Concession', '£12.00'), kind('k-3', 'Standing', '£8.00')]
const seat = (n: number) => ({ id: `1-1-${n}`, label: String(n), x: n * 55, y: 300, accessible: n === 4 })
const seating = {
  eventId: 'e-1',
  revision: '1',
  seatPlanName: 'Hall',
  seatPlanRevision: '1',
  layout: {
    focus: { x: 110, y: 0 },
    sections: [
      {
        id: '1',
        label: 'Stalls',
        elements: [{ id: '1-1', kind: 'ROW' as const, label: 'A', seats: [1, 2, 3, 4].map(seat) }],
      },
      {
        id: '2',
        label: 'Gallery',
        elements: [
          {
            id: '2-1',
            kind: 'AREA' as const,
            label: 'Floor',
            capacity: 9,
            box: { x: 0, y: 500, width: 300, height: 100 },
          },
        ],
      },
    ],
  },
  tickets: [
    { ticketDefinitionId: 'k-1', partIds: ['1'] },
    { ticketDefinitionId: 'k-2', partIds: ['1'] },
    { ticketDefinitionId: 'k-3', partIds: ['2'] },
  ],
}
const taken = (seats: string, left = 9): ListTakenSpotsResponse => ({
  revision: '1',
  seats,
  areas: [{ spotId: '2-1', left }],
})

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly OPEN = 1
      readyState = 1
      close() {}
    },
  )
})

let refuse = () => {}
const ignored = () => {}

/** The part of the ticket page that holds the seats; `refuse` is the answer that an order could not be had. */
function Page() {
  const [refused, setRefused] = useState(false)
  refuse = () => act(() => setRefused(true))
  return (
    <form>
      <SeatPicker eventId="e-1" kinds={kinds} access={undefined} refused={refused} onChange={ignored} />
    </form>
  )
}

/** Seats of an event: seat 2 is taken, and as `now` says once the page reads again. */
async function open({ now = taken('0100'), best = {} as SeatsRead } = {}) {
  const requests: string[] = []
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Page,
      loader: ({ request }): SeatsRead | null => {
        const { searchParams } = new URL(request.url)
        const wanted = searchParams.get('seats')
        if (wanted) requests.push(searchParams.toString())
        if (wanted === 'all') return { seating, taken: taken('0100') }
        if (wanted === 'taken') return { taken: now }
        return wanted ? best : null
      },
      hydrateFallbackElement: <p />,
    },
  ])
  const root = mount(<RouterProvider router={router} />)
  await settled(() => expect(root.querySelector('[role="application"]')).not.toBeNull())
  const list = one(root, 'details') as HTMLDetailsElement
  expect(list.querySelector('button')).toBeNull()
  // As a browser reports it; happy-dom does not.
  act(() => {
    list.open = true
    list.dispatchEvent(new Event('toggle'))
  })
  const news = () => [...root.querySelectorAll('[aria-live]')].at(-1)?.textContent
  const held = () => chosenSeats(new FormData(one(root, 'form') as HTMLFormElement))
  return { root, requests, news, held }
}

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    check()
  })

const seatNamed = (root: ParentNode, words: string) => {
  const all = [...root.querySelectorAll('button')].map(
    (found) => found.ariaLabel ?? found.getAttribute('aria-label') ?? '',
  )
  const found = [...root.querySelectorAll('button')].find((each) => each.getAttribute('aria-label')?.startsWith(words))
  if (!found) throw new Error(`No ${words} among ${all.join('; ')}`)
  return found
}

test('the list says of each seat where it is, for whom, what it costs and whether it is free', async () => {
  const { root } = await open()
  const names = [...one(root, 'ul[aria-label="Row A"]').querySelectorAll('button')].map((found) =>
    found.getAttribute('aria-label'),
  )
  expect(names).toEqual([
    'Stalls, row A, seat 1, Stalls £20.00, Concession £12.00, free',
    'Stalls, row A, seat 2, Stalls £20.00, Concession £12.00, taken',
    'Stalls, row A, seat 3, Stalls £20.00, Concession £12.00, free',
    'Stalls, row A, seat 4, for wheelchairs, Stalls £20.00, Concession £12.00, free',
  ])
  expect(seatNamed(root, 'Stalls, row A, seat 2').getAttribute('aria-disabled')).toBe('true')
})

test('a seat that is chosen becomes a field of the form, and is given up by the same button', async () => {
  const { root, held, news } = await open()
  press(seatNamed(root, 'Stalls, row A, seat 3'))
  expect(held()).toEqual([{ kindId: 'k-1', optionId: '', spotId: '1-1-3', units: 1 }])
  expect(news()).toBe('Stalls, row A, seat 3: chosen')
  expect(seatNamed(root, 'Stalls, row A, seat 3').getAttribute('aria-pressed')).toBe('true')
  press(seatNamed(root, 'Stalls, row A, seat 3'))
  expect(held()).toEqual([])
})

test('a taken seat, and more seats than an order may have, are refused in words', async () => {
  const { root, held, news } = await open()
  press(seatNamed(root, 'Stalls, row A, seat 2'))
  expect(news()).toBe('Stalls, row A, seat 2 cannot be had')
  for (const n of [1, 3, 4]) press(seatNamed(root, `Stalls, row A, seat ${n}`))
  expect(news()).toBe('At most 2 of “Stalls” in one order')
  expect(held().map(({ spotId }) => spotId)).toEqual(['1-1-1', '1-1-3'])
})

test('a seat that somebody else got meanwhile leaves the choice, with a word about it', async () => {
  const { root, held } = await open({ now: taken('0110') })
  press(seatNamed(root, 'Stalls, row A, seat 1'))
  press(seatNamed(root, 'Stalls, row A, seat 3'))
  refuse()
  await settled(() => expect(held().map(({ spotId }) => spotId)).toEqual(['1-1-1']))
  expect(root.textContent).toContain('No longer free: Stalls, row A, seat 3. Choose another seat.')
})

test('the best seats for a party with a wheelchair become the choice', async () => {
  const spots = [
    { spotId: '1-1-3', quantity: 1 },
    { spotId: '1-1-4', quantity: 1 },
  ]
  const { root, held, requests } = await open({ best: { best: { spots, kindId: 'k-1' } } })
  press(one(root, 'input[type="checkbox"]'))
  press([...root.querySelectorAll('button')].find((found) => found.textContent === 'Find the best seats')!) // it is there
  await settled(() => expect(held().map(({ spotId }) => spotId)).toEqual(['1-1-3', '1-1-4']))
  expect(requests.at(-1)).toBe('seats=k-1&of=e-1&party=2&wheelchairs=1')
})

// @vitest-environment happy-dom
import { mount, one, press } from '@fairground/ui/testing/mount.ts'
import { act, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { run } from '../shell/commands.ts'
import type { Command } from '../shell/shortcuts.ts'
import { type Column, DataTable } from './data-table.tsx'

type Lamp = { id: string; name: string; price: number }
const lamps: Lamp[] = [
  { id: 'a', name: 'Arch', price: 128 },
  { id: 'b', name: 'Bedside', price: 36 },
]
const columns: Column<Lamp>[] = [
  { id: 'name', header: 'Lamp', meta: { sortField: 'name' }, cell: ({ row }) => <a href="#x">{row.original.name}</a> },
  {
    id: 'price',
    header: 'Price',
    meta: { numeric: true, sortField: 'price.amount', firstOrder: 'DESC' },
    cell: ({ row }) => row.original.price,
  },
]

type LampsProps = { onSort?: (sort: string | undefined) => void; hidden?: string[]; isLinked?: boolean }

function Lamps({ onSort = () => {}, hidden = [], isLinked = true }: LampsProps) {
  const [selection, setSelection] = useState({})
  return (
    <DataTable
      label="Lamps"
      columns={columns}
      rows={lamps}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={isLinked ? ({ id }) => `/lamps/${id}` : undefined}
      card={({ name, price }) => ({ title: name, end: price, second: <button type="button">Dust {name}</button> })}
      density="comfortable"
      sort="-name"
      onSort={onSort}
      selection={selection}
      onSelection={setSelection}
      hidden={hidden}
    />
  )
}

function show(props: Parameters<typeof Lamps>[0] = {}) {
  const router = createMemoryRouter([
    { path: '/', element: <Lamps {...props} /> },
    { path: '/lamps/:id', element: <p>lamp</p> },
  ])
  return { root: mount(<RouterProvider router={router} />), router }
}

const choose = (select: HTMLSelectElement, value: string) =>
  act(() => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

const command = (name: Command) => act(() => void run(name))

test('assistive technology announces the order, and a press requests the next', () => {
  const onSort = vi.fn()
  const { root } = show({ onSort })
  const header = one(root, 'th[aria-sort=descending]')
  expect(header.textContent).toMatch(/^Lamp/)
  press(one(header, 'button'))
  expect(onSort).toHaveBeenCalledWith(undefined)
})

test('next and previous walk along the rows, select takes the one with the focus', () => {
  const { root } = show()
  command('next')
  expect(document.activeElement?.textContent).toBe('Arch')
  command('next')
  command('next')
  expect(document.activeElement?.textContent).toBe('Bedside')
  command('select')
  expect(one(root, 'tr[data-selected]').textContent).toContain('Bedside')
  command('previous')
  expect(document.activeElement?.textContent).toBe('Arch')
})

test('all rows of the page are selected at once', () => {
  const { root } = show()
  press(one(root, 'input[aria-label="Select all lamps on this page"]'))
  expect(root.querySelectorAll('tr[data-selected]')).toHaveLength(2)
})

test('a click anywhere in a row follows it, a click on its tick box does not', () => {
  const { root, router } = show()
  press(one(root, 'tbody input[aria-label="Select Arch"]'))
  expect(router.state.location.pathname).toBe('/')
  press(root.querySelectorAll('tbody td')[2]!)
  expect(router.state.location.pathname).toBe('/lamps/a')
})

test('a column that the user hides is gone', () => {
  const { root } = show({ hidden: ['price'] })
  expect(one(root, 'thead').textContent).not.toContain('Price')
})

test('on a phone rows are ticked, too', () => {
  const { root } = show()
  press(one(root, 'ul input[aria-label="Select Arch"]'))
  expect([...root.querySelectorAll('tr[data-selected]')].map(({ textContent }) => textContent)).toEqual(['Arch128'])
  press(one(root, 'ul input[aria-label="Select Arch"]'))
  expect(root.querySelectorAll('tr[data-selected]')).toHaveLength(0)
})

test('on a phone the same rows are links with name and end', () => {
  const { root } = show()
  expect([...root.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))).toEqual(['/lamps/a', '/lamps/b'])
})

test('on a phone a button of a row is no part of its link', () => {
  const { root } = show()
  expect(root.querySelectorAll('ul li button')).toHaveLength(2)
  expect(root.querySelector('ul a button')).toBeNull()
})

test('rows that have no page are no links', () => {
  const { root, router } = show({ isLinked: false })
  expect(root.querySelector('ul a')).toBeNull()
  press(root.querySelectorAll('tbody td')[2]!)
  expect(router.state.location.pathname).toBe('/')
})

test('on a phone the list is sorted by the same fields, from a list of them', () => {
  const onSort = vi.fn()
  const { root } = show({ onSort })
  const select = one(root, 'label + span > select') as HTMLSelectElement
  expect(select.labels?.[0]?.textContent).toBe('Sort')
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Default order'],
    ['name', 'Lamp, ascending'],
    ['-name', 'Lamp, descending'],
    ['-price.amount', 'Price, descending'],
    ['price.amount', 'Price, ascending'],
  ])
  expect(select.value).toBe('-name')
  choose(select, '-price.amount')
  choose(select, '')
  expect(onSort.mock.calls).toEqual([['-price.amount'], [undefined]])
})

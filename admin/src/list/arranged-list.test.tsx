// @vitest-environment happy-dom
import { mount, one, press } from '@fairground/ui/testing/mount.ts'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { ArrangedList } from './arranged-list.tsx'
import { heldRow } from './drag-handle.tsx'

function Tickets() {
  const [items, setItems] = useState(['Adult', 'Child', 'Group'].map((id) => ({ id })))
  return (
    <ArrangedList
      label="Tickets"
      items={items}
      nameOf={({ id }) => id}
      lacks={undefined}
      onMove={(item, to) => {
        const others = items.filter((other) => other !== item)
        setItems([...others.slice(0, to), item, ...others.slice(to)])
      }}
    >
      {({ id }) => <b>{id}</b>}
    </ArrangedList>
  )
}

const type = (element: Element, key: string) =>
  act(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

test('a row that is picked up is put down by Escape, and by its move with a key', () => {
  const place = mount(<Tickets />)
  const handle = (name: string) => one(place, `button[aria-label="Move ${name}"]`)
  const order = () => [...place.querySelectorAll('b')].map(({ textContent }) => textContent)
  const held = () => [...place.querySelectorAll('[aria-pressed="true"]')].length

  press(handle('Adult'))
  expect(held()).toBe(1)
  // The whole row is marked, and its texts keep their contrast.
  expect(handle('Adult').closest('li')?.className).toContain(heldRow)
  expect(handle('Child').closest('li')?.className).not.toContain(heldRow)
  expect(heldRow).not.toMatch(/opacity/)
  type(handle('Adult'), 'Escape')
  expect(held()).toBe(0)
  press(handle('Adult'))
  type(handle('Adult'), 'ArrowDown')
  expect([order(), held()]).toEqual([['Child', 'Adult', 'Group'], 0])
  press(handle('Adult'))
  press(handle('Group'))
  expect([order(), held()]).toEqual([['Child', 'Group', 'Adult'], 0])
})

// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mount, one } from '../testing/mount.ts'
import { laidOut } from './laid-out.ts'
import { paletteAt } from './paint.ts'
import { SeatMap } from './seat-map.tsx'

const row = (label: string, y: number, seats: number) => ({
  id: label,
  kind: 'ROW' as const,
  label,
  seats: Array.from({ length: seats }, (_, i) => ({
    id: `${label}${i + 1}`,
    label: String(i + 1),
    x: 100 + i * 55,
    y,
    accessible: label === 'B' && i === 2,
  })),
})
const { spots, items, labels } = laidOut({
  sections: [
    { id: 's', label: 'Stalls', elements: [row('A', 300, 3), row('B', 390, 3)] },
    {
      id: 'g',
      label: 'Gallery',
      elements: [{ id: 'G', kind: 'AREA', label: 'Standing', box: { x: 0, y: 600, width: 400, height: 200 } }],
    },
  ],
})

function open() {
  const picked: string[] = []
  const root = mount(
    <SeatMap
      label="Seats of the hall"
      items={items}
      looks={new Uint8Array(items.length)}
      labels={labels}
      front={{ x: 155, y: 0 }}
      describe={(at) => `${spots[at]?.id}${spots[at]?.accessible ? ', for wheelchairs' : ''}`}
      onPick={(at) => picked.push(spots[at]?.id ?? '')}
    />,
  )
  const map = one(root, '[role="application"]')
  /** True where the page may still act on the key. */
  const press = (key: string): boolean => {
    let left = false
    act(() => {
      left = map.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
    return left
  }
  /** Seat that the keyboard is at, as it is announced. */
  const at = () => root.querySelector('[aria-live]')?.textContent
  return { map, press, at, picked }
}

test('the map is named, says its keys, and is reached by Tab', () => {
  const { map } = open()
  expect(map.getAttribute('aria-label')).toBe('Seats of the hall')
  expect(document.getElementById(map.getAttribute('aria-describedby') ?? '')?.textContent).toContain('arrow keys')
  expect(map.tabIndex).toBe(0)
})

test('arrow keys begin at the seat nearest to the front, follow a row to its end and go from row to row', () => {
  const { press, at } = open()
  const visited = [
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowDown',
    'ArrowUp',
    'ArrowUp',
  ]
  const announced = visited.map((key) => {
    press(key)
    return at()
  })
  expect(announced).toEqual(['A2', 'A3', 'A3', 'B3, for wheelchairs', 'B2', 'G', 'B3, for wheelchairs', 'A3'])
})

test('Enter and Space choose the seat that the keyboard is at, and nothing before it is at one', () => {
  const { press, picked } = open()
  press('Enter')
  expect(picked).toEqual([])
  press('ArrowDown')
  press('Enter')
  press('ArrowLeft')
  press(' ')
  expect(picked).toEqual(['A2', 'A1'])
})

test('keys that the map does not know are left to the page', () => {
  const { press } = open()
  expect([press('Tab'), press('ArrowDown')]).toEqual([true, false])
})

test('colours are read from an element that fades none of them, whatever the page does', () => {
  const element = document.createElement('div')
  const append = vi.spyOn(element, 'append')
  document.body.append(element)
  paletteAt(element)
  const [[{ style }]] = append.mock.calls as [[HTMLElement]] // a span, once
  expect([style.getPropertyValue('transition'), style.getPropertyPriority('transition')]).toEqual(['none', 'important'])
  element.remove()
})

// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './plan-page.tsx'

const PLAN = '/fairground/v1/seat-plans/p-1'
const row = (label: string, y: number) => ({
  id: `1-${label}`,
  kind: 'ROW',
  label,
  seats: [1, 2].map((n) => ({ id: `1-${label}-${n}`, label: String(n), x: n * 55, y })),
})
const layout = {
  focus: { x: 500, y: 0 },
  sections: [{ id: '1', label: 'Stalls', elements: [row('A', 300), row('B', 390)] }],
}
const seatPlan = { id: 'p-1', revision: '4', name: 'Hall', seats: 4, capacity: 4, layout }
const open = (answers: Readonly<Record<string, unknown>> = {}) =>
  openPage(page, '/events/seat-plans/:planId', '/events/seat-plans/p-1', {
    [`GET ${PLAN}`]: { seatPlan },
    [`PUT ${PLAN}`]: { seatPlan: { ...seatPlan, revision: '5' } },
    ...answers,
  })
type Layout = typeof layout
const written = (sent: readonly (readonly [string, unknown])[]) => {
  const [, body] = sent.find(([request]) => request === `PUT ${PLAN}`) ?? []
  return body as { revision: string; name: string; layout: Layout } | undefined // what the editor writes
}
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

test('a plan is drawn with buttons and fields alone, and written whole with its revision', async () => {
  const { sent } = await open()
  expect(isOff('Save plan')).toBe(true)
  press(button('Add section'))
  type('Name', 'Balcony', document.querySelector('[role="dialog"], dialog')!) // it is open
  press(button('Add'))
  press(button('Add rows'))
  type('First row', 'K')
  type('Number of rows', '2')
  type('Number of seats', '3')
  press(button('Add'))
  press(button('Row A (2)'))
  press(button('Move right'))
  press(button('Save plan'))
  await settled(() => expect(written(sent)).toBeDefined())
  const { revision, name, layout: drawn } = written(sent)!
  expect([revision, name]).toEqual(['4', 'Hall'])
  expect(drawn.sections.map(({ label, elements }) => [label, ...elements.map((one) => one.label)])).toEqual([
    ['Stalls', 'A', 'B'],
    ['Balcony', 'K', 'L'],
  ])
  expect(drawn.sections[1]?.elements[0]?.seats.map(({ label }) => label)).toEqual(['1', '2', '3'])
  expect(drawn.sections[0]?.elements[0]?.seats.map(({ x, y }) => [x, y])).toEqual([
    [80, 300],
    [135, 300],
  ])
})

test('a row of the map is chosen with the arrow keys and Enter, renamed, and the change undone', async () => {
  const { root } = await open()
  const map = root.querySelector('[role="application"]')!
  const key = (name: string) =>
    act(() => void map.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })))
  key('ArrowDown')
  key('ArrowDown')
  key('Enter')
  expect(button('Row B (2)').getAttribute('aria-pressed')).toBe('true')
  type('Name', 'C', document.body.querySelector('[role="application"]')!.closest('.grid')!.lastElementChild!)
  expect(button('Row C (2)')).toBeTruthy()
  press(button('Undo'))
  expect(button('Row B (2)')).toBeTruthy()
  expect(isOff('Undo')).toBe(true)
})

test('a fault of the plan is named with its place, and holds back saving', async () => {
  const { root, sent } = await open()
  press(button('Row B (2)'))
  type('Name', 'A', root.querySelector('[role="application"]')!.closest('.grid')!.lastElementChild!)
  expect(root.querySelector('[role="alert"]')?.textContent).toContain('Stalls, A:')
  press(button('Save plan'))
  expect(written(sent)).toBeUndefined()
})

test('a plan that somebody else has changed meanwhile is not written over', async () => {
  const stale = new Response(
    JSON.stringify({
      message: '',
      details: { applicationError: { code: 'STALE_REVISION', description: '', data: {} } },
    }),
    { status: 409, headers: { 'content-type': 'application/json' } },
  )
  const { root } = await open({ [`PUT ${PLAN}`]: stale })
  press(button('Row A (2)'))
  press(button('Move to the back'))
  press(button('Save plan'))
  await settled(() => expect(root.querySelector('[role="alert"]')).not.toBeNull())
  expect(button('Read it again and drop my changes')).toBeTruthy()
})

// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as categoryPage from './category-page.tsx'
import * as page from './page.tsx'

const CATEGORIES = '/events/v1/categories'
const music = { id: 'c-1', name: 'Music', states: ['MANUAL'], counts: { assignedEventsCount: 2 } }
const answers = {
  [`POST ${CATEGORIES}/query`]: { categories: [music], metaData: { count: 1, offset: 0, total: 1 } },
  [`POST ${CATEGORIES}`]: { category: music },
  [`DELETE ${CATEGORIES}/c-1`]: {},
  [`DELETE ${CATEGORIES}/c-1/events`]: {},
  'GET /events/v3/events/category/c-1': {
    events: [{ id: 'e-1', title: 'Night market', dateAndTimeSettings: { formatted: { dateAndTime: '1 May' } } }],
  },
}

test('an organiser makes a category that visitors do not see, which needs a name', async () => {
  const { root, sent } = await openPage(page, '/events/categories', '/events/categories', answers)
  expect(root.textContent).toContain('2 events')
  press(button('New category'))
  press(button('Save category'))
  expect(document.body.textContent).toContain('Enter a name.')
  type('Name', 'Members')
  press(document.body.querySelector('input[type="checkbox"]')!)
  press(button('Save category'))
  const category = { name: 'Members', states: ['MANUAL', 'HIDDEN'] }
  await settled(() => expect(sent).toContainEqual([`POST ${CATEGORIES}`, { category }]))
})

test('an organiser deletes a category once that is confirmed', async () => {
  const { sent } = await openPage(page, '/events/categories', '/events/categories', answers)
  press(button('Delete Music'))
  press(button('Delete category'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`DELETE ${CATEGORIES}/c-1`))
})

test('an organiser takes an event out of a category', async () => {
  const { sent } = await openPage(categoryPage, '/events/categories/:categoryId', '/events/categories/c-1', answers)
  press(button('Take Night market out'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`DELETE ${CATEGORIES}/c-1/events`))
})

// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const POLICIES = '/events-policies/v2/policies'
const terms = { id: 'p-1', revision: '3', eventId: 'e-1', name: 'Terms', body: 'Be kind.' }
const answers = {
  'GET /events/v3/events/e-1': { event: { id: 'e-1', title: 'Night market' } },
  [`POST ${POLICIES}/query`]: { policies: [terms] },
  [`POST ${POLICIES}`]: { policy: terms },
  [`DELETE ${POLICIES}/p-1`]: {},
}
const open = () => openPage(page, '/events/:eventId/policies', '/events/e-1/policies', answers)

test('an organiser writes a policy, which needs a name and a text', async () => {
  const { sent } = await open()
  const before = sent.length
  press(button('New policy'))
  press(button('Save policy'))
  expect(document.body.textContent).toContain('Enter a name.')
  expect(document.body.textContent).toContain('Enter the text.')
  expect(sent).toHaveLength(before)
  type('Name', ' Photos ')
  type('Text', 'We take photos.')
  press(button('Save policy'))
  const policy = { eventId: 'e-1', name: 'Photos', body: 'We take photos.' }
  await settled(() => expect(sent).toContainEqual([`POST ${POLICIES}`, { policy }]))
})

test('an organiser deletes a policy once that is confirmed', async () => {
  const { sent } = await open()
  press(button('Delete Terms'))
  expect(document.body.textContent).toContain('Orders that were placed stay with the text that was accepted.')
  press(button('Delete policy'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`DELETE ${POLICIES}/p-1`))
})

test('a change that the server refuses says so, and stays in the form', async () => {
  const { root } = await open()
  press(button('Change Terms'))
  type('Text', 'Be very kind.')
  press(button('Save policy'))
  await settled(() => expect(document.body.querySelector('[role="alert"]')).not.toBeNull())
  expect(document.body.querySelector('textarea')?.value).toBe('Be very kind.')
  expect(root.textContent).toContain('Terms')
})

// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const SETUP = '/fairground/v1/setup'
const answer = {
  steps: [
    { step: 'BUSINESS', state: 'DONE' },
    { step: 'TAX', state: 'OPEN' },
    { step: 'PAYMENT', state: 'LATER' },
  ],
  shown: true,
}
const open = (answers: Readonly<Record<string, unknown>>) =>
  openPage(page, '/setup', '/setup', { [`GET ${SETUP}`]: answer, ...answers })

test('a merchant marks a step as done, leaves one for later and hides the list', async () => {
  const { root, sent } = await open({ [`PATCH ${SETUP}`]: answer })
  expect(root.textContent).toContain('1 of 3 done')
  press(button('Mark as done'))
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETUP}`, { steps: [{ step: 'TAX', state: 'DONE' }] }]))
  press(button('Later'))
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETUP}`, { steps: [{ step: 'TAX', state: 'LATER' }] }]))
  press(button('Resume step'))
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETUP}`, { steps: [{ step: 'PAYMENT', state: 'OPEN' }] }]))
  press(button('Hide this list'))
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETUP}`, { shown: false }]))
})

test('a step that the server does not mark says so, and stays open', async () => {
  const { root } = await open({})
  press(button('Mark as done'))
  await settled(() => expect(root.querySelector('[role="alert"]')).not.toBeNull())
  expect(root.querySelector('[data-step="TAX"]')?.textContent).toContain('To do')
})

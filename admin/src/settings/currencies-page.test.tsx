// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './currencies-page.tsx'

const CURRENCIES = '/fairground/v1/currencies'
const answer = {
  currency: 'GBP',
  others: [
    { code: 'EUR', rate: '1.17' },
    { code: 'USD', rate: '1.3' },
  ],
}
const open = (answers: Readonly<Record<string, unknown>>) =>
  openPage(page, '/settings/currencies', '/settings/currencies', { [`GET ${CURRENCIES}`]: answer, ...answers })

test('a merchant changes a rate, which is a number above 0, and removes a currency', async () => {
  const { sent } = await open({ [`PATCH ${CURRENCIES}`]: answer })
  press(button('Change the rate of EUR'))
  type('1 GBP is', '0')
  press(button('Save rate'))
  expect(document.body.textContent).toContain('Enter a number above 0')
  type('1 GBP is', '1.2')
  press(button('Save rate'))
  const changed = { others: [{ code: 'EUR', rate: '1.2' }, answer.others[1]] }
  await settled(() => expect(sent).toContainEqual([`PATCH ${CURRENCIES}`, changed]))
  press(button('Remove USD'))
  await settled(() => expect(sent).toContainEqual([`PATCH ${CURRENCIES}`, { others: [answer.others[0]] }]))
})

test('a rate that the server refuses stays in the form', async () => {
  await open({})
  press(button('Change the rate of EUR'))
  type('1 GBP is', '1.2')
  press(button('Save rate'))
  await settled(() => expect(document.body.querySelector('[role="alert"]')).not.toBeNull())
  expect(document.body.querySelector<HTMLInputElement>('dialog input, [role="dialog"] input')?.value).toBe('1.2')
})

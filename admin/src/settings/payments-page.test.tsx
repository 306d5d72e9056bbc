// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './payments-page.tsx'

const SETTINGS = '/fairground/v1/payment-settings'
const transfer = { method: 'manual-1', title: 'Bank transfer', instructions: 'Harbour Bank\nGB33 BUKB 2020' }
const settings = {
  manualPaymentDays: 7,
  manualPayments: true,
  manualMethods: [transfer],
  methods: [
    { method: 'manual-1', title: 'Bank transfer', test: false, enabled: true },
    { method: 'manual', title: 'Pay in person', test: false, enabled: true },
  ],
}
const answers = {
  [`GET ${SETTINGS}`]: settings,
  'GET /fairground/v1/payment-accounts': { accounts: [] },
  [`PATCH ${SETTINGS}`]: settings,
}
const open = () => openPage(page, '/settings/payments', '/settings/payments', answers)

test('the owner names a payment method with what buyers are to do; it needs a name', async () => {
  const { root, sent } = await open()
  expect(root.textContent).toContain('GB33 BUKB 2020')
  press(button('Add payment method'))
  press(button('Save payment method'))
  await settled(() => expect(document.body.textContent).toContain('Enter a name.'))
  expect(sent.some(([call]) => call === `PATCH ${SETTINGS}`)).toBe(false)
  type('Name', ' Invoice ')
  type('Instructions for the buyer', 'Within 14 days')
  press(button('Save payment method'))
  const invoice = { title: 'Invoice', instructions: 'Within 14 days' }
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETTINGS}`, { manualMethods: [transfer, invoice] }]))
})

test('a payment method is changed in its place', async () => {
  const { sent } = await open()
  press(button('Change Bank transfer'))
  await settled(() => press(menuItem('Edit')))
  await settled(() => type('Name', 'SEPA transfer'))
  press(button('Save payment method'))
  const renamed = { ...transfer, title: 'SEPA transfer' }
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETTINGS}`, { manualMethods: [renamed] }]))
})

test('a payment method is removed after a question', async () => {
  const { sent } = await open()
  press(button('Change Bank transfer'))
  await settled(() => press(menuItem('Remove')))
  await settled(() => press(button('Remove')))
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETTINGS}`, { manualMethods: [] }]))
})

test('a payment method that a colleague added meanwhile stays, and one that they changed is not overwritten', async () => {
  const answers: Record<string, unknown> = {
    [`GET ${SETTINGS}`]: settings,
    'GET /fairground/v1/payment-accounts': { accounts: [] },
    [`PATCH ${SETTINGS}`]: settings,
  }
  const { sent } = await openPage(page, '/settings/payments', '/settings/payments', answers)
  const patches = () => sent.filter(([call]) => call === `PATCH ${SETTINGS}`).map(([, body]) => body)
  const theirs = { method: 'manual-2', title: 'Cash at the door' }
  press(button('Change Bank transfer'))
  await settled(() => press(menuItem('Edit')))
  await settled(() => type('Name', 'SEPA transfer'))
  answers[`GET ${SETTINGS}`] = { ...settings, manualMethods: [{ ...transfer, instructions: 'GB11 OTHER' }, theirs] }
  press(button('Save payment method'))
  await settled(() => expect(document.querySelector('dialog [role=alert], [role=dialog] [role=alert]')).not.toBeNull())
  expect(patches()).toEqual([])
  answers[`GET ${SETTINGS}`] = { ...settings, manualMethods: [transfer, theirs] }
  press(button('Save payment method'))
  await settled(() => expect(patches()).toEqual([{ manualMethods: [{ ...transfer, title: 'SEPA transfer' }, theirs] }]))
})

test('a payment method is limited: what is wrong shows at its field, and what is left open limits nothing', async () => {
  const { root, sent } = await open()
  expect(root.textContent).toContain('For every order')
  press(button('Change limits of Bank transfer'))
  await settled(() => type('From', '30'))
  type('Up to', '20')
  press(button('Save limits'))
  await settled(() => expect(document.body.textContent).toContain('Enter at least the lower amount.'))
  expect(sent.some(([call]) => call === `PATCH ${SETTINGS}`)).toBe(false)
  type('Up to', '500,00')
  press(tick('Tickets'))
  press(button('Save limits'))
  const limits = { minimumAmount: '30', maximumAmount: '500.00', items: ['GOODS', 'DOWNLOADS'] }
  await settled(() => expect(sent).toContainEqual([`PATCH ${SETTINGS}`, { methods: [{ method: 'manual-1', limits }] }]))
})

test('limits that a colleague changed meanwhile are not overwritten', async () => {
  const answers: Record<string, unknown> = {
    [`GET ${SETTINGS}`]: settings,
    'GET /fairground/v1/payment-accounts': { accounts: [] },
    [`PATCH ${SETTINGS}`]: settings,
  }
  const { sent } = await openPage(page, '/settings/payments', '/settings/payments', answers)
  press(button('Change limits of Bank transfer'))
  await settled(() => type('From', '30'))
  const [theirs, ...others] = settings.methods
  answers[`GET ${SETTINGS}`] = { ...settings, methods: [{ ...theirs, limits: { countries: ['GB'] } }, ...others] }
  press(button('Save limits'))
  await settled(() => expect(document.querySelector('[role=dialog] [role=alert]')).not.toBeNull())
  expect(sent.some(([call]) => call === `PATCH ${SETTINGS}`)).toBe(false)
})

const tick = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.control
  if (!found) throw new Error(`No tick box ${label}`)
  return found
}

const menuItem = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((item) => item.textContent === name)
  if (!found) throw new Error(`No item ${name}`)
  return found
}

test('an account whose keys were replaced is named, with where its payments are refunded and disputed', async () => {
  const former = {
    publicKey: 'pk_live_before',
    leftDate: '2026-03-14T12:00:00.000Z',
    messagesUntil: '2026-09-10T12:00:00.000Z',
  }
  const account = {
    method: 'stripe',
    title: 'Stripe',
    test: false,
    messagesUrl: 'https://shop.example/_payments/stripe/1',
    publicKey: 'pk_live_now',
    secretKeyEnd: 'abcd',
    formerAccounts: [former],
  }
  const { root } = await openPage(page, '/settings/payments', '/settings/payments', {
    ...answers,
    'GET /fairground/v1/payment-accounts': { accounts: [account] },
  })
  await settled(() => expect(root.textContent).toContain('the account with the public key pk_live_before'))
  expect(root.textContent).toMatch(/until .*14.*2026. Refund its payments there.*until .*10.*2026/)
})

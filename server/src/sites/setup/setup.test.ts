import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { sellShirts, takeTestPayments } from '../../../test/shop.ts'

const PATH = '/fairground/v1/setup'

test('a step is done where the site shows it, left for later, and taken up again', async () => {
  const site = await testSite()
  const state = async (step: string) => {
    const { steps } = (await site.admin.call('GET', PATH)).body
    return steps.find((one: { step: string }) => one.step === step).state
  }
  const mark = (step: string, to: string) => site.admin.call('PATCH', PATH, { steps: [{ step, state: to }] })
  expect(await state('FIRST_ITEM')).toBe('OPEN')
  await mark('FIRST_ITEM', 'LATER')
  expect(await state('FIRST_ITEM')).toBe('LATER')
  await mark('FIRST_ITEM', 'OPEN')
  expect(await state('FIRST_ITEM')).toBe('OPEN')
  await sellShirts(site, 1)
  expect(await state('FIRST_ITEM')).toBe('DONE')

  await mark('PAYMENT', 'DONE')
  expect(await state('PAYMENT')).toBe('DONE')
  await mark('PAYMENT', 'OPEN')
  expect(await state('PAYMENT')).toBe('OPEN')
  await takeTestPayments(site.admin)
  expect(await state('PAYMENT')).toBe('OPEN')
  const invoice = { title: 'Invoice', instructions: 'Pay within 14 days.' }
  const added = await site.admin.call('PATCH', '/fairground/v1/payment-settings', { manualMethods: [invoice] })
  expect([added.status, await state('PAYMENT')]).toEqual([200, 'DONE'])
  expect(await state('BUSINESS')).toBe('OPEN')
  const business = { email: 'hall@example.com', address: { country: 'GB' } }
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business, status: 'PENDING' })
  expect(await state('BUSINESS')).toBe('DONE')
  expect(await state('OPENING')).toBe('OPEN')
})

test('marks of different steps at the same time all stay', async () => {
  const site = await testSite()
  const steps = ['REGION', 'LANGUAGES', 'TAX', 'PAYMENT', 'STAFF']
  await Promise.all(steps.map((step) => site.admin.call('PATCH', PATH, { steps: [{ step, state: 'LATER' }] })))
  const { body } = await site.admin.call('PATCH', PATH, { shown: true })
  const later = body.steps.filter(({ state }: { state: string }) => state === 'LATER')
  expect(later.map(({ step }: { step: string }) => step)).toEqual(steps)
  expect(body.shown).toBe(true)
})

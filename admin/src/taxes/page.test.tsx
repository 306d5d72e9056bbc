// @vitest-environment happy-dom
import { one, press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { TaxProblems } from '../orders/tax-problems.tsx'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const BILLING = '/billing/v1'
const SETTINGS = '/fairground/v1/site-settings'
const CALCULATORS = '/fairground/v1/automatic-tax-calculators'
const stripeTax = (isSetUp: boolean) => ({ appId: 'c-1', title: 'Stripe Tax', test: false, isSetUp })
const siteIn = (country: string) => ({
  revision: '7',
  business: { name: 'Fair', address: { country } },
  distanceSalesTax: 'DESTINATION',
  reverseCharge: false,
  vatIdCheck: false,
})
const books = { id: 'g-1', revision: '1', name: 'Books' }
const answers = {
  [`POST ${BILLING}/tax-groups/query`]: { taxGroups: [books], pagingMetadata: {} },
  [`GET ${BILLING}/tax-exempt-groups/query`]: { taxExemptGroups: [], pagingMetadata: {} },
  [`POST ${BILLING}/tax-regions/query`]: { taxRegions: [], pagingMetadata: {} },
  [`GET ${BILLING}/manual-tax-mappings`]: { manualTaxMappings: [] },
  [`GET ${CALCULATORS}`]: { calculators: [stripeTax(false)] },
  [`GET ${SETTINGS}`]: siteIn('GB'),
}
const open = (more: Readonly<Record<string, unknown>>) =>
  openPage(page, '/settings/taxes', '/settings/taxes', { ...answers, ...more })

test('a merchant adds a group of goods, which needs a name', async () => {
  const { root, sent } = await open({ [`POST ${BILLING}/tax-groups`]: { taxGroup: books } })
  expect(root.textContent).toContain('Books')
  press(button('Add group'))
  press(button('Save group'))
  expect(document.body.textContent).toContain('Enter a name.')
  type('Name', ' Food ')
  press(button('Save group'))
  await settled(() => expect(sent).toContainEqual([`POST ${BILLING}/tax-groups`, { taxGroup: { name: 'Food' } }]))
})

test('a group that the server refuses says so, and stays in the form', async () => {
  await open({})
  press(button('Add group'))
  type('Name', 'Food')
  press(button('Save group'))
  await settled(() => expect(document.body.querySelector('[role="alert"]')).not.toBeNull())
  expect(document.body.querySelector<HTMLInputElement>('dialog input, [role="dialog"] input')?.value).toBe('Food')
})

test('a merchant in the European Union decides on the tax of sales to the other member states', async () => {
  const { sent } = await open({ [`GET ${SETTINGS}`]: siteIn('DE'), [`PATCH ${SETTINGS}`]: siteIn('DE') })
  const rate = one(document.body, '[name=distanceSalesTax]') as HTMLSelectElement
  act(() => {
    rate.value = 'HOME'
    rate.dispatchEvent(new Event('change', { bubbles: true }))
  })
  press(one(document.body, '[name=reverseCharge]'))
  press([...(rate.form?.querySelectorAll('button') ?? [])].at(-1) as HTMLElement) // its button ends the form
  await settled(() =>
    expect(sent).toContainEqual([
      `PATCH ${SETTINGS}`,
      { distanceSalesTax: 'HOME', reverseCharge: true, vatIdCheck: false, revision: '7' },
    ]),
  )
})

test('the page of a merchant outside of the union has no such choice', async () => {
  const { root } = await open({})
  expect(root.textContent).not.toContain('Sales to other EU countries')
})

const usa = { id: 'r-1', revision: '3', country: 'US', appId: 'c-1', taxIncludedInPrice: false }

test('a calculator without keys is explained, and a region that has it charges its own rates', async () => {
  const { root } = await open({ [`POST ${BILLING}/tax-regions/query`]: { taxRegions: [usa], pagingMetadata: {} } })
  expect(root.textContent).toContain('Stripe Tax, no keys')
  expect(root.textContent).toContain('These rates are charged while the calculator does not answer:')
  expect(one(root, 'p a[href$="/settings/payments"]').textContent).toBe('Enter keys under Payments')
})

test('a merchant gives a group its tax code, which has a form', async () => {
  const { sent } = await open({
    [`GET ${CALCULATORS}`]: { calculators: [stripeTax(true)] },
    [`POST ${BILLING}/tax-groups`]: { taxGroup: books },
  })
  press(button('Add group'))
  type('Name', 'Food')
  type('Tax code', 'food')
  press(button('Save group'))
  expect(document.body.textContent).toContain('Enter a code such as txcd_99999999, or nothing.')
  type('Tax code', 'txcd_40060003')
  press(button('Save group'))
  const taxGroup = { name: 'Food', taxCode: 'txcd_40060003' }
  await settled(() => expect(sent).toContainEqual([`POST ${BILLING}/tax-groups`, { taxGroup }]))
})

const Orders = () => (
  <>
    <h1>Orders</h1>
    <TaxProblems />
  </>
)

test('a calculator that failed says why on the page and above the orders', async () => {
  const day = '2026-03-14T09:00:00.000Z'
  const problem = { message: "No such tax code: 'txcd_1'", times: 3, firstDate: day, lastDate: day }
  const failing = { [`GET ${CALCULATORS}`]: { calculators: [{ ...stripeTax(true), problem }] } }
  const { root } = await open(failing)
  expect(root.textContent).toMatch(/Stripe Tax did not calculate the tax of carts 3 times .*No such tax code: 'txcd_1'/)
  const above = await openPage({ Component: Orders }, '/orders', '/orders', failing)
  await settled(() => expect(above.root.textContent).toContain("No such tax code: 'txcd_1'"))
  expect(one(above.root, 'aside a').getAttribute('href')).toMatch(/settings\/taxes#automatic-taxes$/)
})

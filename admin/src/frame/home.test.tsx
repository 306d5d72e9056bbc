// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import * as orders from '../orders/page.tsx'
import * as setup from '../setup/page.tsx'
import { openPage, settled } from '../testing/open-page.tsx'
import * as home from './home.tsx'

const SEARCH = 'POST /ecom/v1/orders/search'
const beside = { '/orders': orders, '/setup': setup }
const guestLists = { Component: () => <h1>Guest lists</h1> }
const nothing = {
  [SEARCH]: { orders: [], metadata: { count: 0, hasNext: false } },
  'GET /fairground/v1/staff/views': { views: [] },
  'POST /events/v3/events/query': { events: [], pagingMetadata: { count: 0, offset: 0, total: 0 } },
}
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
const order = (number: string, hours: number) => ({
  id: `o-${number}`,
  number,
  createdDate: hoursAgo(hours),
  purchasedDate: hoursAgo(hours),
  updatedDate: hoursAgo(hours),
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  currency: 'GBP',
  buyerInfo: { email: 'ada@example.com' },
  billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
  priceSummary: { total: { amount: '12.00', formattedAmount: '£12.00' } },
  balanceSummary: { paid: { amount: '12.00' }, refunded: { amount: '0.00' } },
  lineItems: [],
  seenByAHuman: false,
  archived: false,
})

const link = (root: HTMLElement, name: string) => [...root.querySelectorAll('a')].find((a) => a.textContent === name)

test('a merchant sees at home what waits, and goes on to the orders to send', async () => {
  const waiting = [order('10001', 72), order('10002', 1)]
  const { root, sent } = await openPage(
    home,
    '/',
    '/',
    {
      ...nothing,
      [SEARCH]: { orders: waiting, metadata: { count: 2, hasNext: false } },
    },
    { beside },
  )
  const tile = () => link(root, 'To fulfil')?.closest('article')
  await settled(() => expect(tile()?.textContent).toBe('To fulfil21 older than 2 days'))
  const before = sent.length
  act(() => link(root, 'To fulfil')?.click())
  await settled(() =>
    expect(sent.slice(before)).toContainEqual([
      SEARCH,
      {
        search: expect.objectContaining({
          filter: expect.objectContaining({ fulfillmentStatus: { $ne: 'FULFILLED' } }),
        }),
      },
    ]),
  )
  await settled(() => expect(link(root, '#10001')?.getAttribute('href')).toBe('/orders/o-10001?list=tab%3Dwork'))
})

test('a merchant whose shop has sold nothing sees that nothing waits, and where to begin', async () => {
  const { root } = await openPage(home, '/', '/', nothing, { beside })
  await settled(() => expect(root.textContent).toContain('Everything is paid'))
  expect(link(root, 'To fulfil')?.closest('article')?.textContent).toContain('0')
  expect(link(root, 'Add a product')?.getAttribute('href')).toBe('/products/new')
})

const checklist = {
  ...nothing,
  'GET /fairground/v1/setup': {
    steps: [
      { step: 'TAX', state: 'DONE' },
      { step: 'PAYMENT', state: 'OPEN' },
    ],
    shown: true,
  },
}

test('a merchant whose shop is being set up comes to its checklist', async () => {
  const { root } = await openPage(home, '/', '/', checklist, { beside, site: { settingUp: true } })
  expect(root.textContent).toContain('1 of 2 done')
})

test('staff who may not set up the shop come to the first page of their role', async () => {
  const { root } = await openPage(home, '/', '/', checklist, {
    beside,
    site: { settingUp: true },
    scopes: ['orders.read'],
  })
  expect(root.querySelector('h1')?.textContent).toBe('Orders')
})

test('staff of the door alone come to the lists of guests', async () => {
  const { root } = await openPage(home, '/', '/', checklist, {
    beside: { '/guests': guestLists },
    scopes: ['guests.write'],
  })
  expect(root.querySelector('h1')?.textContent).toBe('Guest lists')
})

test('staff whose role opens no page read why', async () => {
  const { root } = await openPage(home, '/', '/', {}, { scopes: [] })
  expect(root.querySelector('h1')?.textContent).toBe('Welcome')
  expect(root.textContent).toContain('Owner')
})

// @vitest-environment happy-dom

import { press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const CHECKOUT = '/ecom/v1/checkout-settings'
const site = {
  revision: '7',
  business: { name: 'Fair' },
  reservationMinutes: 20,
  unpaidOrderMinutes: 30,
  ticketCancellation: { allowed: false },
  ticketChange: { allowed: false },
}
const checkoutSettings = {
  updatedDate: '2026-03-14T12:00:00Z',
  checkoutFields: {},
  checkoutBrand: { header: { text: 'Fair', backgroundFill: { color: '#10593E' }, textColor: '#fff' } },
}
const ordersSettings = {
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: false,
  autoGenerateInvoiceOnPaidOrder: false,
}
const numbers = {
  invoicePrefix: 'INV-',
  receiptPrefix: 'REC-',
  creditNotePrefix: 'CN-',
  orderPrefix: '',
  nextInvoiceNumber: '1',
  nextInvoiceNumberChangeable: true,
}
const ORDERS = '/ecom/v1/orders-settings'
const DOCUMENTS = '/fairground/v1/order-document-settings'
const answers = {
  'GET /fairground/v1/site-settings': site,
  [`GET ${ORDERS}`]: { ordersSettings },
  [`PATCH ${ORDERS}`]: { ordersSettings: { ...ordersSettings, autoGenerateInvoiceOnPaidOrder: true } },
  [`GET ${DOCUMENTS}`]: numbers,
  [`PATCH ${DOCUMENTS}`]: { ...numbers, invoicePrefix: '2026/' },
  [`GET ${CHECKOUT}`]: { checkoutSettings },
  [`PATCH ${CHECKOUT}`]: { checkoutSettings },
}

/** The card with this heading, once it is drawn. */
async function openCard(heading: string, given: Record<string, unknown> = answers) {
  const { root, sent } = await openPage(page, '/settings/orders', '/settings/orders', given)
  const find = () =>
    [...root.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === heading)
  await settled(() => expect(find(), root.innerHTML).toBeDefined())
  const card = () => find() as HTMLElement // settled
  const save = () => press([...card().querySelectorAll('button')].at(-1) as HTMLElement) // the last one saves
  /** Read before it was saved, and again afterwards. */
  const saved = () =>
    settled(() => expect(sent.map(([request]) => request).filter((one) => one === `GET ${CHECKOUT}`)).toHaveLength(3))
  return { card, save, saved, changes: () => sent.filter(([request]) => request.startsWith('PATCH')) }
}

const field = (card: HTMLElement, name: string) => card.querySelector(`input[name="${name}"]`) as HTMLInputElement
const swatch = (card: HTMLElement, label: string) =>
  card.querySelector(`input[aria-label="Choose: ${label}"]`) as HTMLInputElement

test('words of the checkout are set in a language; an empty field is the shop’s own word', async () => {
  const { card, save, changes } = await openCard('Words of the checkout')
  act(() => {
    field(card(), 'de.placeOrderPayButton').value = ' Jetzt kaufen '
  })
  save()
  const none = { continueShoppingLink: null, placeOrderPayButton: null }
  const de = { continueShoppingLink: null, placeOrderPayButton: 'Jetzt kaufen' }
  const checkoutContent = { en: none, de, fr: none }
  await settled(() =>
    expect(changes()).toMatchObject([[`PATCH ${CHECKOUT}`, { checkoutSettings: { checkoutContent } }]]),
  )
})

test('a colour is chosen or typed, one that is none is refused at its field, and an emptied one is taken away', async () => {
  const { card, save, saved, changes } = await openCard('Colours of the checkout page')
  expect(field(card(), 'headBackground').value).toBe('#10593E')
  expect(swatch(card(), 'Text of the head').value).toBe('#ffffff')

  type('Buy button', 'green', card())
  save()
  expect(card().textContent).toContain('Enter a colour such as #10593E.')
  expect(field(card(), 'placeOrderButton').value).toBe('green')
  expect(changes()).toEqual([])

  const picker = swatch(card(), 'Buy button')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(picker, '#c11e4d')
    picker.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(field(card(), 'placeOrderButton').value).toBe('#c11e4d')
  type('Text of the head', '', card())
  save()
  await saved()
  expect(changes()).toHaveLength(1)
  expect(changes()[0]?.[1]).toMatchObject({
    checkoutSettings: {
      checkoutBrand: {
        header: { backgroundFill: { color: '#10593E' }, textColor: null },
        global: { placeOrderButtonColor: '#c11e4d' },
      },
    },
  })
})

test('a text that is hard to read on its background is warned of as it is chosen, and saved all the same', async () => {
  const { card, save, saved, changes } = await openCard('Colours of the checkout page')
  expect(card().textContent).not.toContain('Hard to read')
  type('Background of the head', '#eeeeee', card())
  expect(card().textContent).toContain('Hard to read: the contrast is 1.1, and text needs 4.5.')
  const described = field(card(), 'headText').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toContain('Hard to read')
  type('Background of the head', '', card())
  expect(card().textContent).toContain('Hard to read where the page is light: the contrast is 1.0')
  save()
  await saved()
  expect(changes()).toHaveLength(1)
})

test('policies and questions are sent as ticked', async () => {
  const { card, save, saved, changes } = await openCard('Policies at the checkout')
  type('Returns', 'Within 30 days.', card())
  press(card().querySelector('input[name="returnPolicy.visible"]') as HTMLElement)
  save()
  await saved()
  expect(changes()).toHaveLength(1)
  expect(changes()[0]?.[1]).toMatchObject({
    checkoutSettings: {
      checkoutPolicies: {
        returnPolicy: { visible: true, content: 'Within 30 days.' },
        privacyPolicy: { visible: false, content: null },
      },
    },
  })
})

test('a card is not saved over what somebody else has changed since it was read', async () => {
  const mutable: Record<string, unknown> = { ...answers }
  const { card, save, changes } = await openCard('Colours of the checkout page', mutable)
  type('Buy button', '#c11e4d', card())
  const header = { ...checkoutSettings.checkoutBrand.header, textColor: '#eee' }
  mutable[`GET ${CHECKOUT}`] = {
    checkoutSettings: { ...checkoutSettings, updatedDate: '2026-03-14T13:00:00Z', checkoutBrand: { header } },
  }
  save()
  await settled(() => expect(field(card(), 'headText').value).toBe('#eee'))
  expect(field(card(), 'placeOrderButton').value).toBe('#c11e4d')
  expect(changes()).toEqual([])
  await settled(() => expect(card().textContent).toContain('Somebody else changed Text of the head'))
})

test('invoices are switched on, and their numbers are the owner’s', async () => {
  const invoices = await openCard('Invoices')
  press(invoices.card().querySelector('input[name="whenPaid"]') as HTMLElement)
  invoices.save()
  await settled(() => expect(invoices.changes()).toHaveLength(1))
  expect(invoices.changes()[0]).toEqual([
    `PATCH ${ORDERS}`,
    { ordersSettings: { createInvoice: false, autoGenerateInvoiceOnPaidOrder: true } },
  ])
})

test('numbers of invoices are whole ones, and a first one that is used is not offered any more', async () => {
  const { card, save, changes } = await openCard('Numbers of orders, invoices, receipts and credit notes')
  type('Number of the next invoice', '0', card())
  save()
  expect(card().textContent).toContain('Enter a whole number from 1.')
  type('Number of the next invoice', '500', card())
  type('Before the number of an invoice', '2026', card())
  save()
  expect(card().textContent).toContain('End it with a letter or a mark, such as “2026-”')
  type('Before the number of an invoice', '2026/', card())
  type('Before the number of an order', 'FG-', card())
  save()
  await settled(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]?.[1]).toEqual({
    invoicePrefix: '2026/',
    receiptPrefix: 'REC-',
    creditNotePrefix: 'CN-',
    orderPrefix: 'FG-',
    invoiceNote: '',
    nextInvoiceNumber: '500',
  })
  const used = { ...answers, [`GET ${DOCUMENTS}`]: { ...numbers, nextInvoiceNumberChangeable: false } }
  const later = await openCard('Numbers of orders, invoices, receipts and credit notes', used)
  expect(later.card().querySelector('input[name="nextInvoiceNumber"]')).toBeNull()
})

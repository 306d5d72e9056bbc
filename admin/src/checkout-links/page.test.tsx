// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const TEMPLATES = '/ecom/v1/checkout-templates'
const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const link = {
  id: 'c-1',
  status: 'ACTIVE',
  lineItems: [{ quantity: 2, catalogReference: { appId: STORE, catalogItemId: 'p-1' } }],
  customLineItems: [],
  couponCode: 'HELLO',
  customization: { lockedCoupon: true },
  createdDate: '2026-03-14T12:00:00.000Z',
  updatedDate: '2026-03-14T12:00:00.000Z',
}
const mug = { id: 'p-1', name: 'Harbour Mug', visible: true }
const variant = (id: string, choiceName: string) => ({
  id,
  visible: true,
  choices: [
    {
      optionChoiceIds: { optionId: 'o', choiceId: choiceName },
      optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' },
    },
  ],
  price: {},
})
const answers = {
  [`POST ${TEMPLATES}/query`]: { checkoutTemplates: [link], pagingMetadata: { hasNext: false, cursors: {} } },
  [`PATCH ${TEMPLATES}/c-1`]: { checkoutTemplate: link },
  [`POST ${TEMPLATES}`]: { checkoutTemplate: link },
  'GET /stores/v3/products/query': { products: [mug], pagingMetadata: {} },
  'GET /stores/v3/products/search': { products: [mug], pagingMetadata: {} },
  'GET /stores/v3/products/p-1': {
    product: { ...mug, variantsInfo: { variants: [variant('v-1', 'S'), variant('v-2', 'M')] } },
  },
}

test('a merchant reads what each link fills a checkout with, and switches it off', async () => {
  const { root, sent } = await openPage(page, '/settings/checkout-links', '/settings/checkout-links', answers)
  await settled(() => expect(root.textContent).toContain('2 × Harbour Mug'))
  expect(root.textContent).toContain('With the coupon HELLO')
  expect(root.textContent).toContain('Buyers cannot change the coupon')
  expect(root.textContent).not.toContain('Paid online only')
  press(button('Switch off'))
  const changes = () => sent.filter(([one]) => one === `PATCH ${TEMPLATES}/c-1`).map(([, body]) => body)
  await settled(() => expect(changes()).toEqual([{ checkoutTemplate: { id: 'c-1', status: 'INACTIVE' } }]))
})

test('a link is made of a product, its variant and a number, with its rules', async () => {
  const { sent } = await openPage(page, '/settings/checkout-links', '/settings/checkout-links', answers)
  await settled(() => button('New link'))
  press(button('New link'))
  await settled(() => button('Add product'))
  press(button('Add product'))
  await settled(() => button('Harbour Mug'))
  press(button('Harbour Mug'))
  const choices = () => document.querySelectorAll<HTMLOptionElement>('[role=dialog] option')
  await settled(() => expect(choices()).toHaveLength(2))
  const select = document.querySelector<HTMLSelectElement>('[role=dialog] select')!
  act(() => {
    select.value = 'v-2'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  type('Quantity', '3')
  const ticks = [...document.querySelectorAll<HTMLElement>('[role=dialog] input[type=checkbox]')]
  expect(ticks).toHaveLength(2)
  press(ticks[1]!)
  press(button('Create link'))
  const made = () => sent.filter(([one]) => one === `POST ${TEMPLATES}`).map(([, body]) => body)
  const catalogReference = { appId: STORE, catalogItemId: 'p-1', options: { variantId: 'v-2' } }
  await settled(() =>
    expect(made()).toEqual([
      {
        checkoutTemplate: {
          lineItems: [{ quantity: 3, catalogReference }],
          customization: { disabledManualPayment: true },
        },
      },
    ]),
  )
})

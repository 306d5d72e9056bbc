// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const PROFILES = '/ecom/v1/delivery-profiles'
const SOLUTIONS = '/_api/delivery-rates/v1/get-delivery-solutions'
const general = { id: 'p-1', revision: '1', name: 'General profile', default: true, deliveryRegions: [] }
const answers = {
  [`GET ${PROFILES}/query`]: { deliveryProfiles: [general], pagingMetadata: {} },
  'GET /ecom/v1/shipping-options/query': { shippingOptions: [], pagingMetadata: {} },
  'POST /v1/pickup-locations/query': { pickupLocations: [], pagingMetadata: {} },
  'POST /v1/local-delivery-options/query': { localDeliveryOptions: [], pagingMetadata: {} },
  'GET /fairground/v1/site-settings': { weightUnit: 'KG' },
  'GET /fairground/v1/carrier-accounts/shippo': { account: {} },
  'GET /fairground/v1/ship-from': { shipFroms: [] },
  'GET /ecom/v1/shippo-configurations/query': { shippoConfigurations: [], pagingMetadata: {} },
  [`POST ${PROFILES}`]: { deliveryProfile: general },
}

test('a merchant adds a profile, which needs a name', async () => {
  const { root, sent } = await openPage(page, '/settings/delivery', '/settings/delivery', answers)
  expect(root.textContent).toContain('No regions yet, so these products are delivered nowhere.')
  press(button('Add profile'))
  press(button('Save profile'))
  await settled(() => expect(document.body.textContent).toContain('Enter a name.'))
  type('Name', 'Heavy goods')
  press(button('Save profile'))
  await settled(() => expect(sent).toContainEqual([`POST ${PROFILES}`, { deliveryProfile: { name: 'Heavy goods' } }]))
})

test('a merchant tries an address, and reads which deliveries there are and what a buyer pays', async () => {
  const price = (amount: string) => ({
    amount,
    convertedAmount: amount,
    formattedAmount: '',
    formattedConvertedAmount: '',
  })
  const solution = {
    code: 'post',
    title: 'Post',
    logistics: { deliveryTime: 'Two days' },
    cost: {
      price: '4.50',
      currency: 'GBP',
      deliveryPrice: price('4.50'),
      additionalCosts: [{ deliveryPrice: price('2') }],
    },
  }
  const { root, sent } = await openPage(page, '/settings/delivery', '/settings/delivery', {
    ...answers,
    'GET /fairground/v1/site-settings': { weightUnit: 'KG', business: { address: { country: 'GB' } } },
    [`POST ${SOLUTIONS}`]: { deliverySolutions: [solution] },
  })
  expect(root.textContent).not.toContain('Two days')
  press(button('Try an address'))
  type('Weight of the goods', 'heavy')
  press(button('Show deliveries'))
  await settled(() => expect(document.body.textContent).toContain('Enter a weight such as 1.5.'))
  type('Weight of the goods', '1,5')
  type('Price of the goods', '12')
  type('Postcode', 'LS1 4AP')
  press(button('Show deliveries'))
  await settled(() => expect(document.body.textContent).toMatch(/Post.*£6\.50.*Two days/))
  expect(sent).toContainEqual([
    `POST ${SOLUTIONS}`,
    {
      currency: 'GBP',
      weightUnit: 'KG',
      destination: { country: 'GB', postalCode: 'LS1 4AP' },
      lineItems: [{ price: '12', deliveryProfileId: 'p-1', physicalProperties: { weight: 1.5 } }],
    },
  ])
})

test('an amount that is none is marked at its field when a rate is saved', async () => {
  const region = { id: 'r-1', name: 'Everywhere', destinations: [] }
  const { sent } = await openPage(page, '/settings/delivery', '/settings/delivery', {
    ...answers,
    [`GET ${PROFILES}/query`]: { deliveryProfiles: [{ ...general, deliveryRegions: [region] }], pagingMetadata: {} },
  })
  press(button('Add rate in Everywhere'))
  type('Name that buyers read', 'Express')
  type('Amount', '-1')
  press(button('Save rate'))
  await settled(() => expect(document.body.textContent).toContain('Enter 0 or more.'))
  const amount = document.querySelector<HTMLInputElement>(
    '[role=dialog] [aria-invalid=true], dialog [aria-invalid=true]',
  )
  expect(amount?.value).toBe('-1')
  expect(sent.filter(([request]) => request.startsWith('POST /ecom/v1/shipping-options'))).toEqual([])
})

test('postcodes of an area that no address can have are marked at their field', async () => {
  const region = { id: 'r-1', name: 'Germany', destinations: [{ countryCode: 'DE' }] }
  const { sent } = await openPage(page, '/settings/delivery', '/settings/delivery', {
    ...answers,
    [`GET ${PROFILES}/query`]: { deliveryProfiles: [{ ...general, deliveryRegions: [region] }], pagingMetadata: {} },
  })
  press(button('Add area'))
  type('Name of the area', 'Around us')
  type('Amount', '4')
  type('Postcodes', '10115, 💥, SW1*')
  press(button('Save area'))
  await settled(() => expect(document.body.textContent).toContain('no postcodes, beginnings or ranges: 💥, SW1*.'))
  const marked = document.querySelector<HTMLTextAreaElement>('textarea[aria-invalid=true]')
  expect(marked?.value).toBe('10115, 💥, SW1*')
  expect(sent.filter(([request]) => request === 'POST /v1/local-delivery-options')).toEqual([])
  type('Postcodes', '10115, 101*, 10115-10179')
  await settled(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull())
})

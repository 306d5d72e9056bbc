// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const ACCOUNT = '/fairground/v1/carrier-accounts/shippo'
const CONFIGURATIONS = '/ecom/v1/shippo-configurations'
const region = {
  id: 'r-1',
  name: 'Everywhere',
  active: true,
  destinations: [],
  deliveryCarriers: [],
  createdDate: '2026-11-01T09:00:00.000Z',
}
const general = { id: 'p-1', revision: '1', name: 'General profile', default: true, deliveryRegions: [region] }
const answers = {
  'GET /ecom/v1/delivery-profiles/query': { deliveryProfiles: [general], pagingMetadata: {} },
  'GET /ecom/v1/shipping-options/query': { shippingOptions: [], pagingMetadata: {} },
  'POST /v1/pickup-locations/query': { pickupLocations: [], pagingMetadata: {} },
  'POST /v1/local-delivery-options/query': { localDeliveryOptions: [], pagingMetadata: {} },
  'GET /fairground/v1/site-settings': { weightUnit: 'KG' },
  [`GET ${ACCOUNT}`]: { account: {} },
  'GET /fairground/v1/ship-from': { shipFroms: [] },
  [`GET ${CONFIGURATIONS}/query`]: { shippoConfigurations: [], pagingMetadata: {} },
}
const shipFrom = { name: 'Workshop', address: { country: 'GB', city: 'Bath', postalCode: 'BA1 1AA' } }
const withKey = {
  ...answers,
  [`GET ${ACCOUNT}`]: { account: { keyEnd: 'ab12', test: true, changedDate: '2026-11-01T09:00:00.000Z' } },
  'GET /fairground/v1/ship-from': { shipFroms: [{ locationId: 'l-1', shipFrom }] },
  [`POST ${CONFIGURATIONS}`]: { shippoConfiguration: {} },
}

test('a merchant without a key is led to enter one, which must not be empty', async () => {
  const { root, sent } = await openPage(page, '/settings/delivery', '/settings/delivery', {
    ...answers,
    [`PUT ${ACCOUNT}`]: { account: {} },
  })
  expect(root.textContent).toContain('Enter a Shippo key first.')
  press(button('Enter key'))
  await settled(() => press(button('Save key')))
  await settled(() => expect(document.body.textContent).toContain('Enter the key.'))
  type('Key', 'shippo_test_1')
  press(button('Save key'))
  await settled(() => expect(sent).toContainEqual([`PUT ${ACCOUNT}`, { key: 'shippo_test_1' }]))
})

test('a merchant adds live rates with a package, a service, a region and a backup rate', async () => {
  const { root, sent } = await openPage(page, '/settings/delivery', '/settings/delivery', withKey)
  expect(root.textContent).toContain('The key that ends with ab12 is stored.')
  press(button('Add live rates'))
  await settled(() => press(button('Save live rates')))
  await settled(() => expect(document.body.textContent).toContain('Choose a service'))
  type('Name of the package', 'Box')
  type('Length', '30')
  type('Width', '20,5')
  type('Height', '10')
  type('Backup rate', '6')
  for (const label of ['USPS Priority Mail', 'Everywhere']) press(tick(label))
  type('Handling fee of USPS Priority Mail', '1')
  press(button('Save live rates'))
  await settled(() =>
    expect(sent).toContainEqual([
      `POST ${CONFIGURATIONS}`,
      {
        shippoConfiguration: {
          packageType: 'CUSTOM',
          packageDetails: {
            name: 'Box',
            maxNumberOfProducts: null,
            dimensions: { length: '30', width: '20.5', height: '10' },
          },
          osLocationId: 'l-1',
          backupWeight: null,
          domesticServices: [
            {
              service: 'PRIORITY_MAIL',
              serviceSettings: {
                estimatedDeliveryTime: null,
                freeDeliveryMinimumAmount: null,
                handlingFee: { value: '1', calculationType: 'FIXED' },
              },
            },
          ],
          internationalServices: [],
          deliveryRegionIds: ['r-1'],
        },
        backupRate: '6',
      },
    ]),
  )
})

/** The tick box with exactly this label. */
function tick(label: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLLabelElement>('label')].find(
    (one) => one.textContent === label && one.querySelector('input[type=checkbox]'),
  )
  if (!found) throw new Error(`No box is labelled ${label}`)
  return found.querySelector('input')! // found by it
}

// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const PROFILES = '/ecom/v1/delivery-profiles'
const general = { id: 'p-1', revision: '1', name: 'General profile', default: true, deliveryRegions: [] }
const answers = {
  [`GET ${PROFILES}/query`]: { deliveryProfiles: [general], pagingMetadata: {} },
  'GET /ecom/v1/shipping-options/query': { shippingOptions: [], pagingMetadata: {} },
  'POST /v1/pickup-locations/query': { pickupLocations: [], pagingMetadata: {} },
  'POST /v1/local-delivery-options/query': { localDeliveryOptions: [], pagingMetadata: {} },
  'GET /fairground/v1/site-settings': { settings: { weightUnit: 'KG' } },
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

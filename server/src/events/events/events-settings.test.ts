import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'

const SETTINGS = '/events/v1/settings'
const ALL = ['SITE_INFO', 'EVENTS_INFO', 'SERVICE_FEE_SETTINGS', 'PAYMENT_SETTINGS']
  .map((field) => `fields=${field}`)
  .join('&')

test('settings of events come in the requested parts', async () => {
  const { admin, site, visitor, event, definition } = await fair()
  const read = async (query: string) => (await admin.call('GET', `${SETTINGS}?${query}`)).body.eventsSettings
  expect(Object.keys(await read('')).toSorted()).toEqual(['id', 'revision'])
  const before = await read(ALL)
  expect(before).toMatchObject({
    id: site.siteId,
    siteInfo: { locale: 'en-GB', language: 'en' },
    eventsInfo: { firstEventCreated: false, sellingTickets: false, sellingPaidTickets: false },
    serviceFeeSettings: { serviceFeeEnabled: true },
    paymentSettings: {
      ticketSalesEnabled: true,
      activePaymentMethods: [{ methodId: 'manual' }],
      couponsAccepted: true,
      giftCardsAccepted: false,
      delayedPaymentCaptureSettings: { enabled: false },
    },
  })
  const { id } = await event()
  const infos = async () => Object.values((await read('fields=EVENTS_INFO')).eventsInfo)
  await definition(id, { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } })
  expect(await infos()).toEqual([true, true, false])
  await definition(id)
  expect(await infos()).toEqual([true, true, true])
  await admin.call('POST', `/events/v3/events/${id}/cancel`, {})
  expect(await infos()).toEqual([true, false, false])
  expect((await admin.call('GET', `${SETTINGS}?fields=HUGE`)).status).toBe(400)
  expect((await (await visitor()).call('GET', `${SETTINGS}?${ALL}`)).status).toBe(403)
})

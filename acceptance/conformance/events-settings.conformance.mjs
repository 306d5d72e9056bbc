import { expect, test } from 'vitest'
import { admin } from './clients.mjs'
import { newOccasion } from './occasions.mjs'

test('settings of events say what the site sells and how it is paid', async () => {
  await newOccasion()
  const settings = await admin.eventsSettings.getEventsSettings({
    fields: ['SITE_INFO', 'EVENTS_INFO', 'PAYMENT_SETTINGS'],
  })
  const { eventsSettings = settings } = settings
  expect(eventsSettings).toMatchObject({
    siteInfo: { language: 'en' },
    eventsInfo: { firstEventCreated: true, sellingTickets: true, sellingPaidTickets: true },
    paymentSettings: { ticketSalesEnabled: true, couponsAccepted: true },
  })
  expect(eventsSettings).not.toHaveProperty('serviceFeeSettings.serviceFeeEnabled')
})

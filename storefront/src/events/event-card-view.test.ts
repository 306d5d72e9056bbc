import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { expect, test } from 'vitest'
import { priceOf } from './event-card-view.ts'

const pounds = (value: string) => ({ value, currency: 'GBP', formattedValue: `£${value}` })
const site = { currency: 'GBP', locale: 'en-GB', shownIn: 'EUR', rates: { EUR: '1.17' } } as unknown as SiteFacts // parts that prices need

test.for([
  ['one price', '10.00', '10.00', false, '€11.70'],
  ['several', '10.00', '20.00', false, 'From €11.70'],
  ['free', '0.00', '0.00', false, 'Free'],
  ['free or not', '0.00', '20.00', false, 'Free to €23.40'],
  ['the guest’s price', '0.00', '0.00', true, 'You choose the price'],
  ['the guest’s price beside others', '0.00', '20.00', true, 'From €0.00'],
  ['the guest’s price from an amount on', '5.00', '5.00', true, 'From €5.85'],
] as const)('the price of an event is shown: %s', ([, lowest, highest, guestPriced, price]) => {
  const tickets = { lowestPrice: pounds(lowest), highestPrice: pounds(highest), guestPriced, soldOut: false }
  const event = { registration: { type: 'TICKETING', tickets } } as unknown as Event // the part that is read
  expect(priceOf(event, site)).toBe(price)
})

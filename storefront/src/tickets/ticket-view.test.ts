import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { expect, test } from 'vitest'
import { shownMoney } from '../events/shown-money.ts'
import { ticketViews } from './ticket-view.ts'

const pounds = (value: string) => ({ value, currency: 'GBP' })
const place = (shownIn?: string) => {
  const site = { currency: 'GBP', locale: 'en-GB', shownIn, rates: { EUR: '1.17' } }
  return {
    locale: 'en-GB',
    zone: 'Europe/London',
    hybrid: false,
    shownMoney: (money: { value: string; currency: string }) => shownMoney(money, site),
  }
}

test.for([
  [undefined, 'You choose, from £5.00', '£5.13 with the service fee', undefined],
  [
    'EUR',
    'You choose, from £5.00 (about €5.85)',
    '£5.13 (about €6.00) with the service fee',
    'You enter and pay this price in GBP.',
  ],
] as const)(
  'a price that the guest names is shown as it is typed and charged; prices in %s',
  ([shownIn, price, fee, payIn]) => {
    const definition = {
      id: 'd-1',
      name: 'Friends',
      saleStatus: 'SALE_STARTED',
      limitPerCheckout: 8,
      admits: 1,
      pricingMethod: { guestPrice: pounds('5.00'), free: false },
      suggestedPrices: ['8.00'],
    } as unknown as TicketDefinition // fields that the view reads
    const written = (charged: string, euros: string) => ({
      amount: charged,
      formattedAmount: `£${charged}`,
      formattedConvertedAmount: shownIn ? `€${euros}` : `£${charged}`,
    })
    const itemPrice = { price: written('5.00', '5.85'), fee: written('0.13', '0.15'), total: written('5.13', '6.00') }
    const [view] = ticketViews([definition], [{ itemPrice }] as Parameters<typeof ticketViews>[1], place(shownIn))
    expect(view).toMatchObject({ price, fee, least: '5.00', suggested: [{ value: '8.00', label: '£8.00' }] })
    expect(view?.payIn).toBe(payIn)
  },
)

test('the price that follows is in the currency that the visitor picked', () => {
  const definition = {
    id: 'd-1',
    name: 'Standing',
    saleStatus: 'SALE_STARTED',
    limitPerCheckout: 8,
    admits: 1,
    pricingMethod: { fixedPrice: pounds('12.00'), free: false },
    priceTiers: [{ id: 't-1', name: 'Early bird', price: pounds('12.00'), state: 'CURRENT' }],
    regularPrice: pounds('20.00'),
  } as unknown as TicketDefinition // fields that the view reads
  const [view] = ticketViews([definition], [{}], place('EUR'))
  expect(view?.tier).toBe('Early bird · then €23.40')
})

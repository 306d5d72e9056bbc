import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { expect, test } from 'vitest'
import { shownMoney } from '../events/shown-money.ts'
import { ticketViews } from './ticket-view.ts'

test('the price that follows is in the currency that the visitor picked', () => {
  const pounds = (value: string) => ({ value, currency: 'GBP' })
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
  const site = { currency: 'GBP', locale: 'en-GB', shownIn: 'EUR', rates: { EUR: '1.17' } }
  const place = { locale: 'en-GB', zone: 'Europe/London', hybrid: false }
  const [view] = ticketViews([definition], [{}], { ...place, shownMoney: (money) => shownMoney(money, site) })
  expect(view?.tier).toBe('Early bird · then €23.40')
})

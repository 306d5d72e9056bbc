import { expect, test } from 'vitest'
import { ticketMessage } from './ticket-message.ts'
import { emptyTicket, type TicketValues } from './ticket-values.ts'

test.for([
  [
    'a limited ticket',
    { name: 'Early bird', price: '12', quantity: '120' },
    {
      pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' } },
      limited: true,
      initialLimit: 120,
      salePeriod: null,
    },
  ],
  ['a free ticket', { price: '0' }, { pricingMethod: { fixedPrice: { value: '0.00', currency: 'GBP' } } }],
  [
    'rules on who buys how many',
    { price: '5', admits: '4', fewest: '2', most: '4', perPerson: '6', membersOnly: true, hidden: true },
    { admits: 4, minimumPerCheckout: 2, limitPerCheckout: 4, limitPerPerson: 6, membersOnly: true, hidden: true },
  ],
  [
    'what buyers read of it, and the fee',
    { price: '5', description: ' At the front. ', policy: '', fee: 'FEE_ADDED_AT_CHECKOUT' },
    { description: 'At the front.', policyText: null, feeType: 'FEE_ADDED_AT_CHECKOUT' },
  ],
  [
    'no such rules',
    { price: '5' },
    {
      admits: 1,
      minimumPerCheckout: null,
      limitPerCheckout: null,
      limitPerPerson: null,
      membersOnly: false,
      hidden: false,
    },
  ],
  [
    'prices before the fixed one',
    {
      price: '20',
      tiers: [{ tierId: 't-1', name: ' Early bird ', price: '10', until: '2026-06-01T12:00', limit: '50' }],
    },
    {
      pricingMethod: { fixedPrice: { value: '20.00', currency: 'GBP' } },
      priceTiers: [
        {
          id: 't-1',
          name: 'Early bird',
          price: { value: '10.00', currency: 'GBP' },
          endDate: new Date('2026-06-01T11:00:00Z'),
          limit: 50,
        },
      ],
    },
  ],
  [
    'a price that guests choose',
    { pricing: 'guest', price: '5', suggested: '5; 10 ;20', tiers: [] },
    {
      pricingMethod: { guestPrice: { value: '5.00', currency: 'GBP' } },
      suggestedPrices: ['5.00', '10.00', '20.00'],
      priceTiers: null,
    },
  ],
  [
    'several prices',
    { pricing: 'options', options: [{ optionId: '', name: 'Child', price: '4' }] },
    {
      pricingMethod: {
        pricingOptions: { optionDetails: [{ name: 'Child', price: { value: '4.00', currency: 'GBP' } }] },
      },
    },
  ],
  ['as many as are wanted', { price: '5', quantity: '' }, { limited: false, initialLimit: null }],
  [
    'a sale that ends',
    { price: '5', saleEnd: '2026-06-01T12:00' },
    { salePeriod: { startDate: null, endDate: new Date('2026-06-01T11:00:00Z'), displayNotOnSale: true } },
  ],
] satisfies [string, Partial<TicketValues>, object][])('%s', ([, change, message]) => {
  expect(ticketMessage({ ...emptyTicket, ...change }, 'GBP', 'Europe/London')).toMatchObject(message)
})

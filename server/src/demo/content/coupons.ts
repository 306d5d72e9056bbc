import type { createCoupon } from '@fairground/contract/ecom/coupons.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'

type Specification = RequestOf<typeof createCoupon>['specification']

/** Codes that a fair would print on its bags and posters. */
export const coupons: readonly Specification[] = [
  { name: 'Welcome', code: 'HELLO10', percentOffRate: 10, limitPerCustomer: 1 },
  { name: 'Free delivery from £40', code: 'CARRIER', freeShipping: true, minimumSubtotal: 40 },
  { name: 'Three tickets for two', code: 'BRINGFRIENDS', buyXGetY: { x: 2, y: 1 }, scope: { namespace: 'events' } },
  {
    name: 'Five pounds off goods, for the first hundred',
    code: 'FIRST100',
    moneyOffAmount: 5,
    usageLimit: 100,
    scope: { namespace: 'stores' },
  },
]

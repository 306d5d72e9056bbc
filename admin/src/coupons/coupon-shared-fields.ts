import { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import { conditions } from '@fairground/domain/coupons/conditions.ts'
import { plainFields } from '../forms/shared-edits.ts'
import type { CouponValues } from './coupon-values.ts'

const moment = (typed: string): string => typed.replace('T', ' ') || 'No limit'

const kinds: Record<CouponValues['kind'], string> = {
  moneyOffAmount: 'Money off',
  percentOffRate: 'Percentage off',
  fixedPriceAmount: 'Fixed price',
  freeShipping: 'Free delivery',
  buyXGetY: 'Buy some, get some free',
}

const targets: Record<CouponValues['target'], string> = {
  cart: 'The whole order',
  goods: 'All goods',
  product: 'One product',
  collection: 'One collection',
  tickets: 'All tickets',
  event: 'One event',
  ticket: 'One kind of ticket',
}

const conditionLabels = Object.fromEntries(CouponCondition.map((field) => [field, conditions[field].label])) as Record<
  CouponCondition,
  string
> // one for each

const fields = plainFields<CouponValues>(
  {
    code: 'Code',
    name: 'Name',
    kind: 'Kind of discount',
    amount: 'Amount',
    percent: 'Percentage',
    buy: 'Units to buy',
    free: 'Free units',
    target: 'Applies to',
    entityId: 'Item',
    ...conditionLabels,
    oneUnit: 'One unit only',
    start: 'Starts',
    end: 'Ends',
    usageLimit: 'Uses in total',
    perCustomer: 'Uses per customer',
    active: 'Active',
  },
  {
    kind: (kind) => kinds[kind],
    target: (target) => targets[target],
    entityId: (id) => (id ? 'Another choice' : 'None'),
    start: moment,
    end: moment,
  },
)

/** Fields of a coupon that two people may change. */
export const couponFields = () => fields

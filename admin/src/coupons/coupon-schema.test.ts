import { expect, test } from 'vitest'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { couponSchema } from './coupon-schema.ts'
import { type CouponValues, emptyCoupon } from './coupon-values.ts'

const resolve = valibotResolver(couponSchema('GBP'))
const good: CouponValues = { ...emptyCoupon, code: 'SUMMER10', name: 'Summer', percent: '10' }

function faults(change: Partial<CouponValues>): Record<string, string | undefined> {
  const { errors } = resolve({ ...good, ...change }, undefined, {} as never) as {
    errors: Record<string, { message?: string }>
  }
  return Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]))
}

test.for([
  ['a coupon', {}, []],
  ['no code', { code: ' ' }, ['code']],
  ['a code with a space within', { code: 'SUMMER 10' }, ['code']],
  ['a code of 51 signs', { code: 'x'.repeat(51) }, ['code']],
  ['no name', { name: '' }, ['name']],
  ['no percentage', { percent: '' }, ['percent']],
  ['nothing per cent', { percent: '0' }, ['percent']],
  ['more than all', { percent: '100,5' }, ['percent']],
  ['too fine a percentage', { percent: '1.00001' }, ['percent']],
  ['no amount off', { kind: 'moneyOffAmount', amount: '0.00' }, ['amount']],
  ['a gift at no price', { kind: 'fixedPriceAmount', amount: '0' }, []],
  ['too fine an amount', { kind: 'fixedPriceAmount', amount: '1.005' }, ['amount']],
  ['free delivery needs no value', { kind: 'freeShipping', percent: '' }, []],
  ['units that are none', { kind: 'buyXGetY', target: 'goods', buy: '0', free: '1.5' }, ['buy', 'free']],
  ['more units than there may be', { kind: 'buyXGetY', target: 'goods', buy: '1001' }, ['buy']],
  ['a product that is not chosen', { target: 'product' }, ['entityId']],
  ['a product', { target: 'product', entityId: 'p-1' }, []],
  ['a minimum that is no amount', { minimumSubtotal: 'thirty' }, ['minimumSubtotal']],
  ['a minimum that nobody sees', { minimumSubtotal: 'thirty', target: 'goods' }, []],
  ['an end before the start', { start: '2026-12-01T09:00', end: '2026-12-01T09:00' }, ['end']],
  ['a year of five digits', { end: '12026-12-01T09:00' }, ['end']],
  ['limits that are none', { usageLimit: '0', perCustomer: '-1' }, ['perCustomer', 'usageLimit']],
  ['the highest limit', { usageLimit: '1000000', perCustomer: '1' }, []],
  ['a higher one', { usageLimit: '1000001' }, ['usageLimit']],
] as [string, Partial<CouponValues>, string[]][])('%s', ([, change, fields]) => {
  expect(Object.keys(faults(change)).sort()).toEqual(fields)
})

import { expect, test } from 'vitest'
import { nextSaleChange, salePeriod, saleStatus } from './sale-status.ts'

const at = (time: string) => new Date(`2030-06-01T${time}Z`)
const noon = at('12:00:00')

test.for([
  ['without bounds', null, null, null, 'SALE_STARTED', null],
  ['starts later', at('13:00:00'), null, null, 'SALE_SCHEDULED', at('13:00:00')],
  ['starts now', noon, null, null, 'SALE_STARTED', null],
  ['ends later', null, at('13:00:00'), null, 'SALE_STARTED', at('13:00:00')],
  ['ends now', null, noon, null, 'SALE_ENDED', null],
  ['in the past', at('09:00:00'), at('10:00:00'), null, 'SALE_ENDED', null],
  ['ends with the event', null, null, noon, 'SALE_ENDED', null],
  ['does not outlive the event', null, at('15:00:00'), at('14:00:00'), 'SALE_STARTED', at('14:00:00')],
  ['before and within', at('13:00:00'), at('15:00:00'), at('20:00:00'), 'SALE_SCHEDULED', at('13:00:00')],
] as const)('%s', ([, startDate, endDate, eventEnd, status, change]) => {
  expect(saleStatus({ startDate, endDate }, eventEnd, noon)).toBe(status)
  expect(nextSaleChange({ startDate, endDate }, eventEnd, noon)).toEqual(change)
})

test('sale dates are cut to the minute', () => {
  expect(salePeriod({ startDate: new Date('2030-06-01T12:00:59.999Z'), endDate: null })).toEqual({
    ok: true,
    period: { startDate: noon, endDate: null },
  })
})

test.for([
  ['ends before it starts', at('12:00:00'), at('11:00:00')],
  ['ends as it starts', at('12:00:00'), at('12:00:00')],
  ['ends within the minute it starts in', at('12:00:01'), at('12:00:59')],
] as const)('refused: %s', ([, startDate, endDate]) => {
  expect(salePeriod({ startDate, endDate })).toEqual({ ok: false, refusal: { code: 'INVALID_SALE_PERIOD' } })
})

test('a period in the past is accepted', () => {
  expect(salePeriod({ startDate: at('01:00:00'), endDate: at('02:00:00') }).ok).toBe(true)
})

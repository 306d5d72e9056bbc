import { expect, test } from 'vitest'
import { salePeriod } from './sale-status.ts'

const at = (time: string) => new Date(`2030-06-01T${time}Z`)
const noon = at('12:00:00')

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

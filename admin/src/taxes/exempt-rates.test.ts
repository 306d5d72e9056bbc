import { expect, test } from 'vitest'
import { exemptPercents, exemptRatesOf } from './exempt-rates.ts'

test('rates of exempt groups are typed as percentages, and an empty one is left out', () => {
  const percents = exemptPercents([{ taxExemptGroupId: 'schools', taxRate: '0.05' }])
  expect(percents).toEqual({ schools: '5' })
  expect(exemptRatesOf({ ...percents, embassies: ' ', clubs: '7,5' })).toEqual([
    { taxExemptGroupId: 'schools', taxRate: '0.05' },
    { taxExemptGroupId: 'clubs', taxRate: '0.075' },
  ])
})

test('a rate that is no percentage gives none of them', () => {
  expect(exemptRatesOf({ schools: '5', clubs: 'half' })).toBeUndefined()
})

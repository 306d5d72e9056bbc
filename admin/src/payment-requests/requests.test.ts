import { expect, test } from 'vitest'
import { readRequest } from './requests.ts'

const now = new Date('2026-12-01T12:00:00Z')
const entered = { title: 'Deposit', amount: '30', days: '' }

test('an entered amount is exact in its currency, and has an end where one is entered', () => {
  expect(readRequest(entered, { currency: 'GBP', now })).toEqual({
    wanted: { title: 'Deposit', amount: { amount: '30.00' } },
  })
  expect(readRequest({ ...entered, days: '2' }, { currency: 'JPY', now })).toEqual({
    wanted: { title: 'Deposit', amount: { amount: '30' }, expirationDate: new Date('2026-12-03T12:00:00Z') },
  })
})

test.for([
  ['no title', { title: ' ' }, 'GBP', ['title']],
  ['nothing to pay', { amount: '0' }, 'GBP', ['amount']],
  ['no number', { amount: 'much' }, 'GBP', ['amount']],
  ['digits that the currency has not', { amount: '0.5' }, 'JPY', ['amount']],
  ['no whole days', { days: '1.5' }, 'GBP', ['days']],
] as const)('a request is not sent: %s', ([, change, currency, fields]) => {
  const { mistakes } = readRequest({ ...entered, ...change }, { currency, now })
  expect(Object.keys(mistakes ?? {})).toEqual(fields)
})

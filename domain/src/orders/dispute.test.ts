import { DisputeState } from '@fairground/contract/enumerations/payments.ts'
import { expect, test } from 'vitest'
import { chargedBack, isChargeback } from './dispute.ts'

test('money of disputes that are open or lost is at the bank of the buyer', () => {
  expect(chargedBack(DisputeState.map((state, i) => ({ state, amount: 10n ** BigInt(i) })))).toBe(110n)
  expect(DisputeState.filter(isChargeback)).toEqual(['OPEN', 'LOST', 'WON'])
})

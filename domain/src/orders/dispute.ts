import type { DisputeState } from '@fairground/contract/enumerations/payments.ts'

/** A dispute of a payment; amount in minor units. */
interface Dispute {
  readonly state: DisputeState
  readonly amount: bigint
}

/** True while the bank of the buyer has the money. */
export const takesMoney = {
  INQUIRY: false,
  OPEN: true,
  LOST: true,
  WON: false,
  CLOSED: false,
} as const satisfies Record<DisputeState, boolean>

/** True when the money was taken, whether or not it came again: a chargeback. */
export const isChargeback = (state: DisputeState): boolean => takesMoney[state] || state === 'WON'

/** States of disputes that the bank has not decided: the merchant may answer. */
export const UNDECIDED_DISPUTES: readonly DisputeState[] = ['INQUIRY', 'OPEN']

/** Amount that the bank of the buyer has, in minor units. */
export const chargedBack = (disputes: readonly Dispute[]): bigint =>
  disputes.reduce((sum, { state, amount }) => (takesMoney[state] ? sum + amount : sum), 0n)

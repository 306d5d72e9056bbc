import type { DisputeState } from '@fairground/contract/enumerations/payments.ts'
import { chargedBack } from '@fairground/domain/orders/dispute.ts'

/** A dispute as it is stored: amount in minor units, times in ISO 8601. */
export interface StoredDispute {
  readonly id: string
  readonly reference: string
  readonly state: DisputeState
  readonly amount: string
  readonly reason: string
  readonly at: string
  readonly changedAt: string
  readonly respondBy?: string
  /** Time of the message that reported it so; absent where its provider was called for it. */
  readonly asOf?: string
}

/** Amount of a payment that the bank of the buyer took back. */
export const takenBack = ({ disputes = [] }: { readonly disputes?: readonly StoredDispute[] }): bigint =>
  chargedBack(disputes.map(({ state, amount }) => ({ state, amount: BigInt(amount) })))

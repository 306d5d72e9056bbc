import { present } from '@fairground/domain/present.ts'
import type { Stripe } from 'stripe'
import type { BegunPayment, Dispute } from '../../sales/payments/provider.ts'
import { fromStripe } from './stripe-amount.ts'
import { typeOf } from './stripe-client.ts'

/** Fields of a dispute that are read. Amounts are in Stripe's smallest units. */
interface Read {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly reason: string
  readonly dueBy: number | null
}

export async function stripeDisputes(client: Stripe, { reference, currency }: BegunPayment): Promise<Dispute[]> {
  const disputes: Dispute[] = []
  try {
    for await (const { id, status, amount, reason, evidence_details: evidence } of client.disputes.list({
      payment_intent: reference,
      limit: 100,
    }))
      disputes.push(disputeOf({ id, status, amount, reason, dueBy: evidence.due_by }, currency))
  } catch (error) {
    // A restricted key may take payments without reading disputes.
    if (typeOf(error) !== 'StripePermissionError') throw error
  }
  return disputes
}

/** The dispute that an event is about, as it was then; undefined where it is about something else. */
export function disputeInEvent({ created, data: { object } }: Stripe.Event): Dispute | undefined {
  if (object.object !== 'dispute') return undefined
  const { id, status, amount, reason, currency, evidence_details: evidence } = object
  const read = { id, status, amount, reason, dueBy: evidence.due_by }
  return { ...disputeOf(read, currency.toUpperCase()), asOf: new Date(created * 1000) }
}

const disputeOf = ({ id, status, amount, reason, dueBy }: Read, currency: string): Dispute => ({
  reference: id,
  state: DISPUTE_STATES[status] ?? 'OPEN',
  amount: fromStripe(amount, currency),
  reason,
  ...present({ respondBy: dueBy ? new Date(dueBy * 1000) : undefined }),
})

/** States of Stripe. One that begins with `warning` is a question of the bank: no money was taken. */
const DISPUTE_STATES: Readonly<Record<string, Dispute['state']>> = {
  warning_needs_response: 'INQUIRY',
  warning_under_review: 'INQUIRY',
  warning_closed: 'CLOSED',
  prevented: 'CLOSED',
  needs_response: 'OPEN',
  under_review: 'OPEN',
  lost: 'LOST',
  won: 'WON',
}

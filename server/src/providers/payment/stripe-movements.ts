import { present } from '@fairground/domain/present.ts'
import type { Stripe } from 'stripe'
import type { Movement, MovementPage, MovementsQuery, RefundState } from '../../sales/payments/provider.ts'
import { fromStripe } from './stripe-amount.ts'
import { typeOf } from './stripe-client.ts'

const PAGE = 100
/** Kinds of objects in the order in which they are listed; a page is named by its kind and the object before it. */
const CHARGES = 'charges'
const REFUNDS = 'refunds'

/** Lists charges, then refunds. Those that other programs or other shops made with the account are left out. */
export async function stripeMovements(
  client: Stripe,
  { siteId, from, until, page = CHARGES }: MovementsQuery,
): Promise<MovementPage | 'NOT_PERMITTED'> {
  const [kind, after] = page.split(' ')
  const created = { gte: seconds(from), lt: seconds(until) }
  const query = { created, limit: PAGE, ...present({ starting_after: after }) }
  try {
    if (kind === REFUNDS) {
      const { data, has_more: more } = await client.refunds.list(query)
      const last = data.at(-1)
      return {
        movements: data.flatMap((refund) => refundOf(refund, siteId)),
        ...present({ next: more && last ? `${REFUNDS} ${last.id}` : undefined }),
      }
    }
    const { data, has_more: more } = await client.charges.list(query)
    const last = data.at(-1)
    return {
      movements: data.flatMap((charge) => chargeOf(charge, siteId)),
      next: more && last ? `${CHARGES} ${last.id}` : REFUNDS,
    }
  } catch (error) {
    // A restricted key may take payments without reading lists.
    if (typeOf(error) !== 'StripePermissionError') throw error
    return 'NOT_PERMITTED'
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

const intentIn = (intent: string | Stripe.PaymentIntent | null): string | undefined =>
  (typeof intent === 'string' ? intent : intent?.id) ?? undefined

function chargeOf(charge: Stripe.Charge, siteId: string): Movement[] {
  const { metadata, status, captured, amount_captured: taken, created } = charge
  const reference = intentIn(charge.payment_intent)
  if (reference === undefined || metadata.site_id !== siteId || status !== 'succeeded' || !captured) return []
  const currency = charge.currency.toUpperCase()
  return [
    {
      kind: 'CHARGE',
      reference,
      ...present({ paymentId: metadata.payment_id }),
      amount: fromStripe(taken, currency),
      currency,
      at: new Date(created * 1000),
    },
  ]
}

function refundOf(refund: Stripe.Refund, siteId: string): Movement[] {
  const { id, metadata, status, amount, created } = refund
  const reference = intentIn(refund.payment_intent)
  const owner = metadata?.site_id
  if (reference === undefined || (owner !== undefined && owner !== siteId)) return []
  const currency = refund.currency.toUpperCase()
  return [
    {
      kind: 'REFUND',
      reference,
      refundReference: id,
      ...present({ paymentId: metadata?.payment_id, refundId: metadata?.refund_id }),
      status: stateOf(status),
      amount: fromStripe(amount, currency),
      currency,
      at: new Date(created * 1000),
    },
  ]
}

function stateOf(status: string | null): RefundState['status'] {
  if (status === 'succeeded') return 'SUCCEEDED'
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'PENDING'
}

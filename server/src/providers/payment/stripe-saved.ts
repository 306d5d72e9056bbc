import { present } from '@fairground/domain/present.ts'
import type { Stripe } from 'stripe'
import {
  AUTHENTICATION_REQUIRED,
  type Charged,
  type Payment,
  type PaymentState,
  type SavedMeans,
  type Saving,
} from '../../sales/payments/provider.ts'
import { codeOf, typeOf } from './stripe-client.ts'

type Intent = Stripe.PaymentIntent

/** Intents of a customer among which one that was begun before is looked for: the newest. */
const NEWEST = 100

/**
 * Charges a saved payment method. One that was begun before is found by our id: keys of requests are forgotten after a day, and nothing
 * may be charged twice. A declined card is an answer, too.
 */
export async function charged(
  client: Stripe,
  { id, charges, returnUrl }: Payment,
  params: Stripe.PaymentIntentCreateParams,
): Promise<Intent> {
  if (!charges) throw new Error(`The payment ${id} charges nothing that was saved`)
  const { customer, reference: payment_method, absent } = charges
  const { data } = await client.paymentIntents.list({ customer, limit: NEWEST })
  const begun = data.find(({ metadata }) => metadata.payment_id === id)
  if (begun) return begun
  const here = absent
    ? { off_session: true, automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } }
    : { return_url: returnUrl }
  try {
    const intent = await client.paymentIntents.create(
      { ...params, ...here, customer, payment_method, confirm: true },
      { idempotencyKey: id },
    )
    return await client.paymentIntents.retrieve(intent.id)
  } catch (error) {
    const declined = declinedIntent(error)
    if (declined === undefined) throw error
    return client.paymentIntents.retrieve(declined)
  }
}

/** Id of the intent whose card was declined. */
function declinedIntent(error: unknown): string | undefined {
  if (typeOf(error) !== 'StripeCardError') return undefined
  return (error as { payment_intent?: Intent }).payment_intent?.id
}

/** State of a charge that is not through. Nobody else ever holds its secret: one that was declined stays so. */
export function chargedState({ absent }: Charged, intent: Intent): PaymentState {
  const { id: reference, status, next_action: next, last_payment_error: error } = intent
  if (status === 'requires_action') {
    if (absent) return { status: 'DECLINED', reference, reason: AUTHENTICATION_REQUIRED }
    const redirectUrl = next?.redirect_to_url?.url
    return redirectUrl ? { status: 'OPEN', reference, next: { redirectUrl } } : { status: 'PENDING', reference }
  }
  if (!error) return { status: 'PENDING', reference }
  const reason = error.decline_code ?? error.code ?? 'card_declined'
  return { status: 'DECLINED', reference, reason: reason.toUpperCase() }
}

/** Payment method that was saved with an intent; none where Stripe did not attach it to the customer, or the key may not read it. */
export async function savedWith(
  client: Stripe,
  { saveFor }: Payment,
  { payment_method: method }: Intent,
): Promise<{ readonly saved?: SavedMeans }> {
  if (saveFor === undefined || method === null) return {}
  try {
    const found = await client.paymentMethods.retrieve(typeof method === 'string' ? method : method.id)
    const owner = typeof found.customer === 'string' ? found.customer : found.customer?.id
    return owner === saveFor ? { saved: meansOf(found) } : {}
  } catch (error) {
    if (typeOf(error) !== 'StripePermissionError') throw error
    return {}
  }
}

function meansOf({ id: reference, type, card, sepa_debit: debit }: Stripe.PaymentMethod): SavedMeans {
  if (card)
    return {
      reference,
      brand: BRANDS[card.brand] ?? titled(card.brand),
      lastFour: card.last4,
      ...present({ fingerprint: card.fingerprint ?? undefined }),
      expires: { month: card.exp_month, year: card.exp_year },
    }
  return {
    reference,
    brand: titled(type),
    ...present({ lastFour: debit?.last4 ?? undefined, fingerprint: debit?.fingerprint ?? undefined }),
  }
}

/** Brands that are spelled in their own way. */
const BRANDS: Readonly<Record<string, string>> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' }

const titled = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Customers of Stripe, one for each member, and what is attached to them. */
export const stripeSaving = (clientOf: (siteId: string) => Promise<Stripe>): Saving => ({
  async customer({ siteId, memberId }) {
    const client = await clientOf(siteId)
    try {
      const metadata = { member_id: memberId, site_id: siteId }
      return (await client.customers.create({ metadata }, { idempotencyKey: `${siteId} ${memberId} customer` })).id
    } catch (error) {
      // A restricted key may take payments without saving.
      if (typeOf(error) !== 'StripePermissionError') throw error
      return undefined
    }
  },
  async remove({ siteId, reference }) {
    const client = await clientOf(siteId)
    await unlessGone(async () => {
      const { customer } = await client.paymentMethods.retrieve(reference)
      if (customer !== null) await client.paymentMethods.detach(reference)
    })
  },
  async forget({ siteId, customer }) {
    const client = await clientOf(siteId)
    await unlessGone(() => client.customers.del(customer))
  },
})

async function unlessGone(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (codeOf(error) !== 'resource_missing') throw error
  }
}

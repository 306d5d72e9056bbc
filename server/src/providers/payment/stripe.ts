import type { Stripe } from 'stripe'
import { textsIn } from '../../ground/texts/catalogues.ts'
import type {
  AccountKeys,
  BegunPayment,
  Payment,
  PaymentProvider,
  PaymentState,
  ProviderNeeds,
  Refund,
  RefundState,
} from '../../sales/payments/provider.ts'
import { fromStripe, toStripe } from './stripe-amount.ts'
import { codeOf, stripeClients, typeOf } from './stripe-client.ts'
import { stripeDisputes } from './stripe-disputes.ts'
import { headersOf } from './stripe-fetch.ts'
import { checkedKeys } from './stripe-keys.ts'
import { stripeMessage } from './stripe-messages.ts'
import { stripeMovements } from './stripe-movements.ts'
import { charged, chargedState, savedWith, stripeSaving } from './stripe-saved.ts'

type Mode = 'live' | 'test'
type Intent = Stripe.PaymentIntent

/** Payment pages load the component from here, as its terms ask, and it talks to the others. */
const ORIGINS = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
}

/**
 * Stripe: buyers pay in its Payment Element on the page of their order. Live and test are two providers with keys, messages and payments of
 * their own, so that no call about one ever reaches the other.
 */
export function stripeProvider(needs: ProviderNeeds, mode: Mode, apiUrl?: string): PaymentProvider {
  const name = mode === 'live' ? 'stripe' : 'stripe-test'
  const test = mode === 'test'
  const clients = stripeClients(apiUrl)
  const accountOf = async (siteId: string): Promise<Account> => {
    const keys = await needs.accountOf(siteId, name)
    if (!keys) throw new Error(`The site ${siteId} has no keys of ${name}`)
    return { keys, client: await clients.of(keys.secretKey) }
  }
  const look = async (payment: BegunPayment): Promise<PaymentState> => {
    const account = await accountOf(payment.siteId)
    return stateOf(account, payment, await account.client.paymentIntents.retrieve(payment.reference))
  }
  return {
    name,
    origins: ORIGINS,
    account: {
      title: test ? 'Stripe, test mode' : 'Stripe',
      test,
      forms: {
        publicKey: new RegExp(`^pk_${mode}_\\w+$`),
        secretKey: new RegExp(`^(sk|rk)_${mode}_\\w+$`),
        messagesSecret: /^whsec_[\w+/=]+$/,
      },
      check: (keys, before) => checkedKeys(clients, keys, before),
    },
    offer({ locale, settings }) {
      if (!settings.paymentAccounts?.[name] || (test && !settings.testPayments)) return undefined
      const t = textsIn(locale)
      return { title: t('purchase.card'), description: t(test ? 'purchase.cardTest' : 'purchase.cardHow'), test }
    },
    takes: (amount, currency) => toStripe(amount, currency) !== undefined,
    begin: async (payment) => begin(await accountOf(payment.siteId), payment),
    saving: stripeSaving(async (siteId) => (await accountOf(siteId)).client),
    look,
    void: (payment) => unlessOver(payment, (client) => client.paymentIntents.cancel(payment.reference)),
    capture,
    disputes: async (payment) => stripeDisputes((await accountOf(payment.siteId)).client, payment),
    refund: async (refund) => refunded(await accountOf(refund.siteId), refund),
    movements: async (query) => stripeMovements((await accountOf(query.siteId)).client, query),
    message: (message) => stripeMessage({ ...needs, name, clients }, message),
  }

  /** The rest of a payment of which a part is taken is released. An amount that Stripe does not take leaves it reserved. */
  async function capture(payment: BegunPayment, amount?: bigint): Promise<PaymentState> {
    if (amount === undefined) return taken(payment, {}, `${payment.id} capture`)
    const part = toStripe(amount, payment.currency)
    if (part === undefined) return look(payment)
    return taken(payment, { amount_to_capture: part }, `${payment.id} capture ${part}`)
  }

  function taken(payment: BegunPayment, params: Stripe.PaymentIntentCaptureParams, idempotencyKey: string) {
    return unlessOver(payment, (client) => client.paymentIntents.capture(payment.reference, params, { idempotencyKey }))
  }

  /** A payment that is in another state by now says how it stands. */
  async function unlessOver(payment: BegunPayment, act: (client: Stripe) => Promise<Intent>): Promise<PaymentState> {
    const account = await accountOf(payment.siteId)
    try {
      return await stateOf(account, payment, await act(account.client))
    } catch (error) {
      const code = codeOf(error) ?? ''
      if (code !== 'payment_intent_unexpected_state' && !NEVER_TAKEN.has(code)) throw error
      return look(payment)
    }
  }
}

interface Account {
  readonly keys: AccountKeys
  readonly client: Stripe
}

/** Everything that is sent follows from the payment's row: a call that is repeated is the same call, and Stripe answers it as the first. */
async function begin(account: Account, payment: Payment): Promise<PaymentState> {
  const { id, siteId, orderId, orderNumber, currency, captureLater } = payment
  const amount = toStripe(payment.amount, currency)
  if (amount === undefined) return { status: 'DECLINED', reference: id, reason: 'AMOUNT_NOT_SUPPORTED' }
  const params: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    capture_method: captureLater ? 'manual' : 'automatic',
    automatic_payment_methods: { enabled: true },
    description: `Order ${orderNumber}`,
    metadata: { payment_id: id, order_id: orderId, site_id: siteId },
  }
  try {
    const intent = payment.charges
      ? await charged(account.client, payment, params)
      : await opened(account.client, payment, params)
    return await stateOf(account, payment, intent)
  } catch (error) {
    const code = codeOf(error)
    const isFinal = NEVER_TAKEN.has(code ?? '') || (payment.charges && code === 'resource_missing')
    if (code === undefined || !isFinal) throw error
    return { status: 'DECLINED', reference: id, reason: code.toUpperCase() }
  }
}

type Params = Stripe.PaymentIntentCreateParams

/** An intent that its buyer confirms. A customer whom the merchant deleted at Stripe pays as one who saves nothing. */
async function opened(client: Stripe, { id, saveFor }: Payment, params: Params): Promise<Intent> {
  if (saveFor === undefined) return created(client, params, id)
  try {
    return await created(client, { ...params, customer: saveFor, setup_future_usage: 'off_session' }, id)
  } catch (error) {
    if (codeOf(error) !== 'resource_missing') throw error
    return created(client, params, `${id} unsaved`)
  }
}

/** An answer that Stripe stored with the key of an earlier call is as old as that call: the payment may have gone on since. */
async function created(client: Stripe, params: Params, idempotencyKey: string): Promise<Intent> {
  const intent = await client.paymentIntents.create(params, { idempotencyKey })
  const isReplayed = headersOf(intent).get('idempotent-replayed') === 'true'
  return isReplayed ? client.paymentIntents.retrieve(intent.id) : intent
}

/** Codes of amounts and currencies that stay refused however often they are sent. */
const NEVER_TAKEN = new Set(['amount_too_small', 'amount_too_large', 'invalid_charge_amount'])

async function stateOf(account: Account, payment: Payment, intent: Intent): Promise<PaymentState> {
  const { id: reference, status } = intent
  switch (status) {
    case 'succeeded':
      return {
        status: 'APPROVED',
        reference,
        taken: fromStripe(intent.amount_received, payment.currency),
        ...(await savedWith(account.client, payment, intent)),
      }
    case 'requires_capture':
      return { status: 'AUTHORIZED', reference, ...(await savedWith(account.client, payment, intent)) }
    case 'processing':
      return { status: 'PENDING', reference }
    case 'canceled':
      return { status: 'CANCELED', reference }
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return payment.charges ? chargedState(payment.charges, intent) : openState(account, intent)
    default:
      throw new Error(`Stripe answered an unknown state of ${reference}`)
  }
}

function openState(
  { keys: { publicKey } }: Account,
  { id: reference, client_secret: clientSecret }: Intent,
): PaymentState {
  if (clientSecret === null) throw new Error(`Stripe answered no client secret for ${reference}`)
  return { status: 'OPEN', reference, next: { clientSecret, publicKey } }
}

/** A refund that was begun before is found by our id: keys of requests are forgotten after a day, and a refund may wait for longer. */
async function refunded({ client }: Account, refund: Refund): Promise<RefundState> {
  const { id, paymentId, reference, currency } = refund
  const amount = toStripe(refund.amount, currency)
  if (reference === null || amount === undefined) return { status: 'FAILED', reference: '', reason: 'NOT_CHARGED' }
  try {
    for await (const known of client.refunds.list({ payment_intent: reference, limit: 100 }))
      if (known.metadata?.refund_id === id) return refundStateOf(known)
    const metadata = { refund_id: id, payment_id: paymentId }
    return refundStateOf(
      await client.refunds.create({ payment_intent: reference, amount, metadata }, { idempotencyKey: id }),
    )
  } catch (error) {
    if (typeOf(error) !== 'StripeInvalidRequestError') throw error
    return { status: 'FAILED', reference: '', reason: codeOf(error) ?? 'REFUSED' }
  }
}

function refundStateOf({ id: reference, status, failure_reason: reason }: Stripe.Refund): RefundState {
  if (status === 'succeeded') return { status: 'SUCCEEDED', reference }
  if (status === 'failed' || status === 'canceled') return { status: 'FAILED', reference, reason: reason ?? status }
  return { status: 'PENDING', reference }
}

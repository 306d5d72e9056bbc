import { present } from '@fairground/domain/present.ts'
import type { Stripe } from 'stripe'
import type { ProviderNeeds, RawMessage, ReadMessage } from '../../sales/payments/provider.ts'
import type { StripeClients } from './stripe-client.ts'
import { disputeInEvent } from './stripe-disputes.ts'

/** Seconds that a message may be old. */
const TOLERANCE_S = 300

interface Needs extends Pick<ProviderNeeds, 'accountOf' | 'formerSecretsOf'> {
  readonly name: string
  readonly clients: StripeClients
}

/** Reads a message that the present account of the site has signed, or a former one. Undefined for any other. */
export async function stripeMessage(
  { name, clients, accountOf, formerSecretsOf }: Needs,
  { siteId, headers, body, receivedAt }: RawMessage,
): Promise<ReadMessage | undefined> {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return undefined
  const { webhooks, errors } = await clients.library()
  const signedWith = (secret: string): Stripe.Event | undefined => {
    try {
      return webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, receivedAt.getTime())
    } catch (error) {
      if (error instanceof errors.StripeSignatureVerificationError) return undefined
      throw error
    }
  }
  const keys = await accountOf(siteId, name)
  const event = keys && signedWith(keys.messagesSecret)
  if (event) return readEvent(event)
  for (const { account, messagesSecret } of await formerSecretsOf(siteId, name)) {
    const old = signedWith(messagesSecret)
    if (old) return { ...readEvent(old), formerAccount: account }
  }
  return undefined
}

/** Reads which payment an event names, and the dispute that it is about. */
function readEvent(event: Stripe.Event): ReadMessage {
  const { id: eventId } = event
  const about = event.data.object as { object?: unknown; id?: unknown; metadata?: unknown; payment_intent?: unknown }
  if (about.object === 'payment_intent' && typeof about.id === 'string')
    return { eventId, reference: about.id, ...ourId(about.metadata) }
  if (typeof about.payment_intent !== 'string') return { eventId }
  return { eventId, reference: about.payment_intent, ...present({ dispute: disputeInEvent(event) }) }
}

function ourId(metadata: unknown): Pick<ReadMessage, 'paymentId'> {
  const { payment_id: paymentId } = (metadata ?? {}) as { payment_id?: unknown }
  return typeof paymentId === 'string' ? { paymentId } : {}
}

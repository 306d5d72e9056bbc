import { isSigned, signed } from '../src/providers/payment/signed-message.ts'
import type { BegunPayment, Payment, PaymentProvider, PaymentState } from '../src/sales/payments/provider.ts'

/** Secret that the toy service and the shop share. */
const SECRET = 'whsec_toy'

type Standing = 'open' | 'processing' | 'paid' | 'authorized' | 'declined' | 'canceled'

interface ToyPayment {
  readonly amount: bigint
  readonly returnUrl: string
  standing: Standing
  refunded: Map<string, bigint>
}

/** The outside service of the toy provider, as tests drive it: an account with payments by its own ids. */
export interface ToyService {
  readonly payments: Map<string, ToyPayment>
  /** Calls of the shop, by name. */
  readonly calls: string[]
  /** While set, an answer is lost after the work was done. */
  isDeaf: boolean
  /** Decides the outcome of the latest payment. */
  decide(standing: Standing): void
  /** A signed message about one of our payments: its body and headers. */
  message(paymentId: string, change?: { eventId?: string; at?: Date; secret?: string }): ToyMessage
}

export interface ToyMessage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const referenceOf = (paymentId: string) => `toy_${paymentId}`

function stateOf({ standing }: ToyPayment, reference: string): PaymentState {
  switch (standing) {
    case 'open':
      return { status: 'OPEN', reference, next: { clientSecret: `${reference}_secret`, publicKey: 'pk_toy' } }
    case 'processing':
      return { status: 'PENDING', reference }
    case 'paid':
      return { status: 'APPROVED', reference }
    case 'authorized':
      return { status: 'AUTHORIZED', reference }
    case 'declined':
      return { status: 'DECLINED', reference, reason: 'card_declined' }
    case 'canceled':
      return { status: 'CANCELED', reference }
    default:
      return standing satisfies never
  }
}

/**
 * A payment provider that lives in the tests alone. Its buyers pay in a component of the storefront (a client secret), and it signs its
 * messages. This file is all that it takes.
 */
export function toyProvider(): { readonly provider: PaymentProvider; readonly service: ToyService } {
  const payments = new Map<string, ToyPayment>()
  const calls: string[] = []
  const service: ToyService = {
    payments,
    calls,
    isDeaf: false,
    decide(standing) {
      const latest = [...payments.values()].at(-1)
      if (latest) latest.standing = standing
    },
    message(paymentId, { eventId = `evt_${paymentId}`, at = new Date(), secret = SECRET } = {}) {
      const body = JSON.stringify({ id: eventId, type: 'payment.updated', metadata: { paymentId } })
      return { body, headers: { 'content-type': 'application/json', 'toy-signature': signed(secret, body, at) } }
    },
  }
  const answered = <T>(name: string, answer: T): T => {
    calls.push(name)
    if (service.isDeaf) throw new Error('The line broke')
    return answer
  }
  const known = ({ reference }: BegunPayment): ToyPayment => {
    const payment = payments.get(reference)
    if (!payment) throw new Error(`The toy service has no ${reference}`)
    return payment
  }
  const moved = (name: string, payment: BegunPayment, from: readonly Standing[], to: Standing) => {
    const toy = known(payment)
    if (from.includes(toy.standing)) toy.standing = to
    return answered(name, stateOf(toy, payment.reference))
  }
  const provider: PaymentProvider = {
    name: 'toy',
    offer: () => ({ title: 'Toy money', description: 'Paid in toys.', test: false }),
    origins: { scripts: ['https://js.toy.example'], pages: ['https://pay.toy.example'] },
    async begin({ id, amount, returnUrl }: Payment) {
      const reference = referenceOf(id)
      const begun = payments.get(reference) ?? { amount, returnUrl, standing: 'open', refunded: new Map() }
      payments.set(reference, begun)
      return answered('begin', stateOf(begun, reference))
    },
    look: async (payment) => answered('look', stateOf(known(payment), payment.reference)),
    void: async (payment) => moved('void', payment, ['open', 'authorized'], 'canceled'),
    // It takes the whole amount alone.
    capture: async (payment, amount) =>
      amount === undefined
        ? moved('capture', payment, ['authorized'], 'paid')
        : answered('look', stateOf(known(payment), payment.reference)),
    async refund({ id, reference, amount }) {
      const payment = payments.get(reference ?? '')
      if (payment?.standing !== 'paid')
        return answered('refund', { status: 'FAILED', reference: id, reason: 'not_paid' })
      payment.refunded.set(id, amount)
      return answered('refund', { status: 'SUCCEEDED', reference: `re_${id}` })
    },
    message({ headers, body, receivedAt }) {
      if (!isSigned(SECRET, headers['toy-signature'], body, receivedAt)) return undefined
      const { id, metadata } = JSON.parse(body.toString()) as { id: string; metadata: { paymentId?: string } }
      return metadata.paymentId === undefined ? { eventId: id } : { eventId: id, paymentId: metadata.paymentId }
    },
  }
  return { provider, service }
}

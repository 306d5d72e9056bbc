import { createHmac } from 'node:crypto'
import { TEST_PAYMENT_METHOD } from '@fairground/contract/enumerations/fairground.ts'
import { isUuid } from '../../ground/ids.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { inProcessFetch } from '../../http/in-process-fetch.ts'
import type {
  BegunPayment,
  PaymentProvider,
  PaymentState,
  ProviderNeeds,
  ReadMessage,
  Refund,
  RefundState,
} from '../../sales/payments/provider.ts'
import { isSigned } from './signed-message.ts'
import { type BankPayment, type Choice, LATE_MS, testBank } from './test-bank.ts'
import { messagesOfTheBank, TEST_SIGNATURE } from './test-messages.ts'
import { testPages, testPaymentUrl } from './test-page.ts'

/**
 * Payments that move no money, offered while the site's switch is on. The buyer chooses on a page of the bank what becomes of the payment,
 * the bank sends signed messages, and everything in between goes the way of a real provider.
 */
export function testProvider(needs: ProviderNeeds): PaymentProvider {
  const { publicUrl, pool } = needs
  const secret = createHmac('sha256', needs.secret).update('test payments').digest('hex')
  const look = async ({ siteId, id, now }: BegunPayment): Promise<PaymentState> => {
    const payment = await testBank.find(pool.forSite(siteId), id)
    return stateOf(payment, { reference: referenceOf(id), now, url: testPaymentUrl(publicUrl, siteId, id) })
  }
  return {
    name: TEST_PAYMENT_METHOD,
    offer({ settings, locale }) {
      const t = textsIn(locale)
      return settings.testPayments
        ? { title: t('test-payment.title'), description: t('test-payment.description'), test: true }
        : undefined
    },
    async begin(payment) {
      const { siteId, id, amount, currency, returnUrl, now } = payment
      await testBank.open(pool.forSite(siteId), id, { amount, currency, doc: { returnUrl } }, now)
      return look({ ...payment, reference: referenceOf(id) })
    },
    look,
    async void(payment) {
      await testBank.end(pool.forSite(payment.siteId), payment.id, 'CANCELED')
      return look(payment)
    },
    async capture(payment) {
      await testBank.end(pool.forSite(payment.siteId), payment.id, 'CAPTURED')
      return look(payment)
    },
    async refund(refund) {
      const db = pool.forSite(refund.siteId)
      await testBank.refund(db, refund.paymentId, refund.id, refund.now)
      return refundStateOf(await testBank.find(db, refund.paymentId), refund)
    },
    message({ headers, body, receivedAt }): ReadMessage | undefined {
      return isSigned(secret, headers[TEST_SIGNATURE], body, receivedAt) ? readMessage(body) : undefined
    },
    async pages(app) {
      const send = messagesOfTheBank(inProcessFetch(app), { ...needs, secret, name: TEST_PAYMENT_METHOD })
      app.addHook('onClose', async () => send.stop())
      await testPages(app, { ...needs, send })
    },
  }
}

const referenceOf = (id: string): string => `test_${id}`

function readMessage(body: Buffer): ReadMessage {
  const { id, paymentId } = JSON.parse(body.toString()) as { id: string; paymentId: string } // signed by the bank
  return isUuid(paymentId) ? { eventId: id, paymentId } : { eventId: id }
}

interface PaymentQuery {
  readonly reference: string
  readonly now: Date
  readonly url: string
}

function stateOf(payment: BankPayment | undefined, { reference, now, url }: PaymentQuery): PaymentState {
  if (!payment) return { status: 'CANCELED', reference }
  const { choice, chosenAt, ended } = payment.doc
  if (ended) return { status: ended === 'CANCELED' ? 'CANCELED' : 'APPROVED', reference }
  if (!choice || !chosenAt) return { status: 'OPEN', reference, next: { redirectUrl: url } }
  return decided(choice, reference, now.getTime() - Date.parse(chosenAt) >= LATE_MS)
}

function decided(choice: Choice, reference: string, isLate: boolean): PaymentState {
  switch (choice) {
    case 'approve':
    case 'stay':
    case 'refundLate':
    case 'refundFails':
      return { status: 'APPROVED', reference }
    case 'authorize':
      return { status: 'AUTHORIZED', reference }
    case 'late':
      return { status: isLate ? 'APPROVED' : 'PENDING', reference }
    case 'lateDecline':
      return isLate ? { status: 'DECLINED', reference, reason: 'DECLINED' } : { status: 'PENDING', reference }
    case 'decline':
      return { status: 'DECLINED', reference, reason: 'DECLINED' }
    case 'declineFunds':
      return { status: 'DECLINED', reference, reason: 'INSUFFICIENT_FUNDS' }
    default:
      return choice satisfies never
  }
}

/** A payment that the bank does not know gives back at once: no money moved for it either. */
function refundStateOf(payment: BankPayment | undefined, { id, now }: Refund): RefundState {
  const reference = referenceOf(id)
  const { choice, refunds } = payment?.doc ?? {}
  if (choice === 'refundFails') return { status: 'FAILED', reference, reason: 'The account was closed' }
  const waited = now.getTime() - Date.parse(refunds?.[id] ?? now.toISOString())
  return { status: choice === 'refundLate' && waited < LATE_MS ? 'PENDING' : 'SUCCEEDED', reference }
}

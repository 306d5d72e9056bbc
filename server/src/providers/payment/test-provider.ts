import { createHmac } from 'node:crypto'
import { TEST_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { present } from '@fairground/domain/present.ts'
import { isUuid } from '../../ground/ids.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { inProcessFetch } from '../../http/in-process-fetch.ts'
import {
  AUTHENTICATION_REQUIRED,
  type BegunPayment,
  type Movement,
  type MovementPage,
  type MovementsQuery,
  type Payment,
  type PaymentProvider,
  type PaymentState,
  type ProviderNeeds,
  type ReadMessage,
  type Refund,
  type RefundState,
  type SavedMeans,
} from '../../sales/payments/provider.ts'
import { isSigned } from './signed-message.ts'
import { type BankPayment, type Choice, LATE_MS, type ListedPayment, testBank } from './test-bank.ts'
import { messagesOfTheBank, TEST_SIGNATURE } from './test-messages.ts'
import { testPages, testPaymentUrl } from './test-page.ts'

/**
 * Payments that move no money, offered while the site's switch is on. The buyer chooses on a page of the bank what becomes of the payment,
 * the bank sends signed messages, and everything in between goes the way of a real provider.
 */
export function testProvider(needs: ProviderNeeds): PaymentProvider {
  const { publicUrl, pool } = needs
  const secret = createHmac('sha256', needs.secret).update('test payments').digest('hex')
  const stands = (payment: BankPayment | undefined, { siteId, id, now }: Payment): PaymentState =>
    stateOf(payment, { reference: referenceOf(id), now, url: testPaymentUrl(publicUrl, siteId, id) })
  const look = async (payment: BegunPayment): Promise<PaymentState> =>
    stands(await testBank.find(pool.forSite(payment.siteId), payment.id), payment)
  return {
    name: TEST_PAYMENT_METHOD,
    offer({ settings, locale }) {
      const t = textsIn(locale)
      return settings.testPayments
        ? { title: t('test-payment.title'), description: t('test-payment.description'), test: true }
        : undefined
    },
    async begin(payment) {
      const { siteId, id, amount, currency, returnUrl, saveFor, charges, captureLater, now } = payment
      const db = pool.forSite(siteId)
      const charged = charges && chargedDoc(await testBank.find(db, idOf(charges.reference)), payment)
      const reserves = captureLater ? ({ reserves: true } as const) : {}
      const doc = { returnUrl, ...present({ customer: saveFor }), ...reserves, ...charged }
      return stands(await testBank.open(db, id, { amount, currency, doc }, now), payment)
    },
    look,
    async void(payment) {
      await testBank.end(pool.forSite(payment.siteId), payment.id, 'CANCELED')
      return look(payment)
    },
    async capture(payment, amount) {
      await testBank.end(pool.forSite(payment.siteId), payment.id, 'CAPTURED', amount)
      return look(payment)
    },
    async refund(refund) {
      const db = pool.forSite(refund.siteId)
      const { id: refundId, paymentId: id, amount } = refund
      await testBank.refund(db, { id, refundId, amount }, refund.now)
      return refundStateOf(await testBank.find(db, refund.paymentId), refund)
    },
    movements: (query) => testMovements(needs, query),
    saving: {
      customer: async ({ memberId }) => `test_customer_${memberId}`,
      remove: ({ siteId, reference }) => testBank.removeCard(pool.forSite(siteId), idOf(reference)),
      forget: ({ siteId, customer }) => testBank.removeCards(pool.forSite(siteId), customer),
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

/** Payments of one page of the bank's list. */
const LISTED = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Money that the bank took, and refunds, of payments by their ids. */
async function testMovements(
  { pool, sites }: Pick<ProviderNeeds, 'pool' | 'sites'>,
  { siteId, from, until, page: after = BEFORE_ALL }: MovementsQuery,
): Promise<MovementPage> {
  const site = sites.site(siteId)
  if (!site) return { movements: [] }
  const now = sites.nowOf(site)
  const rows = await testBank.list(pool.forSite(siteId), { from, until, after, limit: LISTED })
  const movements = rows.flatMap((row) => [...chargeOf(row, now), ...refundsOf(row, now)])
  return {
    movements: movements.filter(({ at }) => at >= from && at < until),
    ...present({ next: rows.length === LISTED ? rows.at(-1)?.id : undefined }),
  }
}

function chargeOf(payment: ListedPayment, now: Date): Movement[] {
  const { id, currency, createdAt: at } = payment
  const reference = referenceOf(id)
  const isTaken = stateOf(payment, { reference, now, url: '' }).status === 'APPROVED'
  return isTaken ? [{ kind: 'CHARGE', reference, paymentId: id, amount: takenOf(payment), currency, at }] : []
}

/** A refund of before amounts were stored is of the whole payment. */
function refundsOf(payment: ListedPayment, now: Date): Movement[] {
  const { id, amount, currency, doc } = payment
  return Object.entries(doc.refunds ?? {}).map(([refundId, at]) => {
    const { status, reference } = refundStateOf(payment, { id: refundId, now })
    return {
      kind: 'REFUND',
      reference: referenceOf(id),
      paymentId: id,
      refundReference: reference,
      refundId,
      status,
      amount: BigInt(doc.refunded?.[refundId] ?? amount),
      currency,
      at: new Date(at),
    }
  })
}

const PREFIX = 'test_'
const referenceOf = (id: string): string => PREFIX + id

/** The payment with which a card was saved stands for the card. */
const idOf = (reference: string): string => reference.slice(PREFIX.length)

/** Outcome of charging a saved card, as its owner chose when it was saved. */
function chargedDoc(
  card: BankPayment | undefined,
  { charges, captureLater, now }: Payment,
): Partial<BankPayment['doc']> {
  const { customer, removed, choice } = card?.doc ?? {}
  if (!customer || customer !== charges?.customer || removed) return { refused: 'CARD_REMOVED' }
  if (choice === 'saveDeclines') return { refused: 'INSUFFICIENT_FUNDS' }
  if (choice === 'saveAsks') return charges.absent ? { refused: AUTHENTICATION_REQUIRED } : { step: 'check' }
  return { choice: captureLater ? 'authorize' : 'approve', chosenAt: now.toISOString() }
}

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
  const { choice, chosenAt, ended, step, refused } = payment.doc
  if (refused !== undefined) return { status: 'DECLINED', reference, reason: refused }
  if (ended === 'CANCELED') return { status: 'CANCELED', reference }
  if (ended)
    return {
      status: 'APPROVED',
      reference,
      taken: takenOf(payment),
      ...savedWith(payment, reference),
    }
  if (!choice || !chosenAt)
    return { status: 'OPEN', reference, next: { redirectUrl: step ? `${url}?step=${step}` : url } }
  const state = decided(choice, reference, now.getTime() - Date.parse(chosenAt) >= LATE_MS)
  return state.status === 'APPROVED' || state.status === 'AUTHORIZED'
    ? { ...state, ...savedWith(payment, reference) }
    : state
}

const takenOf = ({ amount, doc: { taken } }: BankPayment): bigint => (taken === undefined ? amount : BigInt(taken))

/** Years that a test card lasts. */
const YEARS = 4

/** Card of a payment that saves one, whose digits tell what comes of it. */
function savedWith({ doc }: BankPayment, reference: string): { readonly saved?: SavedMeans } {
  const { customer, choice, chosenAt } = doc
  if (!customer || !choice || !chosenAt) return {}
  const lastFour = choice === 'saveDeclines' ? '0341' : choice === 'saveAsks' ? '3184' : '4242'
  const expires = { month: 12, year: new Date(chosenAt).getUTCFullYear() + YEARS }
  return { saved: { reference, brand: 'Visa', lastFour, expires } }
}

function decided(choice: Choice, reference: string, isLate: boolean): PaymentState {
  switch (choice) {
    case 'approve':
    case 'stay':
    case 'refundLate':
    case 'refundFails':
    case 'saveDeclines':
    case 'saveAsks':
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
function refundStateOf(payment: BankPayment | undefined, { id, now }: Pick<Refund, 'id' | 'now'>): RefundState {
  const reference = referenceOf(id)
  const { choice, refunds } = payment?.doc ?? {}
  if (choice === 'refundFails') return { status: 'FAILED', reference, reason: 'The account was closed' }
  const waited = now.getTime() - Date.parse(refunds?.[id] ?? now.toISOString())
  return { status: choice === 'refundLate' && waited < LATE_MS ? 'PENDING' : 'SUCCEEDED', reference }
}

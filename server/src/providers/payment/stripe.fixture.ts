import { present } from '@fairground/domain/present.ts'
import pino from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type TestSite, type TestVisitor, testSettings, testSite } from '../../../test/fixture.ts'
import { beginPayment, checkOut, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { STAND_IN_KEYS, type StripeStandIn, stripeStandIn } from '../../../test/stripe-stand-in.ts'
import type { AssemblySettings } from '../../assembly.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { stripeTaxes } from '../tax/stripe-tax.ts'
import { paymentProviders } from './providers.ts'

export const ACCOUNT = '/fairground/v1/payment-accounts/stripe-test'

export interface StripeSite {
  readonly site: TestSite
  readonly stripe: StripeStandIn
  /** Lines of the log, warnings and worse. */
  readonly logged: readonly string[]
}

/** A site whose owner has entered the keys of the stand-in. */
export async function stripeSite(account: object = {}, settings: Partial<AssemblySettings> = {}): Promise<StripeSite> {
  const stripe = await stripeStandIn()
  onTestFinished(() => stripe.close())
  const { providers } = testSettings('')
  const logged: string[] = []
  const site = await testSite({
    ...settings,
    providers: { ...providers, payments: paymentProviders(stripe.url), taxCalculators: stripeTaxes(stripe.url) },
    logger: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
  })
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
  const set = await site.admin.call('PUT', ACCOUNT, { keys: STAND_IN_KEYS, ...account })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  return { site, stripe, logged }
}

export interface Begun {
  readonly buyer: TestVisitor
  readonly orderId: string
  readonly paymentId: string
  readonly reply: { readonly status: number; readonly body: { readonly status?: string } }
}

/** A shirt is ordered, and its payment begun. */
export async function begun(site: TestSite): Promise<Begun> {
  const { productId } = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  const reply = await beginPayment(buyer, orderId, { method: 'stripe-test' })
  return { buyer, orderId, reply, paymentId: (await transactionsOf(site, orderId)).payments.at(-1).id }
}

export async function working(site: TestSite): Promise<void> {
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
}

/** Runs a job of the clock, as each minute or hour does. */
export async function byClock({ assembly: { jobs, pool, directory }, siteId }: TestSite, name: string): Promise<void> {
  const [job] = jobs.flatMap(({ byClock = {} }) => byClock[name] ?? [])
  const db = pool.forSite(siteId)
  const site = directory.site(siteId)! // the test's own
  await job?.run({ db, site, now: directory.nowOf(site), newId: () => crypto.randomUUID(), dbOf: () => db })
}

/** The keys are those of another account by now, which knows nothing of what was done before. Brings the one before back. */
export function otherAccount({ intents, customers, answers, taxes, refunds, disputes }: StripeStandIn): () => void {
  const its = [intents, customers, answers, taxes.calculations, taxes.transactions, refunds, disputes].map(
    (objects: Map<string, unknown>) => ({
      objects,
      before: new Map(objects),
    }),
  )
  for (const { objects } of its) objects.clear()
  return () => {
    for (const { objects, before } of its) {
      objects.clear()
      for (const [id, object] of before) objects.set(id, object)
    }
  }
}

export const send = ({ nobody, siteId }: TestSite, { body, headers }: ReturnType<StripeStandIn['event']>) =>
  nobody.call('POST', `/_payments/stripe-test/${siteId}`, body, headers)

export const refund = ({ admin }: TestSite, orderId: string, paymentId: string, amount?: string) =>
  admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId, ...present({ amount: amount === undefined ? undefined : { amount } }) }],
  })

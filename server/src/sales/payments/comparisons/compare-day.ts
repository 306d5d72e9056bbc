import type { PaymentDifferenceKind } from '@fairground/contract/enumerations/payments.ts'
import { type ComparedDay, chargeDifference, refundDifference } from '@fairground/domain/orders/payment-difference.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import type { RowOf } from '../../../db/statement.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Db, Queryable } from '../../../ground/database.ts'
import { derivedId } from '../../../ground/ids.ts'
import { happen } from '../../../outbox/happenings.ts'
import { ProviderUnreachable } from '../guarded-provider.ts'
import type { Comparable } from '../methods.ts'
import type { Movement, MovementPage } from '../provider.ts'
import { findPaymentToSettle, isUnderWay } from '../queries.ts'
import { settleRefund } from '../refunds/settle-refund.ts'
import { asPayment, isBegun, type Settling, settlePayment } from '../settle-payment.ts'
import {
  comparedAccount,
  countElsewhere,
  type FoundDifference,
  insertComparison,
  insertDifferences,
  namedPayments,
  paymentsOfDay,
  refundsOfDay,
  refundsOfPayments,
  settleGone,
} from './queries.ts'

type Within = Pick<Ctx, 'now' | 'newId'> & { readonly db: Db }
type Booked = RowOf<typeof namedPayments>
type BookedRefund = RowOf<typeof refundsOfPayments>

const DAY_MS = 24 * 60 * 60 * 1000
const PAGE = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Compares a day's charges and refunds of a provider with ours. What is under way here is settled first, so that only what nobody would
 * find out otherwise is a difference. Payments at an account that the keys are not of are left out, and counted. Nothing is stored before the end: a process that dies is followed by one that compares the whole day.
 */
export async function compareDay(
  ctx: Within,
  settling: Settling,
  provider: Comparable,
  { day, round }: ComparedDay,
): Promise<void> {
  const { db, now } = ctx
  const account = await accountOf(db, provider.name)
  const from = new Date(`${day}T00:00:00Z`)
  const until = new Date(from.getTime() + DAY_MS)
  const listed = await listedAround(db.siteId, provider, { from, until })
  const key = { provider: provider.name, day, round, at: now }
  if (listed === 'NOT_PERMITTED') {
    await db.run(insertComparison, { ...key, outcome: listed, charges: 0, refunds: 0, elsewhere: 0 })
    return
  }
  const ofDay = listed.filter(({ at }) => at >= from && at < until)
  const charges = ofDay.filter(({ kind }) => kind === 'CHARGE')
  const refunds = ofDay.filter(({ kind }) => kind === 'REFUND')
  const world = { ctx, settling, provider, account, from, until }
  const found = [
    ...(await differingCharges(world, charges)),
    ...(await differingRefunds(world, refunds)),
    ...(await missingCharges(world, listed)),
    ...(await missingRefunds(world, listed)),
  ]
  await db.inTx(async (tx) => {
    if ((await accountOf(tx, provider.name)) !== account)
      throw new Error(`The keys of ${provider.name} were replaced while payments were compared`)
    const of = { provider: provider.name, day, at: now, account }
    const fresh = await tx.rows(insertDifferences, { ...of, found })
    await tx.run(settleGone, { ...of, found: found.map(({ id }) => id) })
    const elsewhere = (await tx.row(countElsewhere, { provider: provider.name, from, until, account }))?.count ?? 0
    const counts = { charges: charges.length, refunds: refunds.length, elsewhere }
    await tx.run(insertComparison, { ...key, outcome: 'DONE', ...counts })
    if (fresh.length === 0) return
    const entityId = derivedId(`payments compared ${tx.siteId} ${provider.name} ${day} ${round}`)
    const payload = { provider: provider.name, day }
    await happen(tx, [{ entity: 'paymentComparison', entityId, slug: 'differed', payload }], ctx)
  })
}

/** Account whose lists the provider answers. One of a provider without keys is the first. */
const accountOf = async (db: Queryable, provider: string): Promise<number> =>
  (await db.row(comparedAccount, { provider }))?.account ?? 0

interface World {
  readonly ctx: Within
  readonly settling: Settling
  readonly provider: Comparable
  readonly account: number
  readonly from: Date
  readonly until: Date
}

/** Everything in the lists of the day and of those beside it: clocks differ, and what is late here was on time there. */
async function listedAround(
  siteId: string,
  { movements }: Comparable,
  { from, until }: Pick<World, 'from' | 'until'>,
): Promise<Movement[] | 'NOT_PERMITTED'> {
  const around = { siteId, from: new Date(from.getTime() - DAY_MS), until: new Date(until.getTime() + DAY_MS) }
  const all: Movement[] = []
  for (let page: string | undefined; ; ) {
    const read: MovementPage | 'NOT_PERMITTED' = await movements({ ...around, ...(page === undefined ? {} : { page }) })
    if (read === 'NOT_PERMITTED') return read
    all.push(...read.movements)
    if (read.next === undefined) return all
    page = read.next
  }
}

const idOf = (provider: string, kind: PaymentDifferenceKind, reference: string): string =>
  derivedId(`payment difference ${provider} ${kind} ${reference}`)

async function differingCharges(world: World, charges: readonly Movement[]): Promise<FoundDifference[]> {
  const booked = await bookedOf(world, charges)
  const found: FoundDifference[] = []
  for (const charge of charges) {
    const payment = await settled(world, booked(charge))
    const kind = chargeDifference(charge, payment)
    if (kind) found.push(differenceOf(world, kind, charge, payment))
  }
  return found
}

/** Looks up the payments that charges and refunds are of. */
async function bookedOf({ ctx: { db }, provider }: World, movements: readonly Movement[]) {
  const rows: Booked[] = []
  for (let i = 0; i < movements.length; i += PAGE) {
    const some = movements.slice(i, i + PAGE)
    rows.push(
      ...(await db.rows(namedPayments, {
        provider: provider.name,
        ids: some.flatMap(({ paymentId }) => paymentId ?? []),
        references: some.map(({ reference }) => reference),
      })),
    )
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  return ({ paymentId, reference }: Movement): Booked | undefined =>
    (paymentId === undefined ? undefined : byId.get(paymentId)) ?? byReference.get(reference)
}

/** Looks up a payment that waits here once more: its message was lost. */
async function settled({ ctx, settling, provider }: World, payment: Booked | undefined): Promise<Booked | undefined> {
  if (!payment || !isUnderWay(payment)) return payment
  await settlePayment(ctx, settling, payment.id)
  const [row] = await ctx.db.rows(namedPayments, { provider: provider.name, ids: [payment.id], references: [] })
  return row
}

async function differingRefunds(world: World, refunds: readonly Movement[]): Promise<FoundDifference[]> {
  const { ctx, settling } = world
  const booked = await bookedOf(world, refunds)
  const parts = await refundsByPayment(
    ctx.db,
    refunds.flatMap((refund) => booked(refund)?.id ?? []),
  )
  const found: FoundDifference[] = []
  for (const refund of refunds) {
    const payment = booked(refund)
    // One of a payment that this shop does not have is another program's.
    if (!payment) continue
    let part = parts.get(payment.id)?.find((one) => isOf(one, refund))
    if (part?.status === 'PENDING' && refund.status !== 'PENDING') {
      await settleRefund(ctx.db, ctx, settling.methods, part.refundId)
      const settledNow = await refundsByPayment(ctx.db, [payment.id])
      part = settledNow.get(payment.id)?.find((one) => isOf(one, refund))
    }
    const kind = refundDifference({ ...refund, status: refund.status ?? 'SUCCEEDED' }, part)
    if (kind) found.push(differenceOf(world, kind, refund, part, payment.id))
  }
  return found
}

/** Refunds of payments, by the payment. */
async function refundsByPayment(db: Db, paymentIds: readonly string[]): Promise<Map<string, BookedRefund[]>> {
  const ids = [...new Set(paymentIds)]
  const rows: BookedRefund[] = []
  for (let i = 0; i < ids.length; i += PAGE)
    rows.push(...(await db.rows(refundsOfPayments, { paymentIds: ids.slice(i, i + PAGE) })))
  return Map.groupBy(rows, ({ paymentId }) => paymentId)
}

const isOf = ({ id, reference }: Pick<BookedRefund, 'id' | 'reference'>, { refundId, refundReference }: Movement) =>
  id === refundId || (refundReference !== undefined && reference === refundReference)

function differenceOf(
  { provider: { name } }: World,
  kind: PaymentDifferenceKind,
  { refundReference, reference: payment, amount, currency, at }: Movement,
  ...[booked, paymentId]: [booked: Pick<Booked, 'id' | 'amount'> | undefined, paymentId?: string]
): FoundDifference {
  const reference = refundReference ?? payment
  return {
    id: idOf(name, kind, reference),
    kind,
    reference,
    paymentId: paymentId ?? booked?.id ?? null,
    amount: String(amount),
    bookedAmount: booked ? String(booked.amount) : null,
    currency,
    at: at.toISOString(),
  }
}

/** Payments that are paid here and that the provider, looked at one by one, does not have as paid. */
async function missingCharges(world: World, listed: readonly Movement[]): Promise<FoundDifference[]> {
  const { ctx, settling, provider, account, from, until } = world
  const ids = new Set(listed.flatMap(({ kind, paymentId }) => (kind === 'CHARGE' ? (paymentId ?? []) : [])))
  const references = new Set(listed.flatMap(({ kind, reference }) => (kind === 'CHARGE' ? reference : [])))
  const found: FoundDifference[] = []
  for await (const row of all((after) =>
    ctx.db.rows(paymentsOfDay, { provider: provider.name, from, until, after, limit: PAGE, account }),
  )) {
    const { id, reference, amount, currency, at } = row
    if (ids.has(id) || (reference !== null && references.has(reference))) continue
    if (await isPaidThere(ctx, settling, id)) continue
    found.push(
      missing(provider.name, 'CHARGE_MISSING', { reference: reference ?? id, paymentId: id, amount, currency, at }),
    )
  }
  return found
}

async function isPaidThere({ db, now }: Within, { methods, publicUrl }: Settling, id: string): Promise<boolean> {
  const row = await db.row(findPaymentToSettle, { id })
  const provider = row && methods.provider(row.provider)
  // Changed meanwhile: the next round sees it.
  if (!row || !provider || !captured[row.status]) return true
  const payment = asPayment(row, db.siteId, now, publicUrl)
  if (!isBegun(payment)) return false
  try {
    return (await provider.look(payment)).status === 'APPROVED'
  } catch (error) {
    if (isUnknownThere(error)) return false
    throw error
  }
}

const NOT_FOUND = 404

/** The provider answered that it has no such payment. */
const isUnknownThere = (error: unknown): boolean =>
  error instanceof ProviderUnreachable &&
  error.cause instanceof Error &&
  'statusCode' in error.cause &&
  error.cause.statusCode === NOT_FOUND

async function missingRefunds(
  { ctx, provider, account, from, until }: World,
  listed: readonly Movement[],
): Promise<FoundDifference[]> {
  const refunds = listed.filter(({ kind }) => kind === 'REFUND')
  const found: FoundDifference[] = []
  for await (const row of all((after) =>
    ctx.db.rows(refundsOfDay, { provider: provider.name, from, until, after, limit: PAGE, account }),
  ))
    if (!refunds.some((refund) => isOf(row, refund)))
      found.push(missing(provider.name, 'REFUND_MISSING', { ...row, reference: row.reference ?? row.id }))
  return found
}

interface Missing {
  readonly reference: string
  readonly paymentId: string
  readonly amount: bigint
  readonly currency: string
  readonly at: Date
}

const missing = (
  provider: string,
  kind: PaymentDifferenceKind,
  { reference, paymentId, amount, currency, at }: Missing,
): FoundDifference => ({
  id: idOf(provider, kind, reference),
  kind,
  reference,
  paymentId,
  amount: null,
  bookedAmount: String(amount),
  currency,
  at: at.toISOString(),
})

/** Rows by their ids, a page at a time. */
async function* all<Row extends { readonly id: string }>(read: (after: string) => Promise<readonly Row[]>) {
  for (let after = BEFORE_ALL; ; ) {
    const rows = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

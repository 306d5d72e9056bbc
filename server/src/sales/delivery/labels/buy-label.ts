import { labelTransitions } from '@fairground/domain/delivery/label-status.ts'
import { record } from '../../../audit/record.ts'
import { isRefused } from '../../../bulk/attempt.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Db, Tx } from '../../../ground/database.ts'
import { fulfillWithin, onlyNewNumbers, standingOrder } from '../../fulfillments/fulfill-orders.ts'
import { unitsOf } from '../../fulfillments/units.ts'
import { CarrierFault, type LabelPurchase } from '../live/live-carrier.ts'
import { type LabelCalls, type LabelDeps, labelCalls, refusalOf, refusedBecause } from './label-calls.ts'
import {
  beginPurchase,
  failedLabels,
  findLabel,
  type LabelRow,
  linkFulfillment,
  markBought,
  markFailed,
  noteWaiting,
  otherPurchase,
  takeOver,
} from './queries.ts'

/** Milliseconds after which a call that did not finish is taken for ended: longer than the carrier has. */
export const LEASE_MS = 90_000

/** Milliseconds after which the carrier lists whatever was bought. Until then a purchase that it does not list has no known end. */
export const LISTED_MS = 10 * 60_000

/** A person who presses, or with no caller the program that finishes what was pressed. */
export interface Finishing {
  readonly db: Db
  readonly now: Date
  readonly caller?: Ctx['caller']
  newId(): string
}

/** True where the rules let the label take this state. */
export const mayBecome = ({ status }: Pick<LabelRow, 'status'>, next: LabelRow['status']): boolean =>
  (labelTransitions[status] as readonly LabelRow['status'][]).includes(next)

/** Throws SHIPPING_LABEL_NOT_FOUND. */
export async function getLabel({ db }: Pick<Finishing, 'db'>, id: string): Promise<LabelRow> {
  const row = await db.row(findLabel, { id })
  if (!row) throw new ApiError({ code: 'SHIPPING_LABEL_NOT_FOUND' })
  return row
}

/**
 * Buys a label once, however often it is called. The order is stored as under way before the carrier is called, so that a purchase
 * whose answer is lost is found there. While a purchase has no known end a call only looks for it; one that failed is looked for once more.
 */
export async function buyLabel(ctx: Ctx, deps: LabelDeps, id: string, priceId: string): Promise<LabelRow> {
  const before = await getLabel(ctx, id)
  if (before.status !== 'BUYING' && !mayBecome(before, 'BUYING')) return before
  if (!before.doc.prices.some((price) => price.id === priceId)) throw new ApiError({ code: 'LABEL_PRICE_NOT_FOUND' })
  const calls = await labelCalls(ctx, deps)
  const former = before.priceId ? await liveOf(calls, id, before.priceId).catch(rethrown(deps)) : undefined
  if (before.status !== 'BUYING') await findFailed(ctx, deps, calls, before)
  await claim(ctx, before, former ? (former.priceId ?? before.priceId ?? priceId) : priceId)
  const mayBuy = before.status !== 'BUYING'
  return finishPurchase(ctx, deps, calls, { row: await getLabel(ctx, id), found: former, mayBuy })
}

const rethrown = (deps: LabelDeps) => (error: unknown) => {
  throw refusalOf(error, deps)
}

/** Finishes labels of the order that failed here and are at the carrier all the same: their units are not sent by another. */
async function findFailed(ctx: Ctx, deps: LabelDeps, calls: LabelCalls, { id, orderId }: LabelRow): Promise<void> {
  for (const failed of await ctx.db.rows(failedLabels, { orderId, id })) {
    const { priceId } = failed
    const found = priceId && (await liveOf(calls, failed.id, priceId).catch(rethrown(deps)))
    if (!found) continue
    // Units that were sent otherwise are no reason against it: it is bought, and is there to be voided.
    await ctx.db.inTx(async (tx) => {
      await standingOrder(tx, orderId)
      await begin(tx, { id: failed.id, orderId, priceId: found.priceId ?? priceId, at: ctx.now })
    })
    await finishPurchase(ctx, deps, calls, { row: await getLabel(ctx, failed.id), found, mayBuy: false })
  }
}

const isLive = ({ state }: LabelPurchase): boolean => state === 'bought' || state === 'waiting'

/** Note by which purchases of a label are found at the carrier, whatever price they were bought by. */
const noteOf = (id: string): string => `shipping-label ${id}`

/** The purchase of a label that stands: it has not failed, and nobody had it refunded at the carrier. */
const liveOf = async ({ desk, key }: LabelCalls, id: string, priceId: string): Promise<LabelPurchase | undefined> =>
  (await desk.boughtBy(key, priceId)).find(isLive) ?? (await desk.notedBy(key, noteOf(id))).find(isLive)

interface Beginning {
  readonly id: string
  readonly orderId: string
  readonly priceId: string
  readonly at: Date
}

/** Stores a purchase as under way, in the lock of its order. One at a time of an order. */
async function begin(tx: Tx, { id, orderId, priceId, at }: Beginning): Promise<void> {
  const isOther = await tx.row(otherPurchase, { orderId, id })
  if (isOther || !(await tx.row(beginPurchase, { id, priceId, at }))) throw new ApiError({ code: 'LABEL_UNDER_WAY' })
}

async function claim(ctx: Ctx, { id, orderId, status, doc }: LabelRow, priceId: string): Promise<void> {
  const at = ctx.now
  await ctx.db.inTx(async (tx) => {
    const order = await standingOrder(tx, orderId)
    if (status === 'BUYING') {
      if (await tx.row(takeOver, { id, at, before: new Date(at.getTime() - LEASE_MS) })) return
      throw new ApiError({ code: 'LABEL_UNDER_WAY' })
    }
    await unitsOf(tx, orderId, doc.lineItems)
    await begin(tx, { id, orderId, priceId, at })
    const price = doc.prices.find((one) => one.id === priceId)
    await record(tx, ctx, {
      action: 'order.labelOrdered',
      target: { id: orderId, name: String(order.number) },
      after: { service: `${price?.carrier} ${price?.service}`, amount: price?.amount, currency: price?.currency },
    })
  })
}

interface Purchase {
  readonly row: LabelRow
  readonly found: LabelPurchase | undefined
  /** Without it what the carrier does not have is not bought. */
  readonly mayBuy: boolean
}

/** Brings a label that is under way to where the carrier has it. */
export async function finishPurchase(
  at: Finishing,
  deps: LabelDeps,
  calls: LabelCalls,
  { row, found, mayBuy }: Purchase,
): Promise<LabelRow> {
  const { id, priceId, purchaseId } = row
  if (row.status !== 'BUYING' || !priceId) return row
  try {
    const known = found ?? (purchaseId ? await calls.desk.find(calls.key, purchaseId) : undefined)
    const purchase = known ?? (mayBuy ? await bought(calls, id, priceId) : await liveOf(calls, id, priceId))
    if (!purchase && at.now.getTime() < row.changedAt.getTime() + LISTED_MS) return row
    await settle(at, row, purchase)
  } catch (error) {
    if (error instanceof CarrierFault && error.kind !== 'unreachable')
      await at.db.run(markFailed, { id, problem: error.message, at: at.now })
    throw refusalOf(error, deps)
  }
  const after = await getLabel(at, id)
  if (after.status === 'FAILED' && at.caller) throw refusedBecause(after.problem)
  return after
}

/** Buys, and looks at once for a label that was bought though no answer came. */
async function bought(calls: LabelCalls, id: string, priceId: string): Promise<LabelPurchase> {
  try {
    return await calls.desk.buy(calls.key, priceId, noteOf(id))
  } catch (error) {
    if (!(error instanceof CarrierFault) || error.kind !== 'unreachable') throw error
    const found = await liveOf(calls, id, priceId).catch(() => undefined)
    if (found) return found
    throw error
  }
}

async function settle(at: Finishing, row: LabelRow, purchase: LabelPurchase | undefined): Promise<void> {
  const { id } = row
  if (purchase?.state === 'waiting') {
    await at.db.run(noteWaiting, { id, purchaseId: purchase.id })
    return
  }
  if (purchase?.state !== 'bought') {
    await at.db.run(markFailed, { id, problem: purchase?.problem ?? null, at: at.now })
    return
  }
  try {
    await handOver(at, row, purchase)
  } catch (error) {
    // The units are sent otherwise, or the order is over: the label is there all the same, to be voided.
    if (!isRefused(error)) throw error
    await at.db.run(markBought, { ...labelFields(purchase), id, at: at.now })
  }
}

const labelFields = ({ id, labelUrl, trackingNumber, trackingLink }: LabelPurchase) => ({
  purchaseId: id,
  labelUrl: labelUrl ?? null,
  trackingNumber: trackingNumber ?? null,
  trackingLink: trackingLink ?? null,
})

/** The label and the fulfilment with its number: both or neither. */
const handOver = (at: Finishing, { id, orderId, doc, priceId }: LabelRow, purchase: LabelPurchase): Promise<void> =>
  onlyNewNumbers(at.db, async (tx) => {
    // The order's row is locked before the label's, as everywhere.
    const [fulfillmentId] = await fulfillWithin(tx, at, orderId, [
      {
        lineItems: doc.lineItems.map((units) => ({ ...units })),
        trackingInfo: {
          trackingNumber: purchase.trackingNumber ?? null,
          trackingLink: purchase.trackingLink ?? null,
          shippingProvider: doc.prices.find((price) => price.id === priceId)?.carrier.toLowerCase() || null,
        },
      },
    ])
    if (!(await tx.row(markBought, { ...labelFields(purchase), id, at: at.now })))
      throw new ApiError({ code: 'LABEL_UNDER_WAY' })
    if (fulfillmentId) await tx.run(linkFulfillment, { id, fulfillmentId })
  })

import type { FulfillmentStatus, OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payments.ts'
import { orderTransitions } from '@fairground/domain/orders/order-status.ts'
import { isUnpaid } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import type { RowOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen, noteHappened } from '../../outbox/happenings.ts'
import { tagsOfItems } from '../../outbox/tags-of-happened.ts'
import { commitHeld, release } from '../ledger/ledger.ts'
import { COUPON_KINDS, SOLD_KINDS, TICKET_KINDS } from '../ledger/pool-kinds.ts'
import { issueTickets } from './issue-tickets.ts'
import type { CardFacts, OrderLineDoc, PaidOutside } from './purchase.ts'
import {
  linesOfOrder,
  lockOrder,
  markRestocked,
  voidTickets,
  writeApproved,
  writeCanceled,
  writePaymentState,
  writePaysOutside,
} from './queries.ts'

type Within = Pick<Ctx, 'now' | 'newId'>
type LineOfOrder = RowOf<typeof linesOfOrder>

export interface LockedOrder {
  readonly id: string
  readonly number: bigint
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly fulfillmentStatus: FulfillmentStatus
  readonly total: bigint
  /** Its payments together once all is paid: the total, and what went back of them because changed tickets cost less or it was paid twice. */
  readonly toPay: bigint
  /** Part of it that is to be paid with the order; the rest is collected later. */
  readonly due: bigint
  readonly paid: bigint
  readonly refunded: bigint
  readonly currency: string
  readonly ownerId: string | null
  readonly payBy: Date | null
  /** The buyer chose to pay outside once it was placed. */
  readonly paysOutside: boolean
  /** Title of the payment method outside that its buyer chose. */
  readonly outsideTitle: string | null
  /** Amount of a gift card that it holds while it waits for the rest. */
  readonly heldCard: CardFacts | null
}

/** Minor units that a gift card pays once the order stands. */
export const heldOf = ({ heldCard }: Pick<LockedOrder, 'heldCard'>): bigint => (heldCard ? BigInt(heldCard.amount) : 0n)

/** The order's row, locked until the transaction ends; undefined when there is none. */
export async function lockOrderRow(tx: Tx, orderId: string): Promise<LockedOrder | undefined> {
  return (await tx.row(lockOrder, { id: orderId })) as LockedOrder | undefined // states are checked by the table's constraints
}

export interface Approval {
  readonly paymentStatus: PaymentStatus
  readonly paid: bigint
  /** Until when the order keeps its units unpaid; absent: for good. */
  readonly payBy?: Date | null
  /** Lines of the order, where the caller has read them under its lock. */
  readonly lines?: readonly LineOfOrder[] | undefined
}

export const readLines = (tx: Tx, orderId: string): Promise<LineOfOrder[]> => tx.rows(linesOfOrder, { orderId })

/**
 * Approves an order whose money came, or whom the merchant trusts: commits the units and issues the tickets, once.
 * 409 unless the order may become APPROVED (transition table).
 */
export async function approveOrder(
  tx: Tx,
  ctx: Within,
  order: LockedOrder,
  { paymentStatus, paid, payBy = null, lines }: Approval,
): Promise<void> {
  const bought = lines ?? (await readLines(tx, order.id))
  const tickets = issueTickets(
    ctx,
    bought.map((line) => ({ ...line, quantity: Number(line.quantity), doc: line.doc as OrderLineDoc })), // written by placeOrder
  )
  const [approved] = await Promise.all([
    tx.row(writeApproved, {
      id: order.id,
      from: statesBefore(orderTransitions, 'APPROVED'),
      paymentStatus,
      paid,
      payBy,
      at: ctx.now,
      tickets,
      // The units were held, so that as many are left as before.
      ...happeningBy(tx, ctx, { items: itemsOf(bought), unseen: true }),
    }),
    commitHeld(tx, order.id, ctx.now),
  ])
  if (!approved) throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  noteHappened(tx.effects, [{ entity: 'order', entityId: order.id }], approved.position)
}

const happeningBy = ({ actor }: Tx, { newId }: Within, payload: object) => ({
  happeningId: newId(),
  payload,
  actorKind: actor?.kind ?? null,
  actorId: actor?.id ?? null,
})

type CancelReason = 'CANCELED_BY_STAFF' | 'NOT_PAID_IN_TIME' | 'TAKEN_BACK_BY_BUYER'

/** Voids the tickets and gives their places back, and the goods' units if `restock`. 409 unless the order may become CANCELED. */
export async function cancelPlacedOrder(
  tx: Tx,
  ctx: Within,
  order: LockedOrder,
  { restock, reason }: { restock: boolean; reason: CancelReason },
): Promise<void> {
  const from = statesBefore(orderTransitions, 'CANCELED')
  if ((await tx.run(writeCanceled, { id: order.id, from, at: ctx.now })) === 0)
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  await tx.run(voidTickets, { orderId: order.id, at: ctx.now })
  if (restock) await tx.run(markRestocked, { orderId: order.id })
  const lines = await tx.rows(linesOfOrder, { orderId: order.id })
  // Units that were only held were never sold. A voided ticket's place, a coupon's use and a slot of delivery are free again; goods come back when somebody restocks them.
  if (order.status !== 'APPROVED') await release(tx, [order.id], ended[reason], { now: ctx.now })
  else
    await release(tx, [order.id], 'RESTOCKED', {
      now: ctx.now,
      kinds: restock ? SOLD_KINDS : [...TICKET_KINDS, 'deliverySlot', ...COUPON_KINDS],
    })
  for (const tag of tagsOfItems(itemsOf(lines))) tx.effects.tags.add(tag)
  await happen(
    tx,
    [{ entity: 'order', entityId: order.id, slug: 'canceled', payload: { reason, restock, items: itemsOf(lines) } }],
    ctx,
  )
}

/** State of units that an order held until then. */
const ended = {
  CANCELED_BY_STAFF: 'EXPIRED',
  NOT_PAID_IN_TIME: 'EXPIRED',
  TAKEN_BACK_BY_BUYER: 'RELEASED',
} as const satisfies Record<CancelReason, string>

/** The buyer chose to pay outside an order that was to be paid online; stored with the order. */
export const choosePaidOutside = (tx: Tx, { id }: LockedOrder, chosen: PaidOutside): Promise<number> =>
  tx.run(writePaysOutside, { id, chosen })

/** The payment status changed and nothing else did. */
export async function writePaymentStatus(
  tx: Tx,
  ctx: Within,
  order: LockedOrder,
  { paymentStatus, paid }: { paymentStatus: PaymentStatus; paid: bigint },
): Promise<void> {
  // A payment that failed, or is awaited of a provider, is no money: the order's time goes on.
  const keepsTerm = order.status === 'INITIALIZED' || isUnpaid(paymentStatus) || paymentStatus === 'PENDING'
  const written = await tx.row(writePaymentState, {
    id: order.id,
    status: order.status,
    paymentStatus,
    paid,
    at: ctx.now,
    keepsTerm,
    ...happeningBy(tx, ctx, { paymentStatus }),
  })
  if (!written) throw new Error(`The order ${order.id} was changed before`)
  noteHappened(tx.effects, [{ entity: 'order', entityId: order.id }], written.position)
}

/** Items of a purchase, as readers of the outbox look for them. */
export const itemsOf = (lines: readonly { kind: string; catalogItemId: string; doc: unknown }[]) =>
  lines.map(({ kind, catalogItemId, doc }) => {
    const eventId = (doc as OrderLineDoc).ticket?.eventId
    return { kind, id: catalogItemId, ...present({ eventId: eventId || undefined }) }
  })

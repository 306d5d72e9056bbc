import { plus } from '@fairground/domain/instant.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { findPools, freeUnits } from '../../sales/ledger/ledger.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { purchaseToPay } from '../../sales/payments/purchase-to-pay.ts'
import { store } from '../../sales/payments/requests/create-requests.ts'
import { endRequest, type PaymentRequest } from '../../sales/payments/requests/open-change.ts'
import type { RequestedChange } from '../../sales/payments/requests/request-doc.ts'
import { OfferChanged } from '../../sales/purchase/coupon-changed.ts'
import type { PersonTake } from '../../sales/purchase/purchase.ts'
import { toStored } from '../../sales/purchase/stored-amounts.ts'
import type { ViewedOrder } from '../../sales/purchase/view/placed-order.ts'
import { cancelHeld } from '../reservations/give-back-tickets.ts'
import { holdWithin } from '../reservations/hold-tickets.ts'
import type { WantedTicket } from './wanted-ticket.ts'

const MINUTE_MS = 60_000
/** Refusals of a hold that are about who holds, and not about the kind. */
const OF_HOLDER: readonly string[] = ['TOO_MANY_OPEN_HOLDS', 'TOO_MANY_UNITS_HELD']

type Within = Pick<Ctx, 'now' | 'newId'>

/** Ends a change that waits for its payment: what it holds is free. Money that comes all the same goes back. */
export async function endPendingChange(tx: Tx, at: Within, request: PaymentRequest): Promise<void> {
  const { change } = request.doc
  if (change) await cancelHeld(tx, at, change.reservationId)
  await endRequest(tx, at, request)
}

/** True where the shop takes this amount of the order online. */
export const takesOnline = (
  { site }: Pick<Ctx, 'site'>,
  methods: PaymentMethods,
  { doc, lines, currency }: Pick<ViewedOrder, 'doc' | 'lines' | 'currency'>,
  amount: bigint,
): boolean => {
  const bought = { lines: lines.map((line) => line.doc), amount, currency }
  return methods.offered(site, purchaseToPay(site, doc.facts, bought)).some(({ outside }) => !outside)
}

interface Begun {
  readonly order: ViewedOrder
  readonly wanted: WantedTicket
  /** Minor units. */
  readonly amount: bigint
  readonly persons: readonly PersonTake[]
  readonly access: string | undefined
  readonly form: unknown
}

/**
 * Holds a ticket of a dearer kind and requests the difference, for as long as an order waits for its payment and no longer than until one of the
 * events starts. The former ticket stays as it is. The payment makes the change (`requestedChanges`); without one the hold runs out.
 */
export async function beginPaidChange(
  tx: Tx,
  ctx: Ctx,
  methods: PaymentMethods,
  begun: Begun,
): Promise<PaymentRequest> {
  const { order, wanted, amount, persons, form } = begun
  if (!takesOnline(ctx, methods, order, amount)) throw new ApiError({ code: 'PAYMENT_METHODS_NOT_FOUND' })
  const { ticket, sellable } = wanted
  await refuseBeyondPerson(tx, persons)
  const until = termOf(ctx, wanted)
  const reservationId = await hold(tx, ctx, begun, until)
  const change: RequestedChange = {
    ticketId: ticket.id,
    ticketDefinitionId: kindOf(wanted),
    reservationId,
    sellable: toStored(sellable),
    persons: persons.map(({ poolId, quantity, name, limit }) => ({ poolId, quantity, name, limit })),
    ...(form === undefined ? {} : { form }),
  }
  const number = ticket.number
  const t = textsIn(ctx.site.locale)
  const title = t('purchase.changeOfTicket', {
    number,
    kind: sellable.ticket?.ticketName ?? sellable.name,
  })
  const id = ctx.newId()
  const [row] = await store(tx, ctx, [
    {
      id,
      orderId: order.id,
      amount,
      title,
      description: t('purchase.changedOncePaid'),
      expiresAt: until,
      sourceApp: '',
      externalId: null,
      doc: { change },
    },
  ])
  if (!row) throw new Error(`The request ${id} was not stored`)
  return row
}

/** Refuses what a person has too many of already, before they pay. The payment takes the units. */
async function refuseBeyondPerson(tx: Tx, persons: readonly PersonTake[]): Promise<void> {
  const free = await findPools(
    tx,
    persons.map(({ poolId }) => poolId),
  )
  const isShort = free.some((pool) => (freeUnits(pool) ?? 1n) < 1n)
  if (isShort) throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
}

function termOf({ now, site }: Ctx, { from, to }: WantedTicket): Date {
  const starts = [from, to].flatMap(({ startAt, doc }) => (startAt && !doc.dateAndTimeTbd ? [startAt.getTime()] : []))
  return new Date(Math.min(plus(now, site.settings.unpaidOrderMinutes * MINUTE_MS).getTime(), ...starts))
}

const kindOf = ({ sellable }: WantedTicket): string => {
  if (!sellable.ticket) throw new Error('A ticket becomes no ticket')
  return sellable.ticket.ticketDefinitionId
}

/** Holds the unit at the price that was read. Throws OfferChanged where that is another by now. */
async function hold(tx: Tx, ctx: Ctx, { wanted, access }: Begun, until: Date): Promise<string> {
  const tickets = [{ ticketDefinitionId: kindOf(wanted), quantity: 1 }]
  try {
    const held = await holdWithin(tx, ctx, { tickets, eventId: wanted.to.id, until, ...(access ? { access } : {}) })
    if (!held) throw new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' })
    if (held.doc.tickets.some(({ unitPrice }) => BigInt(unitPrice) !== wanted.sellable.price)) throw new OfferChanged()
    return held.id
  } catch (error) {
    const isOfKind = error instanceof InvalidArgument || (error instanceof ApiError && !OF_HOLDER.includes(error.code))
    throw isOfKind ? new ApiError({ code: 'TICKET_KIND_NOT_AVAILABLE' }) : error
  }
}

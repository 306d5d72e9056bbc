import * as contract from '@fairground/contract/events/orders.ts'
import { posCheckout } from '@fairground/contract/events/pos-checkout.ts'
import * as offers from '@fairground/contract/events/ticket-offers.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { reservationStatusV1 } from '@fairground/domain/tickets/reservation-transitions.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import { writer } from '../../http/written.ts'
import { type AppliedCoupon, couponErrorCode, triesOfCodes } from '../../sales/coupons/operations.ts'
import { balancesOf, triesOfCards } from '../../sales/gift-cards/card-of-checkout.ts'
import type { OrderLinks } from '../../sales/purchase/order-links.ts'
import { takesGiftCards } from '../../sites/checkout-settings/checkout-page.ts'
import type { Remembering } from '../event/next-change.ts'
import { pagingOf, sortOfText } from '../requests/flat-request.ts'
import { required } from '../requests/required.ts'
import { getReservationOf } from '../reservations/find-reservation.ts'
import { cancelReservation } from '../reservations/give-back-tickets.ts'
import { holdTickets } from '../reservations/hold-tickets.ts'
import { quantitiesOf } from '../reservations/requested-tickets.ts'
import { currencyOfReservation, type ReservationRow } from '../reservations/reservation-row.ts'
import { plansOfEvents } from '../seats/find-seating.ts'
import { definitionToWireV1, viewOf } from '../ticket-definitions/definition-v1.ts'
import { shownById } from '../ticket-definitions/find-definitions.ts'
import type { KnownKinds } from '../ticket-definitions/known-kinds.ts'
import { pageByOffset } from '../ticket-definitions/list-definitions.ts'
import { offeredAnswer } from '../ticket-definitions/offered-texts.ts'
import { ticketingOrderOfReservation } from '../ticket-orders/find-orders.ts'
import type { TicketingOrderRow } from '../ticket-orders/order-row.ts'
import { type OrderInFull, ordersToWire } from '../ticket-orders/present-orders.ts'
import { invoiceToWire } from '../ticketing/ticketing-invoice.ts'
import { changeCheckout } from './change-checkout.ts'
import { eventsOf, placeTicketOrder } from './place-ticket-order.ts'
import { type Entered, priceTickets } from './price-tickets.ts'
import { triedCard, triedCardToWire } from './ticket-card.ts'
import { ticketCoupon } from './ticket-coupon.ts'
import { reservedToWire } from './wire-reserved.ts'

export function ticketCheckoutRoutes(
  api: Api,
  {
    codes,
    orderLinks,
    takesPayments,
    remembering,
    kinds,
  }: {
    readonly codes: TicketCodes
    readonly orderLinks: OrderLinks
    readonly takesPayments: (site: Site) => boolean
    readonly remembering: Remembering
    readonly kinds: KnownKinds
  },
): void {
  /** Page on which the buyer sees the order, and pays it while it waits for its payment, in any browser. */
  const orderPageUrl = ({ site, now }: Ctx, { orderId, facts }: TicketingOrderRow): string =>
    orderLinks.linkTo(site.id, { id: orderId, buyerEmail: facts.buyer.email ?? null }, now)

  const inFull = async (ctx: Ctx, row: TicketingOrderRow | OrderInFull) => {
    const [order] = await ordersToWire(ctx, { codes, orderLinks }, [row], ['TICKETS', 'DETAILS', 'FORM', 'INVOICE'])
    return order! // one row in, one order out
  }

  /** The order of a reservation, as both checkouts answer it. */
  const orderOf = async (ctx: Ctx, reservation: ReservationRow, eventId: string) => {
    const row = await ticketingOrderOfReservation(ctx.db, reservation.id, eventId)
    if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    return {
      row,
      order: await inFull(ctx, row),
      expires: reservation.expiresAt.toISOString(),
      reservations: await reserved(ctx, reservation, kinds),
    }
  }

  mount(api, offers.getCheckoutOptions, async (_, ctx) => ({
    paymentMethodConfigured: takesPayments(ctx.site),
    acceptCoupons: true,
    premiumServices: true, // no plan to buy: every site may sell tickets
    paidTickets: await sellsPaidTickets(ctx),
    acceptGiftCards: takesGiftCards(ctx.site),
  }))

  availableRoutes(api, remembering)
  reservationRoutes(api, kinds)

  mount(
    api,
    contract.checkout,
    async ({ eventId, reservationId, discount, options, paidPlanBenefit, overrideRequestTime, ...given }, ctx) => {
      refuseBenefit(paidPlanBenefit)
      const requestedAt = asOf(ctx, overrideRequestTime).now
      if (reservationId === undefined) throw new InvalidArgument([required('reservationId')])
      const reservation = await placeTicketOrder(ctx, {
        ...given,
        eventId,
        reservationId,
        payInPerson: options?.payInPerson ?? false,
        markAsPaid: options?.markAsPaid ?? false,
        ignoreFormValidation: options?.ignoreFormValidation ?? false,
        silent: options?.silent ?? false,
        requestedAt,
        couponCode: discount?.couponCode,
      })
      const { row, ...placed } = await orderOf(ctx, reservation, eventId)
      return { ...placed, orderPageUrl: orderPageUrl(ctx, row) }
    },
    { limit: (request) => [...triesOf(request.discount, request.giftCardCode), perAddress('create-order', 30)] },
  )
  deskRoute(api, orderOf)
  changeRoute(api, async (ctx, row) => ({ order: await inFull(ctx, row), orderPageUrl: orderPageUrl(ctx, row) }))
}

function availableRoutes(api: Api, remembering: Remembering): void {
  const write = writer(offers.queryAvailableTickets.response)
  const answer = (ctx: Ctx, request: AvailableRequest) => {
    const found = available(ctx, request)
    if (holdsScope(ctx.caller, 'events.read')) return found
    const written = found.then((page) => ({
      text: write(page),
      eventIds: page.definitions.map(({ eventId }) => eventId),
    }))
    return offeredAnswer(ctx, remembering, written)
  }
  mount(
    api,
    offers.listAvailableTickets,
    async ({ eventId, state, overrideRequestTime, ...page }, ctx) =>
      answer(asOf(ctx, overrideRequestTime), {
        ...page,
        filter: eventId ? { eventId } : {},
        offSale: state !== undefined && state.length > 0,
      }),
    { cache: () => [] },
  )
  mount(api, offers.queryAvailableTickets, async (request, ctx) => answer(ctx, request), { cache: () => [] })
}

/** Limits on guesses at the codes that a request has. */
const triesOf = (discount: { readonly couponCode?: string } | undefined, giftCardCode: string | null | undefined) => [
  triesOfCodes(discount?.couponCode),
  triesOfCards(giftCardCode),
]

const NO_BENEFIT = 'PAID_PLAN_BENEFIT_NOT_FOUND'

type Benefit = RequestOf<typeof contract.checkout>['paidPlanBenefit']

const names = (benefit: Benefit): boolean => (benefit?.planOrderId ?? benefit?.benefitId) !== undefined

/** No plans are sold: none has a benefit. */
function refuseBenefit(benefit: Benefit): void {
  if (names(benefit)) throw new ApiError({ code: NO_BENEFIT, ...benefit })
}

type OrderOf = (
  ctx: Ctx,
  reservation: ReservationRow,
  eventId: string,
) => Promise<{ row: TicketingOrderRow } & ResponseOf<typeof posCheckout>>

function deskRoute(api: Api, orderOf: OrderOf): void {
  mount(api, posCheckout, async ({ eventId, reservationId, buyer = {}, paymentMethod, paymentDetailsId }, ctx) => {
    const atTheDesk = {
      pos: true,
      markAsPaid: true,
      payInPerson: false,
      ignoreFormValidation: true,
      silent: false,
      requestedAt: ctx.now,
    } as const
    const paidBy = paymentMethod?.trim() || undefined
    const payment = { paidBy, paymentDetailsId: paymentDetailsId || undefined }
    const reservation = await placeTicketOrder(ctx, { eventId, reservationId, ...atTheDesk, buyer, ...payment })
    const { row: _, ...placed } = await orderOf(ctx, reservation, eventId)
    return placed
  })
}

function changeRoute(
  api: Api,
  answer: (ctx: Ctx, row: TicketingOrderRow) => Promise<ResponseOf<typeof contract.updateCheckout>>,
): void {
  mount(
    api,
    contract.updateCheckout,
    async ({ orderNumber, eventId, paidPlanBenefit, discount, ...given }, ctx) => {
      refuseBenefit(paidPlanBenefit)
      const couponCode = discount && (discount.couponCode ?? '')
      const change = { ...given, ...present({ couponCode }) }
      return answer(ctx, await changeCheckout(ctx, eventId, orderNumber, change))
    },
    { limit: ({ discount }) => triesOfCodes(discount?.couponCode) },
  )
}

/** The request as of a time that an administrator names. */
function asOf(ctx: Ctx, time: string | null | undefined): Ctx {
  if (time === undefined || time === null) return ctx
  if (!holdsScope(ctx.caller, 'orders.write')) throw new ApiError({ code: 'PERMISSION_DENIED' })
  return { ...ctx, now: new Date(time) }
}

function reservationRoutes(api: Api, kinds: KnownKinds): void {
  mount(
    api,
    contract.createReservation,
    async (
      { eventId, ticketQuantities, bundles, passes, ignoreLimits, allowHiddenTickets, access, overrideRequestTime },
      ctx,
    ) => {
      const field = 'ticketQuantities'
      if (ticketQuantities.length === 0 && !bundles?.length && !passes?.length)
        throw new InvalidArgument([noTickets(field)])
      const row = await holdTickets(ctx, {
        tickets: quantitiesOf(ticketQuantities, field),
        ...present({ bundles, passes }),
        eventId,
        ignoreLimits: ignoreLimits ?? false,
        allowHidden: allowHiddenTickets ?? false,
        access,
        field,
        requestedAt: asOf(ctx, overrideRequestTime).now,
        known: kinds,
      })
      const { invoice, reservations } = await priced(ctx, row, kinds)
      return {
        id: row.id,
        expires: row.expiresAt.toISOString(),
        reservations,
        invoice,
        reservationStatus: reservationStatusV1[row.status],
      }
    },
    { limit: () => perAddress('reserve-tickets', 60) },
  )
  mount(api, contract.cancelReservation, async ({ id, eventId }, ctx) => {
    await getReservationOf(ctx, id, eventId)
    await cancelReservation(ctx, id)
    return {}
  })
  mount(
    api,
    contract.getInvoice,
    async ({ reservationId, eventId, withDiscount, paidPlanBenefit, giftCardCode }, ctx) => {
      const row = await getReservationOf(ctx, reservationId, eventId)
      const { coupon, refusal } = await couponFor(ctx, row, withDiscount?.couponCode)
      const errors = [refusal, names(paidPlanBenefit) ? NO_BENEFIT : undefined].flatMap((code) =>
        code ? { code } : [],
      )
      const tried = await triedCard(ctx, giftCardCode, currencyOfReservation(row, ctx.site))
      const { invoice, reservations, breakdown } = await priced(ctx, row, kinds, {
        coupon,
        giftCards: balancesOf(tried.giftCard),
      })
      return {
        invoice,
        ...triedCardToWire(tried, breakdown),
        ...present({ discountErrors: errors.length > 0 ? { error: errors } : undefined }),
        expires: row.expiresAt.toISOString(),
        reservationStatus: reservationStatusV1[row.status],
        reservationOccupied: row.status === 'CONFIRMED',
        reservations,
      }
    },
    { limit: ({ withDiscount, giftCardCode }) => triesOf(withDiscount, giftCardCode) },
  )
}

const noTickets = (field: string): FieldViolation => ({
  field,
  description: message('violations.oneItem'),
  violatedRule: 'MIN_SIZE',
  data: { threshold: 1 },
})

interface AvailableRequest {
  readonly filter?: Record<string, unknown>
  readonly sort?: string
  readonly limit?: number
  readonly offset?: number
  readonly offSale?: boolean
  readonly fieldset?: readonly ('POLICY' | 'DASHBOARD')[]
}

/** A paid ticket that a visitor can buy now exists. */
async function sellsPaidTickets(ctx: Ctx): Promise<boolean> {
  const filter = { 'pricingMethod.free': false, saleStatus: 'SALE_STARTED', 'salesDetails.soldOut': false }
  const { rows } = await pageByOffset(ctx, { filter, paging: { limit: 1 } }, { offered: true })
  return rows.length > 0
}

async function available(
  ctx: Ctx,
  { filter = {}, sort, limit, offset, offSale = false, fieldset = ['POLICY'] }: AvailableRequest,
) {
  const query = { filter, sort: sortOfText(sort ?? 'orderIndex:asc'), paging: pagingOf(limit ?? 0, offset) }
  const { rows, paging } = await pageByOffset(ctx, query, { offered: true, offSale }, '')
  return {
    metaData: { count: paging.count, offset: paging.offset, total: paging.total },
    definitions: rows.map((row) => definitionToWireV1(row, viewOf(ctx, fieldset))),
  }
}

async function reserved(ctx: Ctx, row: ReservationRow, kinds: KnownKinds) {
  const ids = row.doc.tickets.map((ticket) => ticket.definitionId)
  const rows = kinds.find(ctx, ids) ?? (await shownById(ctx.db, ids, ctx.now))
  const definitions = new Map(rows.map((d) => [d.id, d]))
  const seated = row.doc.tickets.flatMap(({ seat, eventId }) => (seat ? eventId : []))
  return reservedToWire(row, definitions, viewOf(ctx, ['POLICY']), await plansOfEvents(ctx.db, seated))
}

async function priced(ctx: Ctx, row: ReservationRow, kinds: KnownKinds, entered: Entered = {}) {
  const breakdown = priceTickets(
    row.doc.tickets,
    await eventsOf(ctx, row),
    currencyOfReservation(row, ctx.site),
    entered,
  )
  const invoice = invoiceToWire(row.doc.tickets, breakdown, entered.coupon?.stored)
  return { invoice, breakdown, reservations: await reserved(ctx, row, kinds) }
}

/** Effect of a code, or why it has none. */
async function couponFor(
  ctx: Ctx,
  { id, ownerId, doc }: ReservationRow,
  code: string | undefined,
): Promise<{ coupon?: AppliedCoupon; refusal?: string }> {
  const entered = await ticketCoupon(ctx, code, doc.tickets, { ownerId: ownerId ?? id }).catch((error) => {
    if (error instanceof ApiError) return error
    throw error
  })
  if (!entered) return {}
  if (entered instanceof ApiError) return { refusal: entered.code }
  return entered.invalid ? { refusal: couponErrorCode(entered.invalid.reason) } : { coupon: entered }
}

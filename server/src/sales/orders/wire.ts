import type { DigitalFile, Order, OrderLineItem } from '@fairground/contract/ecom/order.ts'
import type { OrderActivityType } from '@fairground/contract/enumerations/orders.ts'
import { isChargeback } from '@fairground/domain/orders/dispute.ts'
import { balanceOf, captured } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedLine } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import type { Site } from '../../ground/site.ts'
import type { DownloadLinks } from '../../media/download-links.ts'
import { buyerToWire, createdByToWire } from '../buyers/buyer-info.ts'
import { CUSTOM_APP_ID } from '../lines/cart-line.ts'
import {
  descriptionToWire,
  imageToWire,
  itemTypeToWire,
  nameToWire,
  physicalToWire,
  referenceToWire,
} from '../lines/line-facts.ts'
import { displayedPrices, feesToWire } from '../lines/line-prices.ts'
import { languageOf } from '../lines/price-writer.ts'
import type { LineWeightUnit } from '../lines/weight.ts'
import { takenBack } from '../payments/disputes/stored-dispute.ts'
import { linkToSold, mayDownload } from '../purchase/downloads.ts'
import { linesNow } from '../purchase/lines-now.ts'
import { orderPriceWriter, type WriteOrderPrice } from '../purchase/order-price.ts'
import { fromStored } from '../purchase/stored-amounts.ts'
import { owedOf } from './owed.ts'
import type { ActivityPart, OrderLinePart, OrderRow, TransactionPart } from './queries.ts'
import { chargeTaxToWire, discountsToWire, shippingToWire, summaryToWire, taxesToWire } from './wire-totals.ts'

type WireOrder = Static<typeof Order>

export interface OrderDeps {
  readonly publicUrl: string
  readonly downloads: DownloadLinks
}

/** An order as it was sold: prices are the stored ones, nothing is computed again. */
export function orderToWire(
  { site, now, caller }: { readonly site: Site; readonly now: Date; readonly caller: Caller },
  { publicUrl, downloads }: OrderDeps,
  order: OrderRow,
): WireOrder {
  const { facts } = order.doc
  const staff = holdsScope(caller, 'orders.read')
  const breakdown = fromStored<Breakdown>(order.doc.breakdown)
  const write = orderPriceWriter(order.currency, site.locale)
  const priced = new Map(breakdown.lines.map((line) => [line.id, line]))
  const buyer = { id: facts.buyer.id ?? order.ownerId ?? '', kind: facts.buyer.kind }
  const linkTo = mayDownload(order)
    ? (fileId: string) => linkToSold({ downloads, site, now }, order.id, fileId)
    : undefined
  const { billingInfo, recipientInfo, buyerNote, checkoutId, cartId, weightUnit = 'KG' } = facts
  return {
    id: order.id,
    number: order.number.toString(),
    createdDate: order.createdAt.toISOString(),
    updatedDate: order.updatedAt.toISOString(),
    purchasedDate: order.purchasedAt.toISOString(),
    lineItems: order.lines.map((line) =>
      lineToWire(line, priced.get(line.id) as PricedLine, {
        breakdown,
        publicUrl,
        weightUnit,
        write,
        linkTo,
        locale: site.locale,
      }),
    ), // placed together
    buyerInfo: buyerToWire(site.id, buyer, order.buyerEmail ?? undefined),
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    status: order.status,
    archived: order.archived,
    buyerLanguage: facts.buyerLanguage,
    siteLanguage: languageOf(site),
    weightUnit,
    currency: order.currency,
    taxIncludedInPrices: breakdown.lines.some((line) => line.taxIncluded),
    priceSummary: summaryToWire(breakdown.summary, write),
    balanceSummary: balanceToWire(order, write),
    ...present({
      billingInfo,
      shippingInfo: facts.shipping ? shippingToWire(facts.shipping, breakdown.shipping, write) : undefined,
      recipientInfo,
      buyerNote: buyerNote || undefined,
    }),
    taxSummary: { totalTax: write(breakdown.summary.tax) },
    taxInfo: {
      totalTax: write(breakdown.summary.tax),
      taxBreakdown: taxesToWire(breakdown, write),
      taxExempt: breakdown.exempt !== undefined,
      totalExempt: write(breakdown.exempt ?? 0n),
    },
    appliedDiscounts: discountsToWire(breakdown, facts.coupon, write),
    additionalFees: feesToWire(breakdown, write, site.locale),
    activities: activitiesToWire(order, staff, write),
    createdBy: createdByToWire(buyer),
    channelInfo: { type: facts.channelType as WireOrder['channelInfo']['type'] }, // a checkout's channel
    seenByAHuman: facts.seenByAHuman ?? false,
    customFields: (facts.customFields ?? []) as WireOrder['customFields'], // a checkout's fields
    ...present({
      checkoutId: checkoutId || undefined,
      cartId: cartId || undefined,
      purchaseFlowId: cartId || checkoutId || undefined,
    }),
    attributionSource: 'UNSPECIFIED',
    ...present({
      tags:
        order.tags.length + order.privateTags.length > 0
          ? { tags: { tagIds: order.tags }, privateTags: { tagIds: staff ? order.privateTags : [] } }
          : undefined,
    }),
    imported: order.imported,
  }
}

interface LineNeeds {
  readonly breakdown: Breakdown
  readonly publicUrl: string
  readonly weightUnit: LineWeightUnit
  readonly write: WriteOrderPrice
  readonly linkTo: LinkTo | undefined
  readonly locale: string
}

function lineToWire(
  { id, quantity, refunded, restocked, doc, event }: OrderLinePart,
  priced: PricedLine,
  { breakdown, publicUrl, weightUnit, write, linkTo, locale }: LineNeeds,
): Static<typeof OrderLineItem> {
  const { price, lineItemPrice, totalDiscount } = displayedPrices(priced, breakdown)
  const custom = doc.reference.appId === CUSTOM_APP_ID
  return {
    id,
    productName: nameToWire(doc.name),
    ...(custom ? {} : { catalogReference: referenceToWire(doc), rootCatalogItemId: doc.reference.catalogItemId }),
    quantity,
    ...present({
      refundQuantity: refunded > 0 ? refunded : undefined,
      restockQuantity: restocked > 0 ? restocked : undefined,
    }),
    totalDiscount: write(totalDiscount),
    descriptionLines: linesNow(doc, event, locale).map(descriptionToWire),
    ...present({ image: doc.image ? imageToWire(doc.image, publicUrl) : undefined }),
    physicalProperties: physicalToWire(doc, weightUnit),
    itemType: itemTypeToWire(doc),
    ...present({
      digitalFile: doc.digitalFile
        ? fileToWire(doc.digitalFile.id, refunded < quantity ? linkTo : undefined)
        : undefined,
    }),
    price: write(price),
    priceBeforeDiscounts: write(priced.unitPrice),
    lineItemPrice: write(lineItemPrice),
    totalPriceBeforeTax: write(priced.beforeTax),
    totalPriceAfterTax: write(priced.afterTax),
    paymentOption: doc.paymentOption as Static<typeof OrderLineItem>['paymentOption'], // a cart line's option
    ...present({ depositAmount: doc.deposit === undefined ? undefined : write(BigInt(doc.deposit)) }),
    taxInfo: chargeTaxToWire(priced, write),
    priceUndetermined: false,
    fixedQuantity: false,
  }
}

type LinkTo = (fileId: string) => ReturnType<typeof linkToSold>

function fileToWire(fileId: string, linkTo: LinkTo | undefined): Static<typeof DigitalFile> {
  if (!linkTo) return { fileId }
  const { url, expires } = linkTo(fileId)
  return { fileId, link: url, expirationDate: expires.toISOString() }
}

function balanceToWire(order: OrderRow, write: WriteOrderPrice): WireOrder['balanceSummary'] {
  const { toPay, paid, refunded, transactions } = order
  const payments = transactions
    .filter(({ kind }) => kind === 'payment')
    .map(({ status, amount, refunded: back }) => ({ status, amount: BigInt(amount), refunded: BigInt(back) }))
  const { authorized, pending } = balanceOf(toPay, payments)
  const disputes = transactions.flatMap((one) => one.disputes ?? [])
  const taken = disputes
    .filter(({ state }) => isChargeback(state))
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  return {
    balance: write(owedOf(order)),
    paid: write(paid),
    refunded: write(refunded),
    authorized: write(authorized),
    pendingRefund: write(transactions.reduce((sum, { refundPending }) => sum + BigInt(refundPending), 0n)),
    pending: write(pending),
    chargeback: write(taken),
    chargebackReversal: write(taken - takenBack({ disputes })),
  }
}

const activityOf: Readonly<Record<string, OrderActivityType>> = { created: 'ORDER_PLACED', canceled: 'ORDER_CANCELED' }

/** Written by staff and apps for each other: buyers do not read it. */
const AMONG_STAFF: readonly OrderActivityType[] = ['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY']

/** History of the order, oldest first: from its domain events and its payments, and without those from its paid status. */
function activitiesToWire(
  { happened, transactions, activities, total }: OrderRow,
  staff: boolean,
  write: WriteOrderPrice,
): WireOrder['activities'] {
  const hasPayments = transactions.some(({ kind, status }) => kind === 'payment' && captured[status])
  const events = happened.flatMap(({ id, slug, at, paymentStatus }) => {
    const confirmed = slug === 'paymentStatusUpdated' && paymentStatus === 'PAID' && !hasPayments
    const activityType = confirmed ? 'ORDER_PAID' : activityOf[slug]
    return activityType ? [{ id, createdDate: new Date(at).toISOString(), activityType, type: activityType }] : []
  })
  const paid = paymentsToWire(
    transactions.filter(({ kind, status }) => kind === 'payment' && captured[status]),
    total,
  )
  const written = activities
    .filter(({ type }) => staff || !AMONG_STAFF.includes(type))
    .map(({ id, type, at, author, message, detail }) => ({
      id,
      createdDate: new Date(at).toISOString(),
      activityType: type,
      type,
      ...present({
        authorEmail: author && staff ? author : undefined,
        merchantComment: message && type === 'MERCHANT_COMMENT' ? { message } : undefined,
        customActivity: detail && 'type' in detail ? detail : undefined,
        fulfillment: detail && 'fulfillmentId' in detail ? detail : undefined,
      }),
      ...reservedToWire(type, detail, write),
    }))
  return [...events, ...paid, ...written].sort((a, b) =>
    a.createdDate < b.createdDate ? -1 : a.createdDate > b.createdDate ? 1 : 0,
  )
}

/** Field of an entry about an amount that was reserved. */
const RESERVED = {
  AUTHORIZED_PAYMENT_CREATED: 'authorizedPaymentCreated',
  AUTHORIZED_PAYMENT_CAPTURED: 'authorizedPaymentCaptured',
  AUTHORIZED_PAYMENT_VOIDED: 'authorizedPaymentVoided',
} as const satisfies Partial<Record<OrderActivityType, keyof WireOrder['activities'][number]>>

const isReserved = (type: OrderActivityType): type is keyof typeof RESERVED => type in RESERVED

function reservedToWire(type: OrderActivityType, detail: ActivityPart['detail'], write: WriteOrderPrice) {
  if (!isReserved(type) || !detail || !('paymentId' in detail)) return {}
  return { [RESERVED[type]]: { paymentId: detail.paymentId, amount: write(BigInt(detail.amount)) } }
}

/** Payments of the order, oldest first: one that does not yet cover the total pays it in part. */
function paymentsToWire(payments: readonly TransactionPart[], total: bigint): WireOrder['activities'] {
  let sum = 0n
  return payments
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ id, at, amount }) => {
      sum += BigInt(amount)
      const type = sum >= total ? ('ORDER_PAID' as const) : ('ORDER_PARTIALLY_PAID' as const)
      return { id, createdDate: new Date(at).toISOString(), activityType: type, type }
    })
}

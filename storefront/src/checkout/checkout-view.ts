import type { Checkout, LineItem } from '@fairground/client/generated/ecom.checkout.ts'
import type { PlacedOrder } from '@fairground/client/generated/fairground.order-view.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { formatRange } from '@fairground/domain/formatting/dates.ts'
import { townLine } from '@fairground/domain/formatting/town-line.ts'
import { present } from '@fairground/domain/present.ts'
import { formatPercent, parseFraction } from '@fairground/domain/rate.ts'
import { UNNAMED_TAX } from '@fairground/domain/tax/unnamed-tax.ts'
import { countryOf } from '@fairground/ui/countries.ts'
import { type CouponView, couponView } from '../cart/coupon-view.ts'
import { feesOf, feesOfLines, isNothing, shownPrices } from '../cart/shown-prices.ts'
import { pictureSource } from '../picture-source.ts'
import { t } from '../texts.ts'
import type { DeliveryChoice, Values } from './checkout-form.ts'
import { ADDRESS_FIELDS, addressField, type Field } from './checkout-names.ts'

export interface DeliveryOptionView extends DeliveryChoice {
  /** Names the option in the form. */
  readonly key: string
  readonly title: string
  readonly price: string
  /** Time and place, as far as the shop states them. */
  readonly detail: readonly string[]
  /** Days and times to choose from; empty where there is no choice. */
  readonly slots: readonly SlotView[]
  readonly selected: boolean
}

/** A time at which it can be brought; `key` is the code of the option. */
export interface SlotView {
  readonly key: string
  readonly label: string
  readonly selected: boolean
}

export interface CheckoutLineView {
  readonly id: string
  readonly name: string
  readonly picture?: string
  readonly details: readonly string[]
  readonly quantity: number
  /** With the service fee of a ticket. */
  readonly total: string
  /** The service fee that `total` holds. */
  readonly fee?: string
}

/** A checkout as its page shows it. */
export interface CheckoutView {
  readonly id: string
  readonly lines: readonly CheckoutLineView[]
  readonly delivery: readonly DeliveryOptionView[]
  /** Something is sent or fetched. Without options there is no way to the address as it is. */
  readonly delivers: boolean
  /** Something is known of where it is sent. */
  readonly hasDestination: boolean
  readonly totals: readonly { readonly label: string; readonly amount: string }[]
  readonly total: string
  /** Amount that pressing the button charges, in the site's currency whatever is shown: as text, and as the number that goes with the form. */
  readonly charged: string
  readonly chargedAmount: string
  readonly free: boolean
  /** Rest of a deposit, which is collected once the order stands. */
  readonly later?: string
  readonly coupon?: CouponView
  /** The gift card that pays a part, or all. */
  readonly giftCard?: CouponView
  /** A link or a program that made it has decided the code. */
  readonly locked?: boolean
  /** Problems that stand in the way and are no field of the form. */
  readonly problems: readonly string[]
  readonly values: Partial<Record<Field, string>>
  /** The order made of it, which waits for its payment. */
  readonly orderId?: string
}

const deliveryKey = ({ carrierId, code }: { carrierId: string; code: string }): string => `${carrierId}/${code}`

export function checkoutView(checkout: Checkout, site: SiteFacts): CheckoutView {
  const { locale } = site
  const { priceSummary, payNowTotalAfterGiftCard: due, payLater, violations, additionalFees } = checkout
  const { together } = shownPrices(site)
  const delivery = deliveryOptions(checkout, site)
  const coupon = couponView(checkout)
  return {
    id: checkout.id,
    lines: checkout.lineItems.map((line) => lineView(line, feesOf(line, additionalFees), site)),
    delivery,
    delivers: delivers(checkout),
    hasDestination: checkout.shippingInfo.shippingDestination?.address?.country !== undefined,
    totals: [
      { label: t('checkout.subtotal'), amount: together(priceSummary.subtotal, ...feesOfLines(additionalFees)) },
      ...otherTotals(checkout, delivery, together),
      ...additionalFees
        .filter(({ code }) => code === 'tip')
        .map(({ price }) => ({ label: t('checkout.tip'), amount: together(price) })),
    ],
    total: together(priceSummary.total),
    charged: due.formattedAmount,
    chargedAmount: due.amount,
    free: isNothing(checkout.totalAfterGiftCard),
    ...present({
      later: isNothing(payLater.total) ? undefined : payLater.total.formattedAmount,
      coupon,
      giftCard: giftCardView(checkout),
      locked: checkout.customSettings?.lockCouponCode,
    }),
    problems: violations
      .filter(({ severity, target }) => severity === 'ERROR' && target.lineItem)
      .map((v) => v.description),
    values: knownValues(checkout, countryOf(locale)),
    ...present({ orderId: checkout.completed && checkout.orderId ? checkout.orderId : undefined }),
  }
}

/** The card with what it pays and what is left on it, or why it pays nothing. */
function giftCardView({ giftCard, calculationErrors }: Checkout): CouponView | undefined {
  if (!giftCard) return undefined
  const { obfuscatedCode: code, amount, balance } = giftCard
  const problem = calculationErrors.giftCardCalculationError?.applicationError?.description
  if (problem) return { code, problem }
  return {
    code,
    amount: amount.formattedConvertedAmount,
    detail: t('checkout.giftCardBalance', { balance: balance.formattedConvertedAmount }),
  }
}

type Together = ReturnType<typeof shownPrices>['together']

/** Discount, delivery and tax, each where there is one; delivery costs nothing yet while none is chosen, and says so. */
function otherTotals(
  checkout: Checkout,
  delivery: readonly DeliveryOptionView[],
  together: Together,
): { label: string; amount: string }[] {
  const { discount, shipping } = checkout.priceSummary
  const isChosen = delivery.some(({ selected }) => selected)
  const shippingAmount = isNothing(shipping) ? t('checkout.free') : together(shipping)
  const rows = [
    { label: t('checkout.discount'), shown: !isNothing(discount), amount: `−${together(discount)}` },
    {
      label: t('checkout.delivery'),
      shown: delivers(checkout) || !isNothing(shipping),
      amount: isChosen ? shippingAmount : t('checkout.notChosenYet'),
    },
    ...taxRows(checkout, together),
  ]
  return rows.filter(({ shown }) => shown).map(({ label, amount }) => ({ label, amount }))
}

/** Each tax by name and rate, or their sum where one has no name. */
function taxRows({ priceSummary: { tax }, taxSummary, taxIncludedInPrice }: Checkout, together: Together) {
  const charged = taxSummary.aggregatedTaxBreakdown.filter((one) => !isNothing(one.aggregatedTaxAmount))
  const named = charged.filter(({ taxName }) => taxName !== UNNAMED_TAX)
  if (named.length === 0 || named.length < charged.length)
    return [
      {
        label: taxIncludedInPrice ? t('checkout.taxIncluded') : t('checkout.tax'),
        shown: !isNothing(tax),
        amount: together(tax),
      },
    ]
  return named.map(({ taxName: name, rate, aggregatedTaxAmount }) => {
    const words = { name, percent: percentOf(rate) }
    return {
      label: taxIncludedInPrice ? t('checkout.namedTaxIncluded', words) : t('checkout.namedTax', words),
      shown: true,
      amount: together(aggregatedTaxAmount),
    }
  })
}

/** "8.875" of the fraction "0.08875", exactly. */
function percentOf(fraction: string): string {
  const parsed = parseFraction(fraction)
  return parsed.ok ? formatPercent(parsed.rate) : fraction
}

/** With what the order made of it costs: prices may have changed since, what is owed has not. */
export function withOrder(view: CheckoutView, order: PlacedOrder | undefined): CheckoutView {
  if (!order) return view
  const totals = new Map(order.lines.map(({ id, formattedTotal }) => [id, formattedTotal]))
  return {
    ...view,
    lines: view.lines.map((line) => ({ ...line, total: totals.get(line.id) ?? line.total })),
    totals: order.totals.map(({ label, formattedAmount }) => ({ label, amount: formattedAmount })),
    total: order.formattedTotal,
    charged: order.formattedDue ?? view.charged,
    chargedAmount: order.due ?? view.chargedAmount,
    problems: [],
  }
}

export const delivers = ({ lineItems }: Checkout): boolean =>
  lineItems.some(({ physicalProperties }) => physicalProperties.shippable)

type Logistics = Checkout['shippingInfo']['carrierServiceOptions'][number]['shippingOptions'][number]['logistics']

function detailOf({ deliveryTime, instructions, pickupDetails }: Logistics): string[] {
  const { addressLine, ...town } = pickupDetails?.address ?? {}
  const place = [addressLine, townLine(town)].filter(Boolean).join(', ')
  return [place, deliveryTime, instructions].flatMap((part) => part || [])
}

/** Slots of one area are one option with a choice of times. */
const areaOf = (code: string): string => code.split('@')[0] ?? code

export function deliveryOptions(
  { shippingInfo }: Checkout,
  { locale, timeZone: zone }: Pick<SiteFacts, 'locale' | 'timeZone'>,
): DeliveryOptionView[] {
  const chosen = shippingInfo.selectedCarrierServiceOption
  return shippingInfo.carrierServiceOptions.flatMap(({ carrierId, shippingOptions }) =>
    [...Map.groupBy(shippingOptions, ({ code }) => areaOf(code))].map(([area, options]) => {
      const [first] = options as [(typeof options)[number]] // a group has one at least
      const isChosen = (code: string) => chosen?.carrierId === carrierId && chosen.code === code
      const slots = options.flatMap(({ code, logistics: { deliveryTimeSlot: slot } }) =>
        slot ? [{ key: code, label: formatRange(slot.from, slot.to, { locale, zone }), selected: isChosen(code) }] : [],
      )
      return {
        key: deliveryKey({ carrierId, code: area }),
        carrierId,
        code: options.find(({ code }) => isChosen(code))?.code ?? first.code,
        title: first.title,
        pickup: first.logistics.pickupDetails !== undefined,
        detail: detailOf(first.logistics),
        slots,
        price: isNothing(first.cost.price) ? t('checkout.free') : first.cost.price.formattedConvertedAmount,
        selected: options.some(({ code }) => isChosen(code)),
      }
    }),
  )
}

/** Delivery of a form that was sent, with the time that was chosen for it. */
export function chosenDelivery(
  options: readonly DeliveryOptionView[],
  { delivery, slot }: Pick<Values, 'delivery' | 'slot'>,
): DeliveryChoice | undefined {
  const option = options.find(({ key }) => key === delivery)
  if (!option || option.slots.length === 0) return option
  const time = option.slots.find(({ key }) => key === slot) ?? option.slots[0]
  return time && { ...option, code: time.key }
}

function lineView(line: LineItem, fees: ReturnType<typeof feesOf>, site: SiteFacts): CheckoutLineView {
  const { together } = shownPrices(site)
  const picture = pictureSource(line.media?.url, site.origin)
  return {
    id: line.id,
    name: line.productName.original,
    ...present({ picture: picture || undefined }),
    details: line.descriptionLines
      .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original ?? '')
      .filter((value) => !line.productName.original.endsWith(value)),
    quantity: line.quantity,
    total: together(line.lineItemPrice, ...fees),
    ...present({ fee: fees.length > 0 ? together(...fees) : undefined }),
  }
}

/** Values that are known already, so that they survive a reload. */
export function knownValues(
  { buyerInfo, billingInfo, shippingInfo, buyerNote }: Checkout,
  country: string,
): Partial<Values> {
  const { shippingDestination } = shippingInfo
  const { contactDetails, address } = shippingDestination ?? billingInfo ?? {}
  const bill =
    shippingDestination && !isSameAddress(shippingDestination.address, billingInfo?.address) ? billingInfo : {}
  return {
    email: buyerInfo.email ?? '',
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    phone: contactDetails?.phone ?? '',
    company: contactDetails?.company ?? '',
    taxId: contactDetails?.vatId?.id ?? '',
    ...addressValues(address, false, country),
    ...addressValues(bill?.address, true, address?.country ?? country),
    note: buyerNote ?? '',
  }
}

type KnownAddress = NonNullable<NonNullable<Checkout['billingInfo']>['address']>

function addressValues(address: KnownAddress | undefined, ofBill: boolean, country: string): Partial<Values> {
  const known = ADDRESS_FIELDS.map((field) => [addressField(field, ofBill), address?.[field] ?? ''])
  return { ...Object.fromEntries(known), [addressField('country', ofBill)]: address?.country ?? country }
}

const isSameAddress = (one: KnownAddress | undefined, other: KnownAddress | undefined): boolean =>
  !other || ADDRESS_FIELDS.every((field) => (one?.[field] ?? '') === (other[field] ?? ''))

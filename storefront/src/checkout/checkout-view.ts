import type { Checkout, LineItem } from '@fairground/client/generated/ecom.checkout.ts'
import type { PlacedOrder } from '@fairground/client/generated/fairground.order-view.ts'
import { present } from '@fairground/domain/present.ts'
import { type CouponView, couponView } from '../cart/coupon-view.ts'
import { feesOf, isNothing, shownPrices } from '../cart/shown-prices.ts'
import { pictureSource } from '../picture-source.ts'
import type { SiteFacts } from '../shop-context.ts'
import { t } from '../texts.ts'
import type { DeliveryChoice, Field, Values } from './checkout-form.ts'
import { countryOf } from './countries.ts'

export interface DeliveryOptionView extends DeliveryChoice {
  /** Names the option in the form. */
  readonly key: string
  readonly title: string
  readonly price: string
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
  readonly totals: readonly { readonly label: string; readonly amount: string }[]
  readonly total: string
  /** Amount that pressing the button charges, in the site's currency whatever is shown: as text, and as the number that goes with the form. */
  readonly charged: string
  readonly chargedAmount: string
  readonly free: boolean
  readonly coupon?: CouponView
  /** Problems that stand in the way and are no field of the form. */
  readonly problems: readonly string[]
  readonly values: Partial<Record<Field, string>>
  /** The order made of it, which waits for its payment. */
  readonly orderId?: string
}

const deliveryKey = ({ carrierId, code }: { carrierId: string; code: string }): string => `${carrierId}/${code}`

export function checkoutView(checkout: Checkout, site: SiteFacts): CheckoutView {
  const { locale } = site
  const { priceSummary, payNow, violations, additionalFees } = checkout
  const { together } = shownPrices(site)
  const delivery = deliveryOptions(checkout)
  const coupon = couponView(checkout)
  return {
    id: checkout.id,
    lines: checkout.lineItems.map((line) => lineView(line, feesOf(line, additionalFees), site)),
    delivery,
    totals: [
      { label: t('checkout.subtotal'), amount: together(priceSummary.subtotal, priceSummary.additionalFees) },
      ...[
        { label: t('checkout.discount'), price: priceSummary.discount, always: false, sign: '−' },
        { label: t('checkout.delivery'), price: priceSummary.shipping, always: delivery.length > 0, sign: '' },
        {
          label: checkout.taxIncludedInPrice ? t('checkout.taxIncluded') : t('checkout.tax'),
          price: priceSummary.tax,
          always: false,
          sign: '',
        },
      ]
        .filter(({ price, always }) => always || !isNothing(price))
        .map(({ label, price, sign }) => ({
          label,
          amount:
            label === 'Delivery' && !delivery.some(({ selected }) => selected)
              ? t('checkout.notChosenYet')
              : isNothing(price)
                ? t('checkout.free')
                : sign + together(price),
        })),
    ],
    total: together(priceSummary.total),
    charged: payNow.total.formattedAmount,
    chargedAmount: payNow.total.amount,
    free: isNothing(priceSummary.total),
    ...present({ coupon }),
    problems: violations
      .filter(({ severity, target }) => severity === 'ERROR' && target.lineItem)
      .map((v) => v.description),
    values: knownValues(checkout, countryOf(locale)),
    ...present({ orderId: checkout.completed && checkout.orderId ? checkout.orderId : undefined }),
  }
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

export function deliveryOptions({ shippingInfo }: Checkout): DeliveryOptionView[] {
  const selected = shippingInfo.selectedCarrierServiceOption
  return shippingInfo.carrierServiceOptions.flatMap(({ carrierId, shippingOptions }) =>
    shippingOptions.map(({ code, title, logistics, cost }) => ({
      key: deliveryKey({ carrierId, code }),
      carrierId,
      code,
      title,
      pickup: logistics.pickupDetails !== undefined,
      price: isNothing(cost.price) ? t('checkout.free') : cost.price.formattedConvertedAmount,
      selected: selected?.carrierId === carrierId && selected.code === code,
    })),
  )
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
function knownValues({ buyerInfo, billingInfo, shippingInfo, buyerNote }: Checkout, country: string): Partial<Values> {
  const { contactDetails, address } = shippingInfo.shippingDestination ?? billingInfo ?? {}
  return {
    email: buyerInfo.email ?? '',
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    phone: contactDetails?.phone ?? '',
    country: address?.country ?? country,
    addressLine: address?.addressLine ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    subdivision: address?.subdivision ?? '',
    postalCode: address?.postalCode ?? '',
    note: buyerNote ?? '',
  }
}

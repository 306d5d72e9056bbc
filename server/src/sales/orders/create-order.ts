import type { createOrder as operation } from '@fairground/contract/ecom/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isCurrency } from '@fairground/domain/currency.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { paymentOf } from '@fairground/domain/price/pay.ts'
import { price } from '@fairground/domain/price/price.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { isUuid } from '../../ground/ids.ts'
import { weightUnitOf } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { ownerOf } from '../buyers/owner.ts'
import { assertTaxId } from '../buyers/tax-id.ts'
import { CUSTOM_APP_ID } from '../lines/cart-line.ts'
import { givenDeposit } from '../lines/custom-item.ts'
import { languageOf } from '../lines/price-writer.ts'
import { gramsOf, type LineWeightUnit } from '../lines/weight.ts'
import { withCouponOfNow } from '../purchase/coupon-changed.ts'
import { placeOrder } from '../purchase/place-order.ts'
import type { OrderFacts } from '../purchase/purchase.ts'
import { sayingDeposit } from '../sellables/deposit-line.ts'
import type { Sellables } from '../sellables/registry.ts'
import type { Sellable } from '../sellables/sellable.ts'
import { getOrder } from './operations.ts'
import type { OrderRow } from './queries.ts'

type NewOrder = RequestOf<typeof operation>['order']
type NewLine = NewOrder['lineItems'][number]

/** Currency of the order, the site's unless given. Throws a violation for three letters that are none: no amount can be written in it. */
export function currencyOf({ site }: Pick<Ctx, 'site'>, { currency }: Pick<NewOrder, 'currency'>): string {
  if (currency && !isCurrency(currency))
    throw new InvalidArgument([
      { field: 'order.currency', description: message('violations.currencyInUse'), violatedRule: 'VALIDATION' },
    ])
  return currency ?? site.currency
}

/**
 * Enters an order that was made elsewhere, at the prices that it names, untaxed. Things of our catalogues are taken from stock like
 * any others; what is short refuses the whole.
 */
export const createOrder = (ctx: Ctx, sellables: Sellables, order: NewOrder): Promise<OrderRow> =>
  withCouponOfNow(() => createOnce(ctx, sellables, order))

async function createOnce(ctx: Ctx, sellables: Sellables, order: NewOrder): Promise<OrderRow> {
  const currency = currencyOf(ctx, order)
  if (order.purchasedDate && new Date(order.purchasedDate) > ctx.now)
    throw new ApiError({ code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE' })
  assertApps(order.lineItems)
  const { weightUnit = weightUnitOf(ctx.site) } = order
  const found = await soldThings(ctx, sellables, order.lineItems)
  const lines = order.lineItems.map((line, i) => {
    const id = ctx.newId()
    const unitPrice = amountIn(line.price.amount, currency, `order.lineItems[${i}].price.amount`)
    const paymentOption = line.paymentOption ?? 'FULL_PAYMENT_ONLINE'
    const deposit = givenDeposit({ paymentOption, depositAmount: line.depositAmount?.amount }, unitPrice, {
      currency,
      field: `order.lineItems[${i}]`,
    })
    return {
      id,
      quantity: line.quantity,
      paymentOption,
      unitPrice,
      deposit,
      sellable: sayingDeposit(
        { ...sellableOf(line, { id, unitPrice, weightUnit }, found[i]), ...present({ deposit }) },
        { ...ctx.site, currency },
      ),
    }
  })
  const delivery = order.shippingInfo?.cost?.price
  const shipping = delivery
    ? { amount: amountIn(delivery.amount, currency, 'order.shippingInfo.cost.price.amount'), tax: null }
    : null
  const breakdown = price({
    currency,
    shipping,
    lines: lines.map(({ id, quantity, unitPrice, paymentOption, deposit }) => ({
      id,
      quantity,
      unitPrice,
      tax: null,
      pay: paymentOf[paymentOption],
      ...present({ depositPerUnit: deposit }),
    })),
  })
  const declared = order.priceSummary?.total
  const { total } = breakdown.summary
  if (declared && amountIn(declared.amount, currency, 'order.priceSummary.total.amount') !== total)
    throw new ApiError({ code: 'AMOUNTS_DO_NOT_ADD_UP', total: formatAmount(total, currency) }, (t, locale) =>
      t('refusals-staff.addUpTo', { total: formatMoney(total, currency, locale) }),
    )
  const placed = await placeOrder(ctx, {
    source: 'admin',
    sourceId: ctx.newId(),
    ownerId: null,
    lines,
    breakdown,
    facts: factsOf(ctx, order),
    settlement: order.paymentStatus === 'PAID' ? 'paid' : 'offline',
  })
  return getOrder(ctx, placed.id)
}

/** Apps have UUIDs; of another catalogue no more is known. */
export function assertApps(lines: readonly NewLine[]): void {
  const violations = lines.flatMap(({ catalogReference }, i) =>
    catalogReference && !isUuid(catalogReference.appId)
      ? [
          {
            field: `order.lineItems[${i}].catalogReference.appId`,
            description: message('violations.uuid'),
            violatedRule: 'FORMAT' as const,
          },
        ]
      : [],
  )
  if (violations.length > 0) throw new InvalidArgument(violations)
}

/** Sellables of our catalogues under the lines' references; undefined where a line names none, or another's. */
async function soldThings(
  { db, site, caller, now }: Ctx,
  sellables: Sellables,
  lines: readonly NewLine[],
): Promise<(Sellable | undefined)[]> {
  const named = lines.flatMap(({ catalogReference: reference }, place) => (reference ? [{ place, reference }] : []))
  const answers = await sellables.resolve(
    named.map(({ reference: { options, ...reference } }) => ({
      ...reference,
      ...present({ options: options || undefined }),
    })),
    { db, site, caller, now },
  )
  const found = new Array<Sellable | undefined>(lines.length)
  for (const [i, { place }] of named.entries()) found[place] = answers[i]
  return found
}

interface LineTerms {
  readonly id: string
  readonly unitPrice: bigint
  readonly weightUnit: LineWeightUnit
}

export function sellableOf(
  line: NewLine,
  { id, unitPrice, weightUnit }: LineTerms,
  found: Sellable | undefined,
): Sellable {
  const name = line.productName.original
  // The price is theirs, and so is the fee: none is put on top.
  if (found) {
    const { deposit: _, ...thing } = found
    return { ...thing, name, price: unitPrice, fullPrice: unitPrice, feeRateBp: 0 }
  }
  const { catalogReference, itemType, descriptionLines = [], physicalProperties: physical } = line
  const { options, ...reference } = catalogReference ?? { appId: CUSTOM_APP_ID, catalogItemId: id }
  return {
    kind: 'custom',
    reference: { ...reference, ...present({ options: options || undefined }) },
    name,
    itemType: !itemType?.preset || itemType.preset === 'UNRECOGNISED' ? 'SERVICE' : itemType.preset,
    descriptionLines: descriptionLines.map(({ name: title, plainText, colorInfo }) => ({
      name: title?.original ?? '',
      text: plainText?.original ?? colorInfo?.original ?? '',
      ...present({ color: colorInfo?.code || undefined }),
    })),
    price: unitPrice,
    fullPrice: unitPrice,
    taxable: false,
    feeRateBp: 0,
    ...present({
      physical: physical
        ? {
            weightGrams: gramsOf(physical.weight ?? 0, weightUnit),
            shippable: physical.shippable ?? false,
            ...present({ sku: physical.sku || undefined }),
          }
        : undefined,
    }),
    draws: [],
    quantityAvailable: null,
    maxPerOrder: null,
  }
}

export function factsOf(
  { site, caller }: Ctx,
  order: Omit<NewOrder, 'lineItems' | 'priceSummary' | 'paymentStatus'>,
): OrderFacts {
  const { channelInfo, buyerInfo, billingInfo, shippingInfo, buyerNote, customFields = [] } = order
  const { title, carrierId, code, logistics } = shippingInfo ?? {}
  const destination = logistics?.shippingDestination
  assertTaxId(billingInfo, 'order.billingInfo')
  assertTaxId(order.recipientInfo, 'order.recipientInfo')
  assertTaxId(destination, 'order.shippingInfo.logistics.shippingDestination')
  const recipientInfo = order.recipientInfo ?? destination ?? billingInfo
  const { firstName, lastName, phone } = (billingInfo ?? recipientInfo)?.contactDetails ?? {}
  return {
    channelType: channelInfo.type,
    buyer: {
      ...ownerOf(caller),
      ...present({
        email: buyerInfo?.email || undefined,
        firstName: firstName || undefined,
        lastName: lastName || undefined,
        phone: phone || undefined,
      }),
    },
    buyerLanguage: languageOf(site),
    ...present({
      billingInfo: billingInfo || undefined,
      recipientInfo: recipientInfo || undefined,
      shipping:
        title === undefined
          ? undefined
          : {
              ...present({ carrierId: carrierId || undefined }),
              code: code ?? title,
              title,
              pickup: false,
              ...present({
                destination,
                deliveryTime: logistics?.deliveryTime || undefined,
                instructions: logistics?.instructions || undefined,
              }),
            },
      buyerNote: buyerNote || undefined,
      weightUnit: order.weightUnit ?? weightUnitOf(site),
    }),
    customFields,
    seenByAHuman: caller.kind === 'staff',
    ...(order.purchasedDate ? { purchasedMs: new Date(order.purchasedDate).getTime() } : {}),
  }
}

import type { getDeliverySolutions as contract } from '@fairground/contract/ecom/delivery-solutions.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import type { DeliveredLine } from '@fairground/domain/delivery/solutions.ts'
import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { weightUnitOf } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { priceWriter } from '../lines/price-writer.ts'
import { gramsOf, type LineWeightUnit } from '../lines/weight.ts'
import { readSetup, type Setup, setupNotFound } from './setup/change-setup.ts'
import { amountText } from './setup/rates.ts'
import { placeOf, type ShippingOption, waysTo } from './shipping.ts'
import { allocationsOf, logisticsOf } from './shown-options.ts'

type Request = RequestOf<typeof contract>
type Item = Request['lineItems'][number]
type Solution = ResponseOf<typeof contract>['deliverySolutions'][number]

/** Ways for goods that are in no cart to reach an address: by the rules and the setup that carts have. */
export async function deliverySolutions(ctx: Ctx, request: Request): Promise<ResponseOf<typeof contract>> {
  const { site, db } = ctx
  const { destination, currency, weightUnit, lineItems } = request
  if (currency !== site.currency) {
    const description = message('violations.currencyOfSite', { currency: site.currency })
    throw new InvalidArgument([{ field: 'currency', description, violatedRule: 'VALIDATION' }])
  }
  if (!destination.country) throw new ApiError({ code: 'REQUIRED_COUNTRY' })
  const unit = weightUnit === 'KG' || weightUnit === 'LB' ? weightUnit : weightUnitOf(site)
  const setup = await readSetup(db)
  const lines = lineItems.flatMap((item, i) => lineOf(item, { i, setup, unit, currency }) ?? [])
  if (lines.length === 0) return { deliverySolutions: [], errors: [] }
  const options = await waysTo(ctx, setup, lines, { place: placeOf(destination) })
  if (!options) {
    const { country, subdivision } = destination
    throw new ApiError({ code: 'NO_DELIVERY_REGION_FOUND', destination: subdivision || country })
  }
  return { deliverySolutions: options.map(solutionToWire(ctx)), errors: [] }
}

interface LineFacts {
  readonly i: number
  readonly setup: Setup
  readonly unit: LineWeightUnit
  readonly currency: string
}

/** Undefined where the item is not sent. */
function lineOf(item: Item, { i, setup, unit, currency }: LineFacts): DeliveredLine | undefined {
  const { id = String(i), quantity = 1, physicalProperties = {}, deliveryProfileId } = item
  const profile = deliveryProfileId && setup.find('profile', deliveryProfileId)
  if (deliveryProfileId && !profile) throw setupNotFound('profile', deliveryProfileId)
  const price = priceOf(item, (text, field) =>
    amountOf(amountText(text, currency, `lineItems[${i}].${field}`), currency),
  )
  if (physicalProperties.shippable === false) return undefined
  return {
    id,
    ...present({ profileId: profile ? profile.id : undefined }),
    quantity,
    weightGrams: gramsOf(physicalProperties.weight ?? 0, unit) * quantity,
    price,
  }
}

/** Price of all units, before discounts where the request has it: a discount does not take free delivery away. */
function priceOf(item: Item, read: (text: string, field: string) => bigint): bigint {
  const of = (field: 'totalPriceBeforeDiscount' | 'priceBeforeDiscount' | 'totalPrice' | 'price', units: number) => {
    const text = item[field]
    return typeof text === 'string' ? read(text, field) * BigInt(units) : undefined
  }
  const { quantity = 1 } = item
  return (
    of('totalPriceBeforeDiscount', 1) ??
    of('priceBeforeDiscount', quantity) ??
    of('totalPrice', 1) ??
    of('price', quantity) ??
    0n
  )
}

function solutionToWire(ctx: Ctx): (option: ShippingOption) => Solution {
  const { currency, timeZone } = ctx.site
  const write = priceWriter(ctx)
  return (option) => {
    const { code, carrierId, title, cost, handling } = option
    const carriage = handling.reduce((rest, { amount }) => rest - amount, cost)
    const { deliveryTimeSlot, ...logistics } = logisticsOf(option)
    return {
      code,
      deliveryReference: { code, appId: carrierId },
      title,
      logistics: {
        ...logistics,
        ...present({ deliveryTimeSlot: deliveryTimeSlot && { ...deliveryTimeSlot, timeZone } }),
      },
      cost: {
        price: formatAmount(carriage, currency),
        currency,
        deliveryPrice: write(carriage),
        additionalCosts: handling.map(({ description, amount }) => ({
          ...present({ description: description || undefined }),
          deliveryPrice: write(amount),
        })),
      },
      deliveryAllocations: allocationsOf(option),
      partial: false,
    }
  }
}

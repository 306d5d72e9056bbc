import type { quoteShippingLabel } from '@fairground/contract/fairground/shipping-labels.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { passesCustoms } from '@fairground/domain/delivery/customs.ts'
import { partOf } from '@fairground/domain/delivery/regions.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Packaging } from '../../../ground/quotes-needed.ts'
import { weightUnitOf } from '../../../ground/site.ts'
import { message } from '../../../ground/texts/message.ts'
import { standingOrder } from '../../fulfillments/fulfill-orders.ts'
import { type Units, unitsOf } from '../../fulfillments/units.ts'
import { gramsOf } from '../../lines/weight.ts'
import type { LabelAddress, LabelDeclaration, LabelQuestion } from '../live/live-carrier.ts'
import { originOf } from '../live/offers.ts'
import { readSetup } from '../setup/change-setup.ts'
import type { OriginDoc } from '../setup/documents.ts'
import { declarationOf } from './declare.ts'
import { type LabelDeps, labelCalls, refusalOf } from './label-calls.ts'
import { deleteOldQuotes, findLabel, insertLabel, type LabelRow, orderToSend } from './queries.ts'

type Request = RequestOf<typeof quoteShippingLabel>
type Address = OriginDoc['address']

interface Destination {
  readonly address?: Address
  readonly contactDetails?: {
    readonly firstName?: string | null
    readonly lastName?: string | null
    readonly phone?: string | null
    readonly company?: string | null
  }
}

/** Carriers sell by a price for seven days at most; a day is enough for staff. */
const QUOTE_MS = 24 * 60 * 60_000
/** Kilograms; no parcel service takes a heavier one. */
const HEAVIEST_GRAMS = 1_000_000

/** Prices of the carrier for a parcel, stored so that a press buys once. The carrier is called outside of transactions. */
export async function quoteLabel(ctx: Ctx, deps: LabelDeps, request: Request): Promise<LabelRow> {
  const { orderId, locationId, parcel } = request
  const measures = measuresOf(ctx, parcel)
  const calls = await labelCalls(ctx, deps)
  const lineItems = await ctx.db.inTx(async (tx) => {
    await standingOrder(tx, orderId)
    return unitsOf(tx, orderId, request.lineItems)
  })
  const ends = await endsOf(ctx, orderId, locationId)
  const customs = await customsOf(ctx, request, lineItems, { ...ends, ...measures })
  const question = { ...ends, ...measures, ...present({ customs }) }
  const prices = await calls.desk.prices(calls.key, question).catch((error) => {
    throw refusalOf(error, deps)
  })
  const id = ctx.newId()
  const doc = {
    lineItems: [...lineItems],
    parcel,
    ...present({ customs: customs && request.customs }),
    prices: prices.map((price) => ({ ...price })),
    test: calls.test,
  }
  await ctx.db.run(insertLabel, { id, orderId, doc, at: ctx.now })
  await ctx.db.run(deleteOldQuotes, { before: new Date(ctx.now.getTime() - QUOTE_MS) })
  const row = await ctx.db.row(findLabel, { id })
  if (!row) throw new Error(`The label ${id} is gone`)
  return row
}

/** Declaration of the parcel; undefined where it passes no customs. */
async function customsOf(
  { db }: Ctx,
  { orderId, customs }: Request,
  units: readonly Units[],
  { from, to, weightGrams }: Pick<LabelQuestion, 'from' | 'to' | 'weightGrams'>,
): Promise<LabelDeclaration | undefined> {
  if (!passesCustoms(from.country, to.country)) return undefined
  if (!customs) throw new ApiError({ code: 'LABEL_CUSTOMS_MISSING' })
  return declarationOf(db, customs, { orderId, units, weightGrams, from: from.country, to: to.country })
}

/** Throws violations of a parcel that weighs or measures nothing. */
function measuresOf({ site }: Ctx, { packageType, dimensions, weight }: Request['parcel']) {
  const unit = weightUnitOf(site)
  const weightGrams = gramsOf(Number(weight), unit)
  const names = ['length', 'width', 'height'] as const
  const wrong = [
    ...(isPositive(weight) && weightGrams <= HEAVIEST_GRAMS ? [] : ['weight']),
    ...(packageType === 'CUSTOM'
      ? names.filter((name) => !dimensions || !isPositive(dimensions[name])).map((name) => `dimensions.${name}`)
      : []),
  ]
  if (wrong.length > 0)
    throw new InvalidArgument(
      wrong.map((field) => ({
        field: `parcel.${field}`,
        description: message('violations.aboveZero'),
        violatedRule: 'DECIMAL_GT',
      })),
    )
  const packaging: Packaging = {
    type: packageType,
    ...present({
      sides:
        packageType === 'CUSTOM' && dimensions
          ? { ...dimensions, unit: unit === 'LB' ? ('in' as const) : ('cm' as const) }
          : undefined,
    }),
  }
  return { packaging, weightGrams: Math.ceil(weightGrams) }
}

/** Addresses of both ends. Throws what a label lacks. */
async function endsOf(ctx: Ctx, orderId: string, locationId: string) {
  const origin = originOf(await readSetup(ctx.db), locationId.toLowerCase())
  const from = origin && addressOf(origin.address, origin)
  if (!from) throw new ApiError({ code: 'SHIP_FROM_MISSING' })
  const order = await ctx.db.row(orderToSend, { id: orderId })
  const { pickup } = order?.shipping ?? {}
  const destination = order?.shipping?.destination as Destination | undefined // an order stores it as the wire has it
  const { firstName, lastName, phone, company } = destination?.contactDetails ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const to =
    !pickup && destination?.address && (name || company)
      ? addressOf(destination.address, { name: name || company || '', phone, company, email: order?.buyerEmail })
      : undefined
  if (!to) throw new ApiError({ code: 'LABEL_ADDRESS_MISSING' })
  return { from, to }
}

interface Person {
  readonly name: string
  readonly company?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}

/** Undefined without a country and a street. */
function addressOf(address: Address, { name, company, phone, email }: Person): LabelAddress | undefined {
  const { country, city, postalCode, streetAddress, addressLine, addressLine2 } = address
  const street = addressLine?.trim() || [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ').trim()
  if (!country || !street) return undefined
  return {
    name,
    street,
    country,
    ...present({
      company: company?.trim() || undefined,
      street2: addressLine2?.trim() || undefined,
      city: city || undefined,
      postalCode: postalCode?.trim() || undefined,
      subdivision: partOf(address),
      phone: phone?.trim() || undefined,
      email: email || undefined,
    }),
  }
}

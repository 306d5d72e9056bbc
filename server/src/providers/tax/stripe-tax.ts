import type { JurisdictionType } from '@fairground/contract/enumerations/taxes.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import { WHOLE } from '@fairground/domain/rate.ts'
import { allocate, roundHalfUp } from '@fairground/domain/rounding.ts'
import type { Stripe } from 'stripe'
import type { Providers } from '../../assembly.ts'
import type { TaxedCharge, TaxedPlace, TaxQuestion } from '../../ground/taxes-needed.ts'
import {
  type CalculatedTax,
  CalculatorFault,
  type RecordedSale,
  type ReversedSale,
  type SaleToRecord,
  type TaxAnswer,
  type TaxCalculator,
} from '../../sales/automatic-taxes/calculator.ts'
import type { ProviderNeeds } from '../../sales/payments/provider.ts'
import { fromStripe, toStripe, writtenToStripe } from '../payment/stripe-amount.ts'
import { codeOf, type StripeClients, stripeClients, typeOf } from '../payment/stripe-client.ts'

/** Milliseconds that a buyer waits for taxes at most. */
const CALCULATE_MS = 3_000
/** The same of jobs. */
const RECORD_MS = 10_000
/** Taxes of one charge that answers have room for. */
const MOST_TAXES = 7
const LONGEST_NAME = 200
/** Deliveries among the kinds of goods that Stripe knows. */
const DELIVERY_CODE = 'txcd_92010001'
/** More than a checkout has. */
const MOST_LINES = 1000

type Breakdown = Stripe.Tax.CalculationLineItem.TaxBreakdown

/** Stripe Tax by the accounts of payments, live and test apart. `apiUrl` is another address than Stripe's own. */
export const stripeTaxes =
  (apiUrl: string | undefined): Providers['taxCalculators'] =>
  (needs) => {
    const clients = stripeClients(apiUrl)
    return new Map(['stripe', 'stripe-test'].map((name) => [name, stripeTax(needs, name, clients)]))
  }

function stripeTax(
  { accountOf }: Pick<ProviderNeeds, 'accountOf'>,
  name: string,
  clients: StripeClients,
): TaxCalculator {
  const clientOf = async (siteId: string, account?: string): Promise<Stripe> => {
    const keys = await accountOf(siteId, name).catch((error) => {
      throw new CalculatorFault('key', String(error))
    })
    if (!keys || (account !== undefined && keys.publicKey !== account))
      throw new CalculatorFault('key', `The site has other keys of ${name} by now`)
    return clients.of(keys.secretKey)
  }
  return {
    calculate: (siteId, question) =>
      within(CALCULATE_MS, async () => {
        const client = await clientOf(siteId, question.account)
        const calculation = await client.tax.calculations.create(paramsOf(question), {
          timeout: CALCULATE_MS,
          maxNetworkRetries: 0,
        })
        const items = await itemsOf(client, calculation)
        return understood(() => answerOf(question, calculation, items))
      }),
    record: (sale) => within(RECORD_MS, async () => ofOwn(recorded(await clientOf(sale.siteId), sale))),
    reverse: (sale) => within(RECORD_MS, async () => ofOwn(reversed(await clientOf(sale.siteId), sale))),
  }
}

/** An answer of Stripe in bounded time; every failure is a `CalculatorFault`. */
async function within<T>(ms: number, call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CalculatorFault('unreachable', 'Stripe did not answer in time')), ms)
  })
  try {
    return await Promise.race([call(), late])
  } catch (error) {
    throw error instanceof CalculatorFault ? error : faultOf(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Ids are of one account alone, whatever its keys are by now. */
async function ofOwn<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw codeOf(error) === 'resource_missing' ? new CalculatorFault('unknown', problemOf(error)) : error
  }
}

/** An answer that cannot be true, or read, is one to this question: others are answered still. */
function understood<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof CalculatorFault ? error : new CalculatorFault('question', faultOf(error).message)
  }
}

/** The message of an error, and of what it comes from: a connection says nothing itself. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message } = error
  return 'detail' in error && error.detail instanceof Error ? `${message} ${error.detail.message}` : message
}

function faultOf(error: unknown): CalculatorFault {
  const type = typeOf(error)
  const problem = cutText(problemOf(error), 300)
  if (codeOf(error) === 'customer_tax_location_invalid') return new CalculatorFault('address', problem)
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return new CalculatorFault('key', problem)
  if (type === 'StripeInvalidRequestError' || type === 'StripeIdempotencyError')
    return new CalculatorFault('question', problem)
  return new CalculatorFault('unreachable', problem)
}

const amountOf = (digits: string, currency: string): number => {
  const amount = toStripe(BigInt(digits), currency)
  if (amount === undefined) throw new CalculatorFault('question', `Stripe takes no amount of ${digits} in ${currency}`)
  return amount
}

const behaviourOf = ({ included }: Pick<TaxedCharge, 'included'>) =>
  included ? ('inclusive' as const) : ('exclusive' as const)

const referenceOf = (position: number): string => `L${position}`

const addressOf = ({ country, subdivision, city, postalCode, street }: TaxedPlace) => ({
  country,
  ...present({ state: subdivision?.replace(`${country}-`, ''), city, postal_code: postalCode, line1: street }),
})

/** A delivery alone is sent as a charge, since a calculation has at least one: as goods that are a delivery, unless its group says otherwise. */
function paramsOf({
  currency,
  to,
  from,
  isBilling,
  charges,
  delivery,
}: TaxQuestion): Stripe.Tax.CalculationCreateParams {
  const lines = charges.length > 0 ? charges : delivery ? [{ code: DELIVERY_CODE, ...delivery }] : []
  return {
    currency: currency.toLowerCase(),
    customer_details: { address: addressOf(to), address_source: isBilling ? 'billing' : 'shipping' },
    ...(from ? { ship_from_details: { address: addressOf(from) } } : {}),
    line_items: lines.map((charge, i) => ({
      amount: amountOf(charge.net, currency),
      quantity: charge.quantity,
      reference: referenceOf(i),
      tax_behavior: behaviourOf(charge),
      ...present({ tax_code: charge.code }),
    })),
    ...(delivery && charges.length > 0
      ? {
          shipping_cost: {
            amount: amountOf(delivery.net, currency),
            tax_behavior: behaviourOf(delivery),
            ...present({ tax_code: delivery.code }),
          },
        }
      : {}),
    expand: ['line_items.data.tax_breakdown', 'shipping_cost.tax_breakdown'],
  }
}

/** All line items: an object holds the first of them. */
async function itemsOf(client: Stripe, { id, line_items: first }: Stripe.Tax.Calculation) {
  if (typeof id !== 'string') throw new CalculatorFault('question', 'Stripe answered a calculation without an id')
  if (first && !first.has_more) return first.data
  const expand = ['data.tax_breakdown']
  return client.tax.calculations
    .listLineItems(id, { limit: 100, expand }, { timeout: CALCULATE_MS })
    .autoPagingToArray({ limit: MOST_LINES })
}

function answerOf(
  question: TaxQuestion,
  { id, currency, shipping_cost: shipping }: Stripe.Tax.Calculation,
  items: readonly Stripe.Tax.CalculationLineItem[],
): TaxAnswer {
  if (currency.toUpperCase() !== question.currency)
    throw new CalculatorFault('question', `Stripe answered in ${currency}`)
  if (items.length !== (question.charges.length || 1))
    throw new CalculatorFault('question', `Stripe answered ${items.length} lines`)
  const byReference = new Map(items.map((item) => [item.reference, item]))
  const ofItem = (charge: TaxedCharge, position: number) =>
    taxesOf(question, charge, byReference.get(referenceOf(position)))
  const { charges, delivery } = question
  if (delivery && charges.length === 0) return { id: String(id), charges: [], delivery: ofItem(delivery, 0) }
  return {
    id: String(id),
    charges: charges.map(ofItem),
    ...(delivery ? { delivery: taxesOf(question, delivery, shipping ?? undefined) } : {}),
  }
}

interface AnsweredCharge {
  readonly amount: number
  readonly amount_tax: number
  readonly tax_behavior: string
  readonly tax_breakdown?: readonly Breakdown[] | null
}

function taxesOf(
  { currency }: TaxQuestion,
  charge: TaxedCharge,
  answered: AnsweredCharge | undefined,
): CalculatedTax[] {
  const isAnswered =
    answered?.amount === amountOf(charge.net, currency) &&
    answered.tax_behavior === behaviourOf(charge) &&
    Number.isSafeInteger(answered.amount_tax)
  if (!isAnswered) throw new CalculatorFault('question', 'Stripe answered for another charge')
  const parts = answered.tax_breakdown ?? []
  if (parts.length > 0 && parts.every(({ taxability_reason: reason }) => reason === 'not_supported'))
    throw new CalculatorFault('question', 'Stripe calculates no taxes there')
  const borne = parts.filter(({ amount }) => amount !== 0)
  if (
    borne.some(
      ({ amount, taxable_amount: taxable }) => !(Number.isSafeInteger(amount) && Number.isSafeInteger(taxable)),
    )
  )
    throw new CalculatorFault('question', 'Stripe answered no whole amounts')
  const tax = fromStripe(answered.amount_tax, currency)
  const sum = borne.reduce((all, { amount }) => all + fromStripe(amount, currency), 0n)
  const difference = tax > sum ? tax - sum : sum - tax
  if (tax < 0n || borne.some(({ amount }) => amount < 0) || difference > BigInt(borne.length))
    throw new CalculatorFault('question', `Stripe answered a tax of ${tax} whose parts are ${sum}`)
  const amounts = allocate(
    tax,
    borne.map(({ amount }) => BigInt(amount)),
  )
  return together(borne.map((part, i) => taxOf(part, amounts[i] as bigint, { currency, quantity: charge.quantity }))) // one amount per part
}

interface TaxedAs {
  readonly currency: string
  readonly quantity: number
}

function taxOf(part: Breakdown, amount: bigint, { currency, quantity }: TaxedAs): CalculatedTax {
  const { jurisdiction, tax_rate_details: details, taxable_amount } = part
  const taxable = fromStripe(taxable_amount, currency)
  return {
    amount: String(amount),
    taxable: String(taxable),
    rate: String(rateOf(details?.percentage_decimal, { amount, taxable, quantity })),
    name: nameOf(details?.display_name ?? ''),
    type: nameOf(details?.tax_type ?? ''),
    jurisdiction: nameOf(jurisdiction.display_name),
    jurisdictionType: LEVELS.get(jurisdiction.level) ?? 'UNDEFINED',
  }
}

/** A name as the database takes it. */
const nameOf = (text: string): string => cutText(text.replaceAll('\0', '').toWellFormed(), LONGEST_NAME)

const LEVELS: ReadonlyMap<string, JurisdictionType> = new Map([
  ['country', 'COUNTRY'],
  ['state', 'STATE'],
  ['county', 'COUNTY'],
  ['city', 'CITY'],
  ['district', 'SPECIAL'],
])

/**
 * In millionths: of a percentage such as `8.875`, where the tax is as high as that, each unit rounded by itself; else, as of a tax for each parcel,
 * the rate that its amount comes to.
 */
function rateOf(percentage: string | undefined, { amount, taxable, quantity }: Rated): bigint {
  const [, whole = '', digits = ''] = /^(\d{1,4})(?:\.(\d*))?$/.exec(percentage ?? '') ?? []
  const rate = whole === '' ? 0n : (BigInt(`${whole}${digits.padEnd(5, '0').slice(0, 5)}`) + 5n) / 10n
  const difference = roundHalfUp(taxable * rate, WHOLE) - amount
  const most = BigInt(quantity) + 1n
  if (rate > 0n && difference <= most && difference >= -most) return rate
  const borne = taxable > 0n ? roundHalfUp(amount * WHOLE, taxable) : 0n
  return borne > 0n ? borne : 1n
}

interface Rated {
  readonly amount: bigint
  readonly taxable: bigint
  readonly quantity: number
}

/** The last of more taxes than there is room for are one. */
function together(taxes: readonly CalculatedTax[]): CalculatedTax[] {
  const last = taxes.slice(MOST_TAXES - 1)
  const [first] = last
  if (!first || last.length === 1) return [...taxes]
  const sum = (of: 'amount' | 'rate') => String(last.reduce((all, tax) => all + BigInt(tax[of]), 0n))
  return [
    ...taxes.slice(0, MOST_TAXES - 1),
    { ...first, amount: sum('amount'), rate: sum('rate'), jurisdiction: '', jurisdictionType: 'SPECIAL' },
  ]
}

async function recorded(client: Stripe, { calculation, reference, currency }: SaleToRecord): Promise<RecordedSale> {
  const transaction = await client.tax.transactions.createFromCalculation(
    { calculation, reference, expand: ['line_items'] },
    { idempotencyKey: `tax ${reference}`, timeout: RECORD_MS },
  )
  const { id, line_items: first, shipping_cost: shipping } = transaction
  const items =
    first && !first.has_more
      ? first.data
      : await client.tax.transactions
          .listLineItems(id, { limit: 100 }, { timeout: RECORD_MS })
          .autoPagingToArray({ limit: MOST_LINES })
  const written = (charge: { amount: number; amount_tax: number; tax_behavior: string }) => ({
    amount: String(fromStripe(charge.amount, currency)),
    tax: String(fromStripe(charge.amount_tax, currency)),
    included: charge.tax_behavior === 'inclusive',
  })
  const ordered = items.toSorted((a, b) => positionOf(a.reference) - positionOf(b.reference))
  return {
    id,
    charges: ordered.map((item) => ({ id: item.id, ...written(item) })),
    ...(shipping ? { delivery: written(shipping) } : {}),
  }
}

const positionOf = (reference: string): number => Number(reference.slice(1))

async function reversed(client: Stripe, sale: ReversedSale): Promise<string> {
  const { sale: original, reference, currency, charges, delivery } = sale
  const minus = (digits: string) => -Number(writtenToStripe(BigInt(digits), currency))
  const { id } = await client.tax.transactions.createReversal(
    {
      mode: 'partial',
      original_transaction: original,
      reference,
      ...(charges.length > 0
        ? {
            line_items: charges.map((charge, i) => ({
              original_line_item: charge.id,
              reference: referenceOf(i),
              amount: minus(charge.amount),
              amount_tax: minus(charge.tax),
            })),
          }
        : {}),
      ...(delivery ? { shipping_cost: { amount: minus(delivery.amount), amount_tax: minus(delivery.tax) } } : {}),
    },
    { idempotencyKey: `tax ${reference}`, timeout: RECORD_MS },
  )
  return id
}

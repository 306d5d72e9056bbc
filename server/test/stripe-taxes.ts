import { randomUUID } from 'node:crypto'
import { type Answer, invalid, refused } from './stripe-answers.ts'

interface Nested {
  [field: string]: string | Nested | undefined
}

/** Fields of a form; `line_items[0][amount]=1` is one inside of others. */
function nestedFormOf(body: string): Nested {
  const form: Nested = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    const last = path.pop() ?? ''
    let within = form
    for (const part of path) {
      within[part] ??= {}
      within = within[part] as Nested // made above
    }
    within[last] = value
  }
  return form
}

const listOf = (list: string | Nested | undefined): Nested[] =>
  typeof list === 'object' ? (Object.values(list) as Nested[]) : [] // forms have objects in these lists
const textOf = (field: string | Nested | undefined): string => (typeof field === 'string' ? field : '')

/** The list of codes has no such one. */
export const UNKNOWN_CODE = 'txcd_00000000'

interface Levied {
  readonly name: string
  readonly type: string
  readonly level: string
  readonly jurisdiction: string
  readonly percent: string
}

const salesTax = (level: string, jurisdiction: string, percent: string): Levied => ({
  name: 'Sales Tax',
  type: 'sales_tax',
  level,
  jurisdiction,
  percent,
})
const vat = (jurisdiction: string, percent: string): Levied => ({
  name: 'VAT',
  type: 'vat',
  level: 'country',
  jurisdiction,
  percent,
})

/** Goods that bear no tax of a state, and the lower rate elsewhere. */
export const FOOD = 'txcd_40060003'

/** Taxes of the places that the stand-in knows; it collects none elsewhere. */
function leviedAt({ country, state, postal_code: postalCode }: Nested, code: string): Levied[] | undefined {
  if (country === 'GB') return [vat('United Kingdom', code === FOOD ? '0.0' : '20.0')]
  if (country === 'DE') return [vat('Germany', code === FOOD ? '7.0' : '19.0')]
  if (country === 'US' && state === 'NY' && textOf(postalCode).startsWith('100'))
    return [
      salesTax('state', 'New York', code === FOOD ? '0.0' : '4.0'),
      salesTax('city', 'New York City', '4.5'),
      salesTax('district', 'Metropolitan Commuter Transportation District', '0.375'),
    ]
  if (country === 'US' && state === 'IL')
    return [
      salesTax('state', 'Illinois', '6.25'),
      salesTax('county', 'Cook', '1.75'),
      salesTax('city', 'Chicago', '1.25'),
      salesTax('district', 'Regional Transportation Authority', '1.0'),
    ]
  return undefined
}

/** Millionths of a percentage. */
const rateOf = (percent: string): number => Math.round(Number(percent) * 10_000)

function chargeOf(sent: Nested, address: Nested) {
  const amount = Number(sent.amount)
  const behaviour = textOf(sent.tax_behavior)
  const levied = leviedAt(address, textOf(sent.tax_code))
  const all = (levied ?? []).reduce((sum, { percent }) => sum + rateOf(percent), 0)
  const isIncluded = behaviour === 'inclusive'
  const base = isIncluded ? amount - Math.round((amount * all) / (1_000_000 + all)) : amount
  const tax_breakdown = (levied ?? [salesTax('country', 'Nowhere', '0.0')]).map(
    ({ name, type, level, jurisdiction, percent }) => ({
      amount: 0,
      jurisdiction: { country: address.country, display_name: jurisdiction, level, state: address.state ?? null },
      sourcing: 'destination',
      tax_rate_details: { display_name: name, percentage_decimal: percent, tax_type: type },
      taxability_reason: levied ? (rateOf(percent) > 0 ? 'standard_rated' : 'product_exempt') : 'not_collecting',
      taxable_amount: rateOf(percent) > 0 ? base : 0,
    }),
  )
  let left = isIncluded ? amount - base : undefined
  for (const [i, part] of tax_breakdown.entries()) {
    const own = Math.round((base * rateOf(part.tax_rate_details.percentage_decimal)) / 1_000_000)
    part.amount = left !== undefined && i === tax_breakdown.length - 1 ? left : own
    if (left !== undefined) left -= part.amount
  }
  return {
    amount,
    amount_tax: tax_breakdown.reduce((sum, part) => sum + part.amount, 0),
    tax_behavior: behaviour,
    tax_code: textOf(sent.tax_code) || 'txcd_99999999',
    tax_breakdown,
  }
}

type StandInCharge = ReturnType<typeof chargeOf>

interface StandInCalculation {
  readonly id: string
  readonly currency: string
  readonly line_items: readonly (StandInCharge & {
    readonly id: string
    readonly reference: string
    readonly quantity: number
  })[]
  readonly shipping_cost: StandInCharge | null
}

export interface StandInTransaction {
  readonly id: string
  readonly type: 'transaction' | 'reversal'
  readonly reference: string
  readonly calculation?: string
  readonly original?: string
  /** Amounts of the lines and the delivery with their tax; below zero where they are given back. */
  readonly amounts: readonly { readonly amount: number; readonly tax: number }[]
}

/** Faults of the calculator: no answer, a refusal, or an answer that cannot be true. */
export type TaxFault =
  | 'down'
  | 'silent'
  | 'refused'
  | 'negative'
  | 'huge'
  | 'currency'
  | 'another'
  | 'repeated'
  | 'misnamed'
  | 'refused in the US'
  | 'no object'
  | 'endless'
  | 'overrated'

const listedItems = (data: readonly unknown[]) => ({
  object: 'list',
  data: data.slice(0, 10),
  has_more: data.length > 10,
})

/** The part of the stand-in that calculates taxes of what it is sent, and records sales. */
export function standInTaxes() {
  const calculations = new Map<string, StandInCalculation>()
  const transactions = new Map<string, StandInTransaction>()
  const sent: Nested[] = []
  const state = { fault: undefined as TaxFault | undefined }
  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

  const calculate = (form: Nested): Answer => {
    sent.push(form)
    if (state.fault === 'no object') return { status: 200, body: 'hello' }
    if (state.fault === 'endless') return { status: 200, body: { filler: 'x'.repeat(9_000_000) } }
    if (state.fault === 'down') return refused(500, { type: 'api_error', message: 'Down' })
    const { address } = form.customer_details as Nested // every caller sends one
    const isRefused =
      state.fault === 'refused' || (state.fault === 'refused in the US' && (address as Nested).country === 'US')
    if (isRefused) return invalid('customer_tax_location_invalid', 'The address is not known')
    if (listOf(form.line_items).some(({ tax_code: code }) => code === UNKNOWN_CODE))
      return invalid('resource_missing', `No such tax code: '${UNKNOWN_CODE}'`)
    const lines = listOf(form.line_items).map((line) => ({
      id: newId('tax_li'),
      reference: textOf(line.reference),
      quantity: Number(line.quantity ?? 1),
      ...chargeOf(line, address as Nested),
    }))
    const shipping = form.shipping_cost === undefined ? null : chargeOf(form.shipping_cost as Nested, address as Nested)
    const calculation = {
      id: newId('taxcalc'),
      currency: state.fault === 'currency' ? 'xxx' : textOf(form.currency),
      line_items: (state.fault === 'repeated' ? [...lines, ...lines] : lines).map((line) => ({
        ...line,
        ...twisted(line, state.fault),
      })),
      shipping_cost: shipping,
    }
    calculations.set(calculation.id, calculation)
    return {
      status: 200,
      body: { object: 'tax.calculation', ...calculation, line_items: listedItems(calculation.line_items) },
    }
  }

  const isTaken = (reference: string) => [...transactions.values()].some((one) => one.reference === reference)

  const record = (form: Nested): Answer => {
    const calculation = calculations.get(textOf(form.calculation))
    if (!calculation) return invalid('resource_missing', 'No such calculation')
    if (isTaken(textOf(form.reference))) return invalid('tax_reference_taken', 'The reference is taken')
    const { line_items: lines, shipping_cost: shipping } = calculation
    const charges = shipping ? [...lines, shipping] : lines
    const transaction: StandInTransaction = {
      id: newId('tax'),
      type: 'transaction',
      reference: textOf(form.reference),
      calculation: calculation.id,
      amounts: charges.map(({ amount, amount_tax: tax }) => ({ amount, tax })),
    }
    transactions.set(transaction.id, transaction)
    const body = { ...transaction, object: 'tax.transaction', line_items: listedItems(lines), shipping_cost: shipping }
    return { status: 200, body }
  }

  /** Amounts left of charges that reversals took a part of. */
  const leftover = new Map<string, { readonly amount: number; readonly tax: number }>()

  /** Charges of a sale by the ids of its lines; the delivery has none. */
  const chargesOf = ({ calculation = '' }: StandInTransaction) => {
    const { line_items: lines = [], shipping_cost: shipping } = calculations.get(calculation) ?? {}
    const all: [string, StandInCharge][] = lines.map((line) => [line.id, line])
    if (shipping) all.push(['', shipping])
    return new Map(all.map(([id, { amount, amount_tax: tax }]) => [id, { amount, tax }]))
  }

  const reverse = (form: Nested): Answer => {
    const original = transactions.get(textOf(form.original_transaction))
    if (!original) return invalid('resource_missing', 'No such transaction')
    if (isTaken(textOf(form.reference))) return invalid('tax_reference_taken', 'The reference is taken')
    const parts = [...listOf(form.line_items), ...(form.shipping_cost ? [form.shipping_cost as Nested] : [])]
    const amounts = parts.map(({ amount, amount_tax: tax }) => ({ amount: Number(amount), tax: Number(tax) }))
    if (amounts.length === 0 || amounts.some(({ amount, tax }) => !(amount <= 0 && tax <= 0)))
      return invalid('parameter_invalid_integer', 'Amounts of reversals are below zero')
    const charges = chargesOf(original)
    const taken = parts.map((part, i) => ({ id: `${original.id} ${textOf(part.original_line_item)}`, ...amounts[i]! }))
    const leftOf = ({ id, amount, tax }: (typeof taken)[number]) => {
      const left = leftover.get(id) ?? charges.get(id.slice(original.id.length + 1))
      return left && { amount: left.amount + amount, tax: left.tax + tax }
    }
    if (taken.some((one) => !((leftOf(one)?.amount ?? -1) >= 0 && (leftOf(one)?.tax ?? -1) >= 0)))
      return invalid('tax_reversal_too_large', 'The reversal is more than is left of the line item')
    for (const one of taken) leftover.set(one.id, leftOf(one)!)
    const transaction: StandInTransaction = {
      id: newId('tax'),
      type: 'reversal',
      reference: textOf(form.reference),
      original: original.id,
      amounts,
    }
    transactions.set(transaction.id, transaction)
    return { status: 200, body: { ...transaction, object: 'tax.transaction' } }
  }

  const items = (id: string, query: URLSearchParams): Answer => {
    const calculation = calculations.get(id) ?? calculations.get(transactions.get(id)?.calculation ?? '')
    const all = calculation?.line_items ?? []
    const after = query.get('starting_after')
    const left = after === null ? all : all.slice(all.findIndex((one) => one.id === after) + 1)
    const limit = Number(query.get('limit') ?? 10)
    return { status: 200, body: { object: 'list', data: left.slice(0, limit), has_more: left.length > limit } }
  }

  return {
    calculations,
    transactions,
    /** Forms of calculations. */
    sent,
    state,
    answer(method: string, { pathname, searchParams }: URL, body: string): Answer {
      const [, , , kind, id = ''] = pathname.split('/')
      if (method === 'GET') return items(id, searchParams)
      const form = nestedFormOf(body)
      if (kind === 'calculations') return calculate(form)
      if (id === 'create_from_calculation') return record(form)
      if (id === 'create_reversal') return reverse(form)
      return invalid('resource_missing', 'Unrecognized request URL', 404)
    },
  }
}

/** Names that no database takes, at a level that is none. */
const misnamed = (part: StandInCharge['tax_breakdown'][number]) => ({
  ...part,
  jurisdiction: { ...part.jurisdiction, level: 'constructor' },
  tax_rate_details: { ...part.tax_rate_details, display_name: 'Sales\0 Tax\ud800' },
})

const overrated = (part: StandInCharge['tax_breakdown'][number]) => ({
  ...part,
  tax_rate_details: { ...part.tax_rate_details, percentage_decimal: '9999.0' },
})

/** A line as a calculator answers it that has gone wrong. */
function twisted(line: StandInCharge, fault: TaxFault | undefined): Partial<StandInCharge> {
  const [first] = line.tax_breakdown
  if (fault === 'negative') return { amount_tax: -1, tax_breakdown: first ? [{ ...first, amount: -1 }] : [] }
  if (fault === 'another') return { amount: line.amount + 1 }
  if (fault === 'overrated') return { tax_breakdown: line.tax_breakdown.map(overrated) }
  if (fault === 'misnamed') return { tax_breakdown: line.tax_breakdown.map(misnamed) }
  if (fault !== 'huge' || !first) return {}
  const amount = line.amount * 3
  return { amount_tax: amount, tax_breakdown: [{ ...first, amount, taxable_amount: line.amount }] }
}

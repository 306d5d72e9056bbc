import type { JurisdictionType } from '@fairground/contract/enumerations/taxes.ts'
import type { TaxedCharge, TaxQuestion } from '../../ground/taxes-needed.ts'

/** One tax on a charge. Amounts are minor units as digits, the rate in millionths. */
export interface CalculatedTax {
  readonly amount: string
  /** Amount without tax that it is on. */
  readonly taxable: string
  readonly rate: string
  readonly name: string
  readonly type: string
  readonly jurisdiction: string
  readonly jurisdictionType: JurisdictionType
}

/** Taxes of a question, by the places of its charges. */
export interface TaxAnswer {
  /** The calculator's own id of the calculation. */
  readonly id: string
  readonly charges: readonly (readonly CalculatedTax[])[]
  readonly delivery?: readonly CalculatedTax[]
}

/** A charge of a sale that the calculator has recorded. Amounts are minor units as digits. */
export interface RecordedCharge {
  /** The calculator's own id for it. */
  readonly id: string
  readonly amount: string
  readonly tax: string
  readonly included: boolean
}

export interface RecordedSale {
  /** The calculator's own id. */
  readonly id: string
  readonly charges: readonly RecordedCharge[]
  readonly delivery?: Omit<RecordedCharge, 'id'>
}

interface Known {
  readonly siteId: string
  readonly currency: string
  /** Unique, and the same when it is repeated. */
  readonly reference: string
}

export interface SaleToRecord extends Known {
  readonly calculation: string
}

/** Amounts that were given back, each above zero. */
export interface ReversedSale extends Known {
  readonly sale: string
  readonly charges: readonly Pick<RecordedCharge, 'id' | 'amount' | 'tax'>[]
  readonly delivery?: Pick<RecordedCharge, 'amount' | 'tax'>
}

/**
 * Failure of a calculator. `key`: it does not know the account. `address`: it does not know the buyer's. `question`: it refuses this one for another
 * reason, such as a tax code, or its answer cannot be true; another may do. `unreachable`: no answer came in time. `unknown`: the calculation or sale is
 * of another account.
 */
export class CalculatorFault extends Error {
  override name = 'CalculatorFault'
  readonly kind: 'key' | 'address' | 'question' | 'unreachable' | 'unknown'
  constructor(kind: CalculatorFault['kind'], problem: string) {
    super(problem)
    this.kind = kind
  }
}

/**
 * The port that calculators of taxes fill. It is called outside transactions; every call ends within bounded time and throws
 * `CalculatorFault` alone.
 */
export interface TaxCalculator {
  calculate(siteId: string, question: TaxQuestion): Promise<TaxAnswer>
  /** Records a sale for the owner's returns. Safe to repeat. */
  record(sale: SaleToRecord): Promise<RecordedSale>
  /** Takes a part of a recorded sale back, and answers the id of that. Safe to repeat. */
  reverse(reversed: ReversedSale): Promise<string>
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)

function assertPossible({ net, included }: TaxedCharge, taxes: readonly CalculatedTax[] | undefined): void {
  if (!taxes) throw new CalculatorFault('question', 'The calculator left a charge out')
  const tax = sum(taxes.map(({ amount }) => BigInt(amount)))
  const all = BigInt(net)
  const beforeTax = included ? all - tax : all
  const isPossible =
    taxes.every(({ amount, rate }) => BigInt(amount) >= 0n && BigInt(rate) >= 0n) &&
    taxes.every(({ taxable }) => BigInt(taxable) >= 0n && BigInt(taxable) <= all) &&
    tax <= beforeTax
  if (!isPossible) throw new CalculatorFault('question', `The calculator answered a tax of ${tax} on ${net}`)
}

/** The answer, if it can be true: taxes are not below zero, nor above what they are on. */
export function possibleAnswer(question: TaxQuestion, answer: TaxAnswer): TaxAnswer {
  for (const [i, charge] of question.charges.entries()) assertPossible(charge, answer.charges[i])
  if (question.delivery) assertPossible(question.delivery, answer.delivery)
  return answer
}

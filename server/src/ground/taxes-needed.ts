import { Unanswered } from './unanswered.ts'

/** An address as calculators of taxes read it. Subdivision is ISO 3166-2 (`US-NY`). */
export interface TaxedPlace {
  readonly country: string
  readonly subdivision?: string
  readonly city?: string
  readonly postalCode?: string
  readonly street?: string
}

/** Goods of a line, or the delivery. */
export interface TaxedCharge {
  /** Minor units as digits, after discounts, for all units together; it holds the tax where that is included. */
  readonly net: string
  readonly quantity: number
  readonly included: boolean
  /** Code by which the calculator knows such goods. Absent: what the account says of goods without one. */
  readonly code?: string
}

/** Goods that go to one place. Equal questions have one answer. */
export interface TaxQuestion {
  /** Name of the calculator. */
  readonly calculator: string
  /** Account there, by its public key. */
  readonly account: string
  readonly currency: string
  readonly to: TaxedPlace
  /** Address that the goods leave. Absent: as the account says. */
  readonly from?: TaxedPlace
  /** The buyer's address is the one on the bill. */
  readonly isBilling: boolean
  readonly charges: readonly TaxedCharge[]
  readonly delivery?: TaxedCharge
}

/** Thrown by a read that lacks taxes of a calculator outside. */
export class TaxesNeeded extends Unanswered<TaxQuestion> {
  override name = 'TaxesNeeded'
  constructor(siteId: string, now: Date, questions: readonly TaxQuestion[]) {
    super('Taxes of a calculator are needed', siteId, now, questions)
  }
}

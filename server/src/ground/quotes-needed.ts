import type { PackageType } from '@fairground/contract/enumerations/delivery.ts'
import { Unanswered } from './unanswered.ts'

/** A place as carriers price it, without a person. Subdivision is ISO 3166-2 (`US-NY`). */
export interface PricedPlace {
  readonly country: string
  readonly subdivision?: string
  readonly city?: string
  readonly postalCode?: string
}

export interface Packaging {
  readonly type: PackageType
  /** Sides as entered; of packaging of the carrier nothing need be known. */
  readonly sides?: {
    readonly length: string
    readonly width: string
    readonly height: string
    readonly unit: 'cm' | 'in'
  }
}

/** A parcel whose price a carrier knows. Equal questions have one answer. */
export interface QuoteQuestion {
  readonly from: PricedPlace
  readonly to: PricedPlace
  readonly packaging: Packaging
  readonly weightGrams: number
  /** Prices in others are of no use. */
  readonly currency: string
}

/** Thrown by a read that lacks prices of a carrier. */
export class QuotesNeeded extends Unanswered<QuoteQuestion> {
  override name = 'QuotesNeeded'
  constructor(siteId: string, now: Date, questions: readonly QuoteQuestion[]) {
    super('Prices of a carrier are needed', siteId, now, questions)
  }
}

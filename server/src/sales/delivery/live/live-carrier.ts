import type {
  CustomsContents,
  DomesticService,
  InternationalService,
  UndeliverableParcel,
} from '@fairground/contract/enumerations/delivery.ts'
import type { Packaging, QuoteQuestion } from '../../../ground/quotes-needed.ts'

export type CarrierService = DomesticService | InternationalService

/** Price of a service for one package: a decimal in the currency of the question. */
export interface LiveRate {
  readonly service: CarrierService
  readonly amount: string
  /** Days on the way, as the carrier estimates them. */
  readonly days?: number
}

/**
 * Failure of a carrier. `key`: it does not know the key. `question`: it refuses this one, and another may do. `unreachable`: no answer came
 * in time, or in the carrier's own form.
 */
export class CarrierFault extends Error {
  override name = 'CarrierFault'
  readonly kind: 'key' | 'question' | 'unreachable'
  /** The carrier wants so many milliseconds of rest. */
  readonly restMs: number | undefined
  constructor(kind: CarrierFault['kind'], problem: string, restMs?: number) {
    super(problem)
    this.kind = kind
    this.restMs = restMs
  }
}

/** A parcel with whom it comes from and goes to, for a label. */
export interface LabelQuestion {
  readonly from: LabelAddress
  readonly to: LabelAddress
  readonly packaging: Packaging
  readonly weightGrams: number
  /** Absent where the parcel passes no customs. */
  readonly customs?: LabelDeclaration
}

export interface LabelDeclaration {
  readonly contents: CustomsContents
  readonly undeliverable: UndeliverableParcel
  readonly signer: string
  readonly exemption?: string
  readonly currency: string
  readonly items: readonly DeclaredItem[]
}

/** Units of one line; weight and value are those of all of them. */
export interface DeclaredItem {
  readonly description: string
  readonly quantity: number
  readonly netGrams: number
  readonly value: string
  readonly originCountry: string
  readonly tariffNumber?: string
}

export interface LabelAddress {
  readonly name: string
  readonly company?: string
  readonly street: string
  readonly street2?: string
  readonly city?: string
  readonly postalCode?: string
  /** ISO 3166-2 (`US-NY`). */
  readonly subdivision?: string
  readonly country: string
  readonly phone?: string
  readonly email?: string
}

/** Price of a label; its id buys it. */
export interface LabelPrice {
  readonly id: string
  readonly carrier: string
  readonly service: string
  readonly amount: string
  readonly currency: string
  readonly days?: number
}

/** A purchase as the carrier has it: `refunding` waits for its decision. */
export interface LabelPurchase {
  readonly id: string
  readonly state: 'waiting' | 'bought' | 'failed' | 'refunding' | 'refunded' | 'refundRefused'
  /** Price that it was bought by. */
  readonly priceId?: string
  readonly labelUrl?: string
  readonly trackingNumber?: string
  readonly trackingLink?: string
  readonly problem?: string
}

/** Labels of a carrier. Every purchase spends money: callers look for one that is there before they repeat it. */
export interface LabelDesk {
  prices(key: string, question: LabelQuestion): Promise<readonly LabelPrice[]>
  /** Buys once more each time that it is called. `note` is stored with the purchase. */
  buy(key: string, priceId: string, note: string): Promise<LabelPurchase>
  /** Purchases by a price, also those that failed. */
  boughtBy(key: string, priceId: string): Promise<readonly LabelPurchase[]>
  /** Recent purchases with a note, by whatever price. */
  notedBy(key: string, note: string): Promise<readonly LabelPurchase[]>
  find(key: string, id: string): Promise<LabelPurchase>
  /** Requests a refund, and answers how the purchase stands then. */
  refund(key: string, id: string): Promise<LabelPurchase>
}

/** A carrier outside, or a service that speaks for several. Every call ends within bounded time and throws `CarrierFault` alone. */
export interface LiveCarrier {
  readonly keyForm: RegExp
  /** Labels of such a key carry nothing. */
  isTest(key: string): boolean
  /** Names of the carriers that the account has. */
  carriersOf(key: string): Promise<readonly string[]>
  rates(key: string, question: QuoteQuestion): Promise<readonly LiveRate[]>
  readonly labels: LabelDesk
}

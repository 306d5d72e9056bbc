import type { DomesticService, InternationalService } from '@fairground/contract/enumerations/delivery.ts'
import type { QuoteQuestion } from '../../../ground/quotes-needed.ts'

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

/** A carrier outside, or a service that speaks for several. Every call ends within bounded time and throws `CarrierFault` alone. */
export interface LiveCarrier {
  readonly keyForm: RegExp
  /** Labels of such a key carry nothing. */
  isTest(key: string): boolean
  /** Names of the carriers that the account has. */
  carriersOf(key: string): Promise<readonly string[]>
  rates(key: string, question: QuoteQuestion): Promise<readonly LiveRate[]>
}

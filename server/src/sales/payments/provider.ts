import type { DisputeState } from '@fairground/contract/enumerations/payments.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import type { Site, Sites } from '../../ground/site.ts'

/**
 * The port that payment providers fill; docs/payment-providers.md says how to write one. A provider is called outside transactions, may
 * be called again after any answer, and answers the state of a payment now, never what changed.
 */
export interface PaymentProvider {
  /** On the wire, in the database and in the address of its messages: lower-case letters, digits, hyphens. */
  readonly name: string
  /** Offer to buyers of the site; undefined where the provider is not set up for it. */
  offer(site: Site): Offer | undefined
  /** True for an amount, in minor units, that it can take exactly. Absent: it can take any. */
  takes?(amount: bigint, currency: string): boolean
  /** Begins the payment, or continues the one that was begun under its id. */
  begin(payment: Payment): Promise<PaymentState>
  /** The payment's state now. */
  look(payment: BegunPayment): Promise<PaymentState>
  /** Ends a payment that the buyer has not finished, or gives up what was authorized. One that can no longer be ended says how it stands. */
  void(payment: BegunPayment): Promise<PaymentState>
  /** Takes what was authorized, or an amount of it, which releases the rest. One that cannot take a part leaves the payment authorized. */
  capture(payment: BegunPayment, amount?: bigint): Promise<PaymentState>
  /** Gives back, or says how the refund that was begun under its id stands. */
  refund(refund: Refund): Promise<RefundState>
  /** Disputes of the payment as they stand now; absent where the provider has none. */
  disputes?(payment: BegunPayment): Promise<readonly Dispute[]>
  /** Charges and refunds of this shop in the provider's own lists, a page at a time; absent where it has none. */
  movements?(query: MovementsQuery): Promise<MovementPage | 'NOT_PERMITTED'>
  /** Reads what the provider sent to `messagesPath`; undefined where its signature or its time is wrong. Changes nothing: it is not stored yet. */
  message?(message: RawMessage): ReadMessage | undefined | Promise<ReadMessage | undefined>
  /** Saves what members pay with; absent where the provider cannot. */
  readonly saving?: Saving
  /** Origins that the page on which its buyers pay may use, and that forms may lead to. */
  readonly origins?: ProviderOrigins
  /** For a provider whose keys the owner of a site enters in the admin; without them it offers nothing. */
  readonly account?: AccountRules
  /** Registers routes of its own, for a provider that lives in this server. */
  pages?(app: FastifyInstance): Promise<void>
}

/** A provider that saves means of payment, and charges them again later. */
export interface Saving {
  /** The provider's own id for a member: the same for the same member. Undefined where the account may not save. */
  customer(member: SavingMember): Promise<string | undefined>
  /** Forgets one of a customer's means of payment. Safe to repeat. */
  remove(saved: SavedReference): Promise<void>
  /** Forgets a customer with all of theirs. Safe to repeat. */
  forget(customer: Customer): Promise<void>
}

export interface SavingMember {
  readonly siteId: string
  readonly memberId: string
}

export interface Customer {
  readonly siteId: string
  /** The provider's own id for the member. */
  readonly customer: string
}

export interface SavedReference extends Customer {
  /** The provider's own id for what was saved. */
  readonly reference: string
}

/** A saved means of payment in the words of its provider. */
export interface SavedMeans {
  readonly reference: string
  /** Such as `Visa`. */
  readonly brand: string
  readonly lastFour?: string
  /** The same for the same card or account, however often it is saved; absent where the provider does not tell. */
  readonly fingerprint?: string
  /** Its last month; January is 1. */
  readonly expires?: { readonly month: number; readonly year: number }
}

export interface ProviderOrigins {
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  /** Addressed by requests that its scripts make. */
  readonly connections?: readonly string[]
  /** Reached by forms. */
  readonly pages?: readonly string[]
}

/** Keys of an account at a provider, as its owner reads them there. */
export interface AccountKeys {
  /** Goes to browsers. */
  readonly publicKey: string
  readonly secretKey: string
  /** The provider signs its messages with it. */
  readonly messagesSecret: string
}

export interface AccountRules {
  /** Title in the admin, also while no keys are there. */
  readonly title: string
  /** Moves no money: offered while the site's switch for test payments is on. */
  readonly test: boolean
  /** Form of each key. */
  readonly forms: Readonly<Record<keyof AccountKeys, RegExp>>
  /** Looks up the owner of these keys at the provider, and if what they did before is of that account. Throws where it does not answer. */
  check(keys: AccountKeys, before?: KnownBefore): Promise<CheckedAccount>
}

/** By the provider's own ids. */
export interface KnownBefore {
  /** Payments that were made with keys before. */
  readonly payments?: readonly string[]
  readonly customer?: string
}

export type CheckedAccount =
  | {
      readonly ok: true
      readonly name: string
      readonly takesPayments: boolean
      /** Payments of those before that the account has. */
      readonly has: readonly string[]
      readonly lacksCustomer?: true
      /** The public key is certainly of the same account as the secret one. */
      readonly isPair: boolean
    }
  /** The provider refuses the keys, in its words; or the public key is of another account than the secret one. */
  | { readonly ok: false; readonly problem: string }
  | { readonly ok: false; readonly isMixed: true }

/** Offer of a method to buyers. */
export interface Offer {
  readonly title: string
  readonly description: string
  /** No money moves. */
  readonly test: boolean
}

export interface Payment {
  /** Idempotency key: the same id means the same payment, however often. */
  readonly id: string
  readonly siteId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly buyerEmail: string | null
  /** Minor units. */
  readonly amount: bigint
  /** ISO 4217. */
  readonly currency: string
  /** The amount is only reserved: the merchant takes it later. */
  readonly captureLater: boolean
  /** Address to which the buyer goes after paying, or giving up. */
  readonly returnUrl: string
  /** Saves what its buyer pays with, for this customer. */
  readonly saveFor?: string
  /** Charges what was saved before. */
  readonly charges?: Charged
  /** The site's time. */
  readonly now: Date
}

export interface Charged extends Omit<SavedReference, 'siteId'> {
  /** The buyer is not there: a question of their bank declines the payment. */
  readonly absent: boolean
}

/** Reason of a payment that was declined because its buyer was not there to answer their bank. */
export const AUTHENTICATION_REQUIRED = 'AUTHENTICATION_REQUIRED'

/** A payment that the provider has answered for before. */
export interface BegunPayment extends Payment {
  /** The provider's own id for it. */
  readonly reference: string
}

interface Known {
  readonly reference: string
}

interface Saves {
  /** Means of payment that was saved with it. */
  readonly saved?: SavedMeans
}

export type PaymentState =
  /** The money is in: `taken` of it, in minor units, where it may be another amount than the payment's. */
  | (Known & Saves & { readonly status: 'APPROVED'; readonly taken?: bigint })
  /** The money is reserved until `capture` or `void`. */
  | (Known & Saves & { readonly status: 'AUTHORIZED' })
  /** The provider decides. */
  | (Known & { readonly status: 'PENDING' })
  /** The buyer has to go on. */
  | (Known & { readonly status: 'OPEN'; readonly next: NextStep })
  | (Known & { readonly status: 'DECLINED'; readonly reason: string })
  /** Ended before anything was charged. */
  | (Known & { readonly status: 'CANCELED' })

/** Next step of the buyer: at an address of the provider, or in the provider's component of the storefront. */
export type NextStep = { readonly redirectUrl: string } | { readonly clientSecret: string; readonly publicKey: string }

export interface Refund {
  /** Idempotency key: the same id means the same refund, however often. */
  readonly id: string
  readonly siteId: string
  readonly paymentId: string
  /** The provider's own id for the payment. */
  readonly reference: string | null
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  /** The site's time. */
  readonly now: Date
}

/** A buyer wants the money of a payment back from their bank. */
export interface Dispute {
  /** The provider's own id for it. */
  readonly reference: string
  readonly state: DisputeState
  /** Minor units. */
  readonly amount: bigint
  /** Reason in the provider's words. */
  readonly reason: string
  /** Time until which the merchant may answer. */
  readonly respondBy?: Date
  /** Time of the message that says so; absent where the provider was called for it, and it is so now. */
  readonly asOf?: Date
}

export interface MovementsQuery {
  readonly siteId: string
  readonly from: Date
  /** Exclusive. */
  readonly until: Date
  /** `next` of the page before. */
  readonly page?: string
}

export interface MovementPage {
  readonly movements: readonly Movement[]
  /** There are more. */
  readonly next?: string
}

/** Money that was taken, or a refund, as the provider has it now. */
export interface Movement {
  readonly kind: 'CHARGE' | 'REFUND'
  /** The provider's own id of the payment. */
  readonly reference: string
  /** Our id of the payment, where the provider stores it. */
  readonly paymentId?: string
  /** The provider's own id of the refund. */
  readonly refundReference?: string
  /** Our id of the refund; absent of one that was given at the provider. */
  readonly refundId?: string
  /** State of a refund; a charge is there once its money was taken. */
  readonly status?: RefundState['status']
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  /** Time at which it was begun. */
  readonly at: Date
}

export interface RefundState {
  readonly status: 'SUCCEEDED' | 'FAILED' | 'PENDING'
  /** The provider's own id for the refund. */
  readonly reference: string
  readonly reason?: string
}

export interface RawMessage {
  readonly siteId: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it was received: signatures are over these bytes. */
  readonly body: Buffer
  /** The machine's time, whatever a test clock says. */
  readonly receivedAt: Date
}

export interface ReadMessage {
  /** The provider's own id of the message: one that is received twice is one. */
  readonly eventId: string
  /** The payment that it is about, by our id; absent where it is about none. */
  readonly paymentId?: string
  /** The same by the provider's own id, where the message does not hold ours. */
  readonly reference?: string
  /** Dispute that it is about, as it stood when the message was sent. It counts where the provider cannot be called about the payment. */
  readonly dispute?: Dispute
  /** Number of the account that sent it, where that is a former one: it says nothing about payments of others. */
  readonly formerAccount?: number
}

/** Secret of the messages of an account that was left. */
export interface FormerSecret {
  readonly account: number
  readonly messagesSecret: string
}

/** Part of the world that providers may use. */
export interface ProviderNeeds {
  readonly publicUrl: string
  /** Secret of this installation. */
  readonly secret: string
  readonly pool: Pick<Pool, 'forSite'>
  readonly sites: Pick<Sites, 'site' | 'nowOf'>
  /** Keys that the owner of the site entered for a provider. */
  readonly accountOf: (siteId: string, provider: string) => Promise<AccountKeys | undefined>
  /** Secrets of accounts that the site had before, as long as their messages are read. */
  readonly formerSecretsOf: (siteId: string, provider: string) => Promise<readonly FormerSecret[]>
  readonly onFault: (error: unknown) => void
}

export const MESSAGES_PATH = '/_payments'

/** Path to which a provider sends its messages about payments of a site. */
export const messagesPath = (name: string, siteId: string): string => `${MESSAGES_PATH}/${name}/${siteId}`

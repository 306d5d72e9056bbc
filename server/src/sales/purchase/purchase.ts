import type { FulfillmentStatus, OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payments.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import type { AutomaticRates } from '@fairground/domain/tax/tax-table.ts'
import type { UsedCalculation } from '@fairground/domain/tax/used-calculation.ts'
import type { StoredTerms } from '@fairground/domain/tickets/cancellation.ts'
import type { ChangeTerms } from '@fairground/domain/tickets/change.ts'
import type { Sentence } from '../../ground/texts/sentence.ts'
import type { VatCheck } from '../buyers/vat-register.ts'
import type {
  CatalogReference,
  DescriptionLine,
  ItemType,
  Sellable,
  SellableFile,
  SellableImage,
} from '../sellables/sellable.ts'

/** Line of a purchase, with the price that `breakdown` gave the line of the same id. */
export interface PurchaseLine {
  readonly id: string
  readonly sellable: Sellable
  /** 1 to 100 000. */
  readonly quantity: number
  readonly paymentOption?: string
  /** Ticket lines: the guest of each unit, by position; fewer are allowed. */
  readonly guests?: readonly Guest[]
  /** A date of a pass. */
  readonly pass?: LineOfPass
  /** Tickets of a bundle. */
  readonly bundle?: LineOfBundle
}

/** The pass that a line of an order is a date of. All lines with the same `lineId` are of one. */
export interface LineOfPass {
  readonly reference: CatalogReference
  readonly seriesId: string
  readonly name: string
  /** Line that the buyer had in the checkout. */
  readonly lineId: string
}

/** The bundle that a line of an order is of. All lines with the same `lineId` are of one. */
export interface LineOfBundle {
  readonly reference: CatalogReference
  readonly bundleId: string
  readonly name: string
  /** Line that the buyer had in the checkout or the reservation. */
  readonly lineId: string
  /** Tickets of this line in each bundle. */
  readonly perUnit: number
}

export interface Guest {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  /** Answers to the event's form. */
  readonly inputValues?: readonly Record<string, unknown>[]
}

/** Address and contact as the wire of carts and orders has them. */
export type AddressFacts = Readonly<Record<string, unknown>>

/** Amount that an order takes of a gift card. Minor units as text. */
export interface CardFacts {
  readonly id: string
  readonly obfuscatedCode: string
  readonly amount: string
}

/** Calculations whose taxes an order bears, or the reason why the site's own rates stand in for one. */
export interface AutomaticTaxFacts {
  readonly rates: AutomaticRates
  readonly calculations: readonly UsedCalculation[]
}

/** Everything an order has beside its lines and prices; stored as it was given. */
export interface OrderFacts {
  readonly channelType: string
  readonly buyer: {
    readonly kind: 'VISITOR' | 'MEMBER' | 'USER' | 'APP'
    readonly id?: string
    readonly email?: string
    readonly firstName?: string
    readonly lastName?: string
    readonly phone?: string
  }
  readonly buyerLanguage: string
  readonly billingInfo?: AddressFacts
  readonly recipientInfo?: AddressFacts
  /** The buyer, a business in another member state, owes the tax in the seller's place. Absent: no. */
  readonly reverseCharge?: true
  /** Calculators outside had a part in its taxes. */
  readonly automaticTax?: AutomaticTaxFacts
  /** Answer of a register about the tax id on the bill. Absent: none was looked at. */
  readonly taxIdCheck?: VatCheck
  readonly shipping?: {
    readonly carrierId?: string
    readonly code: string
    readonly title: string
    readonly pickup: boolean
    readonly deliveryTime?: string
    readonly instructions?: string
    readonly destination?: AddressFacts
    /** Address to collect it at. */
    readonly pickupAddress?: AddressFacts
    /** The shop itself unless given. */
    readonly pickupMethod?: 'STORE_PICKUP' | 'PICKUP_POINT'
    /** Name of the delivery region. */
    readonly region?: string
    /** Time of the delivery; ISO 8601. */
    readonly slot?: { readonly from: string; readonly to: string }
  }
  readonly buyerNote?: string
  /** The buyer is mailed neither the order nor a reminder to pay. */
  readonly silent?: boolean
  /** The buyer agreed to be written to about other things and events. */
  readonly marketingConsent?: boolean
  /** Versions of the policies that the buyer accepted at the events' checkout. */
  readonly acceptedPolicies?: readonly { readonly id: string; readonly eventId: string; readonly revision: string }[]
  /** Version of the checkout page's policies that the buyer accepted, when, and if something to download was bought. */
  readonly checkoutPolicies?: { readonly revision: string; readonly acceptedAt?: string; readonly isDigital: boolean }
  /** Unit in which the order shows weights: kilograms unless given. */
  readonly weightUnit?: 'KG' | 'LB'
  /** Holds for the payment that the order waits for: its means are saved for the member, its amount is reserved first. */
  readonly payment?: { readonly saves?: true; readonly reserves?: true }
  /** Gift card that pays a part, or all; minor units. Held until the order stands. */
  readonly giftCard?: CardFacts
  /** No method outside pays it. Absent: the rules of the site alone. */
  readonly onlineOnly?: true
  readonly checkoutId?: string
  readonly cartId?: string
  readonly customFields?: readonly Record<string, unknown>[]
  readonly seenByAHuman?: boolean
  /** Time of the purchase, of an order that was entered later. */
  readonly purchasedMs?: number
  /** Coupon; its reduction stands in the breakdown, under its id. */
  readonly coupon?: { readonly id: string; readonly code: string; readonly name: string }
}

/**
 * Settlement of an order. `online`: INITIALIZED until a payment succeeds, the units given back after the site's time.
 * `offline`: APPROVED and NOT_PAID, units reserved until it is cancelled. `paid`: the organiser declares it paid.
 * An order that costs nothing is PAID at once, with any settlement.
 */
export type Settlement = 'online' | 'offline' | 'paid'

/** A coupon that the purchase uses, and what of the ledger that takes: one unit each; `reason` says what was short, `sentence` to the buyer. */
interface PurchaseCoupon {
  readonly stored: { readonly id: string; readonly code: string; readonly name: string }
  /** Revision of the coupon that the purchase was priced with; with another the purchase throws CouponChanged. */
  readonly revision: bigint
  readonly takes: readonly { readonly poolId: string; readonly reason: string; readonly sentence?: Sentence }[]
}

/** Units that a purchase takes of what one person may have of a thing. */
export interface PersonTake {
  readonly poolId: string
  readonly quantity: number
  readonly lineId: string
  readonly name: string
  readonly limit: number
}

export interface Purchase {
  /** With `sourceId` the identity of the purchase: the same source never makes two orders. */
  readonly source: 'checkout' | 'reservation' | 'admin'
  readonly sourceId: string
  readonly ownerId: string | null
  readonly lines: readonly PurchaseLine[]
  readonly breakdown: Breakdown
  readonly facts: OrderFacts
  readonly settlement: Settlement
  /** Way in which an order that is declared paid was paid, as staff call it. */
  readonly paidBy?: string
  /** Id of that payment where it was taken. */
  readonly paymentDetailsId?: string
  readonly coupon?: PurchaseCoupon
  /** Amount that it takes of a gift card. With another version of the pool the purchase throws OfferChanged. */
  readonly giftCard?: { readonly poolId: string; readonly amount: bigint; readonly version: number }
  /** Slot of local delivery that it takes one place of. */
  readonly slot?: { readonly poolId: string; readonly code: string }
  /** Its held ticket units become the order's; ticket lines then take nothing themselves. */
  readonly reservation?: { readonly id: string; readonly units: number }
  /** Units of what its buyer may have in all their orders. */
  readonly persons?: readonly PersonTake[]
}

export interface PlacedOrder {
  readonly id: string
  readonly number: bigint
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly total: bigint
  readonly createdAt: Date
  /** Ticketing order number by event id; the order's own reference for door and organiser. */
  readonly eventNumbers: Readonly<Record<string, string>>
  /** False where another call had made the order before: its cart, mails and tickets are that call's. */
  readonly isNew: boolean
}

/** The payment method outside that a buyer chose, in the words of then; the plain one has none of its own. */
export interface PaidOutside {
  readonly method: string
  readonly title?: string
  readonly instructions?: string
}

/** The `doc` of an order row: bigint amounts are stored as text ending in n (`stored-amounts.ts`). */
export interface OrderDoc {
  readonly facts: OrderFacts
  readonly breakdown: Breakdown
  /** Settlement when it was placed. */
  readonly settlement: Settlement
  /** Number of counters that its coupon was counted at; missing without a coupon, and on orders of before counters were stored. */
  readonly couponCounters?: number
  /** Its buyer chose to pay outside once it was placed; `true` in orders of before methods had names. */
  readonly paysOutside?: PaidOutside | true
  /** The cart that its buyer took it back into, unpaid. */
  readonly takenBackTo?: string
}

/** The `doc` of an order line row. */
export interface OrderLineDoc {
  readonly name: string
  readonly reference: CatalogReference
  readonly url?: { readonly relativePath: string }
  readonly image?: SellableImage
  readonly itemType: ItemType
  readonly descriptionLines: readonly DescriptionLine[]
  readonly physical?: { readonly weightGrams: number; readonly sku?: string; readonly shippable: boolean }
  /** As it was when it was sold: another file that the item gets is not theirs. */
  readonly digitalFile?: SellableFile
  readonly paymentOption: string
  /** Paid with the order for each unit, in minor units. Absent: all was. */
  readonly deposit?: string
  readonly ticket?: Sellable['ticket']
  /** Units of the ledger that one unit of the line took; 0 where nothing was counted, missing on lines of before it was stored. */
  readonly drawnPerUnit?: number
  readonly guests?: readonly Guest[]
  readonly pass?: LineOfPass
  readonly bundle?: LineOfBundle
}

/** One pass that was bought. Its code names it and its series, and is the same on every date. */
export interface PassOfTicket {
  readonly id: string
  readonly seriesId: string
  readonly name: string
}

/** One bundle that was bought, of all its tickets. */
interface BundleOfTicket {
  readonly id: string
  /** The bundle as it is offered. */
  readonly bundleId: string
  readonly name: string
}

/** The `doc` of a ticket row. */
export interface TicketDoc {
  readonly eventTitle: string
  readonly ticketName: string
  /** People whom it lets in; absent: one. */
  readonly admits?: number
  readonly guest: Guest
  readonly seat?: TicketSeat
  /** Its buyer may cancel it on these terms. Absent: not at all. */
  readonly cancellation?: StoredTerms
  /** Its buyer may change it to another kind on these terms. Absent: not at all. */
  readonly change?: ChangeTerms
  /** Times that it was changed. Absent: never. */
  readonly changes?: number
  /** Minor units as text ending in n: what one unit of the line cost. */
  readonly price: bigint
  /** The pass that it is a date of. */
  readonly pass?: PassOfTicket
  /** The bundle that it was bought in. */
  readonly bundle?: BundleOfTicket
  /** Id of the pass that it was a date of until it was transferred. */
  readonly formerPass?: string
}

export interface OrderStates {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly fulfillmentStatus: FulfillmentStatus
}

import type { FileType } from '@fairground/contract/enumerations/catalog.ts'
import type { Tax } from '@fairground/domain/price/input.ts'
import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import type { AddOnRule } from '@fairground/domain/tickets/add-on.ts'
import type { StoredTerms } from '@fairground/domain/tickets/cancellation.ts'
import type { ChangeTerms } from '@fairground/domain/tickets/change.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Queryable } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'

/** Reference of a line item. Options belong to the kind: chosen options and variant of a product, pricing option or guest price of a ticket. */
export interface CatalogReference {
  readonly appId: string
  readonly catalogItemId: string
  readonly options?: Record<string, unknown>
}

export type ItemType = 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE'

export interface SellableImage {
  readonly id?: string
  readonly url?: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
  readonly filename?: string
}

/** `{original: 'Size'} : {original: 'M'}` as a line item's description line. */
export interface DescriptionLine {
  readonly name: string
  readonly text?: string
  readonly color?: string
}

/** File that is downloaded once it is paid. */
export interface SellableFile {
  readonly id: string
  readonly fileName?: string
  readonly fileType: FileType
}

/** One pool that each unit of a line draws `perUnit` units from. */
export interface Draw {
  readonly poolId: string
  readonly perUnit: number
  /** A count beside the thing's own: it holds no more of what a buyer may hold. */
  readonly beside?: true
  /** The price depends on it: where it is short, the thing is sold at another. */
  readonly prices?: true
  /** Version of the pool as it was read: with another by now, more is drawn beside it. */
  readonly version?: number
  /** Units that are left, where other things draw on the pool too. */
  readonly left?: number
}

/** Reason why a thing cannot be bought now; carried to the line, or thrown as a refusal when it is added or bought. */
export interface Unavailable {
  readonly code:
    | 'INSUFFICIENT_INVENTORY'
    | 'SALE_NOT_OPEN'
    | 'SALE_CLOSED'
    | 'EXTERNAL_REGISTRATION'
    | 'REGISTRATION_CLOSED'
    | 'REGISTRATION_PAUSED'
    | 'NOT_ENOUGH_TICKETS'
    | 'EVENT_CANCELED'
    | 'EVENT_ENDED'
    | 'ITEM_NOT_FOUND_IN_CATALOG'
    | 'MODIFIER_REQUIRED'
    | 'MEMBER_NEEDED'
    | 'EVENT_ADMISSION_NEEDED'
    | 'TICKETS_IN_OTHER_CURRENCY'
    | 'SEAT_NEEDED'
    | 'SEAT_NOT_FOUND'
  /** Start of its sale, where that is to come. */
  readonly opensAt?: Date
  /** Names of what has to be filled in or chosen first. */
  readonly missing?: readonly string[]
  /** Currency, and place of sale, when it is no cart’s. */
  readonly currency?: string
  readonly path?: string
}

/** The ticket kind says what a unit of the line issues. */
interface IssuedTicket {
  readonly eventId: string
  readonly ticketDefinitionId: string
  /** Names and dates copied onto the ticket when it is issued. */
  readonly eventTitle: string
  readonly ticketName: string
  /** People whom it lets in; absent: one. */
  readonly admits?: number
  readonly seat?: TicketSeat
  /** Its buyer may cancel it on these terms. Absent: not at all. */
  readonly cancellation?: StoredTerms
  /** Its buyer may change it to another kind on these terms. Absent: not at all. */
  readonly change?: ChangeTerms
}

/** A pass of a series: an order has a line and a ticket for each of its dates. */
interface SoldPass {
  readonly seriesId: string
  readonly name: string
  /** The ticket of each date, at its part of the price. */
  readonly tickets: readonly Sellable[]
}

/** A bundle of tickets of an event: an order has lines of its kinds. */
export interface SoldBundle {
  readonly id: string
  readonly name: string
  readonly eventId: string
  readonly parts: readonly {
    readonly ticket: Sellable
    /** Tickets of this kind in one bundle. */
    readonly count: number
    /** Price of one of them by itself, which decides its share. */
    readonly regularPrice: bigint
  }[]
}

/** Tickets that goods go with: a cart holds no more of them than its tickets allow. */
interface BoundAddOn extends AddOnRule {
  readonly id: string
}

/** Everything a cart, checkout or order knows about what a line holds. */
export interface Sellable {
  readonly kind: string
  /** The reference in its one canonical spelling: two references that mean the same thing are equal here, so lines merge. */
  readonly reference: CatalogReference
  readonly name: string
  /** The chosen variant in words: "Blue, M". */
  readonly variant?: string
  readonly url?: { readonly relativePath: string }
  readonly image?: SellableImage
  readonly itemType: ItemType
  readonly descriptionLines: readonly DescriptionLine[]
  /** Minor units of the site's currency: what one unit costs now, and before any product discount. */
  readonly price: bigint
  readonly fullPrice: bigint
  /** Paid with the order for each unit, less than the price; the rest is collected later. Absent: all is paid at once. */
  readonly deposit?: bigint
  /** Collections that the thing is in. */
  readonly collectionIds?: readonly string[]
  readonly taxGroupId?: string
  readonly taxable: boolean
  /** The thing's own tax, in place of the site's: an event says what is put on its tickets. */
  readonly tax?: Tax
  /** Ticket fee in 1/10 000 of the price, added to it. 0 for goods. */
  readonly feeRateBp: number
  readonly physical?: {
    readonly weightGrams: number
    readonly sku?: string
    readonly shippable: boolean
    /** Delivery profile that the product names; the site's default one without it. */
    readonly deliveryProfileId?: string
  }
  readonly digitalFile?: SellableFile
  readonly draws: readonly Draw[]
  /** Units that could be bought now; null is unlimited. */
  readonly quantityAvailable: number | null
  /** Most units one order may hold; null is no limit but the general one. */
  readonly maxPerOrder: number | null
  /** Most units that one person may have, in all their orders. Absent: no limit. */
  readonly maxPerPerson?: number
  /** Fewest units of an order that has any. Absent: one is enough. */
  readonly minPerOrder?: number
  readonly unavailable?: Unavailable
  /** Currency of its prices, where it is not the site's: then no cart takes it. */
  readonly currency?: string
  readonly ticket?: IssuedTicket
  readonly pass?: SoldPass
  readonly bundle?: SoldBundle
  readonly addOn?: BoundAddOn
}

/** Resolves references for buyers. `now` is the site's time. */
export interface ResolveFor {
  readonly db: Queryable
  readonly site: Site
  readonly caller: Caller
  readonly now: Date
  /** The answer promises nothing: facts that this process remembers will do. */
  readonly mayRemember?: boolean | undefined
}

/** A kind of thing that can be sold. Registered once, in `main.ts`. */
export interface SellableKind {
  readonly kind: string
  /** Catalogue app ids whose references this kind answers for. */
  readonly appIds: readonly string[]
  /** In the order of `references`; undefined where nothing (visible) is found. At most two statements, however many references. */
  resolve(references: readonly CatalogReference[], context: ResolveFor): Promise<(Sellable | undefined)[]>
  /** References of what is sold in variants that, without choosing one, name what the caller is shown. At most one statement. */
  shows?(references: readonly CatalogReference[], context: ResolveFor): Promise<boolean[]>
}

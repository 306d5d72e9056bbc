import type { AddressWithContact } from '@fairground/contract/ecom/address.ts'
import type { PaymentOptionType } from '@fairground/contract/enumerations/payment-option-type.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { CatalogReference, DescriptionLine, ItemType } from '../../sellables/sellable.ts'
import type { KeptCoupon } from '../coupons/operations.ts'

/** A line as cart and checkout rows keep it. What it costs and whether it can be had is asked of the catalogue each time. */
export interface CartLine {
  readonly id: string
  readonly reference: CatalogReference
  readonly quantity: number
  /** What it was called and cost when it was last added: shown when the catalogue no longer has it. */
  readonly seen: SeenItem
  /** In no catalogue: an administrator's own line. */
  readonly custom?: CustomItem
}

/** Amounts in rows are minor units of the site's currency, as text. */
export interface SeenItem {
  readonly name: string
  readonly price: string
  readonly itemType: ItemType
}

export interface CustomItem {
  readonly name: string
  readonly price: string
  readonly fullPrice: string
  readonly itemType: ItemType
  readonly paymentOption: PaymentOptionType
  readonly descriptionLines: readonly DescriptionLine[]
  readonly physical?: { readonly weightGrams: number; readonly sku?: string; readonly shippable: boolean }
}

/** The reference of custom lines: no catalogue has this app id, and each line is an item of its own. */
export const CUSTOM_APP_ID = '00000000-0000-0000-0000-000000000000'

export type Contact = Static<typeof AddressWithContact>

/** A shipping option as the buyer chose it; its price is never stored here. */
export interface ChosenShipping {
  readonly carrierId?: string
  readonly code: string
}

/** The `doc` of a cart row. */
export interface CartDoc {
  readonly lines: readonly CartLine[]
  readonly email?: string
  readonly buyerNote?: string
  readonly contactInfo?: Contact
  readonly chosenShipping?: ChosenShipping
  /** The site's own page for completing the purchase. */
  readonly overrideCheckoutUrl?: string
  readonly coupon?: KeptCoupon
}

export const emptyCart: CartDoc = { lines: [] }

export type OwnerKind = 'VISITOR' | 'MEMBER' | 'USER' | 'APP'

/** Who a cart, checkout or order belongs to. */
export interface Owner {
  readonly id: string
  readonly kind: OwnerKind
}

/** Every caller with credentials can own a cart; 401 for the anonymous. */
export function ownerOf(caller: Caller): Owner {
  switch (caller.kind) {
    case 'visitor':
      return { id: caller.id, kind: 'VISITOR' }
    case 'member':
      return { id: caller.id, kind: 'MEMBER' }
    case 'staff':
      return { id: caller.id, kind: 'USER' }
    case 'apiKey':
      return { id: caller.id, kind: 'APP' }
    case 'anonymous':
      throw new ApiError({ code: 'UNAUTHENTICATED' })
    default:
      return caller satisfies never
  }
}

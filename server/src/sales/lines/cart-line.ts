import type { PaymentOptionType } from '@fairground/contract/enumerations/payments.ts'
import type { CatalogReference, DescriptionLine, ItemType } from '../sellables/sellable.ts'

/** A line as cart and checkout rows store it. Its price and availability are read from the catalogue each time. */
export interface CartLine {
  readonly id: string
  readonly reference: CatalogReference
  readonly quantity: number
  /** Name and price when a change of its lines was last answered: shown when the catalogue no longer has it. */
  readonly seen: SeenItem
  /** Facts that staff set in place of those of the catalogue. */
  readonly override?: Override
  /** In no catalogue: an administrator's own line. */
  readonly custom?: CustomItem
}

/** Amounts in rows are minor units of the site's currency, as text. */
interface SeenItem {
  readonly name: string
  readonly price: string
  readonly itemType: ItemType
}

export interface Override {
  readonly name?: string
  readonly price?: string
  readonly fullPrice?: string
  readonly descriptionLines?: readonly DescriptionLine[]
}

export interface CustomItem {
  readonly name: string
  readonly price: string
  readonly fullPrice: string
  readonly itemType: ItemType
  readonly paymentOption: PaymentOptionType
  /** Paid with the order for each unit. */
  readonly deposit?: string
  readonly descriptionLines: readonly DescriptionLine[]
  readonly physical?: { readonly weightGrams: number; readonly sku?: string; readonly shippable: boolean }
}

/** The reference of custom lines: no catalogue has this app id, and each line is an item of its own. */
export const CUSTOM_APP_ID = '00000000-0000-0000-0000-000000000000'

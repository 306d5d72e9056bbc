import type { ProductWithInventory } from '@fairground/contract/stores/product-v3-write.ts'
import type { Static } from 'typebox'
import type { WrittenVariant } from './parse-variants.ts'

/** A product as catalogue 3 writes it; absent fields stay. */
export type WrittenProduct = Partial<Omit<Static<typeof ProductWithInventory>, 'variantsInfo'>> & {
  readonly variantsInfo?: { readonly variants: readonly WrittenVariant[] }
  /** Handle of a new product; its first slug by default. */
  readonly handle?: string
  /** Id of a product that a catalogue import makes. */
  readonly importId?: string
}

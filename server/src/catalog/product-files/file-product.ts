import type { InfoSection, ProductDoc, ProductDraft } from '../products/model/product.ts'

/** A section of a product in a file; `id` is known where the file came from. */
export interface FileSection extends InfoSection {
  readonly id?: string
}

/**
 * A product as a file describes it. References stand there by name: brand and ribbon in the draft, collections and further ribbons here.
 * Ids of the shop are not in it, but those of pictures and sections, by which they are known again.
 */
export interface FileProduct {
  readonly draft: Omit<
    ProductDraft,
    'slugFrom' | 'collectionIds' | 'infoSectionIds' | 'sections' | 'brandId' | 'ribbonId' | 'mainCategoryId' | 'doc'
  > & { readonly doc: Omit<ProductDoc, 'infoSections' | 'additionalRibbons' | 'importId'> }
  readonly collections: readonly string[]
  readonly mainCollection?: string
  readonly moreRibbons: readonly string[]
  readonly sections: readonly FileSection[]
}

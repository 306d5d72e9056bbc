import { present } from '@fairground/domain/present.ts'
import type { NamedRibbon, ProductDraft } from '../products/model/product.ts'
import { type ProductState, withFields, withVariantFields } from '../products/write/product-state.ts'
import type { ReadProduct } from './read-product.ts'

/** Ids that a product of a file refers to. */
export interface Found {
  /** By name in lower case. */
  readonly collections: ReadonlyMap<string, string>
  readonly ribbons: ReadonlyMap<string, string>
  /** Sections that are still as the file describes them. */
  readonly sections: ReadonlySet<string>
}

/** The draft of a product of a file, with ids in place of names. */
export function draftOf({ format, handle, incoming }: ReadProduct, found: Found): ProductDraft {
  const { draft, collections, mainCollection, moreRibbons, sections } = incoming
  const known = sections.every(({ id }) => id !== undefined && found.sections.has(id))
  const additionalRibbons = moreRibbons.flatMap((name): NamedRibbon[] => {
    const id = found.ribbons.get(name)
    return id ? [{ id, name }] : []
  })
  return {
    ...draft,
    ...present({ slugFrom: format === 'WOOCOMMERCE' ? undefined : handle }),
    brandId: null,
    ribbonId: null,
    infoSectionIds: known ? sections.flatMap(({ id }) => id ?? []) : [],
    ...present({ sections: known ? undefined : sections.map(({ title, description }) => ({ title, description })) }),
    collectionIds: collections.flatMap((name) => found.collections.get(name.toLowerCase()) ?? []),
    mainCategoryId: mainCollection === undefined ? null : (found.collections.get(mainCollection.toLowerCase()) ?? null),
    doc: {
      ...draft.doc,
      ...present({ additionalRibbons: additionalRibbons.length > 0 ? additionalRibbons : undefined }),
    },
  }
}

/** The file's word replaces the product's. Of another shop's file, what it knows nothing of stays; its slug stays always. */
export function overwritten(
  state: ProductState,
  { format }: ReadProduct,
  draft: ProductDraft,
  newId: () => string,
): ProductState {
  const { slug: _, slugFrom: _s, variants, trackInventory, collectionIds, ...draftFields } = draft
  const fields = format === 'OWN' ? ours(state, draftFields) : theirs(state, draftFields, format)
  const after = withVariantFields(withFields(state, fields, newId), variants)
  return {
    ...after,
    trackInventory,
    collectionIds: format === 'OWN' ? collectionIds : [...new Set([...state.collectionIds, ...collectionIds])],
  }
}

type DraftFields = Omit<ProductDraft, 'slug' | 'slugFrom' | 'variants' | 'trackInventory' | 'collectionIds'>

/** Names that are as they were keep their ids. */
const named = (state: ProductState, { brand, ribbon }: DraftFields) =>
  present({
    brandId: brand === state.brand ? state.brandId : undefined,
    ribbonId: ribbon === state.ribbon ? state.ribbonId : undefined,
  })

const ours = (state: ProductState, draftFields: DraftFields) => ({ ...draftFields, ...named(state, draftFields) })

function theirs(state: ProductState, draftFields: DraftFields, format: 'SHOPIFY' | 'WOOCOMMERCE') {
  const { description, options, media, seo, packageDimensions } = draftFields.doc
  const { richDescription, ...rest } = state.doc
  const { name, visible, productType, price, salePrice, cost, discount, sku, weightGrams, manageVariants } = draftFields
  const isWoo = format === 'WOOCOMMERCE'
  return {
    ...state,
    name,
    visible,
    productType,
    price,
    salePrice,
    discount,
    sku,
    weightGrams,
    manageVariants,
    ...(isWoo ? { publicTags: draftFields.publicTags } : { cost }),
    ...(draftFields.brand === state.brand || (isWoo && draftFields.brand === null)
      ? {}
      : { brand: draftFields.brand, brandId: null }),
    ...(isWoo && draftFields.sections ? { sections: draftFields.sections, infoSectionIds: [] } : {}),
    doc: {
      ...rest,
      description,
      options,
      media,
      ...present({
        richDescription: richDescription && description === state.doc.description ? richDescription : undefined,
        seo,
        packageDimensions,
      }),
    },
  }
}

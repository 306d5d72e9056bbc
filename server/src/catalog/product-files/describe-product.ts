import { present } from '@fairground/domain/present.ts'
import type { Queryable } from '../../ground/database.ts'
import { collectionNames } from '../collections/names.ts'
import { sectionsOf } from '../info-sections/operations.ts'
import type { ChoiceLook, Modifier, Option, VariantFields } from '../products/model/product.ts'
import type { CatalogProduct } from '../products/read/catalog-product.ts'
import type { ProductState } from '../products/write/product-state.ts'
import type { FileProduct } from './file-product.ts'

/** Names that products refer to, by id. */
export interface ReferenceNames {
  readonly collections: ReadonlyMap<string, string>
  readonly sections: ReadonlyMap<string, { readonly title: string; readonly html: string }>
}

type Referring = Pick<ProductState, 'collectionIds' | 'mainCategoryId' | 'infoSectionIds'>

/** Two statements, however many products. */
export async function namesFor(db: Queryable, states: readonly Referring[]): Promise<ReferenceNames> {
  const ids = states.flatMap(({ collectionIds, mainCategoryId }) => [
    ...collectionIds,
    ...(mainCategoryId ? [mainCategoryId] : []),
  ])
  const [collections, rows] = await Promise.all([
    collectionNames(db, [...new Set(ids)]),
    sectionsOf(
      db,
      states.flatMap(({ infoSectionIds }) => infoSectionIds),
    ),
  ])
  return {
    collections,
    sections: new Map([...rows].map(([id, { title, doc }]) => [id, { title, html: doc.html }])),
  }
}

/** Units on hand of the variants that count them, by row id. */
export const quantitiesOf = ({ product, variants }: CatalogProduct): Map<string, bigint> =>
  new Map(
    product.trackInventory ? variants.map(({ id, capacity, used }) => [id, (capacity ?? used) - used] as const) : [],
  )

/** A product as one of our files describes it. */
export function describeProduct(
  state: ProductState,
  names: ReferenceNames,
  quantities: ReadonlyMap<string, bigint> = new Map(),
): FileProduct {
  const { additionalRibbons = [], infoSections: _i, importId: _m, ...doc } = state.doc
  const shared = state.infoSectionIds.flatMap((id) => {
    const section = names.sections.get(id)
    return section ? [{ id, title: section.title, description: section.html }] : []
  })
  const main = state.mainCategoryId === null ? undefined : names.collections.get(state.mainCategoryId)
  return {
    collections: state.collectionIds.flatMap((id) => names.collections.get(id) ?? []),
    ...present({ mainCollection: main }),
    moreRibbons: additionalRibbons.map(({ name }) => name),
    sections: [...shared, ...(state.sections ?? [])],
    draft: {
      slug: state.slug,
      name: state.name,
      visible: state.visible,
      visibleInPos: state.visibleInPos,
      productType: state.productType,
      price: state.price,
      salePrice: state.salePrice,
      cost: state.cost,
      discount: state.discount,
      sku: state.sku,
      weightGrams: state.weightGrams,
      brand: state.brand,
      ribbon: state.ribbon,
      publicTags: state.publicTags,
      privateTags: state.privateTags,
      manageVariants: state.manageVariants,
      trackInventory: state.trackInventory,
      doc: { ...doc, options: doc.options.map(describeOption), modifiers: doc.modifiers.map(describeModifier) },
      variants: state.variants.map((v): VariantFields => {
        const quantity = v.quantity ?? quantities.get(v.id) ?? (state.trackInventory ? 0n : undefined)
        return {
          choices: v.choices,
          price: v.price,
          salePrice: v.salePrice,
          cost: v.cost,
          sku: v.sku,
          barcode: v.barcode,
          weightGrams: v.weightGrams,
          visible: v.visible,
          inStock: v.inStock,
          ...present({
            doc: Object.keys(v.doc).length > 0 ? v.doc : undefined,
            quantity: quantity === undefined || !state.trackInventory ? undefined : quantity,
          }),
        }
      }),
    },
  }
}

const withoutId = <T extends ChoiceLook & { readonly id?: string }>({ id: _, ...choice }: T) => choice

const describeOption = ({ id: _, choices, ...option }: Option): Option => ({
  ...option,
  choices: choices.map(withoutId),
})

const describeModifier = ({ id: _, choices, ...modifier }: Modifier): Modifier => ({
  ...modifier,
  ...present({ choices: choices ? choices.map(withoutId) : undefined }),
})

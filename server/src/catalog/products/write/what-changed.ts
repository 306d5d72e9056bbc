import { isDeepStrictEqual } from 'node:util'
import type { ProductState, VariantState } from './product-state.ts'

/** Fields of generation 1, as events name them, by the part of the state that they show. */
const fields: Readonly<Record<string, (state: ProductState) => unknown>> = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  visible: ({ visible }) => visible,
  productType: ({ productType }) => productType,
  description: ({ doc }) => doc.description,
  sku: ({ sku }) => sku,
  weight: ({ weightGrams }) => weightGrams,
  price: ({ price, salePrice }) => [price, salePrice],
  discount: ({ discount }) => discount,
  costAndProfitData: ({ cost }) => cost,
  pricePerUnitData: ({ doc }) => [doc.pricePerUnit, doc.contents],
  brand: ({ brand }) => brand,
  ribbon: ({ ribbon }) => ribbon,
  additionalInfoSections: ({ infoSectionIds }) => infoSectionIds,
  customTextFields: ({ doc }) => doc.modifiers,
  productOptions: ({ doc }) => doc.options,
  manageVariants: ({ manageVariants }) => manageVariants,
  media: ({ doc }) => doc.media,
  seoData: ({ doc }) => doc.seo,
  collectionIds: ({ collectionIds }) => collectionIds,
  stock: ({ trackInventory }) => trackInventory,
}

const variantFields = {
  price: ({ price, salePrice }) => [price, salePrice],
  cost: ({ cost }) => cost,
  sku: ({ sku }) => sku,
  weight: ({ weightGrams }) => weightGrams,
  visible: ({ visible }) => visible,
  choices: ({ choices }) => choices,
} as const satisfies Record<string, (variant: VariantState) => unknown>

const differing = <T>(by: Readonly<Record<string, (of: T) => unknown>>, before: T, after: T): string[] =>
  Object.entries(by).flatMap(([name, of]) => (isDeepStrictEqual(of(before), of(after)) ? [] : [name]))

export const changedFields = (before: ProductState, after: ProductState): string[] => differing(fields, before, after)

interface ChangedVariant {
  readonly variantId: string
  readonly choices: Readonly<Record<string, string>>
  readonly changedFields: readonly string[]
}

/** Variants that changed, that came, or that went: the last two with every field. At most 1,000. */
export function changedVariants(before: ProductState, after: ProductState): ChangedVariant[] {
  const was = new Map(before.variants.map((v) => [v.id, v]))
  const all = Object.keys(variantFields)
  const changeOf = ({ variantId, choices }: VariantState, changedFields: readonly string[]) => ({
    variantId,
    choices,
    changedFields,
  })
  const now = after.variants.flatMap((variant) => {
    const old = was.get(variant.id)
    const names = old ? differing(variantFields, old, variant) : all
    return names.length === 0 ? [] : [changeOf(variant, names)]
  })
  const remaining = new Set(after.variants.map(({ id }) => id))
  return [...now, ...before.variants.filter(({ id }) => !remaining.has(id)).map((variant) => changeOf(variant, all))]
}

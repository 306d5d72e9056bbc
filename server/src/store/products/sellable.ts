import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import type { CatalogReference, DescriptionLine, Sellable, SellableKind } from '../../sellables/sellable.ts'
import { seesHidden } from './find-product.ts'
import { isUuid } from './ids.ts'
import { variantInStock } from './in-stock.ts'
import { unitPrice } from './priced.ts'
import { findChosenVariants, findProducts, type ProductRow, type VariantRow } from './queries.ts'
import { namedByDescription } from './update-variants.ts'

/** Catalogue app id of the store, as references carry it. */
export const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** The older id that means the same. */
export const STORE_APP_ID_V1 = '1380b703-ce81-ff05-f115-39571d94dfcd'

type Texts = Readonly<Record<string, string>>

/** What a reference says: a variant by id, or choices by option, and the texts that the buyer filled in. */
interface Chosen {
  readonly productId: string
  readonly variantId?: string
  readonly choices: Texts
  readonly texts: Texts
}

const textsOf = (value: unknown): Texts =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

function readReference({ catalogItemId, options = {} }: CatalogReference): Chosen | undefined {
  if (!isUuid(catalogItemId)) return undefined
  const { variantId, options: choices, customTextFields } = options
  return {
    productId: catalogItemId.toLowerCase(),
    choices: textsOf(choices),
    texts: textsOf(customTextFields),
    ...(typeof variantId === 'string' && isUuid(variantId) ? { variantId: variantId.toLowerCase() } : {}),
  }
}

/** Goods: a reference to a product of the store and, where it has several, one of its variants. Two statements. */
export const variantSellables: SellableKind = {
  kind: 'variant',
  appIds: [STORE_APP_ID, STORE_APP_ID_V1],
  async resolve(references, context) {
    const chosen = references.map(readReference)
    const ids = [...new Set(chosen.flatMap((c) => (c ? [c.productId] : [])))]
    if (ids.length === 0) return references.map(() => undefined)
    const products = new Map((await context.db.rows(findProducts, { ids })).map((product) => [product.id, product]))

    const asked = chosen.flatMap((c, place) => {
      const product = c && products.get(c.productId)
      if (!c || !product || (!product.visible && !seesHidden(context.caller))) return []
      return [{ place, product, chosen: c, ...wanted(product, c) }]
    })
    const variants =
      asked.length === 0
        ? []
        : await context.db.rows(findChosenVariants, {
            places: asked.map((a) => a.place),
            productIds: asked.map((a) => a.product.id),
            variantIds: asked.map((a) => a.variantId) as string[], // null where choices name the variant
            choices: asked.map((a) => JSON.stringify(a.choices)),
          })
    const byPlace = new Map(variants.map((variant) => [variant.place, variant]))
    const found = new Array<Sellable | undefined>(references.length)
    for (const { place, product, chosen: c, choices } of asked) {
      const variant = byPlace.get(place)
      if (variant?.visible) found[place] = sellable(product, variant, { ...c, choices })
    }
    return found
  },
}

/** Which variant row a reference means. A product without managed variants has one, whatever is chosen. */
function wanted(product: ProductRow, { variantId, choices }: Chosen): { variantId: string | null; choices: Texts } {
  const named = namedByDescription(product.doc, choices)
  if (!product.manageVariants) return { variantId: ZERO_VARIANT_ID, choices: named }
  return { variantId: variantId && variantId !== ZERO_VARIANT_ID ? variantId : null, choices: named }
}

function sellable(product: ProductRow, variant: VariantRow, chosen: Chosen): Sellable {
  const { doc } = product
  const choices = product.manageVariants ? variant.choices : chosen.choices
  const texts = filledIn(product, chosen.texts)
  const { full, discounted } = unitPrice(product, variant)
  const { quantity, inStock } = variantInStock(product, variant)
  const weight = variant.weightGrams ?? product.weightGrams ?? 0
  const sku = variant.sku ?? product.sku
  const pictures = doc.options.flatMap((o) =>
    o.choices.filter((c) => c.description === choices[o.name]).flatMap((c) => c.mediaIds),
  )
  const picture = doc.media.find((p) => pictures.includes(p.id)) ?? doc.media[0]
  const options = {
    ...(product.manageVariants ? { variantId: variant.variantId } : {}),
    ...(Object.keys(choices).length > 0 ? { options: choices } : {}),
    ...(Object.keys(texts).length > 0 ? { customTextFields: texts } : {}),
  }
  return {
    kind: 'variant',
    reference: {
      appId: STORE_APP_ID,
      catalogItemId: product.id,
      ...(Object.keys(options).length > 0 ? { options } : {}),
    },
    name: product.name,
    url: { relativePath: `/products/${product.slug}` },
    ...(picture ? { image: picture } : {}),
    itemType: product.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    descriptionLines: [
      ...choiceLines(product, choices),
      ...Object.entries(texts).map(([name, text]) => ({ name, text })),
    ],
    price: discounted,
    fullPrice: full,
    ...(doc.taxGroupId ? { taxGroupId: doc.taxGroupId } : {}),
    taxable: true,
    feeRateBp: 0,
    ...(product.productType === 'physical'
      ? { physical: { weightGrams: weight, shippable: true, ...(sku ? { sku } : {}) } }
      : {}),
    draws: product.trackInventory ? [{ poolId: variant.poolId, perUnit: 1 }] : [],
    quantityAvailable: quantity === null ? (inStock ? null : 0) : Number(quantity),
    maxPerOrder: null,
    ...(inStock ? {} : { unavailable: { code: 'INSUFFICIENT_INVENTORY' } }),
  }
}

/** One line per option, in the product's order; a colour shows itself. */
function choiceLines({ doc }: ProductRow, choices: Texts): DescriptionLine[] {
  return doc.options.flatMap(({ name, type, choices: known }) => {
    const text = choices[name]
    if (text === undefined) return []
    const color = type === 'color' ? known.find((c) => c.description === text)?.value : undefined
    return [{ name, text, ...(color ? { color } : {}) }]
  })
}

/** Texts for the product's own fields, cut to their length; others are left behind. */
const filledIn = ({ doc }: ProductRow, texts: Texts): Texts =>
  Object.fromEntries(
    doc.textFields.flatMap(({ title, maxLength }) => {
      const text = texts[title]?.trim().slice(0, maxLength)
      return text ? [[title, text]] : []
    }),
  )

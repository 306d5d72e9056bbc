import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../db/database.ts'
import type { CatalogReference, DescriptionLine, Sellable, SellableKind } from '../../sellables/sellable.ts'
import { seesHidden } from './find-product.ts'
import { isUuid } from './ids.ts'
import { variantInStock } from './in-stock.ts'
import { unitPrice } from './priced.ts'
import { findChosen, type ProductRow, type VariantRow, variantOfJson } from './queries.ts'
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

/** Goods: a reference to a product of the store and, where it has several, one of its variants. One statement, two for colour codes. */
export const variantSellables: SellableKind = {
  kind: 'variant',
  appIds: [STORE_APP_ID, STORE_APP_ID_V1],
  async resolve(references, context) {
    const asked = references.flatMap((reference, place) => {
      const chosen = readReference(reference)
      return chosen ? [{ place, chosen }] : []
    })
    const found = new Array<Sellable | undefined>(references.length)
    for (const { place, product, variant, chosen } of await findAll(context.db, asked)) {
      if (!product.visible && !seesHidden(context.caller)) continue
      if (variant?.visible && canChoose(product, chosen.choices)) found[place] = sellable(product, variant, chosen)
    }
    return found
  },
}

interface Asked {
  readonly place: number
  readonly chosen: Chosen
}

interface Found extends Asked {
  readonly product: ProductRow
  readonly variant: VariantRow | undefined
}

/** Choices are descriptions in the database. Whoever names a colour by its code is understood at the second try. */
async function findAll(db: Queryable, asked: readonly Asked[]): Promise<Found[]> {
  const first = await find(db, asked)
  const renamed = first.flatMap((found) => {
    const choices = namedByDescription(found.product.doc, found.chosen.choices)
    return isDeepStrictEqual(choices, found.chosen.choices) ? [] : [{ ...found, chosen: { ...found.chosen, choices } }]
  })
  if (renamed.length === 0) return first
  const places = new Set(renamed.map(({ place }) => place))
  return [...first.filter(({ place }) => !places.has(place)), ...(await find(db, renamed))]
}

async function find(db: Queryable, asked: readonly Asked[]): Promise<Found[]> {
  if (asked.length === 0) return []
  const rows = await db.rows(findChosen, {
    places: asked.map(({ place }) => place),
    productIds: asked.map(({ chosen }) => chosen.productId),
    variantIds: asked.map(({ chosen }) => chosen.variantId ?? null) as string[], // null where choices name the variant
    choices: asked.map(({ chosen }) => JSON.stringify(chosen.choices)),
  })
  const byPlace = new Map(asked.map((one) => [one.place, one.chosen]))
  return rows.map(({ place, variant, ...product }) => ({
    ...{ place, product, chosen: byPlace.get(place)! }, // places come back as they went
    variant: variant ? variantOfJson(variant) : undefined,
  }))
}

/** Managed variants have judged already; elsewhere every choice of an option must be one that the option has. */
const canChoose = ({ manageVariants, doc }: ProductRow, choices: Texts): boolean =>
  manageVariants ||
  doc.options.every((o) => choices[o.name] === undefined || o.choices.some((c) => c.description === choices[o.name]))

const knownChoices = ({ doc }: ProductRow, choices: Texts): Texts =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => doc.options.some((o) => o.name === name)))

function sellable(product: ProductRow, variant: VariantRow, chosen: Chosen): Sellable {
  const { doc } = product
  const choices = product.manageVariants ? variant.choices : knownChoices(product, chosen.choices)
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

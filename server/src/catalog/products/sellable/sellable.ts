import { isDeepStrictEqual } from 'node:util'
import { STORE_APP_ID } from '@fairground/contract/enumerations/checkouts.ts'
import { present } from '@fairground/domain/present.ts'
import { type DepositRule, depositOf } from '@fairground/domain/price/deposit.ts'
import type { Caller } from '../../../ground/caller.ts'
import { isUuid } from '../../../ground/ids.ts'
import { textsIn } from '../../../ground/texts/catalogues.ts'
import type { CatalogReference, DescriptionLine, Sellable, SellableKind } from '../../../sales/sellables/sellable.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { namedByDescription } from '../model/choices.ts'
import { shownMedium } from '../model/media.ts'
import { unitPrice } from '../model/priced.ts'
import { type VariantInStock, variantInStock } from '../read/in-stock.ts'
import { chosenModifiers } from './chosen-modifiers.ts'
import { type SoldProduct, type SoldVariant, variantOf } from './queries.ts'
import type { Finding, SoldRows } from './sold-rows.ts'

/** Catalogue app id of the store, as references carry it. */
export { STORE_APP_ID }
/** The older id that means the same. */
export const STORE_APP_ID_V1 = '1380b703-ce81-ff05-f115-39571d94dfcd'

type Texts = Readonly<Record<string, string>>

/**
 * A parsed reference: a variant by id, or choices by option, choices by modifier, and the texts that the buyer filled in.
 * Catalogue 3 puts choices of modifiers among the options.
 */
interface Chosen {
  readonly productId: string
  readonly variantId?: string
  readonly choices: Texts
  readonly modifiers: Texts
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
  const { variantId, options: choices, customTextFields, modifiers } = options
  return {
    productId: catalogItemId.toLowerCase(),
    choices: textsOf(choices),
    modifiers: textsOf(modifiers),
    texts: textsOf(customTextFields),
    ...present({ variantId: typeof variantId === 'string' && isUuid(variantId) ? variantId.toLowerCase() : undefined }),
  }
}

const allRead = (references: readonly CatalogReference[]): Requested[] =>
  references.flatMap((reference, place) => {
    const chosen = readReference(reference)
    return chosen ? [{ place, chosen }] : []
  })

/** Goods: a reference to a product of the store and, where it has several, one of its variants. One statement, or two where choices alone name it otherwise. */
export const variantSellables = (sold: SoldRows): SellableKind => ({
  kind: 'variant',
  appIds: [STORE_APP_ID, STORE_APP_ID_V1],
  async resolve(references, context) {
    const requested = allRead(references)
    const found = new Array<Sellable | undefined>(references.length)
    for (const { place, product, variant, chosen } of await findAll(sold, context, requested)) {
      if (!product.visible && !seesHidden(context.caller)) continue
      if (!variant?.visible || !canChoose(product, chosen.choices)) continue
      const one = sellable(product, variant, chosen, context.site.locale)
      found[place] = mayBuy(product, context.caller) ? one : { ...one, unavailable: { code: 'MEMBER_NEEDED' } }
    }
    return found
  },
  async shows(references, { db, caller }) {
    const requested = allRead(references)
    const shown = (await find(sold, { db }, requested)).filter(({ product }) => product.visible || seesHidden(caller))
    return references.map((_, at) => shown.some(({ place }) => place === at))
  },
})

/** Staff may sell to whom they like. */
const mayBuy = ({ doc }: SoldProduct, { kind }: Caller): boolean =>
  !doc.membersOnly || (kind !== 'visitor' && kind !== 'anonymous')

interface Requested {
  readonly place: number
  readonly chosen: Chosen
}

interface Found extends Requested {
  readonly product: SoldProduct
  readonly variant: SoldVariant | undefined
}

/**
 * Choices are descriptions in the database. A reference that names a colour by its code, or a modifier among the options, is found
 * at the second try.
 */
async function findAll(sold: SoldRows, context: Finding, requested: readonly Requested[]): Promise<Found[]> {
  const first = (await find(sold, context, requested)).map((found) => {
    const { choices, modifiers } = apart(found.product, found.chosen.choices)
    const chosen = { ...found.chosen, choices, modifiers: { ...modifiers, ...found.chosen.modifiers } }
    return { ...found, chosen, isNamedOtherwise: !isDeepStrictEqual(choices, found.chosen.choices) }
  })
  const again = first.filter(({ variant, isNamedOtherwise }) => !variant && isNamedOtherwise)
  if (again.length === 0) return first
  const places = new Set(again.map(({ place }) => place))
  return [...first.filter(({ place }) => !places.has(place)), ...(await find(sold, context, again))]
}

async function find(sold: SoldRows, context: Finding, requested: readonly Requested[]): Promise<Found[]> {
  const rows = await sold.read(
    context,
    requested.map(({ place, chosen: { productId, variantId = null, choices } }) => ({
      place,
      productId,
      variantId, // null where choices name the variant
      choices: JSON.stringify(choices),
    })),
  )
  const byPlace = new Map(requested.map((one) => [one.place, one.chosen]))
  return rows.map((row) => ({
    place: row.place,
    product: row,
    chosen: byPlace.get(row.place)!, // places come back as they went
    variant: variantOf(row),
  }))
}

/** Choices of options by their descriptions, and those that are of modifiers. */
function apart({ doc }: SoldProduct, extras: Texts): { choices: Texts; modifiers: Texts } {
  const isModifier = ([name]: [string, string]) =>
    !doc.options.some((o) => o.name === name) && doc.modifiers.some((m) => m.name === name)
  const entries = Object.entries(extras)
  return {
    choices: namedByDescription(doc, Object.fromEntries(entries.filter((entry) => !isModifier(entry)))),
    modifiers: Object.fromEntries(entries.filter(isModifier)),
  }
}

/** Managed variants have judged already; elsewhere every choice of an option must be one that the option has. */
const canChoose = ({ manageVariants, doc }: SoldProduct, choices: Texts): boolean =>
  manageVariants ||
  doc.options.every((o) => choices[o.name] === undefined || o.choices.some((c) => c.description === choices[o.name]))

const knownChoices = ({ doc }: SoldProduct, choices: Texts): Texts =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => doc.options.some((o) => o.name === name)))

function sellable(product: SoldProduct, variant: SoldVariant, chosen: Chosen, locale: string): Sellable {
  const { doc } = product
  const choices = product.manageVariants ? variant.choices : knownChoices(product, chosen.choices)
  const extras = chosenModifiers(doc, chosen.modifiers, chosen.texts)
  const { full, discounted } = unitPrice(product, variant)
  const { quantity, inStock, ahead } = variantInStock(variant)
  const weight = variant.weightGrams ?? product.weightGrams ?? 0
  const sku = variant.sku ?? product.sku
  const file = product.productType === 'digital' ? variant.digitalFile : undefined
  const picture = shownMedium(doc, choices)
  const options = present({
    variantId: product.manageVariants ? variant.variantId : undefined,
    options: Object.keys({ ...choices, ...extras.choices }).length > 0 ? { ...choices, ...extras.choices } : undefined,
    customTextFields: Object.keys(extras.texts).length > 0 ? extras.texts : undefined,
  })
  const choosing = choiceLines(product, choices)
  const price = discounted + extras.addedPrice
  const deposit = depositOf(ruleOf(product), price)
  return {
    kind: 'variant',
    reference: {
      appId: STORE_APP_ID,
      catalogItemId: product.id,
      ...present({ options: Object.keys(options).length > 0 ? options : undefined }),
    },
    name: product.name,
    ...present({ variant: choosing.length > 0 ? choosing.map(({ text }) => text).join(', ') : undefined }),
    url: { relativePath: `/products/${product.slug}` },
    ...present({ image: picture }),
    itemType: product.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    descriptionLines: [...choosing, ...extras.lines, ...(ahead === undefined ? [] : [preOrderLine(variant, locale)])],
    price,
    ...present({ deposit }),
    fullPrice: full + extras.addedPrice,
    collectionIds: product.collectionIds,
    ...present({ taxGroupId: doc.taxGroupId || undefined }),
    taxable: true,
    feeRateBp: 0,
    ...present({
      physical:
        product.productType === 'physical'
          ? {
              weightGrams: weight,
              shippable: true,
              ...present({ sku: sku || undefined, deliveryProfileId: doc.deliveryProfileId ?? undefined }),
            }
          : undefined,
      digitalFile: file
        ? { id: file.id, fileType: file.fileType, ...present({ fileName: file.fileName || undefined }) }
        : undefined,
      unavailable: extras.missing.length > 0 ? { code: 'MODIFIER_REQUIRED', missing: extras.missing } : undefined,
    }),
    ...supply(variant, { quantity, inStock, ahead }),
    maxPerOrder: null,
  }
}

/** Rule of the product's deposit. */
const ruleOf = ({ depositRate: rate, depositAmount: amount }: SoldProduct): DepositRule | undefined =>
  rate !== null ? { rate } : amount !== null ? { amount } : undefined

function preOrderLine({ preorderMessage }: SoldVariant, locale: string): DescriptionLine {
  const t = textsIn(locale)
  return { name: t('purchase.preOrder'), text: preorderMessage ?? t('purchase.sentWhenInStock') }
}

/** Units on the shelf are sold first; then, where that is allowed, pre-orders. */
function supply(
  { poolId, preorderPoolId }: SoldVariant,
  { quantity, inStock, ahead }: Pick<VariantInStock, 'quantity' | 'inStock' | 'ahead'>,
): Pick<Sellable, 'draws' | 'quantityAvailable' | 'unavailable'> {
  if (ahead !== undefined && preorderPoolId !== null)
    return { draws: [{ poolId: preorderPoolId, perUnit: 1 }], quantityAvailable: ahead === null ? null : Number(ahead) }
  return {
    draws: quantity === null ? [] : [{ poolId, perUnit: 1 }],
    quantityAvailable: quantity === null ? (inStock ? null : 0) : Number(quantity),
    ...present({ unavailable: inStock ? undefined : { code: 'INSUFFICIENT_INVENTORY' } }),
  }
}

/** One line per option, in the product's order; a colour shows itself. */
function choiceLines({ doc }: SoldProduct, choices: Texts): DescriptionLine[] {
  return doc.options.flatMap(({ name, type, choices: known }) => {
    const text = choices[name]
    if (text === undefined) return []
    const color = type === 'color' ? known.find((c) => c.description === text)?.value : undefined
    return [{ name, text, ...present({ color: color || undefined }) }]
  })
}

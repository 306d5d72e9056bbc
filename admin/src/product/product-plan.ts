import type {
  ConnectedModifierForWrite,
  ConnectedOptionForWrite,
  ProductMediaForWrite,
  ProductWithInventory,
  ProductWithInventoryForUpdate,
  V3Product,
  VariantWithInventory,
} from '@fairground/client/generated/stores.products-v-3.ts'
import { typedNumber, wireAmount } from '../forms/amounts.ts'
import { withSeoTexts } from '../forms/seo-texts.ts'
import { same } from '../forms/shared-edits.ts'
import type { ChoiceValues, MediumValues, ModifierValues, OptionValues, ProductValues } from './product-values.ts'
import { choiceIn, made, namedChoices, type VariantRow } from './variant-rows.ts'

/** Calls to make so that the stored product becomes the entered one. */
export interface ProductPlan {
  /** Undefined where nothing but the categories changed. */
  readonly fields: Partial<ProductWithInventory> | undefined
  /** All categories that the product is put into by hand. */
  readonly categoryIds: readonly string[] | undefined
}

const orNull = (typed: string): string | null => typed.trim() || null

/** `before` undefined: the product is not there yet and everything is sent. `seo` is what is stored, for what the form does not show. */
export function productPlan(
  before: ProductValues | undefined,
  after: ProductValues,
  seo?: V3Product['seoData'],
): ProductPlan {
  const changed = (...fields: (keyof ProductValues)[]) =>
    before === undefined || fields.some((field) => !same(before[field], after[field]))
  const physical = after.productType === 'PHYSICAL'
  const fields: Partial<ProductWithInventory> = {
    ...(changed('name') ? { name: after.name.trim() } : {}),
    ...(changed('description') ? { description: { ...after.description } } : {}),
    ...(changed('media') ? { media: { itemsInfo: { items: after.media.map(mediumToWire) } } } : {}),
    ...(changed('visible') ? { visible: after.visible } : {}),
    ...(changed('membersOnly')
      ? { purchaseEligibility: after.membersOnly ? { userCriteria: 'MEMBERS_ONLY' } : null }
      : {}),
    ...(physical && changed('visibleInPos') ? { visibleInPos: after.visibleInPos } : {}),
    ...(physical && changed('unitAmount', 'unit') && !(before === undefined && after.unitAmount === '')
      ? { physicalProperties: { pricePerUnit: measureOf(after.unitAmount, after.unit) } }
      : {}),
    ...(changed('brand') ? { brand: after.brand.trim() ? { name: after.brand.trim() } : null } : {}),
    ...(changed('ribbon') ? { ribbon: after.ribbon.trim() ? { name: after.ribbon.trim() } : null } : {}),
    ...(changed('moreRibbons') ? { additionalRibbons: after.moreRibbons.map((name) => ({ name })) } : {}),
    ...(changed('sections') ? { infoSections: after.sections.map(({ id }) => ({ id })) } : {}),
    ...(changed('mainCategoryId') ? { mainCategoryId: orNull(after.mainCategoryId) } : {}),
    ...(changed('tags', 'privateTags') ? { tags: tagsToWire(after) } : {}),
    ...(changed('taxGroupId') ? { taxGroupId: orNull(after.taxGroupId) } : {}),
    ...(changed('slug') && after.slug.trim() ? { slug: after.slug.trim() } : {}),
    ...(changed('seoTitle', 'seoDescription') ? { seoData: withSeoTexts(seo, after) } : {}),
    ...(changed('modifiers') ? { modifiers: after.modifiers.map((one) => modifierToWire(one, before)) } : {}),
    ...(changed('options', 'variants', 'trackStock', 'unit')
      ? {
          options: after.options.map((option) => optionToWire(option, before)),
          variantsInfo: { variants: variantsToWire(before, after) },
        }
      : {}),
  }
  const category = changed('categoryIds') && (before !== undefined || after.categoryIds.length > 0)
  return {
    fields: Object.keys(fields).length > 0 ? fields : undefined,
    categoryIds: category ? after.categoryIds : undefined,
  }
}

/** The plan of a user who may not write stock: a new product is then out of stock until somebody counts it. */
export function withoutStock(plan: ProductPlan): ProductPlan {
  const variants = plan.fields?.variantsInfo?.variants?.map(({ inventoryItem: _, ...variant }) => variant)
  return variants ? { ...plan, fields: { ...plan.fields, variantsInfo: { variants } } } : plan
}

/** The message that makes the product. */
export const creation = ({ productType }: ProductValues, { fields }: ProductPlan): ProductWithInventory => {
  const { name = '', variantsInfo = { variants: [] }, ...rest } = fields ?? {}
  return { ...rest, name, productType, variantsInfo }
}

/** The message that changes it; refused when the product is no longer at that revision. */
export const change = (
  { id, revision }: Pick<V3Product, 'id' | 'revision'>,
  fields: Partial<ProductWithInventory>,
): ProductWithInventoryForUpdate => ({ ...fields, id, revision })

type Unit = NonNullable<NonNullable<ProductWithInventory['physicalProperties']>['pricePerUnit']>

const measureOf = (amount: string, unit: string): Unit | null =>
  amount.trim() === '' ? null : { quantity: typedNumber(amount), measurementUnit: unit as Unit['measurementUnit'] } // a choice of the select

const tagsToWire = ({ tags, privateTags }: ProductValues) => ({
  publicTags: { tagIds: tags },
  privateTags: { tagIds: privateTags },
})

function mediumToWire({ id, url, kind, poster, alt }: MediumValues): ProductMediaForWrite {
  const altText = orNull(alt)
  if (id) return { id, altText }
  if (kind !== 'video') return { url, altText }
  return { video: { url, ...(poster ? { posters: [{ url: poster }] } : {}) }, altText }
}

/** A shared choice by its id; under another name it is another one, found by that name or made. */
function choiceToWire(choice: ChoiceValues, before: ChoiceValues | undefined) {
  const { id, name, look, color, color2, image, display, media } = choice
  return {
    ...(id && before?.name === name ? { choiceId: id } : {}),
    name: name.trim(),
    choiceType: look,
    ...(look === 'ONE_COLOR' ? { colorCode: color } : {}),
    ...(look === 'MULTIPLE_COLORS' ? { colorCodes: { colorCodes: [color, color2] } } : {}),
    ...(look === 'IMAGE' && image ? { image: { url: image } } : {}),
    ...(display ? { displayImage: { url: display } } : {}),
    ...(media.length > 0 ? { media: { items: media.map((url) => ({ url })) } } : {}),
  }
}

const withKey = <T extends { key: string }>(all: readonly T[] | undefined, key: string): T | undefined =>
  all?.find((one) => one.key === key)

function optionToWire(option: OptionValues, before: ProductValues | undefined): ConnectedOptionForWrite {
  const was = withKey(before?.options, option.key)
  const known = was?.id && was.name === option.name && was.kind === option.kind ? was : undefined
  return {
    ...(known ? { id: known.id } : {}),
    name: option.name.trim(),
    optionRenderType: option.kind,
    choicesSettings: {
      choices: namedChoices(option).map((choice) => choiceToWire(choice, withKey(known?.choices, choice.key))),
    },
  }
}

const added = (typed: string): string => (typed.trim() ? wireAmount(typed) : '0')

function modifierToWire(modifier: ModifierValues, before: ProductValues | undefined): ConnectedModifierForWrite {
  const was = withKey(before?.modifiers, modifier.key)
  const known = was?.id && was.name === modifier.name && was.kind === modifier.kind ? was : undefined
  const { name, kind, mandatory, title, min, max, addedPrice } = modifier
  return {
    ...(known ? { id: known.id } : {}),
    name: name.trim(),
    modifierRenderType: kind,
    mandatory,
    ...(kind === 'FREE_TEXT'
      ? {
          freeTextSettings: {
            title: title.trim() || name.trim(),
            defaultAddedPrice: added(addedPrice),
            minCharCount: Number(min || 0),
            maxCharCount: Number(max || 500),
          },
        }
      : {
          choicesSettings: {
            choices: namedChoices(modifier).map((choice) => ({
              ...choiceToWire(choice, withKey(known?.choices, choice.key)),
              addedPrice: added(choice.addedPrice),
            })),
          },
        }),
  }
}

/** All variants, for the list is sent whole; of their stock only what changed: what was sold meanwhile stays sold. */
function variantsToWire(before: ProductValues | undefined, after: ProductValues): VariantWithInventory[] {
  const known = new Map(before?.variants.flatMap((row) => (row.id ? [[row.id, row] as const] : [])))
  const switched = before?.trackStock !== after.trackStock
  return made(after.variants).map((row) => {
    const was = row.id ? known.get(row.id) : undefined
    const stock = stockToWire(was, row, after.trackStock, switched)
    return {
      ...(row.id ? { id: row.id } : {}),
      choices: after.options.flatMap((option) => {
        const choice = choiceIn(row, option)
        if (!choice) return []
        const names = { optionName: option.name.trim(), choiceName: choice.name.trim(), renderType: option.kind }
        return [{ optionChoiceNames: names }]
      }),
      ...variantToWire(was, row, after),
      ...(stock ? { inventoryItem: stock } : {}),
    }
  })
}

function variantToWire(
  was: VariantRow | undefined,
  row: VariantRow,
  { productType, unit, options, visible }: ProductValues,
) {
  const { price, compareAt, cost, sku, barcode, weight, contents, file } = row
  const measured = contents !== (was?.contents ?? '') || (contents !== '' && was !== undefined)
  return {
    // The one variant of a product without options is shown where the product is.
    visible: options.length > 0 ? row.presence === 'shown' : visible,
    price: {
      actualPrice: { amount: wireAmount(price) },
      compareAtPrice: compareAt.trim() ? { amount: wireAmount(compareAt) } : null,
    },
    revenueDetails: cost.trim() ? { cost: { amount: wireAmount(cost) } } : null,
    sku: orNull(sku),
    barcode: orNull(barcode),
    ...(productType === 'PHYSICAL'
      ? {
          physicalProperties: {
            weight: weight.trim() ? typedNumber(weight) : null,
            ...(measured ? { pricePerUnit: { settings: measureOf(contents, unit) } } : {}),
          },
        }
      : { digitalProperties: { digitalFile: file ? { id: file.id } : null } }),
  }
}

function stockToWire(was: VariantRow | undefined, row: VariantRow, tracked: boolean, switched: boolean) {
  const counted = tracked && row.quantity.trim() !== ''
  const wasCounted = was !== undefined && was.quantity !== ''
  const amount = counted
    ? !was || switched || !wasCounted || Number(was.quantity) !== Number(row.quantity)
      ? { quantity: Number(row.quantity) }
      : {}
    : !was || wasCounted || was.inStock !== row.inStock
      ? { inStock: row.inStock }
      : {}
  const ahead =
    was?.preorder === row.preorder &&
    was.preorderLimit === row.preorderLimit &&
    was.preorderMessage === row.preorderMessage
      ? {}
      : was || row.preorder
        ? {
            preorderInfo: {
              enabled: row.preorder,
              message: orNull(row.preorderMessage),
              limit: row.preorderLimit.trim() ? Number(row.preorderLimit) : null,
            },
          }
        : {}
  const all = { ...amount, ...ahead }
  return Object.keys(all).length > 0 ? all : undefined
}

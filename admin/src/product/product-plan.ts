import type {
  ConnectedModifierForWrite,
  ConnectedOptionForWrite,
  ProductMediaForWrite,
  ProductWithInventory,
  ProductWithInventoryForUpdate,
  V3Product,
  VariantWithInventory,
} from '@fairground/client/generated/stores.products-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { wireAmount } from '../forms/amounts.ts'
import { typedNumber } from '../forms/numbers.ts'
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
    ...present({
      name: changed('name') ? after.name.trim() : undefined,
      description: changed('description') ? { ...after.description } : undefined,
      media: changed('media') ? { itemsInfo: { items: after.media.map(mediumToWire) } } : undefined,
      visible: changed('visible') ? after.visible : undefined,
      purchaseEligibility: changed('membersOnly')
        ? after.membersOnly
          ? { userCriteria: 'MEMBERS_ONLY' }
          : null
        : undefined,
      visibleInPos: physical && changed('visibleInPos') ? after.visibleInPos : undefined,
      physicalProperties:
        physical && changed('unitAmount', 'unit') && !(before === undefined && after.unitAmount === '')
          ? { pricePerUnit: measureOf(after.unitAmount, after.unit) }
          : undefined,
      brand: changed('brand') ? (after.brand.trim() ? { name: after.brand.trim() } : null) : undefined,
      ribbon: changed('ribbon') ? (after.ribbon.trim() ? { name: after.ribbon.trim() } : null) : undefined,
      additionalRibbons: changed('moreRibbons') ? after.moreRibbons.map((name) => ({ name })) : undefined,
      infoSections: changed('sections') ? after.sections.map(({ id }) => ({ id })) : undefined,
      mainCategoryId: changed('mainCategoryId') ? orNull(after.mainCategoryId) : undefined,
      tags: changed('tags', 'privateTags') ? tagsToWire(after) : undefined,
      taxGroupId: changed('taxGroupId') ? orNull(after.taxGroupId) : undefined,
      slug: changed('slug') && after.slug.trim() ? after.slug.trim() : undefined,
      seoData: changed('seoTitle', 'seoDescription') ? withSeoTexts(seo, after) : undefined,
      modifiers: changed('modifiers') ? after.modifiers.map((one) => modifierToWire(one, before)) : undefined,
    }),
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

const measureOf = (contents: string, unit: string): Unit | null =>
  contents.trim() === '' ? null : { quantity: typedNumber(contents), measurementUnit: unit as Unit['measurementUnit'] } // a choice of the select

const tagsToWire = ({ tags, privateTags }: ProductValues) => ({
  publicTags: { tagIds: tags },
  privateTags: { tagIds: privateTags },
})

function mediumToWire({ id, url, kind, poster, alt }: MediumValues): ProductMediaForWrite {
  const altText = orNull(alt)
  if (id) return { id, altText }
  if (kind !== 'video') return { url, altText }
  return { video: { url, ...present({ posters: poster ? [{ url: poster }] : undefined }) }, altText }
}

/** A shared choice by its id; under another name it is another one, found by that name or made. */
function choiceToWire(choice: ChoiceValues, before: ChoiceValues | undefined) {
  const { id, name, look, color, color2, image, display, media } = choice
  return {
    ...present({ choiceId: id && before?.name === name ? id : undefined }),
    name: name.trim(),
    choiceType: look,
    ...present({
      colorCode: look === 'ONE_COLOR' ? color : undefined,
      colorCodes: look === 'MULTIPLE_COLORS' ? { colorCodes: [color, color2] } : undefined,
      image: look === 'IMAGE' && image ? { url: image } : undefined,
      displayImage: display ? { url: display } : undefined,
      media: media.length > 0 ? { items: media.map((url) => ({ url })) } : undefined,
    }),
  }
}

const withKey = <T extends { key: string }>(all: readonly T[] | undefined, key: string): T | undefined =>
  all?.find((one) => one.key === key)

function optionToWire(option: OptionValues, before: ProductValues | undefined): ConnectedOptionForWrite {
  const was = withKey(before?.options, option.key)
  const known = was?.id && was.name === option.name && was.kind === option.kind ? was : undefined
  return {
    ...present({ id: known ? known.id : undefined }),
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
    ...present({ id: known ? known.id : undefined }),
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
      ...present({ id: row.id || undefined }),
      choices: after.options.flatMap((option) => {
        const choice = choiceIn(row, option)
        if (!choice) return []
        const names = { optionName: option.name.trim(), choiceName: choice.name.trim(), renderType: option.kind }
        return [{ optionChoiceNames: names }]
      }),
      ...variantToWire(was, row, after),
      ...present({ inventoryItem: stock }),
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
            ...present({ pricePerUnit: measured ? { settings: measureOf(contents, unit) } : undefined }),
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

import type { InventoryItem } from '@fairground/client/generated/stores.inventory-items-v-3.ts'
import type {
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  Variant,
} from '@fairground/client/generated/stores.products-v-3.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { seoTexts } from '../forms/seo-texts.ts'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import type { LoadedProduct } from './load-product.ts'
import { isLibraryId } from './medium-kinds.ts'
import {
  type ChoiceValues,
  freshChoice,
  type MediumValues,
  type ModifierValues,
  type OptionValues,
  type ProductValues,
} from './product-values.ts'
import { freshRow, keyOfChoices, recombined, type VariantRow } from './variant-rows.ts'

/** The category that holds every product by itself. */
const ALL_PRODUCTS = '00000000-0000-0000-0000-000000000001'

export function productValues(loaded: LoadedProduct): ProductValues {
  const { product, stock } = loaded
  const options = product.options.map(optionValues)
  const items = new Map(stock.map((item) => [item.variantId, item]))
  const counted = stock.some(({ trackQuantity }) => trackQuantity)
  const rows = (product.variantsInfo?.variants ?? []).map((variant) => variantRow(variant, items.get(variant.id)))
  const unit = product.physicalProperties?.pricePerUnit
  return {
    name: product.name,
    description: { nodes: [], ...product.description },
    media: mediaValues(loaded),
    productType: product.productType,
    unitAmount: unit ? String(unit.quantity) : '',
    unit: unit?.measurementUnit ?? 'KG',
    options,
    modifiers: product.modifiers.map(modifierValues),
    variants: withMissing(options, rows),
    trackStock: counted || stock.length === 0,
    visible: product.visible,
    visibleInPos: product.visibleInPos,
    membersOnly: product.purchaseEligibility?.userCriteria === 'MEMBERS_ONLY',
    brand: product.brand?.name ?? '',
    ribbon: product.ribbon?.name ?? '',
    moreRibbons: product.additionalRibbons.map(({ name }) => name),
    sections: product.infoSections.map(({ id, title }) => ({ id, title })),
    categoryIds: (product.directCategoriesInfo?.categories ?? [])
      .map(({ id }) => id)
      .filter((id) => id !== ALL_PRODUCTS),
    mainCategoryId: product.mainCategoryId ?? '',
    tags: product.tags.publicTags.tagIds,
    privateTags: product.tags.privateTags?.tagIds ?? [],
    taxGroupId: product.taxGroupId ?? '',
    slug: product.slug,
    ...seoTexts(product.seoData),
  }
}

/** Combinations that are not made are rows, too; the row of a product without options is there always. */
function withMissing(options: readonly OptionValues[], rows: readonly VariantRow[]): VariantRow[] {
  const known = new Set(rows.map(({ key }) => key))
  const all = recombined(options, rows)
  return all.map((row): VariantRow => (known.has(row.key) || rows.length === 0 ? row : { ...row, presence: 'none' }))
}

function choiceValues(choice: ConnectedOptionChoice | ConnectedModifierChoice, key: string): ChoiceValues {
  const { choiceId, choiceType, name, colorCode, colorCodes, image, displayImage, linkedMedia, media } = choice
  const [first = colorCode, second] = colorCodes?.colorCodes ?? []
  const fresh = freshChoice(choiceType, key)
  return {
    ...fresh,
    id: choiceId,
    name,
    color: first ?? fresh.color,
    color2: second ?? fresh.color2,
    image: image?.url ?? '',
    display: displayImage?.url ?? '',
    media: media?.items.flatMap(({ url }) => url ?? []) ?? linkedMedia.flatMap(({ image }) => image?.url ?? []),
    addedPrice: 'addedPrice' in choice && isPositive(choice.addedPrice) ? choice.addedPrice : '',
  }
}

const optionValues = ({ id, name, optionRenderType, choicesSettings }: ConnectedOption): OptionValues => ({
  key: id,
  id,
  name,
  kind: optionRenderType,
  choices: choicesSettings.choices.map((choice) => choiceValues(choice, choice.choiceId)),
})

const modifierValues = (modifier: ConnectedModifier): ModifierValues => {
  const { id, name, modifierRenderType, mandatory, freeTextSettings: text, choicesSettings } = modifier
  return {
    key: id,
    id,
    name,
    kind: modifierRenderType,
    mandatory,
    title: text?.title ?? '',
    min: String(text?.minCharCount ?? 0),
    max: String(text?.maxCharCount ?? 500),
    addedPrice: text && isPositive(text.defaultAddedPrice) ? text.defaultAddedPrice : '',
    choices: (choicesSettings?.choices ?? []).map((choice) => choiceValues(choice, choice.choiceId)),
  }
}

function variantRow(variant: Variant, item: InventoryItem | undefined): VariantRow {
  const { price, revenueDetails, physicalProperties: physical, digitalProperties } = variant
  const file = digitalProperties?.digitalFile
  const { enabled = false, limit, message = '' } = item?.preorderInfo ?? {}
  return {
    ...freshRow,
    key: keyOfChoices(variant.choices.map(({ optionChoiceIds }) => optionChoiceIds.choiceId)),
    id: variant.id,
    label: variant.choices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName ?? '').join(' / '),
    presence: variant.visible ? 'shown' : 'hidden',
    price: price.actualPrice.amount,
    compareAt: price.compareAtPrice?.amount ?? '',
    cost: revenueDetails?.cost.amount ?? '',
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    weight: physical?.weight ? String(physical.weight) : '',
    contents: physical?.pricePerUnit ? String(physical.pricePerUnit.settings.quantity) : '',
    quantity: item?.trackQuantity ? String(item.quantity ?? 0) : '',
    inStock: item ? (item.inStock ?? (item.quantity ?? 0) > 0) : variant.inventoryStatus.inStock,
    preorder: enabled,
    preorderLimit: limit === undefined ? '' : String(limit),
    preorderMessage: message,
    file: file ? { id: file.id, name: file.fileName ?? t('admin.product.file') } : null,
  }
}

/** Pictures and films in their order, then the files to download in theirs. */
function mediaValues({ product, attachments }: LoadedProduct): MediumValues[] {
  const seen = (product.media.itemsInfo?.items ?? []).map((item): MediumValues => {
    const { id, image, video, thumbnail, altText: alt = '', displayName: name = '' } = item
    return video
      ? { id, url: video.url, kind: 'video', poster: thumbnail?.url ?? '', alt, name }
      : { id, url: image?.url ?? '', kind: 'image', poster: '', alt, name: '' }
  })
  const files = attachments.map(
    ({ id, kind, name, url }): MediumValues => ({
      id,
      kind,
      name,
      poster: '',
      alt: '',
      // Files of the library are had by their id.
      url: isLibraryId(id) ? outside.file(id) : url,
    }),
  )
  return [...seen, ...files]
}

import type { OptionRenderType, ProductRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import type { V3Product } from '@fairground/contract/stores/product-v3.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { derivedId } from '../../../ground/ids.ts'
import { addressAndSize } from '../model/media.ts'
import type { ChoiceLook, Modifier, ModifierChoice, Option, OptionChoice, Picture } from '../model/product.ts'
import type { CatalogProduct } from '../read/catalog-product.ts'
import { variantInStock } from '../read/in-stock.ts'
import { mediumToWire, referencesToWire } from './wire-media.ts'

type Wire = Static<typeof V3Product>

interface Context {
  readonly currency: string
  readonly fields: readonly ProductRequestedField[]
}

export const optionId = (productId: string, { id, name }: Option): string => id ?? derivedId(productId, name)
export const choiceId = (productId: string, option: Option, { id, description }: OptionChoice): string =>
  id ?? derivedId(productId, option.name, description)
export const renderTypeOf = ({ type }: Option): OptionRenderType =>
  type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'

const typeOfChoice = ({ type }: Option, look: ChoiceLook) =>
  look.type ?? (type === 'color' ? 'ONE_COLOR' : 'CHOICE_TEXT')

/** Look of a choice on the wire. */
function lookToWire(
  { colorCodes, image, displayImage }: ChoiceLook,
  mediaIds: readonly string[],
  media: readonly Picture[],
  { fields }: Context,
) {
  const linked = media.filter(({ id }) => mediaIds.includes(id)).slice(0, 15)
  return {
    ...present({
      colorCodes: colorCodes ? { colorCodes: [...colorCodes] } : undefined,
      image: image ? addressAndSize(image) : undefined,
    }),
    ...(fields.includes('PRODUCT_CHOICES_MEDIA_REFERENCES')
      ? { linkedMedia: [], ...referencesToWire(media, mediaIds) }
      : { linkedMedia: linked.flatMap(mediumToWire) }),
    ...present({
      displayImage:
        displayImage && fields.includes('PRODUCT_CHOICES_DISPLAY_IMAGE') ? addressAndSize(displayImage) : undefined,
    }),
  }
}

/** A choice is there and in stock when a visible variant that has it is. */
export function optionToWire(
  option: Option,
  { product, variants }: CatalogProduct,
  context: Context,
): Wire['options'][number] {
  const shown = variants.filter((v) => v.visible)
  return {
    id: optionId(product.id, option),
    name: option.name,
    key: option.name,
    optionRenderType: renderTypeOf(option),
    choicesSettings: {
      choices: option.choices.map((choice) => {
        const having = shown.filter((v) => !product.manageVariants || v.choices[option.name] === choice.description)
        const choiceType = typeOfChoice(option, choice)
        return {
          choiceId: choiceId(product.id, option, choice),
          choiceType,
          key: choice.description,
          name: choice.description,
          ...present({ colorCode: choiceType === 'ONE_COLOR' ? choice.value : undefined }),
          ...lookToWire(choice, choice.mediaIds, product.doc.media, context),
          inStock: having.some((v) => variantInStock(v).inStock),
          visible: having.length > 0,
        }
      }),
    },
  }
}

const decimal = (minor: string | undefined, { currency }: Context): string =>
  minor === undefined ? '0' : formatAmount(BigInt(minor), currency)

const modifierId = (productId: string, { id, name }: Modifier): string => id ?? derivedId(productId, 'text', name)

export function modifierToWire(
  modifier: Modifier,
  { product }: CatalogProduct,
  context: Context,
): Wire['modifiers'][number] {
  const { renderType, name, mandatory, title = name, minLength, maxLength = 500, addedPrice, choices = [] } = modifier
  const common = {
    id: modifierId(product.id, modifier),
    name,
    key: name,
    modifierRenderType: renderType,
    mandatory,
    toBeRemovedMandatory: mandatory,
  }
  if (renderType === 'FREE_TEXT')
    return {
      ...common,
      freeTextSettings: {
        minCharCount: minLength ?? (mandatory ? 1 : 0),
        maxCharCount: maxLength,
        defaultAddedPrice: decimal(addedPrice, context),
        title,
        key: title,
      },
    }
  const choiceToWire = (choice: ModifierChoice) => {
    const choiceType = choice.type ?? (choice.value === undefined ? ('CHOICE_TEXT' as const) : ('ONE_COLOR' as const))
    return {
      choiceId: choice.id ?? derivedId(product.id, 'modifier', name, choice.name),
      choiceType,
      key: choice.name,
      name: choice.name,
      ...present({ colorCode: choiceType === 'ONE_COLOR' && choice.value !== undefined ? choice.value : undefined }),
      ...lookToWire(choice, choice.mediaIds ?? [], product.doc.media, context),
      addedPrice: decimal(choice.addedPrice, context),
    }
  }
  return { ...common, choicesSettings: { choices: choices.map(choiceToWire) } }
}

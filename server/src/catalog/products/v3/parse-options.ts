import type {
  ModifierChoiceForWrite,
  ModifierForWrite,
  OptionChoiceForWrite,
  OptionForWrite,
} from '@fairground/contract/stores/product-v3-write.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import { message } from '../../../ground/texts/message.ts'
import type { CustomizationRow, WantedChoice, WantedCustomization } from '../../customizations/operations.ts'
import { pictureId } from '../model/media.ts'
import type { ChoiceLook, Modifier, ModifierChoice, Option, OptionChoice, Picture } from '../model/product.ts'
import type { Reader } from '../write/field-reader.ts'
import { withoutNulls } from '../write/without-nulls.ts'

type WrittenOption = Static<typeof OptionForWrite>
type WrittenModifier = Static<typeof ModifierForWrite>
type WrittenChoice = Static<typeof OptionChoiceForWrite> & Pick<Static<typeof ModifierChoiceForWrite>, 'addedPrice'>
type KnownChoice = CustomizationRow['doc']['choices'][number]

function wantedChoice({ choiceId, choiceType = 'CHOICE_TEXT', name, ...look }: WrittenChoice): WantedChoice {
  return {
    ...present({ id: choiceId || undefined }),
    name: name?.trim() ?? '',
    choiceType,
    ...present({
      colorCode: look.colorCode,
      colorCodes: look.colorCodes ? look.colorCodes.colorCodes : undefined,
      image: look.image ? withoutNulls(look.image) : undefined,
      displayImage: look.displayImage ? withoutNulls(look.displayImage) : undefined,
    }),
  }
}

/** The customization that an option asks for; throws where it cannot be known which. */
export function wantedOption({ id, name, optionRenderType, choicesSettings }: WrittenOption): WantedCustomization {
  if (!id && (!name?.trim() || !optionRenderType)) throw new ApiError({ code: 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED' })
  for (const choice of choicesSettings.choices)
    if (!choice.choiceId && (!choice.name?.trim() || !choice.choiceType))
      throw new ApiError({ code: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' })
  return {
    ...present({ id: id ? id.toLowerCase() : undefined }),
    name: name?.trim() ?? '',
    customizationType: 'PRODUCT_OPTION',
    renderType: optionRenderType ?? 'TEXT_CHOICES',
    choices: choicesSettings.choices.map(wantedChoice),
  }
}

/** As `wantedOption`, of a modifier. */
export function wantedModifier(modifier: WrittenModifier): WantedCustomization {
  const { id, name, modifierRenderType, choicesSettings, freeTextSettings: text } = modifier
  if (!id && (!name?.trim() || !modifierRenderType)) throw new ApiError({ code: 'MODIFIER_NAME_AND_TYPE_REQUIRED' })
  const choices = choicesSettings?.choices ?? []
  for (const choice of choices)
    if (!choice.choiceId && (!choice.name?.trim() || !choice.choiceType))
      throw new ApiError({ code: 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED' })
  const trimmed = name?.trim() ?? ''
  return {
    ...present({ id: id ? id.toLowerCase() : undefined }),
    name: trimmed,
    customizationType: 'MODIFIER',
    renderType: modifierRenderType ?? 'FREE_TEXT',
    ...(modifierRenderType === 'FREE_TEXT' || (!modifierRenderType && !choicesSettings)
      ? {
          freeText: {
            minCharCount: text?.minCharCount ?? 0,
            maxCharCount: text?.maxCharCount ?? 500,
            title: text?.title?.trim() || trimmed,
          },
        }
      : { choices: choices.map(wantedChoice) }),
  }
}

function knownChoice(row: CustomizationRow, { choiceId, name }: WrittenChoice): KnownChoice {
  const found = row.doc.choices.find((known) => (choiceId ? known.id === choiceId : known.name === name?.trim()))
  if (!found)
    throw new ApiError({
      code: 'CHOICE_NOT_EXIST',
      customizationId: row.id,
      ...present({ choiceId: choiceId || undefined }),
    })
  return found
}

/** The product's media that a choice names, by their ids. */
function linkedMedia(
  { linkedMedia: linked = [], media: references }: WrittenChoice,
  media: readonly Picture[],
): string[] {
  const named = [
    ...linked.map(({ id, url, image }) => id ?? idOf(url ?? image?.url)),
    ...(references?.items ?? []).map(({ mediaId, url }) => mediaId ?? idOf(url)),
  ]
  const ids = [...new Set(named)]
  const unknown = ids.find((id) => !media.some((medium) => medium.id === id))
  if (unknown !== undefined) throw new ApiError({ code: 'PRODUCT_MEDIA_NOT_EXIST', mediaId: unknown })
  return ids
}

const idOf = (url: string | undefined): string => (url === undefined ? '' : pictureId(url))

const pictureOf = ({ id, url, ...common }: NonNullable<KnownChoice['image']>): Picture => ({
  ...common,
  id: id ?? idOf(url),
  url: url ?? '',
})

function lookOf({ choiceType, colorCodes, image, displayImage }: KnownChoice, written: WrittenChoice): ChoiceLook {
  const shown = written.displayImage ? withoutNulls(written.displayImage) : displayImage
  return present({
    type: choiceType === 'MULTIPLE_COLORS' || choiceType === 'IMAGE' ? choiceType : undefined,
    colorCodes: colorCodes || undefined,
    image: image ? pictureOf(image) : undefined,
    displayImage: shown ? pictureOf(shown) : undefined,
  })
}

/** An option as the product keeps it. Throws CUSTOMIZATION_NOT_EXIST, CHOICE_NOT_EXIST, DUPLICATE_PRODUCT_OPTIONS. */
export function readOptions(
  written: readonly WrittenOption[],
  rows: readonly (CustomizationRow | undefined)[],
  media: readonly Picture[],
): Option[] {
  const options = written.map(({ id, choicesSettings }, i): Option => {
    const row = rows[i]
    if (row?.customizationType !== 'PRODUCT_OPTION') throw notExist(id)
    const choices = choicesSettings.choices.map((choice): OptionChoice => {
      const known = knownChoice(row, choice)
      return {
        ...lookOf(known, choice),
        id: known.id,
        value: known.colorCode ?? known.colorCodes?.[0] ?? known.name,
        description: known.name,
        mediaIds: linkedMedia(choice, media),
      }
    })
    return { id: row.id, type: row.renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down', name: row.name, choices }
  })
  const names = new Set<string>()
  for (const { name, choices } of options) {
    if (names.has(name)) throw new ApiError({ code: 'DUPLICATE_PRODUCT_OPTIONS', option: name })
    names.add(name)
    const twice = choices.find((choice, i) => choices.findIndex((other) => other.id === choice.id) !== i)
    if (twice) throw new ApiError({ code: 'DUPLICATE_PRODUCT_OPTIONS', option: name, choice: twice.description })
  }
  return options
}

const notExist = (id: string | null | undefined) =>
  new ApiError({ code: 'CUSTOMIZATION_NOT_EXIST', ...present({ customizationId: id || undefined }) })

/** A product's modifiers as it keeps them. */
export function readModifiers(
  written: readonly WrittenModifier[],
  rows: readonly (CustomizationRow | undefined)[],
  media: readonly Picture[],
  read: Reader,
): Modifier[] {
  const added = (field: string, price: string | null | undefined): { addedPrice?: string } => {
    const minor = price === null || price === undefined ? 0n : read.amount(field, price)
    return minor === 0n ? {} : { addedPrice: String(minor) }
  }
  const modifiers = written.map((modifier, i): Modifier => {
    const row = rows[i]
    if (row?.customizationType !== 'MODIFIER') throw notExist(modifier.id)
    const field = `product.modifiers[${i}]`
    const { freeTextSettings: text, choicesSettings } = modifier
    const mandatory = modifier.mandatory ?? modifier.toBeRemovedMandatory ?? row.doc.defaultMandatory ?? false
    const common = { id: row.id, renderType: row.renderType, name: row.name, mandatory }
    if (row.renderType === 'FREE_TEXT') {
      const settings = row.doc.freeText
      const minLength = text?.minCharCount ?? settings?.minCharCount ?? 0
      const maxLength = text?.maxCharCount || settings?.maxCharCount || 500
      if (minLength > maxLength)
        read.refuse({
          field: `${field}.freeTextSettings.minCharCount`,
          description: message('violations.maxCharCount'),
          violatedRule: 'MAX',
          data: { threshold: maxLength },
        })
      return {
        ...common,
        title: text?.title?.trim() || settings?.title || row.name,
        minLength,
        maxLength,
        ...added(`${field}.freeTextSettings.defaultAddedPrice`, text?.defaultAddedPrice ?? settings?.defaultAddedPrice),
      }
    }
    const choices = (choicesSettings?.choices ?? []).map((choice, j): ModifierChoice => {
      const known = knownChoice(row, choice)
      const value = known.colorCode ?? known.colorCodes?.[0]
      return {
        ...lookOf(known, choice),
        id: known.id,
        name: known.name,
        ...present({ value }),
        ...added(`${field}.choicesSettings.choices[${j}].addedPrice`, choice.addedPrice ?? known.defaultAddedPrice),
        mediaIds: linkedMedia(choice, media),
      }
    })
    return { ...common, choices }
  })
  const twice = modifiers.find(({ id }, i) => modifiers.findIndex((other) => other.id === id) !== i)
  if (twice)
    throw new InvalidArgument([
      {
        field: 'product.modifiers',
        description: message('violations.modifierTwice'),
        violatedRule: 'OTHER',
        ruleName: 'MODIFIERS_ID_DUPLICATION_ERROR',
      },
    ])
  return modifiers
}

import type { ModifierRenderType } from '@fairground/contract/enumerations/catalog.ts'
import type { ChoiceChanges, NewChoice } from '@fairground/contract/stores/customization.ts'
import { brokenRules, type ChoiceFault, choiceTypeOf } from '@fairground/domain/catalog/choices.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import { nameOf } from '../labels/names-taken.ts'
import { MAX_CHOICES } from './get-or-create.ts'
import type { Choice, ChoicePicture, CustomizationRow } from './queries.ts'

type New = Static<typeof NewChoice>
type Looks = Omit<Static<typeof ChoiceChanges>, 'id' | 'name' | 'choiceType'>

const picture = (sent: NonNullable<Looks['displayImage']>): ChoicePicture => {
  const { altText, filename, ...rest } = sent
  return { ...rest, ...present({ altText: altText || undefined, filename: filename || undefined }) }
}

type ChoiceLooks = Omit<Choice, 'id' | 'key' | 'name' | 'choiceType'>

/** Present fields are set, null empties, the others stay. */
function looksOf(sent: Looks, before: ChoiceLooks): ChoiceLooks {
  const { colorCode, colorCodes, image, displayImage, defaultAddedPrice, primaryChoiceIds } = sent
  const next = {
    colorCode: colorCode ?? before.colorCode,
    colorCodes: colorCodes?.colorCodes ?? before.colorCodes,
    image: image ? picture(image) : before.image,
    displayImage: displayImage === undefined ? before.displayImage : displayImage && picture(displayImage),
    defaultAddedPrice: defaultAddedPrice === undefined ? before.defaultAddedPrice : defaultAddedPrice,
    primaryChoiceIds: primaryChoiceIds ?? before.primaryChoiceIds,
  }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== null))
}

/** A choice to be made, or, with `before`, one that is there as it shall be. `at` is its wire path. */
export function choiceOf(
  { id: _, name, choiceType, ...looks }: New,
  renderType: ModifierRenderType,
  at: string,
  { before, newId }: { before?: Choice | undefined; newId: () => string },
): Choice {
  const own = nameOf(name, `${at}.name`)
  const next = looksOf(looks, {})
  return {
    id: before?.id ?? newId(),
    key: before?.key ?? own,
    name: own,
    choiceType: choiceType ?? choiceTypeOf(renderType, next),
    ...next,
  }
}

/** A choice after a change of what is present; its type never changes. */
export function changedChoice(
  before: Choice,
  { id: _, name, choiceType, ...looks }: Static<typeof ChoiceChanges>,
  at: string,
): Choice {
  if (choiceType !== undefined && choiceType !== before.choiceType)
    throw broken(`${at}.choiceType`, 'UNSUPPORTED_CHOICE_FIELD', message('violations.unchangeable'))
  const { id, key, name: was, choiceType: type, ...seen } = before
  return {
    id,
    key,
    name: name === undefined ? was : nameOf(name, `${at}.name`),
    choiceType: type,
    ...looksOf(looks, seen),
  }
}

const faults: Record<ChoiceFault, (type: string) => Message> = {
  WRONG_TYPE: (field) => message('violations.fitsNot', { field }),
  VALUE_NEEDED: (type) => message('violations.neededByChoice', { type }),
  VALUE_NOT_SHOWN: (type) => message('violations.notShownByChoice', { type }),
  SAME_NAME: () => message('violations.nameOfOther'),
  NAMES_ITSELF: () => message('violations.namesItself'),
  NAMES_NONE: () => message('violations.namesNoChoice'),
  NAMES_LOWER: () => message('violations.namesLowerChoice'),
}

export const broken = (field: string, ruleName: string, description: Message) =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION', ruleName }])

/** Throws what is wrong with the choices that a customization shall have; `at` names the wire path of one by its place. */
export function checkChoices(
  { renderType, id }: Pick<CustomizationRow, 'renderType' | 'id'>,
  choices: readonly Choice[],
  at: (index: number) => string,
): readonly Choice[] {
  if (choices.length > MAX_CHOICES)
    throw new ApiError({ code: 'CHOICES_LIMIT_EXCEEDED', customizationIds: [id], threshold: MAX_CHOICES })
  const wrong = brokenRules(renderType, choices)
  if (wrong.length === 0) return choices
  throw new InvalidArgument(
    wrong.map(({ index, field, rule, fault, type }) => ({
      field: `${at(index)}.${field}`,
      description: faults[fault](type),
      violatedRule: 'VALIDATION' as const,
      ruleName: rule,
    })),
  )
}

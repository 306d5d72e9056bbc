import type { ChoiceType, ModifierRenderType } from '@fairground/contract/enumerations/catalog.ts'

/** A choice of a customization, as the rules look at it. */
export interface RuledChoice {
  readonly id: string
  readonly name: string
  readonly choiceType: ChoiceType
  readonly colorCode?: string | undefined
  readonly colorCodes?: readonly string[] | undefined
  readonly image?: object | undefined
  readonly primaryChoiceIds?: readonly string[] | undefined
}

/** Rules as the published module names them. */
type ChoiceRule =
  | 'INVALID_CHOICE_TYPE'
  | 'INVALID_CHOICE_VALUE'
  | 'DUPLICATE_CHOICE_NAME'
  | 'PRIMARY_CHOICE_SELF_REFERENCE'
  | 'PRIMARY_CHOICE_NOT_FOUND'
  | 'PRIMARY_CHOICE_HIERARCHY_VIOLATION'

/** Fault of a choice; several may break the same rule. */
export type ChoiceFault =
  | 'WRONG_TYPE'
  | 'VALUE_NEEDED'
  | 'VALUE_NOT_SHOWN'
  | 'SAME_NAME'
  | 'NAMES_ITSELF'
  | 'NAMES_NONE'
  | 'NAMES_LOWER'

interface BrokenRule {
  /** Place in the list of choices. */
  readonly index: number
  readonly field: 'choiceType' | 'colorCode' | 'colorCodes' | 'image' | 'name' | 'primaryChoiceIds'
  readonly rule: ChoiceRule
  readonly fault: ChoiceFault
  /** Type that the field does not go with, of the customization or of the choice. */
  readonly type: string
}

/** Type of a choice that names none: what it shows decides. */
export function choiceTypeOf(
  renderType: ModifierRenderType,
  { colorCodes, image }: Pick<RuledChoice, 'colorCodes' | 'image'>,
): ChoiceType {
  if (renderType !== 'SWATCH_CHOICES') return 'CHOICE_TEXT'
  if (colorCodes) return 'MULTIPLE_COLORS'
  return image ? 'IMAGE' : 'ONE_COLOR'
}

const VALUES = { ONE_COLOR: 'colorCode', MULTIPLE_COLORS: 'colorCodes', IMAGE: 'image' } as const

/** Rules that the choices of a customization break, all of them in their order. Primary choices are one level deep. */
export function brokenRules(renderType: ModifierRenderType, choices: readonly RuledChoice[]): BrokenRule[] {
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const names = new Set<string>()
  return choices.flatMap((choice, index) => {
    const broken: BrokenRule[] = []
    const { choiceType } = choice
    const add = (field: BrokenRule['field'], rule: ChoiceRule, fault: ChoiceFault, type: string = choiceType) =>
      broken.push({ index, field, rule, fault, type })
    const isText = choice.choiceType === 'CHOICE_TEXT'
    if (isText !== (renderType === 'TEXT_CHOICES')) add('choiceType', 'INVALID_CHOICE_TYPE', 'WRONG_TYPE', renderType)
    const value = choice.choiceType === 'CHOICE_TEXT' ? undefined : VALUES[choice.choiceType]
    if (value && choice[value] === undefined) add(value, 'INVALID_CHOICE_VALUE', 'VALUE_NEEDED')
    for (const other of Object.values(VALUES))
      if (other !== value && choice[other] !== undefined) add(other, 'INVALID_CHOICE_VALUE', 'VALUE_NOT_SHOWN')
    if (names.has(choice.name)) add('name', 'DUPLICATE_CHOICE_NAME', 'SAME_NAME')
    names.add(choice.name)
    for (const id of choice.primaryChoiceIds ?? []) {
      const primary = byId.get(id)
      if (id === choice.id) add('primaryChoiceIds', 'PRIMARY_CHOICE_SELF_REFERENCE', 'NAMES_ITSELF')
      else if (!primary) add('primaryChoiceIds', 'PRIMARY_CHOICE_NOT_FOUND', 'NAMES_NONE')
      else if (primary.primaryChoiceIds?.length)
        add('primaryChoiceIds', 'PRIMARY_CHOICE_HIERARCHY_VIOLATION', 'NAMES_LOWER')
    }
    return broken
  })
}

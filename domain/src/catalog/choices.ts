import type { ChoiceType, ModifierRenderType } from '@fairground/contract/enumerations/stores.ts'

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

interface BrokenRule {
  /** Place in the list of choices. */
  readonly index: number
  readonly field: 'choiceType' | 'colorCode' | 'colorCodes' | 'image' | 'name' | 'primaryChoiceIds'
  readonly rule: ChoiceRule
  readonly description: string
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
    const add = (field: BrokenRule['field'], rule: ChoiceRule, description: string) =>
      broken.push({ index, field, rule, description })
    const isText = choice.choiceType === 'CHOICE_TEXT'
    if (isText !== (renderType === 'TEXT_CHOICES'))
      add('choiceType', 'INVALID_CHOICE_TYPE', `does not fit ${renderType}`)
    const value = choice.choiceType === 'CHOICE_TEXT' ? undefined : VALUES[choice.choiceType]
    if (value && choice[value] === undefined)
      add(value, 'INVALID_CHOICE_VALUE', `is needed by a choice of the type ${choice.choiceType}`)
    for (const other of Object.values(VALUES))
      if (other !== value && choice[other] !== undefined)
        add(other, 'INVALID_CHOICE_VALUE', `is not shown by a choice of the type ${choice.choiceType}`)
    if (names.has(choice.name)) add('name', 'DUPLICATE_CHOICE_NAME', 'is the name of another choice')
    names.add(choice.name)
    for (const id of choice.primaryChoiceIds ?? []) {
      const primary = byId.get(id)
      if (id === choice.id) add('primaryChoiceIds', 'PRIMARY_CHOICE_SELF_REFERENCE', 'names the choice itself')
      else if (!primary) add('primaryChoiceIds', 'PRIMARY_CHOICE_NOT_FOUND', 'names no choice of this customization')
      else if (primary.primaryChoiceIds?.length)
        add('primaryChoiceIds', 'PRIMARY_CHOICE_HIERARCHY_VIOLATION', 'names a choice that stands under another')
    }
    return broken
  })
}

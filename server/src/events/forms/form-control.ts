import type { EventForm, FormControl, FormInput } from '@fairground/contract/events/event-form.ts'
import type { addControl, updateControl } from '@fairground/contract/events/forms.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { ServerTexts } from '../../ground/texts/catalogues.ts'
import { message } from '../../ground/texts/message.ts'

export type Form = Static<typeof EventForm>
export type Control = Static<typeof FormControl>
type Input = Static<typeof FormInput>

type Described = Omit<RequestOf<typeof addControl>, 'eventId' | 'condition'>
export type Condition = NonNullable<Control['condition']>
/** A question as the organiser describes it: one of the kinds. */
export type Change = Omit<RequestOf<typeof updateControl>, 'eventId' | 'id' | 'orderIndex' | 'condition'>
export const KINDS = [
  'phone',
  'address',
  'date',
  'additionalGuests',
  'dropdown',
  'checkbox',
  'text',
  'radioButton',
  'radio',
] as const satisfies readonly (keyof Described)[]
export type Kind = keyof Change

/** Questions that every form has. Their labels alone change. */
export const NAME = 'name'
export const EMAIL = 'email'
/** Answers for companions: how many, and their names. */
export const COMPANION_COUNT = 'additionalGuests'
export const COMPANION_NAMES = 'guestNames'
const MOST_COMPANIONS = 10

/** There is one of each at most: they have ids, and inputs, of their own. */
const single: Readonly<Partial<Record<Kind, string>>> = {
  phone: 'phone',
  address: 'address',
  additionalGuests: 'companions',
}

/** Id of a new question: letters and digits alone, for it is the name of its input, too. */
export const idOfNew = (kind: Kind, newId: () => string): string => single[kind] ?? `q${newId().replaceAll('-', '')}`

/** A question whose id is its kind's stays of the kind, and no other becomes one: else a form had two of one name. */
export const mayBecome = ({ id }: Control, kind: Kind): boolean =>
  (single[kind] ?? id) === id && (single[kind] === id || !Object.values(single).includes(id))

const input = (name: string, label: string, more: Partial<Input> = {}): Input => ({
  name,
  label,
  type: 'TEXT',
  array: false,
  mandatory: false,
  maxLength: 0,
  options: [],
  additionalLabels: {},
  labels: [],
  ...more,
})

interface Place {
  readonly id: string
  readonly orderIndex: number
}

const control = ({ id, orderIndex }: Place, type: Control['type'], inputs: Input[]): Control => ({
  id,
  type,
  system: false,
  name: id,
  label: inputs[0]?.label ?? '',
  orderIndex,
  inputs,
})

const MAX_LINE = 500
const MAX_LINES = 1000

/** The control that a description makes. Texts that it leaves out are those of `t`. */
export function controlOf(change: Change, place: Place, t: ServerTexts): Control {
  const { id } = place
  const { phone, address, date, additionalGuests, dropdown, checkbox, text, radioButton = change.radio } = change
  if (phone) {
    const label = phone.label || t('event-form.phone')
    return control(place, 'INPUT', [input(id, label, { mandatory: phone.mandatory ?? false, maxLength: 50 })])
  }
  if (address) return addressControl(address, place, t)
  if (date) {
    const label = date.label || t('event-form.date')
    return control(place, 'DATE', [input(id, label, { type: 'DATE_TIME', mandatory: date.mandatory ?? false })])
  }
  if (additionalGuests) return companionsControl(additionalGuests, place, t)
  if (text) {
    const lines = text.multiLine || text.comment
    const maxLength = text.maxLength || (lines ? MAX_LINES : MAX_LINE)
    const described = { mandatory: text.mandatory ?? false, maxLength }
    return control(place, lines ? 'TEXTAREA' : 'INPUT', [input(id, text.label || t('event-form.question'), described)])
  }
  const choice = dropdown ?? checkbox ?? radioButton
  const kind = dropdown ? 'dropdown' : checkbox ? 'checkbox' : change.radioButton ? 'radioButton' : 'radio'
  const options = optionsOf(choice ?? { options: [] }, kind)
  const type = dropdown ? 'DROPDOWN' : checkbox ? 'CHECKBOX' : 'RADIO'
  return control(place, type, [
    input(id, choice?.label || t('event-form.question'), {
      mandatory: choice?.mandatory ?? false,
      options,
      ...(checkbox ? { type: 'TEXT_ARRAY', array: true } : {}),
      ...present({ defaultOptionSelection: dropdown && selectionOf(dropdown, options) }),
    }),
  ])
}

type Choice = NonNullable<Change['dropdown'] | Change['checkbox'] | Change['radio']>

/** Options without blanks around, each once. Throws a field violation where one is blank, or nothing is left to choose from. */
function optionsOf({ options }: Pick<Choice, 'options'>, kind: Kind): string[] {
  const texts = options.map((option) => option.trim())
  const blank = texts.indexOf('')
  if (blank >= 0)
    throw new InvalidArgument([
      { field: `${kind}.options[${blank}]`, description: message('violations.blank'), violatedRule: 'MIN_LENGTH' },
    ])
  const left = [...new Set(texts)]
  if (left.length === 1 && texts.length > 1)
    throw new InvalidArgument([
      { field: `${kind}.options[1]`, description: message('violations.twiceInRequest'), violatedRule: 'VALIDATION' },
    ])
  return left
}

/** The option that is chosen already, by its place among those that are left, or the text that stands in for none. */
function selectionOf({ defaultOptionSelection: chosen, options }: NonNullable<Change['dropdown']>, left: string[]) {
  const { optionIndex = -1, placeholderText } = chosen ?? {}
  const option = options[optionIndex]?.trim()
  if (option !== undefined) return { optionIndex: left.indexOf(option) }
  return placeholderText ? { placeholderText } : undefined
}

function addressControl(address: NonNullable<Change['address']>, place: Place, t: ServerTexts): Control {
  const { labels = {}, full = false, mandatory = false } = address
  const label = labels.addressLine || t('event-form.address')
  const parts = {
    addressLine: labels.streetAddress || t('event-form.street'),
    city: labels.city || t('event-form.city'),
    subdivision: labels.subdivision || t('event-form.region'),
    postalCode: labels.postalCode || t('event-form.postalCode'),
    country: labels.country || t('event-form.country'),
  }
  const named = full ? Object.entries(parts).map(([name, text]) => ({ name, label: text })) : []
  return control(place, full ? 'ADDRESS_FULL' : 'ADDRESS_SHORT', [
    input(place.id, label, {
      type: 'ADDRESS',
      mandatory,
      maxLength: 200,
      labels: named,
      additionalLabels: full ? parts : {},
    }),
  ])
}

function companionsControl(guests: NonNullable<Change['additionalGuests']>, place: Place, t: ServerTexts): Control {
  const { labels = {}, namesMandatory = false, maxGuests = MOST_COMPANIONS } = guests
  return control(place, 'GUEST_CONTROL', [
    input(COMPANION_COUNT, labels.single || t('event-form.companions'), { type: 'NUMBER', maxSize: maxGuests }),
    input(COMPANION_NAMES, labels.multiple || t('event-form.companionNames'), {
      type: 'TEXT_ARRAY',
      array: true,
      mandatory: namesMandatory,
      maxLength: 101,
      maxSize: maxGuests,
    }),
  ])
}

/** A question with another condition; undefined leaves that of `before`. Name, email and companions have none. */
export function conditioned(
  { condition: _, ...control }: Control,
  given: Condition | null | undefined,
  before?: Control,
): Control {
  const condition = given === undefined ? before?.condition : (given ?? undefined)
  return {
    ...control,
    ...present({ condition: condition && { ...condition, options: [...new Set(condition.options)] } }),
  }
}

/** Questions whose conditions follow the options of a question that were renamed in their places. */
export const followOptions = (controls: readonly Control[], before: Control, after: Control): Control[] => {
  const [was = [], is = []] = [before, after].map(({ inputs }) => inputs[0]?.options)
  const renamed = (option: string) =>
    is.includes(option) || was.length !== is.length ? option : (is[was.indexOf(option)] ?? option)
  return controls.map((one) =>
    one.condition?.controlId === before.id
      ? { ...one, condition: { ...one.condition, options: one.condition.options.map(renamed) } }
      : one,
  )
}

/** Name and email with other labels. */
export function relabelled(control: Control, { name, email }: Change): Control {
  const labels: Readonly<Record<string, string | undefined>> = { ...name?.labels, email: email?.label }
  const inputs = control.inputs.map((one) => ({ ...one, label: labels[one.name] || one.label }))
  return { ...control, inputs, label: inputs[0]?.label ?? control.label }
}

export const isStanding = ({ deleted }: Control): boolean => !deleted

/** Controls in their order, numbered from 0; deleted ones come last. */
export const numbered = (controls: readonly Control[]): Control[] =>
  [...controls.filter(isStanding), ...controls.filter((one) => !isStanding(one))].map((one, orderIndex) => ({
    ...one,
    orderIndex,
  }))

/** Without questions that were deleted. */
export const standing = (form: Form): Form => ({ ...form, controls: form.controls.filter(isStanding) })

/** Limits of a form's question about companions; undefined where it has none, and the event's settings decide. */
export function companionRules({ controls }: Form): { most: number; namesRequired: boolean } | undefined {
  const question = controls.find((one) => one.type === 'GUEST_CONTROL' && isStanding(one))
  if (!question) return undefined
  const [count, names] = question.inputs
  return { most: count?.maxSize ?? MOST_COMPANIONS, namesRequired: names?.mandatory ?? false }
}

import type { FieldViolation } from '@fairground/client/errors.ts'
import type { Rsvp } from '@fairground/client/generated/events.rsvp-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'

/** One thing that the organiser asks. */
export interface QuestionView {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'lines' | 'choice' | 'radio' | 'choices' | 'date' | 'email' | 'phone' | 'address' | 'street'
  readonly required: boolean
  /** Characters; 0 is no limit. */
  readonly most: number
  readonly options: readonly string[]
  /** Fields of an address; their names follow that of the question. */
  readonly parts?: readonly AddressPart[]
  /** The option of a list that is chosen already, or the text that stands in for none. */
  readonly chosen?: string
  readonly placeholder?: string
  /** It is for those who chose one of the options in the field of another question. */
  readonly condition?: {
    readonly field: string
    readonly options: readonly string[]
    /** Option that the field has from the start. */
    readonly chosen?: string
  }
}

export const ADDRESS_PARTS = ['addressLine', 'city', 'subdivision', 'postalCode', 'country'] as const
export interface AddressPart {
  readonly name: (typeof ADDRESS_PARTS)[number]
  readonly label: string
}

/** Name of the field of one part of an address. */
export const partOf = (question: string, part: string): string => `${question}.${part}`

interface ReplyChoice {
  readonly status: Rsvp['status']
  readonly label: string
}

/** Content of the form of an event without tickets. */
export interface RsvpFormView {
  readonly questions: readonly QuestionView[]
  /** One alone is no choice. */
  readonly replies: readonly ReplyChoice[]
  /** Companions that may come along. */
  readonly companions: number
  readonly send: string
}

type Control = NonNullable<NonNullable<Event['form']>['controls']>[number]

const kinds: Readonly<Partial<Record<Control['type'], QuestionView['kind']>>> = {
  TEXTAREA: 'lines',
  DROPDOWN: 'choice',
  RADIO: 'radio',
  CHECKBOX: 'choices',
  DATE: 'date',
  ADDRESS_SHORT: 'street',
  ADDRESS_FULL: 'address',
}
const kindsByName: Readonly<Record<string, QuestionView['kind']>> = { email: 'email', phone: 'phone' }

type FormInput = Control['inputs'][number]

const partsOf = ({ labels }: FormInput): AddressPart[] =>
  ADDRESS_PARTS.flatMap((name) => {
    const label = labels.find((one) => one.name === name)?.label
    return label ? [{ name, label }] : []
  })

const chosenIn = ({ options, defaultOptionSelection }: FormInput): string | undefined =>
  options[defaultOptionSelection?.optionIndex ?? -1]

/** Condition of a question, by the field of the one that it names. */
function conditionOf({ condition }: Control, controls: readonly Control[]): QuestionView['condition'] {
  const input = condition && controls.find(({ id }) => id === condition.controlId)?.inputs[0]
  return input && { field: input.name, options: condition.options, ...present({ chosen: chosenIn(input) }) }
}

/** Companions have fields of their own. */
export function questionsOf({ form }: Pick<Event, 'form'>): QuestionView[] {
  const controls = (form?.controls ?? [])
    .filter(({ deleted, type }) => !deleted && type !== 'GUEST_CONTROL')
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
  return controls.flatMap((control) =>
    control.inputs.map((input) => ({
      name: input.name,
      label: input.label,
      kind: kindsByName[input.name] ?? kinds[control.type] ?? 'text',
      required: input.mandatory,
      most: input.maxLength,
      options: input.options,
      ...present({
        parts: control.type === 'ADDRESS_FULL' ? partsOf(input) : undefined,
        chosen: chosenIn(input),
        placeholder: input.defaultOptionSelection?.placeholderText || undefined,
        condition: conditionOf(control, controls),
      }),
    })),
  )
}

/** "“First name” is required.": what is wrong with an answer, so that it can be read away from its question. */
export function complaint(
  questions: readonly QuestionView[],
  name: string,
  { violatedRule, data }: Pick<FieldViolation, 'violatedRule' | 'data'>,
): string {
  const question = questions.find((one) => one.name === name)
  if (!question) return t('rsvp.checkAnswers')
  const { label, kind, options } = question
  if (violatedRule === 'REQUIRED_FIELD') return t('rsvp.required', { label })
  if (violatedRule === 'MAX_LENGTH') return t('rsvp.tooLong', { label, most: Number(data?.threshold) })
  if (kind === 'email') return t('rsvp.validEmail', { label })
  if (kind === 'phone') return t('rsvp.validPhone', { label })
  if (kind === 'date') return t('rsvp.validDate', { label })
  return options.length > 0 ? t('rsvp.oneOf', { label, options: options.join(', ') }) : t('rsvp.checkOne', { label })
}

/** Complaints by field, in the order in which the page has the questions. */
export function inOrderOf(
  questions: readonly QuestionView[],
  complaints: readonly (readonly [string, string])[],
): Record<string, string> {
  const placeOf = (field: string) => questions.findIndex(({ name }) => name === field)
  return Object.fromEntries(complaints.toSorted(([a], [b]) => placeOf(a) - placeOf(b)))
}

export function rsvpFormView(event: Event): RsvpFormView {
  const { rsvp, status } = event.registration ?? {}
  const messages = event.form?.messages?.rsvp
  const waits = status === 'OPEN_RSVP_WAITLIST_ONLY'
  const yes = waits
    ? ({ status: 'WAITLIST', label: messages?.waitlistMessages?.title || t('rsvp.joinTheWaitingList') } as const)
    : ({ status: 'YES', label: messages?.rsvpYesOption || t('rsvp.coming') } as const)
  const no = { status: 'NO', label: messages?.rsvpNoOption || t('rsvp.notComing') } as const
  return {
    questions: questionsOf(event),
    replies: rsvp?.responseType === 'YES_AND_NO' ? [yes, no] : [yes],
    companions: rsvp?.additionalGuestLimit ?? 10,
    send: messages?.submitActionLabel || t('rsvp.send'),
  }
}

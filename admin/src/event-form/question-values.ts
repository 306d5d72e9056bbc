import type { AddControlRequest } from '@fairground/client/generated/events.forms.ts'
import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { FormControl } from './form-queries.ts'

/** Kinds of question that an organiser adds. */
export const QUESTION_KINDS = [
  'text',
  'lines',
  'dropdown',
  'radio',
  'checkbox',
  'date',
  'phone',
  'address',
  'companions',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export const kindWords: Record<QuestionKind, string> = {
  text: t('admin.event-form.shortAnswer'),
  lines: t('admin.event-form.longAnswer'),
  dropdown: t('admin.event-form.list'),
  radio: t('admin.event-form.oneOfSeveral'),
  checkbox: t('admin.event-form.tickBoxes'),
  date: t('admin.event-form.date'),
  phone: t('admin.event-form.phone'),
  address: t('admin.event-form.address'),
  companions: t('admin.event-form.companions'),
}

/** A question as its dialog shows it. */
export interface QuestionValues {
  readonly kind: QuestionKind
  readonly label: string
  readonly required: boolean
  /** One a line. */
  readonly options: string
  readonly placeholder: string
  /** Characters; empty is the usual limit. */
  readonly most: string
  readonly full: boolean
  readonly maxGuests: string
  /** Question on whose answer this one depends; empty: it is for everybody. */
  readonly dependsOn: string
  /** Answers to it of those whom this one is for. */
  readonly forAnswers: readonly string[]
}

export const BLANK: QuestionValues = {
  kind: 'text',
  label: '',
  required: false,
  options: '',
  placeholder: '',
  most: '',
  full: false,
  maxGuests: '5',
  dependsOn: '',
  forAnswers: [],
}

export const hasOptions = (kind: QuestionKind): boolean =>
  kind === 'dropdown' || kind === 'radio' || kind === 'checkbox'

export const optionsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const kindOfType: Record<FormControl['type'], QuestionKind> = {
  INPUT: 'text',
  TEXTAREA: 'lines',
  DROPDOWN: 'dropdown',
  RADIO: 'radio',
  CHECKBOX: 'checkbox',
  NAME: 'text',
  GUEST_CONTROL: 'companions',
  ADDRESS_SHORT: 'address',
  ADDRESS_FULL: 'address',
  DATE: 'date',
}

export const kindOf = ({ type, inputs: [input] }: FormControl): QuestionKind =>
  input?.name === 'phone' ? 'phone' : kindOfType[type]

const ONCE_A_FORM: readonly QuestionKind[] = ['phone', 'address', 'companions']

/** Kinds that a question may have; one that a form asks once stays what it is, and no other becomes it. */
export function kindsFor(control: FormControl | undefined): readonly QuestionKind[] {
  const kind = control && kindOf(control)
  if (!kind) return QUESTION_KINDS
  return ONCE_A_FORM.includes(kind) ? [kind] : QUESTION_KINDS.filter((one) => !ONCE_A_FORM.includes(one))
}

export function valuesOf(control: FormControl): QuestionValues {
  const [first, names] = control.inputs
  const kind = kindOf(control)
  return {
    ...BLANK,
    kind,
    label: first?.label ?? '',
    required: (kind === 'companions' ? names : first)?.mandatory ?? false,
    options: first?.options.join('\n') ?? '',
    placeholder: first?.defaultOptionSelection?.placeholderText ?? '',
    most: (kind === 'text' || kind === 'lines') && first?.maxLength ? String(first.maxLength) : '',
    full: control.type === 'ADDRESS_FULL',
    maxGuests: String(first?.maxSize ?? BLANK.maxGuests),
    dependsOn: control.condition?.controlId ?? '',
    forAnswers: control.condition?.options ?? [],
  }
}

/** Condition of a question as the API takes it, on one of the questions that may lead it; undefined: it is for everybody. */
export function conditionOf(
  { kind, dependsOn, forAnswers }: QuestionValues,
  leading: readonly FormControl[],
): FormControl['condition'] {
  const on = leading.find(({ id }) => id === dependsOn)
  const options = on ? optionsIn(on).filter((option) => forAnswers.includes(option)) : []
  return kind !== 'companions' && options.length > 0 ? { controlId: dependsOn, options } : undefined
}

export const optionsIn = ({ inputs: [input] }: FormControl): readonly string[] => input?.options ?? []

type Question = Omit<AddControlRequest, 'eventId'>

/** The question as the API takes it. */
export function questionOf(values: QuestionValues): Question {
  const { kind, label, required: mandatory, full, placeholder } = values
  const options = optionsOf(values.options)
  switch (kind) {
    case 'text':
    case 'lines':
      return {
        text: { label, mandatory, multiLine: kind === 'lines', ...present({ maxLength: numberIn(values.most) }) },
      }
    case 'dropdown':
      return {
        dropdown: {
          label,
          options,
          mandatory,
          ...present({ defaultOptionSelection: placeholder ? { placeholderText: placeholder } : undefined }),
        },
      }
    case 'radio':
      return { radioButton: { label, options, mandatory } }
    case 'checkbox':
      return { checkbox: { label, options, mandatory } }
    case 'date':
      return { date: { label, mandatory } }
    case 'phone':
      return { phone: { label, mandatory } }
    case 'address':
      return { address: { labels: { addressLine: label }, full, mandatory } }
    case 'companions':
      return {
        additionalGuests: {
          labels: { single: label },
          namesMandatory: mandatory,
          ...present({ maxGuests: numberIn(values.maxGuests) }),
        },
      }
    default:
      return kind satisfies never
  }
}

const numberIn = (text: string): number | undefined => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined)

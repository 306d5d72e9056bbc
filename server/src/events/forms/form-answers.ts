import type { EventForm, FormInput, FormResponse } from '@fairground/contract/events/event-form.ts'
import { PROPER_NAME } from '@fairground/contract/scalars.ts'
import { isEmailAddress } from '@fairground/domain/email-address.ts'
import { questionsFor } from '@fairground/domain/events/form-conditions.ts'
import { isPhoneNumber } from '@fairground/domain/phone-number.ts'
import type { Static } from 'typebox'
import type { FieldViolation } from '../../ground/api-error.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import { required } from '../requests/required.ts'

type Answers = Static<typeof FormResponse>
type Answer = NonNullable<Answers['inputValues']>[number]
type Input = Static<typeof FormInput>

const MAX_EMAIL = 254

const NAME = new RegExp(PROPER_NAME, 'u')
const isName = (text: string): boolean => NAME.test(text)
const isNameInput = ({ name }: Input): boolean => name === 'firstName' || name === 'lastName'

/** Inputs of the questions for a guest with these answers. */
function inputsFor({ controls }: Static<typeof EventForm>, given: readonly Answer[]): Map<string, Input> {
  const chosen = (name: string) =>
    given
      .filter(({ inputName }) => inputName === name)
      .flatMap(({ value, values }) => [...(value ? [value] : []), ...(values ?? [])])
  return inputsOf(questionsFor(controls, chosen))
}

const inputsOf = (controls: Static<typeof EventForm>['controls']) =>
  new Map(controls.flatMap(({ inputs }) => inputs.map((input) => [input.name, input])))

/** Answers without those to questions that are not for a guest who gives them. */
export function answersFor(form: Static<typeof EventForm>, given: readonly Answer[]): Answer[] {
  const inputs = inputsFor(form, given)
  const all = inputsOf(form.controls.filter(({ condition }) => condition))
  return given.filter(({ inputName }) => inputs.has(inputName) || !all.has(inputName))
}

/** Everything wrong with one guest's answers, at once. `field` is the wire path of the form. */
export function formViolations(
  form: Static<typeof EventForm>,
  answers: Answers | undefined,
  field: string,
): FieldViolation[] {
  const given = answers?.inputValues ?? []
  const inputs = inputsFor(form, given)
  const all = inputsOf(form.controls.filter(({ deleted }) => !deleted))
  const wrong = given.flatMap((answer, i) => {
    const at = `${field}.inputValues[${i}]`
    const input = inputs.get(answer.inputName)
    // Pages without scripts ask everything.
    if (!input && all.has(answer.inputName)) return []
    if (!input) {
      return [
        {
          field: `${at}.inputName`,
          description: message('violations.noQuestion'),
          violatedRule: 'FIELD_NOT_ALLOWED' as const,
          data: { inputName: answer.inputName },
        },
      ]
    }
    if (given.findIndex(({ inputName }) => inputName === answer.inputName) < i)
      return [answeredTwice(`${at}.inputName`)]
    return answerViolations(input, answer, at)
  })
  const missing = [...inputs.values()].filter(
    (input) => input.mandatory && !given.some((answer) => answer.inputName === input.name && isAnswered(input, answer)),
  )
  return [
    ...wrong,
    ...missing.map((input) => ({
      field: `${field}.inputValues.${input.name}`,
      description: message('violations.required'),
      violatedRule: 'REQUIRED_FIELD' as const,
      data: { inputName: input.name },
    })),
  ]
}

/** An answer in another form than the question's is none: a number ticks no box. */
const isAnswered = ({ type }: Input, { value, values, number, dateTime, address }: Answer): boolean =>
  Boolean(value?.trim()) ||
  (values ?? []).some((v) => v.trim()) ||
  (type === 'NUMBER' && number !== undefined) ||
  (type === 'DATE_TIME' && dateTime !== undefined) ||
  (type === 'ADDRESS' && [address?.formatted, ...Object.values(address?.address ?? {})].some(isText))

const isText = (part: unknown): boolean => typeof part === 'string' && part.trim() !== ''

function answerViolations(input: Input, answer: Answer, at: string): FieldViolation[] {
  const texts = [
    ...(answer.value === undefined ? [] : [{ text: answer.value, field: `${at}.value` }]),
    ...(answer.values ?? []).map((text, i) => ({ text, field: `${at}.values[${i}]` })),
  ]
  const maxSize = input.array ? (input.maxSize ?? texts.length) : 1
  if (texts.length > maxSize) return [tooMany(`${at}.values`, maxSize)]
  return texts
    .filter(({ text }) => text !== '')
    .flatMap(({ text, field }): FieldViolation[] => {
      if (input.options.length > 0 && !input.options.includes(text)) {
        return [
          {
            field,
            description: message('violations.oneOf', { values: input.options.join(', ') }),
            violatedRule: 'INVALID_ENUM_VALUE',
          },
        ]
      }
      if (input.maxLength > 0 && text.length > input.maxLength) return [tooLong(field, input.maxLength)]
      if (input.name === 'email') return emailViolations(text, field)
      if (isNameInput(input) && !isName(text)) return [malformed(field, message('violations.wrongForm'))]
      if (input.name === 'phone' && !isPhoneNumber(text)) return [malformed(field, message('violations.phone'))]
      if (input.type === 'DATE_TIME' && !isDate(text)) return [malformed(field, message('violations.date'))]
      return []
    })
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/
/** A day of the calendar, with or without a time. */
function isDate(text: string): boolean {
  const day = DATE.exec(text)?.[1]
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(Date.parse(text)) && !Number.isNaN(+midnight) && midnight.toISOString().slice(0, 10) === day
}

const malformed = (field: string, description: Message): FieldViolation => ({
  field,
  description,
  violatedRule: 'FORMAT',
})

const answeredTwice = (field: string): FieldViolation => ({
  field,
  description: message('violations.namedOnce'),
  violatedRule: 'VALIDATION',
})

const tooMany = (field: string, threshold: number): FieldViolation => ({
  field,
  description: message('violations.mostItems', { limit: threshold }),
  violatedRule: 'MAX_SIZE',
  data: { threshold },
})

const tooLong = (field: string, threshold: number): FieldViolation => ({
  field,
  description: message('violations.mostCharacters', { limit: threshold }),
  violatedRule: 'MAX_LENGTH',
  data: { threshold },
})

/** Violations of what is no address. */
export function emailViolations(text: string, field: string): FieldViolation[] {
  if (text.length > MAX_EMAIL) return [tooLong(field, MAX_EMAIL)]
  return isEmailAddress(text) ? [] : [{ field, description: message('violations.email'), violatedRule: 'FORMAT' }]
}

export interface BuyerFields {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | undefined
}

/** A buyer has both names, each of at most 50 characters, and an address. */
export function buyerViolations(buyer: BuyerFields, field: string): FieldViolation[] {
  const names = (['firstName', 'lastName'] as const).flatMap((name) => {
    const text = buyer[name]?.trim()
    if (!text) return [required(`${field}.${name}`)]
    if (!isName(text)) return [malformed(`${field}.${name}`, message('violations.wrongForm'))]
    return text.length > 50 ? [tooLong(`${field}.${name}`, 50)] : []
  })
  const email = buyer.email?.trim()
  return [...names, ...(email ? emailViolations(email, `${field}.email`) : [required(`${field}.email`)])]
}

/** The text that a guest gave to an input, by itself or as the only one of a list. */
export function answerTo(answers: Answers | undefined, name: string): string | undefined {
  const answer = answers?.inputValues?.find(({ inputName }) => inputName === name)
  return answer?.value || (answer?.values?.[0] ?? answer?.value)
}

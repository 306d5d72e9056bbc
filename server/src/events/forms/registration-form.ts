import type { FormFieldType } from '@fairground/contract/enumerations/events.ts'
import type { FormControl, FormInput, FormResponse } from '@fairground/contract/events/event-form.ts'
import type { listForms } from '@fairground/contract/forms/forms.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { EventRow } from '../event/event-row.ts'
import { isStanding } from './form-control.ts'
import { formInLanguage } from './form-in-language.ts'

type RegistrationForm = ResponseOf<typeof listForms>['forms'][number]
type Field = RegistrationForm['fields'][number]
type Rules = NonNullable<Field['validation']>
type Control = Static<typeof FormControl>
type Input = Static<typeof FormInput>
type Answers = NonNullable<Static<typeof FormResponse>['inputValues']>

/** Names of inputs as the forms API has them; every other is the same. */
const TARGETS: Readonly<Record<string, string>> = { firstName: 'first_name', lastName: 'last_name' }
const INPUTS = Object.fromEntries(Object.entries(TARGETS).map(([input, target]) => [target, input]))
const PERSON: Readonly<Record<string, FormFieldType>> = {
  firstName: 'CONTACTS_FIRST_NAME',
  lastName: 'CONTACTS_LAST_NAME',
  email: 'CONTACTS_EMAIL',
}
const KINDS: Readonly<Partial<Record<Control['type'], FormFieldType>>> = {
  TEXTAREA: 'TEXT_AREA',
  DROPDOWN: 'DROPDOWN',
  RADIO: 'RADIO_GROUP',
  CHECKBOX: 'CHECKBOX_GROUP',
  DATE: 'DATE_INPUT',
}
const COLUMNS = 12
const SUBMIT = 'submit'

/** The questions of an event as the forms API has them: its id is the event's. */
export function registrationForm(event: EventRow, locale: string): RegistrationForm {
  const { controls, messages } = formInLanguage(event.doc.form, locale)
  const rows = controls.filter(isStanding).flatMap((control) => rowsOf(control))
  const submit: Field = {
    id: SUBMIT,
    hidden: false,
    pii: false,
    view: { fieldType: 'SUBMIT_BUTTON', ...present({ submitText: messages?.rsvp?.submitActionLabel }) },
  }
  const items = [...rows, [submit]].flatMap((fields, row) =>
    fields.map(({ id }, place) => {
      const width = COLUMNS / fields.length
      return { fieldId: id, row, column: place * width, width, height: 1 }
    }),
  )
  return {
    id: event.id,
    name: event.title,
    namespace: 'wix.events.v3.event',
    fields: [...rows.flat(), submit],
    steps: [{ id: event.id, layout: { large: { items, columns: COLUMNS } } }],
    createdDate: event.createdAt.toISOString(),
    updatedDate: event.updatedAt.toISOString(),
  }
}

/** First and last name stand side by side, everything else below each other. */
function rowsOf(control: Control): Field[][] {
  const fields = control.inputs.map((input) => fieldOf(control, input))
  return control.type === 'NAME' ? [fields] : fields.map((field) => [field])
}

function fieldOf(control: Control, input: Input): Field {
  const { name, label, options, defaultOptionSelection: chosen } = input
  const chooses = options.length > 0
  return {
    id: name,
    target: TARGETS[name] ?? name,
    hidden: false,
    pii: name in PERSON || control.type.startsWith('ADDRESS'),
    // The forms API has no conditions: nobody has to answer a question that may not be for them.
    validation: rulesOf(control.condition ? { ...input, mandatory: false } : input),
    view: {
      fieldType: kindOf(control, input),
      label,
      ...present({
        placeholder: chosen?.placeholderText,
        options: chooses ? options.map((value, i) => ({ id: `${name}-${i}`, label: value, value })) : undefined,
      }),
    },
  }
}

function kindOf({ type }: Control, { name, type: value }: Input): FormFieldType {
  const kind = PERSON[name] ?? KINDS[type]
  if (kind) return kind
  if (value === 'NUMBER') return 'NUMBER_INPUT'
  return value === 'TEXT_ARRAY' ? 'TAGS' : 'TEXT_INPUT'
}

function rulesOf({ name, type, array, mandatory: required, maxLength, maxSize, options }: Input): Rules {
  if (type === 'NUMBER') return { required, number: { minimum: 0, ...present({ maximum: maxSize }) } }
  const string = present({
    format: name === 'email' ? ('EMAIL' as const) : type === 'DATE_TIME' ? ('DATE' as const) : undefined,
    maxLength: maxLength || undefined,
    enum: options.length > 0 ? options : undefined,
  })
  return array ? { required, array: { ...present({ maxItems: maxSize }), items: { string } } } : { required, string }
}

/** Most characters of one answer, as `form` has them. */
const MAX_TEXT = 5000
const MAX_ADDRESS = 200

/** Values of a submission, by target, as answers to the inputs of the form. Throws violations of values that are no answers. */
export function answersOf(submissions: Readonly<Record<string, unknown>>, { doc }: EventRow, at: string): Answers {
  const inputs = new Map(doc.form.controls.flatMap((control) => control.inputs.map((input) => [input.name, input])))
  const answers = Object.entries(submissions).map(([target, value]) => {
    const inputName = INPUTS[target] ?? target
    return { target, inputName, answer: answerOf(value, inputs.get(inputName)?.type) }
  })
  const violations = answers
    .filter(({ answer }) => answer === undefined)
    .map(({ target }) => ({
      field: `${at}.${target}`,
      description: message('violations.formAnswer'),
      violatedRule: 'FORMAT' as const,
    }))
  if (violations.length > 0) throw new InvalidArgument(violations)
  return answers.map(({ inputName, answer }) => ({ inputName, ...answer }))
}

const isText = (value: unknown, most = MAX_TEXT): value is string => typeof value === 'string' && value.length <= most

/** Undefined for what is neither a text, nor a list of texts, nor a number. */
function answerOf(value: unknown, type: Input['type'] | undefined): Omit<Answers[number], 'inputName'> | undefined {
  if (typeof value === 'number') return { number: value }
  if (type === 'ADDRESS') return isText(value, MAX_ADDRESS) ? { address: { formatted: value } } : undefined
  if (isText(value)) return { value }
  return Array.isArray(value) && value.length <= 100 && value.every((one) => isText(one))
    ? { values: value }
    : undefined
}

import type { RsvpStatus } from '@fairground/contract/enumerations/events.ts'
import type { FormResponse } from '@fairground/contract/events/event-form.ts'
import { MAX_COMPANIONS } from '@fairground/contract/events/rsvp-shapes.ts'
import type { Static } from 'typebox'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import { STAFF_LOCALE } from '../../http/reader.ts'
import { namedIn } from '../../http/violations.ts'
import type { EventDoc, EventRow } from '../event/event-row.ts'
import { answersFor, answerTo, formViolations } from '../forms/form-answers.ts'
import { COMPANION_COUNT, COMPANION_NAMES, companionRules } from '../forms/form-control.ts'
import { answersOf } from '../forms/registration-form.ts'
import type { InputValues, RsvpRow } from './rsvp-row.ts'

/** Answer that both generations make of a request; absent keeps the earlier one. */
export interface GivenAnswer {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | undefined
  readonly form?: Static<typeof FormResponse> | undefined
  /** Answers by the targets of the forms API. */
  readonly formSubmission?: { readonly submissions: Readonly<Record<string, unknown>> } | undefined
  readonly status?: RsvpStatus | undefined
  readonly companions?: { readonly count?: number; readonly names?: readonly string[] } | undefined
  readonly marketingConsent?: boolean | null | undefined
  readonly disableNotifications?: boolean | null | undefined
}

export interface Leave {
  readonly ignoreLimits?: boolean | undefined
  readonly ignoreFormValidation?: boolean | undefined
  readonly ignoreResponseStatus?: boolean | undefined
  readonly ignoreAdditionalGuestNames?: boolean | undefined
}

/** Wire paths, for violations: of the person's fields and of the form. */
export interface AnswerPaths {
  readonly person: string
  readonly form: string
  /** Faults of the form are the application error INVALID_FORM_RESPONSE, as generation 2 declares it, else violations of the request. */
  readonly asRefusal?: true
}

/** An answer that may be stored. */
export interface Answer {
  readonly status: RsvpStatus
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly party: number
  readonly companionNames: readonly string[]
  readonly inputValues: InputValues
  readonly marketingConsent: boolean | undefined
  readonly disableNotifications: boolean | undefined
}

const PERSON = ['firstName', 'lastName', 'email'] as const
const OF_ITS_OWN: readonly string[] = [...PERSON, COMPANION_COUNT, COMPANION_NAMES]

/** The answer as it will be. Every mistake in person and form is reported at once. */
export function readAnswer(
  answered: GivenAnswer,
  event: EventRow,
  before: RsvpRow | undefined,
  { leave, paths }: { leave: Leave; paths: AnswerPaths },
): Answer {
  const given = withSubmission(answered, event, `${paths.person}.formSubmission.submissions`)
  const textOf = (name: (typeof PERSON)[number]) =>
    (given[name] ?? answerTo(given.form, name) ?? before?.[name])?.trim()
  const person = { firstName: textOf('firstName'), lastName: textOf('lastName'), email: textOf('email') }
  const status = given.status ?? before?.status ?? 'YES'
  const inputValues = given.form?.inputValues ?? before?.doc.inputValues ?? []
  const companions = readCompanions(given, before, paths.form)
  if (!leave.ignoreFormValidation) {
    const violations = [
      ...companions.violations,
      // Earlier answers stand, though the organiser asks something else by now.
      ...(before && !given.form
        ? answerViolations(ofPerson(event.doc.form), { inputValues: [], person, status }, paths)
        : answerViolations(event.doc.form, { inputValues, person, status }, paths)),
    ]
    if (violations.length > 0) throw paths.asRefusal ? formRefusal(violations) : new InvalidArgument(violations)
  }
  return {
    status,
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    email: person.email || null,
    ...partyOf(companions, event, leave),
    inputValues: answersFor(event.doc.form, inputValues).filter(({ inputName }) => !OF_ITS_OWN.includes(inputName)),
    marketingConsent: given.marketingConsent ?? before?.doc.marketingConsent,
    disableNotifications: given.disableNotifications ?? before?.doc.disableNotifications,
  }
}

/** Answers of the form and of the submission as those of one form. */
function withSubmission({ formSubmission, ...given }: GivenAnswer, event: EventRow, at: string): GivenAnswer {
  if (!formSubmission) return given
  const inForm = given.form?.inputValues ?? []
  const more = answersOf(formSubmission.submissions, event, at).filter(
    ({ inputName }) => !inForm.some((answer) => answer.inputName === inputName),
  )
  return { ...given, form: { inputValues: [...inForm, ...more] } }
}

/** INVALID_FORM_RESPONSE names the fields in its data, as a validation error would. */
const formRefusal = (violations: readonly FieldViolation[]): ApiError =>
  new ApiError({
    code: 'INVALID_FORM_RESPONSE',
    fieldViolations: violations
      .slice(0, namedIn(violations, STAFF_LOCALE).length)
      .map((violation) => ({ ruleName: violation.violatedRule, ...violation })),
  })

interface Companions {
  readonly count: number
  readonly names: readonly string[]
  readonly violations: readonly FieldViolation[]
}

function readCompanions({ companions, form }: GivenAnswer, before: RsvpRow | undefined, at: string): Companions {
  const values = form?.inputValues ?? []
  const place = values.findIndex(({ inputName }) => inputName === COMPANION_COUNT)
  const { value, number } = values[place] ?? {}
  const inForm = number ?? (value === undefined || value === '' ? undefined : Number(value))
  const names = companions?.names ?? values.find(({ inputName }) => inputName === COMPANION_NAMES)?.values ?? undefined
  const count = companions?.count ?? inForm ?? names?.length ?? (before ? before.guests - 1 : 0)
  const existing = before?.doc.companionNames ?? []
  const named = (names ?? (count <= existing.length ? existing.slice(0, count) : existing)).map((name) => name.trim())
  if (Number.isInteger(count) && count >= 0 && count <= MAX_COMPANIONS) return { count, names: named, violations: [] }
  const violation: FieldViolation = {
    field: `${at}.inputValues[${place}].value`,
    description: message('violations.wholeNumberTo', { limit: String(MAX_COMPANIONS) }),
    violatedRule: 'VALIDATION',
  }
  return { count: 0, names: [], violations: [violation] }
}

/** Names for all companions, or for none. */
function partyOf(
  { count, names }: Companions,
  event: EventRow,
  leave: Leave,
): Pick<Answer, 'party' | 'companionNames'> {
  const ofForm = companionRules(event.doc.form)
  const most = Math.min(event.doc.rsvp?.additionalGuestLimit ?? MAX_COMPANIONS, ofForm?.most ?? MAX_COMPANIONS)
  if (count > most && !leave.ignoreLimits) throw new ApiError({ code: 'GUEST_LIMIT_EXCEEDED', maxRsvpSize: most + 1 })
  const complete = names.length === count && names.every((name) => name !== '')
  if ((names.length > 0 || ofForm?.namesRequired) && !complete && !leave.ignoreAdditionalGuestNames)
    throw new ApiError({ code: 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES' })
  const filled = names.slice(0, count)
  return {
    party: 1 + count,
    companionNames: filled.length > 0 ? [...filled, ...Array.from({ length: count - filled.length }, () => '')] : [],
  }
}

type Person = Readonly<Record<(typeof PERSON)[number], string | undefined>>

/** A guest who comes answers everything; one who declines, or waits, need not. Given answers are checked all the same. */
function answerViolations(
  form: EventDoc['form'],
  { inputValues, person, status }: { inputValues: InputValues; person: Person; status: RsvpStatus },
  paths: AnswerPaths,
): FieldViolation[] {
  const inForm = new Set(inputValues.map(({ inputName }) => inputName))
  const beside = PERSON.filter((name) => !inForm.has(name)).flatMap((inputName) => {
    const value = person[inputName]
    return value ? [{ inputName, value }] : []
  })
  const found = formViolations(withCompanions(form), { inputValues: [...inputValues, ...beside] }, paths.form)
  return found
    .filter(
      ({ violatedRule, data }) =>
        violatedRule !== 'REQUIRED_FIELD' ||
        status === 'YES' ||
        (PERSON as readonly string[]).includes(String(data?.inputName)),
    )
    .map((violation) => ({ ...violation, field: placed(violation.field, inputValues.length, beside, paths) }))
}

/** A field of the person is named as the request has it: not every generation answers it in the form. */
function placed(
  field: string,
  given: number,
  beside: readonly { inputName: string }[],
  { person, form }: AnswerPaths,
): string {
  const rest = field.slice(form.length)
  const index = /^\.inputValues\[(\d+)\]/.exec(rest)
  if (index && Number(index[1]) >= given) return `${person}.${beside[Number(index[1]) - given]?.inputName}`
  const missing = PERSON.find((name) => rest === `.inputValues.${name}`)
  return missing ? `${person}.${missing}` : field
}

const ofPerson = (form: EventDoc['form']): EventDoc['form'] => ({
  ...form,
  controls: form.controls.filter(({ inputs }) =>
    inputs.some(({ name }) => (PERSON as readonly string[]).includes(name)),
  ),
})

/** Companions may be named in every form. */
function withCompanions(form: EventDoc['form']): EventDoc['form'] {
  const input = (name: string, array: boolean) => ({
    name,
    label: '',
    type: 'TEXT' as const,
    array,
    mandatory: false,
    maxLength: 101,
    options: [],
    additionalLabels: {},
    labels: [],
  })
  const companions = {
    id: 'companions',
    type: 'GUEST_CONTROL' as const,
    system: true,
    name: 'companions',
    label: '',
    orderIndex: 0,
    inputs: [input(COMPANION_COUNT, false), input(COMPANION_NAMES, true)],
  }
  return { ...form, controls: [...form.controls.filter(({ type }) => type !== 'GUEST_CONTROL'), companions] }
}

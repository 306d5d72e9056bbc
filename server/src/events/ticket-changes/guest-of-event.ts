import type { EventForm, FormControl, FormInput } from '@fairground/contract/events/event-form.ts'
import type { changeTicket } from '@fairground/contract/fairground/ticket-changes.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Guest } from '../../sales/purchase/purchase.ts'
import { answersFor, formViolations } from '../forms/form-answers.ts'
import { standing } from '../forms/form-control.ts'

type Form = Static<typeof EventForm>
type Input = Static<typeof FormInput>
type Control = Static<typeof FormControl>
type Answers = NonNullable<RequestOf<typeof changeTicket>['form']>

/** The same for questions that have the same answers; those of name and email are one question in every form, whatever their labels. */
const nameOf = ({ name, label, type, array, options }: Input, system: boolean): string =>
  JSON.stringify(system ? [name] : [name, label, type, array, options])

const questionsOf = (form: Form): Map<string, Input> =>
  new Map(
    standing(form).controls.flatMap(({ inputs, system }) =>
      inputs.map((input) => [nameOf(input, system), input] as const),
    ),
  )

/** Questions of the form of another event that that of the ticket does not have, companions aside: a ticket has none. */
export function newQuestions(from: Form, to: Form): Form {
  const known = questionsOf(from)
  const controls = standing(to).controls.flatMap((control) => {
    const inputs = control.inputs.filter((input) => !known.has(nameOf(input, control.system)))
    return inputs.length > 0 && control.type !== 'GUEST_CONTROL' ? [{ ...control, inputs }] : []
  })
  return { ...to, controls: controls.map((one) => askable(one, controls)) }
}

/** A question whose condition is on an answer that the guest gave before may be answered, and need not be. */
function askable({ condition, ...control }: Control, questions: readonly Control[]): Control {
  if (!condition || questions.some(({ id }) => id === condition.controlId))
    return { ...control, ...present({ condition }) }
  return { ...control, inputs: control.inputs.map((input) => ({ ...input, mandatory: false })) }
}

/**
 * Guest of a ticket as another event has them: answers to questions of both forms stay, whatever they are, and the other ones are
 * `answers`. Throws what is wrong with those.
 */
export function guestOfEvent(guest: Guest, from: Form, to: Form, answers: Answers | undefined): Guest {
  const questions = newQuestions(from, to)
  const violations = formViolations(questions, answers, 'form')
  if (violations.length > 0) throw new InvalidArgument(violations)
  const known = questionsOf(from)
  const inBoth = new Set([...questionsOf(to)].flatMap(([key, { name }]) => (known.has(key) ? [name] : [])))
  const { inputValues, ...person } = guest
  const values = [
    ...(inputValues ?? []).filter(({ inputName }) => inBoth.has(String(inputName))),
    ...answersFor(questions, answers?.inputValues ?? []),
  ]
  return { ...person, ...(values.length > 0 ? { inputValues: values } : {}) }
}

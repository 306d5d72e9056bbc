import { ticketAnswers } from '@fairground/client/generated/fairground.ticket-answers.ts'
import { redirect } from 'react-router'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type QuestionView, questionsOf } from '../rsvp/form-view.ts'
import { answerTo, fieldsOf, typedInto } from '../rsvp/typed-answers.ts'
import { wrongAnswers } from '../rsvp/wrong-answers.ts'
import type { Shop } from '../shop.ts'
import { incomplete, refused } from '../sign-in/login/refused.ts'

interface Held {
  readonly ticketId: string
  readonly token?: string
}

export interface AnswersView {
  readonly questions: readonly QuestionView[]
  /** Texts of their fields, by field. */
  readonly values: Readonly<Record<string, string>>
}

/** Questions of the event that the holder may answer now, with what was answered; undefined where there are none. */
export async function loadAnswers({ client }: Shop, held: Held): Promise<AnswersView | undefined> {
  const { form, answers } = (await client({ ticketAnswers }).ticketAnswers.getTicketAnswers(held)).ticketAnswers
  if (!form) return undefined
  const questions = questionsOf({ form })
  const given = new Map(
    (answers.inputValues ?? []).map(({ inputName, value, values }) => [inputName, value ?? values?.join('\n') ?? '']),
  )
  const values = questions.flatMap((question) => {
    const [field] = fieldsOf(question)
    const text = given.get(question.name)
    return field && text ? [[field, text] as const] : []
  })
  return { questions, values: Object.fromEntries(values) }
}

export async function saveAnswers(shop: Shop, held: Held, typed: FormData) {
  const { questions } = (await loadAnswers(shop, held)) ?? { questions: [] }
  const values = typedInto(typed, questions)
  const inputValues = questions.flatMap((question) => answerTo(question, values) ?? [])
  const back = (status: number, message: string, errors: Readonly<Partial<Record<string, string>>>) =>
    refused<string>(status, { message, errors, values })
  try {
    await shop.client({ ticketAnswers }).ticketAnswers.answerTicket({ ...held, form: { inputValues } })
  } catch (error) {
    const errors = wrongAnswers(error, questions, inputValues)
    return errors ? back(422, incomplete(), errors) : back(409, refusalText(error), {})
  }
  return redirect(placedPaths.heldTicket(held.ticketId, { token: held.token, answered: 1 }), 303)
}

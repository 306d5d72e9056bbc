import { violationsOf } from '../sign-in/login/refused.ts'
import { complaint, inOrderOf, type QuestionView } from './form-view.ts'
import type { TypedAnswer } from './typed-answers.ts'

/** Complaints about answers that were sent as `form.inputValues`, by field, in the order of the questions; undefined where the error has none. */
export function wrongAnswers(error: unknown, questions: readonly QuestionView[], sent: readonly TypedAnswer[]) {
  const wrong = [...violationsOf(error)].map(([field, violation]) => {
    const [, place, name = sent[Number(place)]?.inputName ?? ''] =
      /^form\.inputValues(?:\[(\d+)\].*|\.(\w+))$/.exec(field) ?? []
    return [name, complaint(questions, name, violation)] as const
  })
  return wrong.length > 0 ? inOrderOf(questions, wrong) : undefined
}

/** Option of another question; only those who chose one of them answer the question. */
interface Condition {
  readonly controlId: string
  readonly options: readonly string[]
}

interface Question {
  readonly id: string
  readonly deleted?: boolean
  readonly inputs: readonly { readonly name: string; readonly options: readonly string[] }[]
  readonly condition?: Condition
}

/** Questions for somebody; `chosen` are their answers to the input of a name. */
export function questionsFor<Q extends Question>(
  questions: readonly Q[],
  chosen: (input: string) => readonly string[],
): Q[] {
  const standing = questions.filter(({ deleted }) => !deleted)
  return standing.filter(({ condition }) => {
    if (!condition) return true
    const { inputs = [] } = standing.find(({ id }) => id === condition.controlId) ?? {}
    return inputs.some(({ name }) => chosen(name).some((option) => condition.options.includes(option)))
  })
}

/** Questions that the condition of another may name: those before it that have options and no condition of their own. */
export const leadingQuestions = <Q extends Question>(questions: readonly Q[], before: number): Q[] =>
  questions
    .slice(0, before)
    .filter(({ deleted, inputs, condition }) => !deleted && !condition && (inputs[0]?.options.length ?? 0) > 0)

/** The first question whose condition can never hold as it stands: on a question, or an option, that is not before it. */
export const brokenCondition = <Q extends Question>(questions: readonly Q[]): Q | undefined =>
  questions.find(({ deleted, condition }, at) => {
    if (deleted || !condition) return false
    const leading = leadingQuestions(questions, at).find(({ id }) => id === condition.controlId)
    return !leading || condition.options.some((option) => !leading.inputs[0]?.options.includes(option))
  })

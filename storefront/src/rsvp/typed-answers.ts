import { partOf, type QuestionView } from './form-view.ts'

export interface TypedAnswer {
  readonly inputName: string
  readonly value?: string
  readonly values?: string[]
}

/** Names of the form fields of a question: one, or those of the parts of an address. */
export const fieldsOf = ({ name, parts }: Pick<QuestionView, 'name' | 'parts'>): string[] =>
  parts ? parts.map((part) => partOf(name, part.name)) : [name]

/** Typed texts of the questions, by field. */
export const typedInto = (form: FormData, questions: readonly QuestionView[]): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap((question) =>
      fieldsOf(question).map((field) => [field, form.getAll(field).map(String).join('\n').trim()] as const),
    ),
  )

/** The answer as the API takes it; undefined where nothing was typed. An address is one line, its parts joined. */
export function answerTo(
  { name, kind, parts }: QuestionView,
  typed: Readonly<Record<string, string>>,
  inputName = name,
): TypedAnswer | undefined {
  const value = parts
    ? fieldsOf({ name, parts })
        .map((field) => typed[field] ?? '')
        .filter(Boolean)
        .join(', ')
    : (typed[name] ?? '')
  if (value === '') return undefined
  return kind === 'choices' ? { inputName, values: value.split('\n').filter(Boolean) } : { inputName, value }
}

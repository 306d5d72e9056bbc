import type { Sentence } from '../ground/texts/sentence.ts'
import type { ListRow, Variable } from './texts/template.ts'

/** A text of a template may contain these: each with what it is, and a value for previews. */
export const text = (description: Sentence, sample: string) => ({ kind: 'TEXT', description, sample }) as const
export const date = (description: Sentence, sample: number) => ({ kind: 'DATE', description, sample }) as const
export const link = (description: Sentence, sample: string) => ({ kind: 'LINK', description, sample }) as const
export const list = (description: Sentence, sample: readonly ListRow[]) =>
  ({ kind: 'LIST', description, sample }) as const
export const required = <V extends Variable>(variable: V) => ({ ...variable, required: true }) as const

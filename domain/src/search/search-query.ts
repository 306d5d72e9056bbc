import { cutText } from '../formatting/cut-text.ts'
import { wordsOf } from './folded.ts'

/** More words are not looked for. */
const MAX_WORDS = 8
const LONGEST_WORD = 60

/** Parts of a product's text, as PostgreSQL's weights name them. */
export const parts = { name: 'A', brandAndSku: 'B', options: 'C', description: 'D' } as const
export type Part = (typeof parts)[keyof typeof parts]

/** A search by words: for each word what stands for it, the word itself first. */
export interface WordQuery {
  readonly words: readonly (readonly string[])[]
  /** All words, or any of them. */
  readonly mode: 'AND' | 'OR'
  /** Only these parts; all of them when empty. */
  readonly parts: readonly Part[]
}

/** The words of an expression, each once, at most eight. */
export const searchWords = (expression: string): string[] =>
  [...new Set(wordsOf(expression).map((word) => cutText(word, LONGEST_WORD)))].slice(0, MAX_WORDS)

/**
 * The query in PostgreSQL's notation: each word is the beginning of a word of the text. Words hold letters and digits alone, so
 * nothing in them can be read as an operator.
 */
export const queryText = ({ words, mode, parts }: WordQuery): string =>
  words
    .map((alternatives) => {
      const either = alternatives.map((word) => `'${word}':*${parts.join('')}`)
      return either.length === 1 ? either[0] : `(${either.join(' | ')})`
    })
    .join(mode === 'OR' ? ' | ' : ' & ')

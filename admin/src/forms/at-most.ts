import * as v from 'valibot'

/** A bound on a text, in words: "A name has at most 80 characters." */
export const atMost = (length: number, what: string) =>
  v.maxLength<string, number, string>(length, `${what} has at most ${length} characters.`)

import type { ServerTexts } from './catalogues.ts'

/** Writes a refusal for its reader, with values that are no data of the wire. */
export type Sentence = (t: ServerTexts, locale: string) => string

import { type Refusal, refusals } from '@fairground/contract/refusals.ts'
import type { ApiError } from '../ground/api-error.ts'
import { refusalText, textsIn } from '../ground/texts/catalogues.ts'
import type { Data, Write } from './data-readers.ts'
import { dataSentences, shortage } from './data-sentences.ts'
import type { Reader } from './reader.ts'

/** The message of a refusal for its reader: its own, or what its data say, else the sentence of its code. */
export function refusalSentence(
  { code, data, sentence }: Pick<ApiError, 'code' | 'data' | 'sentence'>,
  reader: Reader,
) {
  const write: Write = { ...reader, t: textsIn(reader.locale) }
  if (sentence) return sentence(write.t, write.locale)
  const reasons: readonly unknown[] = Array.isArray(data.refusals) ? data.refusals : []
  const known = reasons.filter(isReason)
  return known.length > 1 ? sentenceOfAll(known, write) : sentenceOf(code, data, write)
}

const sentenceOf = (code: Refusal, data: Data, write: Write): string =>
  dataSentences[code]?.(data, write) ?? refusalText(code, write.locale)

/** One of several reasons against the same request. */
type Reason = Data & { readonly code: Refusal }

const isReason = (reason: unknown): reason is Reason =>
  typeof reason === 'object' && reason !== null && 'code' in reason && String(reason.code) in refusals

/** Every reason once; all that is short as one list. */
function sentenceOfAll(reasons: readonly Reason[], write: Write): string {
  const { short = [], other = [] } = Object.groupBy(reasons, ({ code }) =>
    dataSentences[code] === shortage ? 'short' : 'other',
  )
  const [first] = short
  return [
    ...(first ? [shortage({ lineItems: short }, write) ?? sentenceOf(first.code, {}, write)] : []),
    ...new Set(other.map((reason) => sentenceOf(reason.code, reason, write))),
  ].join(' ')
}

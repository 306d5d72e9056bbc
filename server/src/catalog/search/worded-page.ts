import type { AggregationData } from '@fairground/contract/stores/product-search.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type CursorPage, type CursorRequest, criteriaOf, cursorPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { type AggregationRequest, aggregate } from './aggregate.ts'
import { knownZone, zonedFields } from './zoned-fields.ts'

/** A search by words of type `W`, as the wire has it. */
export interface WordedRequest<W> extends CursorRequest {
  readonly search?: W | undefined
  readonly aggregations?: readonly AggregationRequest[]
  readonly timeZone?: string
}

interface Criteria<W> {
  readonly words?: W
  readonly timeZone: string
}

/** A page, whose cursors hold the words and the time zone, and the aggregations over all that match: two statements. */
export async function wordedPage<R, W>(
  { db, cursors, now }: Ctx,
  spec: QuerySpec,
  { search, aggregations = [], timeZone = 'UTC', ...query }: WordedRequest<W>,
  whereOf: (words: W | undefined) => readonly Condition[],
): Promise<{ page: CursorPage<R>; aggregationData?: Static<typeof AggregationData> }> {
  const cursor = query.cursorPaging?.cursor
  const first = (): Criteria<W> => ({
    ...present({ words: search }),
    timeZone: knownZone(timeZone, 'search.timeZone'),
  })
  const criteria =
    (cursor ? criteriaOf<Criteria<W>>({ spec, at: 'search' }, { cursors, now }, cursor) : undefined) ?? first()
  const where = whereOf(criteria.words)
  const zoned = { ...spec, fields: zonedFields(spec.fields, criteria.timeZone) }
  const page = await cursorPage<R>(zoned, query, { db, where, at: 'search', cursors, now, criteria })
  if (aggregations.length === 0) return { page }
  const about = { filter: query.filter, where, timeZone: criteria.timeZone }
  return { page, aggregationData: { results: await aggregate(db, zoned, aggregations, about) } }
}

/** A text of which words are looked for. */
export interface NamedWords {
  readonly expression?: string
  readonly mode?: 'OR' | 'AND'
  /** Also finds words that are nearly those. */
  readonly fuzzy?: boolean
}

const MOST_WORDS = 10

/** Texts that hold all the words, or any; case and accents do not matter. `text` is an SQL expression. */
export function holdsWords(
  text: string,
  { expression = '', mode = 'AND', fuzzy = false }: NamedWords = {},
): Condition[] {
  const words = expression.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const searched = `lower(unaccent(${text}))`
  const exact = `position(lower(unaccent(?)) in ${searched}) > 0`
  const one = fuzzy ? `(${exact} or word_similarity(lower(unaccent(?)), ${searched}) > 0.5)` : exact
  const values = words.flatMap((word) => (fuzzy ? [word, word] : [word]))
  return [{ sql: `(${words.map(() => one).join(mode === 'AND' ? ' and ' : ' or ')})`, values }]
}

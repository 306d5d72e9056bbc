import { type Part, parts, queryText, searchWords, type WordQuery } from '@fairground/domain/search/search-query.ts'
import { corrections } from '@fairground/domain/search/spelling.ts'
import type { Condition, Field } from '../../db/query-sql.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { isUuid } from '../../ground/ids.ts'
import { message } from '../../ground/texts/message.ts'
import { findNearWords } from './queries.ts'

/** Words of the search, as on the wire. */
export interface SearchWords {
  readonly expression?: string
  readonly mode?: 'OR' | 'AND'
  readonly fields?: readonly string[]
  readonly fuzzy?: boolean
}

/**
 * A search as SQL takes it: the query in PostgreSQL's notation, and the words as they were typed, folded. One in fields of ids has the id,
 * and the names of those fields in `byId`.
 */
export type WordSearch = readonly [query: string, phrase: string, id?: string, ...idFields: string[]]

/** Wire names of the parts of a product's text. */
const partOf: Readonly<Record<string, Part>> = {
  name: parts.name,
  'brand.name': parts.brandAndSku,
  'variantsInfo.variants.sku': parts.brandAndSku,
  'variantsInfo.variants.barcode': parts.brandAndSku,
  'minVariantPriceInfo.sku': parts.brandAndSku,
  sku: parts.brandAndSku,
  'options.name': parts.options,
  'options.choicesSettings.choices.name': parts.options,
  description: parts.description,
  plainDescription: parts.description,
}

/** Wire names of fields that hold ids: the text is one of them, or matches nothing. `$2` is the search. */
const byId: Readonly<Record<string, string>> = {
  'directCategoryIdsInfo.categoryIds': `p.collection_ids && array[($2::text[])[3]::uuid]`,
  'physicalProperties.deliveryProfileId': `p.doc->>'deliveryProfileId' = ($2::text[])[3]`,
  'physicalProperties.shippingGroupId': 'false',
}

/** A mistyped word stands for so many known ones at most. */
const MOST_CORRECTIONS = 4

type SearchContext = Pick<Ctx, 'db' | 'now'>

/** The search, or undefined where there are no words. One statement when it forgives mistakes, else none. */
export async function wordSearch(
  ctx: SearchContext,
  { expression = '', mode = 'AND', fields = [], fuzzy = false }: SearchWords,
  at = 'search',
): Promise<WordSearch | undefined> {
  const { parts, idFields } = requested(fields, at)
  const words = searchWords(expression)
  if (words.length === 0) return undefined
  const alternatives = fuzzy ? await correctionsFor(ctx, words) : new Map<string, string[]>()
  const either = words.map((word) => [word, ...(alternatives.get(word) ?? [])])
  const isOfIdsAlone = idFields.length > 0 && parts.length === 0
  const search = searchOf({ words: isOfIdsAlone ? [] : either, mode, parts })
  const id = expression.trim()
  return isUuid(id) ? [...search, id.toLowerCase(), ...idFields] : search
}

function requested(fields: readonly string[], at: string): { parts: Part[]; idFields: string[] } {
  const idFields = [...new Set(fields)].filter((field) => Object.hasOwn(byId, field))
  const named = fields.flatMap((field, i) => (idFields.includes(field) ? [] : [partNamed(field, `${at}.fields[${i}]`)]))
  return { parts: [...new Set(named)].sort(), idFields }
}

export const searchOf = (query: WordQuery): readonly [query: string, phrase: string] => [
  queryText(query),
  query.words.map(([word = '']) => word).join(' '),
]

function partNamed(field: string, at: string): Part {
  const part = Object.hasOwn(partOf, field) ? partOf[field] : undefined
  if (part) return part
  const description = message('violations.notSearched', {
    fields: [...Object.keys(partOf), ...Object.keys(byId)].join(', '),
  })
  throw new InvalidArgument([{ field: at, description, violatedRule: 'VALIDATION' }])
}

/** True for a word that may be mistyped; numbers and codes are what they are. */
const mayBeMistyped = (word: string): boolean => /^\p{L}{3,30}$/u.test(word)

/** Known words by the typed one that they may correct, the likeliest first. One statement. */
export async function correctionsFor(
  { db, now }: SearchContext,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const typed = words.filter(mayBeMistyped)
  if (typed.length === 0) return new Map()
  const near = await db.rows(findNearWords, { typed, at: now })
  return new Map(
    typed.map((word) => [
      word,
      corrections(
        word,
        near.filter((row) => row.typed === word).map((row) => row.word),
        MOST_CORRECTIONS,
      ),
    ]),
  )
}

/** A product's name, folded. */
const NAME = `split_part(p.search_text, chr(31), 1)`

/**
 * Products whose text holds the words, or that are in a visible collection whose name does. It is the first condition of a query:
 * `relevance` reads the search from `$2`.
 */
export const searched = (search: WordSearch): Condition => {
  const [, , , ...idFields] = search
  const either = [
    `p.search @@ ((?::text[])[1])::tsquery`,
    `p.collection_ids && array(
    select c.id from collections c
    where c.site_id = $1 and c.visible and to_tsvector('simple', lower(unaccent(c.name))) @@ (($2::text[])[1])::tsquery)`,
    ...idFields.map((field) => byId[field] ?? 'false'),
  ]
  return { sql: `(${either.join(' or ')})`, values: [search] }
}

/**
 * Match of a product: the weights of the parts, and more for a name that equals the text, begins so or holds a word that does.
 * In millionths, so that it is an exact key of pages.
 */
export const relevance: Field = {
  sql: `((ts_rank('{0.05, 0.2, 0.5, 1}', p.search, (($2::text[])[1])::tsquery) + case
    when ${NAME} = ($2::text[])[2] then 8
    when starts_with(${NAME}, ($2::text[])[2]) then 4
    when position(' ' || ($2::text[])[2] in ${NAME}) > 0 then 2
    else 0 end) * 1000000)::int8`,
  type: 'int8',
  sortable: true,
  filterable: false,
}

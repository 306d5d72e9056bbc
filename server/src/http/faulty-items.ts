import type { BulkActionMetadata } from '@fairground/contract/bulk.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type FieldViolation, InvalidArgument } from '../ground/api-error.ts'
import { itemError } from './bulk-answers.ts'
import type { Shape } from './conform.ts'

/** Place of the items of a call on many, and of the outcome of each in its answer. */
export interface ManyItems {
  readonly list: string
  readonly results: string
  /** Other blocks in which it answers item by item. */
  readonly beside: readonly string[]
  /** Other lists of the answer; empty where nothing was done. */
  readonly lists: readonly string[]
  /** Field that always names an item, besides its place: `id`, `item` or neither. */
  readonly naming: readonly string[]
}

type Schema = Shape & { readonly type?: string; readonly items?: Shape; readonly required?: readonly string[] }

/** Lists of a bulk request that are no items: what an answer shall show. */
const NO_ITEMS = ['fields']
/** Fields of every refused item. */
const GIVEN = ['originalIndex', 'success', 'error']

/** Undefined for a call that does not answer item by item: its items are the first list that it is sent. */
export function manyItemsOf({ request, response }: Operation): ManyItems | undefined {
  const answers = Object.entries((response as Schema).properties ?? {}) as [string, Schema][]
  const metadataOf = (block: Schema) =>
    ((block.properties?.results as Schema | undefined)?.items?.properties?.itemMetadata ?? undefined) as
      | Schema
      | undefined
  const [main, ...others] = answers.flatMap(([name, part]) => {
    const whole = name === 'results' ? metadataOf(response as Schema) : undefined
    const metadata = whole ?? metadataOf(part)
    return metadata ? [{ results: whole ? '' : name, metadata }] : []
  })
  const lists = (Object.entries((request as Schema).properties ?? {}) as [string, Schema][]).filter(
    ([name, part]) => part.type === 'array' && !NO_ITEMS.includes(name),
  )
  if (!main || !lists[0]) return undefined
  const naming = (main.metadata.required ?? []).filter((name) => !GIVEN.includes(name))
  const besides = answers.filter(([name, part]) => part.type === 'array' && name !== 'results').map(([name]) => name)
  return {
    list: lists[0][0],
    results: main.results,
    beside: others.map(({ results }) => results),
    lists: besides,
    naming,
  }
}

/** A message without the items that do not fit, which are reported by their place. */
export interface Sifted {
  readonly message: Record<string, unknown>
  readonly total: number
  readonly refused: ReadonlyMap<number, InvalidArgument>
  /** The refused ones as they were sent. */
  readonly sent: ReadonlyMap<number, unknown>
}

/** Undefined where something else than single items is wrong. */
export function sifted(
  { list }: ManyItems,
  message: Record<string, unknown>,
  violations: readonly FieldViolation[],
): Sifted | undefined {
  const items = message[list]
  if (!Array.isArray(items)) return undefined
  const refused = new Map<number, InvalidArgument>()
  const byPlace = Map.groupBy(violations, ({ field }) => {
    const [, name, place] = /^(\w+)\[(\d+)\]/.exec(field) ?? []
    return name === list ? Number(place) : undefined
  })
  for (const [place, its] of byPlace) {
    if (place === undefined) return undefined
    refused.set(place, new InvalidArgument(its))
  }
  return {
    message: { ...message, [list]: items.filter((_, i) => !refused.has(i)) },
    total: items.length,
    refused,
    sent: new Map([...refused.keys()].map((place) => [place, items[place]])),
  }
}

/** Id of an item that is one, has one, or wraps what has one: none, or one. */
function idOf(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  if (typeof item !== 'object' || item === null) return []
  const { id } = item as { id?: unknown }
  const [wrapped] = Object.values(item)
  if (typeof id === 'string') return [id]
  return typeof wrapped === 'object' && wrapped !== null && 'id' in wrapped && typeof wrapped.id === 'string'
    ? [wrapped.id]
    : []
}

/** Longer than any of our ids or app ids. */
const LONGEST_NAME = 100

const textIn = (value: unknown): string => (typeof value === 'string' ? cutText(value, LONGEST_NAME) : '')

/** Names of a refused item, and nothing where it has none but must. */
function namesOf(sent: unknown, naming: readonly string[]): Record<string, unknown> {
  const [id] = idOf(sent)
  const { catalogItemId, appId } = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>
  return present({
    id: id !== undefined || naming.includes('id') ? textIn(id) : undefined,
    item: naming.includes('item') ? { catalogItemId: textIn(catalogItemId), appId: textIn(appId) } : undefined,
  })
}

/** Failures of one answer that say why, and their characters as JSON; the others are counted as undetailed. */
const MOST_DETAILED = 100
const MOST_CHARACTERS = 50_000

function detailedFailures({ refused, sent }: Sifted, naming: readonly string[]) {
  let room = MOST_CHARACTERS
  const failures = []
  for (const [originalIndex, error] of refused) {
    const failure = {
      itemMetadata: {
        ...namesOf(sent.get(originalIndex), naming),
        originalIndex,
        success: false,
        error: itemError(error),
      },
    }
    room -= JSON.stringify(failure).length
    if (failures.length === MOST_DETAILED || room < 0) break
    failures.push(failure)
  }
  return failures
}

interface Result {
  readonly itemMetadata: { readonly originalIndex: number }
}
interface Results {
  readonly results: readonly Result[]
  readonly bulkActionMetadata: Static<typeof BulkActionMetadata>
}
const NOTHING: Results = {
  results: [],
  bulkActionMetadata: { totalSuccesses: 0, totalFailures: 0, undetailedFailures: 0 },
}

/** The answer for all items: `answer` is about those that fitted, undefined where none did. */
export function withRefused(
  { results: name, beside, lists, naming }: ManyItems,
  faulty: Sifted,
  answer: Record<string, unknown> | undefined,
): Record<string, unknown> {
  const { total, refused } = faulty
  const block = (name === '' ? answer : answer?.[name]) as Results | undefined
  const { results, bulkActionMetadata, ...rest } = block ?? NOTHING
  const places = Array.from({ length: total }, (_, i) => i).filter((i) => !refused.has(i))
  const done = results.map(({ itemMetadata, ...result }) => ({
    itemMetadata: { ...itemMetadata, originalIndex: places[itemMetadata.originalIndex] ?? itemMetadata.originalIndex },
    ...result,
  }))
  const failed = detailedFailures(faulty, naming)
  const empty = Object.fromEntries(lists.map((list) => [list, []]))
  const all = {
    ...(name === '' ? empty : {}),
    ...rest,
    results: [...done, ...failed].sort((a, b) => a.itemMetadata.originalIndex - b.itemMetadata.originalIndex),
    bulkActionMetadata: {
      ...bulkActionMetadata,
      totalFailures: bulkActionMetadata.totalFailures + refused.size,
      undetailedFailures: bulkActionMetadata.undetailedFailures + refused.size - failed.length,
    },
  }
  const others = Object.fromEntries(beside.map((block) => [block, NOTHING]))
  return name === '' ? all : { ...empty, ...others, ...answer, [name]: all }
}

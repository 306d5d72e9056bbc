import type { Operation } from '@fairground/contract/operation.ts'
import { pathsOf } from '../../http/api-routes.ts'
import { refusalsOf } from '../../http/openapi-errors.ts'
import type { ContractSchema } from '../../http/openapi-schemas.ts'

export interface Found {
  readonly operation: Operation
  /** Field, type, code or path that matched where neither name nor summary did. */
  readonly because: string | undefined
}

interface Entry {
  readonly operation: Operation
  readonly name: string
  readonly text: string
  /** Paths, fields, types and codes as they are written. */
  readonly terms: readonly string[]
}

const MOST = 60
const NO_MATCH = 0

/** Finds operations by words in their name, module, summary, paths, fields, types and refusals. Every word must match. */
export function operationSearch(operations: readonly Operation[]): (query: string) => Found[] {
  const entries = operations.map(entryOf)
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
    if (words.length === 0) return []
    return entries
      .map((entry) => ({ entry, score: scoreOf(entry, words) }))
      .filter(({ score }) => score > NO_MATCH)
      .sort((a, b) => b.score - a.score || (a.entry.name < b.entry.name ? -1 : 1))
      .slice(0, MOST)
      .map(({ entry }) => ({ operation: entry.operation, because: reasonOf(entry, words) }))
  }
}

function entryOf(operation: Operation): Entry {
  const names = new Set<string>()
  for (const schema of [operation.request, operation.response]) gather(schema as ContractSchema, names, new Set()) // TypeBox schemas are JSON schemas
  return {
    operation,
    name: operation.name.toLowerCase(),
    text: `${operation.module} ${operation.name} ${operation.summary}`.toLowerCase(),
    terms: [...pathsOf(operation), ...names, ...refusalsOf(operation)],
  }
}

function gather(schema: ContractSchema, names: Set<string>, seen: Set<ContractSchema>): void {
  if (seen.has(schema)) return
  seen.add(schema)
  if (schema.title !== undefined) names.add(schema.title)
  for (const [field, part] of Object.entries(schema.properties ?? {})) {
    names.add(field)
    gather(part, names, seen)
  }
  const parts = [
    ...Object.values(schema.patternProperties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ]
  for (const part of parts) gather(part, names, seen)
}

/** Names weigh most, then modules and summaries, then terms; 0 where a word matches nothing. */
function scoreOf(entry: Entry, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const score = wordScore(entry, word)
    if (score === NO_MATCH) return NO_MATCH
    sum += score
  }
  return sum
}

function wordScore({ name, text, terms }: Entry, word: string): number {
  if (name === word) return 100
  if (name.startsWith(word)) return 60
  if (name.includes(word)) return 40
  if (text.includes(word)) return 20
  if (terms.some((term) => term.toLowerCase() === word)) return 10
  return terms.some((term) => term.toLowerCase().includes(word)) ? 5 : NO_MATCH
}

function reasonOf({ text, terms }: Entry, words: readonly string[]): string | undefined {
  const word = words.find((one) => !text.includes(one))
  return word === undefined ? undefined : terms.find((term) => term.toLowerCase().includes(word))
}

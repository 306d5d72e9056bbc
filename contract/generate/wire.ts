import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Operation, operationKey } from '../src/operation.ts'
import { allOperations } from '../src/operations.ts'
import { browserPages } from '../src/pages.ts'

const FILE = path.join(import.meta.dirname, '../wire.txt')
/** Keywords that name or describe a value and do not change which values are valid. */
const NOT_ON_THE_WIRE = ['title', 'description', 'examples']
/** Keywords whose value is a map from names to schemas, where a name such as `title` is a field. */
const MAPS = ['properties', 'patternProperties']
/** Keywords whose value is a set. */
const SETS = ['required', 'enum', 'type']
const DIGITS = 8

/** The text of `contract/wire.txt`: a line for each operation, so that a change of the wire is a change of its line. */
export const wireFile = (): string => [...allOperations, ...browserPages].map(lineOf).sort().concat('').join('\n')

/** Key, method, address, caller, then digests: of the request, of the response, of refusals and everything else. */
export function lineOf(operation: Operation): string {
  const {
    module: _module,
    name: _name,
    summary: _summary,
    method,
    path: relative,
    who,
    request,
    response,
    ...rest
  } = operation
  const others = { ...rest, relative, refusals: [...operation.refusals].sort() }
  return [
    operationKey(operation),
    method,
    operation.publicPath ?? relative,
    'scope' in who ? `${who.kind}:${who.scope}` : who.kind,
    digestOf(request),
    digestOf(response),
    digestOf(others),
  ].join(' ')
}

/** Equal for schemas with the same keywords, in whatever order these are written. */
export const digestOf = (schema: object): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(schema)))
    .digest('hex')
    .slice(0, DIGITS)

function canonical(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(canonical)
  if (typeof schema !== 'object' || schema === null) return schema
  const keywords = entriesByName(schema).filter(([keyword]) => !NOT_ON_THE_WIRE.includes(keyword))
  return keywords.map(([keyword, value]) => {
    if (MAPS.includes(keyword)) return [keyword, entriesByName(value).map(([name, inner]) => [name, canonical(inner)])]
    if (SETS.includes(keyword)) return [keyword, [value].flat().map(String).sort()]
    return [keyword, canonical(value)]
  })
}

const entriesByName = (map: object): [string, object][] => Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1))

if (import.meta.main) await writeFile(FILE, wireFile())

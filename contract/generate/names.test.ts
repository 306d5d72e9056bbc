import { expect, test } from 'vitest'
import { operationKey } from '../src/operation.ts'
import { allOperations } from '../src/operations.ts'

const NAMES = ['firstName', 'lastName', 'nickname', 'company', 'legalName', 'guestNames', 'signer']
/** The rules of the event's form judge the buyer of tickets, with all answers at once: `server/src/events/forms/form-answers.ts`. */
const JUDGED_BY_THE_FORM = /^events\.\S+ (buyer|order)\./
/** Titles of the two fields. */
const LABELS = ' name.labels.'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly pattern?: string
  readonly type?: string
}

/** Texts of a request that are names, each with its path. */
function namesIn(schema: Schema, path: string, isName = false): [string, Schema][] {
  if (isName && schema.type === 'string') return [[path, schema]]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      namesIn(inner, `${path}${path.endsWith(' ') ? '' : '.'}${name}`, NAMES.includes(name)),
    ),
    ...(schema.anyOf ?? []).flatMap((inner) => namesIn(inner, path, isName)),
    ...(schema.items ? namesIn(schema.items, path, isName) : []),
  ]
}

const names = allOperations.flatMap((operation) => namesIn(operation.request as Schema, `${operationKey(operation)} `))

test('a name in a request is one line without marks that turn the text around', () => {
  expect(names.length).toBeGreaterThan(50)
  const loose = names.filter(
    ([path, { pattern }]) =>
      !JUDGED_BY_THE_FORM.test(path) &&
      !path.includes(LABELS) &&
      (!pattern || new RegExp(pattern, 'u').test('Ada\u202e')),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

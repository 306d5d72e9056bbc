import { readFileSync } from 'node:fs'
import { allOperations } from '@fairground/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite } from './fixture.ts'

/**
 * The fields, operators and sorts that the published clients declare for each query and search, as facts of their types. None of them
 * may be refused: what nothing here has does not match.
 */
interface DeclaredFields {
  /** `string`, `guid`, `decimal`, `number`, `boolean`, `date`, `enum:VALUE`. */
  readonly value: string
  /** Separated by spaces. */
  readonly operators: string
  readonly sort: 'BOTH' | 'ASC' | 'DESC' | 'NONE'
  readonly fields: readonly string[]
}
const declared = JSON.parse(readFileSync(new URL('./declared-queries.json', import.meta.url), 'utf8')) as Record<
  string,
  readonly DeclaredFields[]
>

/** Fields that the published clients declare for the words and the aggregations of each search. */
interface DeclaredSearch {
  readonly searchable: readonly string[]
  readonly aggregatable: readonly string[]
}
const searches = JSON.parse(readFileSync(new URL('./declared-searches.json', import.meta.url), 'utf8')) as Record<
  string,
  DeclaredSearch
>

/** A value of each kind; texts that are numbers too, for some declared strings are whole numbers. */
const samples = JSON.parse(readFileSync(new URL('./declared-samples.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, unknown>
>
const sampleOf = (value: string): unknown => (value.startsWith('enum:') ? value.slice('enum:'.length) : samples[value])

const LISTS = ['$in', '$nin', '$hasSome', '$hasAll']
function operandOf(operator: string, value: string): unknown {
  if (operator === '$exists' || operator === '$isEmpty') return true
  if (operator === '$matchItems') return []
  if (LISTS.includes(operator)) return [sampleOf(value)]
  return sampleOf(value)
}

/** One filter for each field and operator. */
const filtersOf = (groups: readonly DeclaredFields[]) =>
  groups.flatMap(({ fields, operators, value }) =>
    fields.flatMap((field) =>
      operators
        .split(' ')
        .filter(Boolean)
        .map((operator) => ({ [field]: { [operator]: operandOf(operator, value) } })),
    ),
  )
const sortsOf = (groups: readonly DeclaredFields[]) =>
  groups.flatMap(({ fields, sort }) => {
    const orders = sort === 'BOTH' ? ['ASC', 'DESC'] : sort === 'NONE' ? [] : [sort]
    return fields.flatMap((fieldName) => orders.map((order) => ({ fieldName, order })))
  })

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

/** Searches that need more than a query. */
const BESIDE: Readonly<Record<string, object>> = {
  'stores.categories.queryCategories': { treeReference: { appNamespace: '@wix/stores', treeKey: null } },
  'stores.categories.searchCategories': { treeReference: { appNamespace: '@wix/stores', treeKey: null } },
}

async function refusedOf(name: string, parts: readonly object[], wrap: (part: object) => object): Promise<string[]> {
  const operation = allOperations.find((one) => `${one.module}.${one.name}` === name)
  if (!operation) throw new Error(`The contract has no ${name}.`)
  const envelope = operation.name.startsWith('search') ? 'search' : 'query'
  const path = operation.publicPath ?? operation.path
  const refused: string[] = []
  for (const part of parts) {
    const message = { ...BESIDE[name], [envelope]: wrap(part) }
    const encoded = Buffer.from(JSON.stringify(message)).toString('base64url')
    const reply = await (operation.method === 'GET'
      ? site.admin.call('GET', `${path}?.r=${encoded}`)
      : site.admin.call('POST', path, message))
    if (reply.status !== 200)
      refused.push(`${reply.status} ${JSON.stringify(part)} ${JSON.stringify(reply.body).slice(0, 300)}`)
  }
  return refused
}

describe.each(Object.entries(declared))('%s', (name, groups) => {
  test('every declared field takes its operators', async () => {
    expect(await refusedOf(name, filtersOf(groups), (filter) => ({ filter }))).toEqual([])
  })
  test('every declared field sorts', async () => {
    expect(await refusedOf(name, sortsOf(groups), (sort) => ({ sort: [sort] }))).toEqual([])
  })
})

describe.each(Object.entries(searches))('%s', (name, { searchable, aggregatable }) => {
  test('words are searched in every declared field', async () => {
    const fields = searchable.map((field) => ({ expression: 'a', fields: [field] }))
    expect(await refusedOf(name, fields, (search) => ({ search }))).toEqual([])
  })
  test('every declared field is aggregated', async () => {
    const aggregations = aggregatable.flatMap((fieldPath) => [
      { name: 'one', type: 'VALUE', fieldPath, value: { limit: 5 } },
      { name: 'one', type: 'SCALAR', fieldPath, scalar: { type: 'COUNT_DISTINCT' } },
    ])
    expect(await refusedOf(name, aggregations, (aggregation) => ({ aggregations: [aggregation] }))).toEqual([])
  })
})

/** Published queries of which the published types name no fields. */
const UNDECLARED = [
  'ecom.coupons.queryCoupons',
  'events.orders.queryAvailableTickets',
  'events.rsvp.queryRsvp',
  'events.staff-members.queryStaffMembers',
  'events.ticket-definitions-v-2.queryAvailableTicketDefinitions',
  'events.ticket-definitions.queryTicketDefinitions',
  'events.ticket-definitions.queryTicketDefinitionsV2',
  'members.authorization.queryRoles',
  'stores.inventory.queryInventory',
  'stores.products.queryProductVariants',
  'stores.products.queryStoreVariants',
]

test('every published query and search is looked at', () => {
  const published = allOperations.filter(
    ({ module, name }) => /^(query|search)[A-Z]/.test(name) && !/^fairground/.test(module),
  )
  const names = published.map(({ module, name }) => `${module}.${name}`)
  expect(names.filter((name) => !(name in declared) && !UNDECLARED.includes(name))).toEqual([])
})

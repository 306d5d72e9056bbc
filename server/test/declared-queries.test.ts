import { readFileSync } from 'node:fs'
import { allOperations } from '@fairground/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, sharedSite } from './fixture.ts'
import { peopled } from './secrets.ts'
import { checkOut, placeOrder, productLine } from './shop.ts'

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
  const { productId } = await peopled(site)
  for (const quantity of [1, 2])
    await placeOrder(site.admin, await checkOut(site.admin, [productLine(productId, quantity)]))
})
afterAll(() => site.close())

/** Searches that need more than a query. */
const BESIDE: Readonly<Record<string, object>> = {
  'stores.categories.queryCategories': { treeReference: { appNamespace: '@wix/stores', treeKey: null } },
  'stores.categories.searchCategories': { treeReference: { appNamespace: '@wix/stores', treeKey: null } },
}

/** Sends a query or search, as the operation takes one. */
function sent(name: string, part: object): Promise<Reply> {
  const operation = allOperations.find((one) => `${one.module}.${one.name}` === name)
  if (!operation) throw new Error(`The contract has no ${name}.`)
  const envelope = operation.name.startsWith('search') ? 'search' : 'query'
  const path = operation.publicPath ?? operation.path
  const message = { ...BESIDE[name], [envelope]: part }
  const encoded = Buffer.from(JSON.stringify(message)).toString('base64url')
  return operation.method === 'GET'
    ? site.admin.call('GET', `${path}?.r=${encoded}`)
    : site.admin.call('POST', path, message)
}

const refusal = (part: object, { status, body }: Reply): string =>
  `${status} ${JSON.stringify(part)} ${JSON.stringify(body).slice(0, 300)}`

async function refusedOf(name: string, parts: readonly object[], wrap: (part: object) => object): Promise<string[]> {
  const refused: string[] = []
  for (const part of parts) {
    const reply = await sent(name, wrap(part))
    if (reply.status !== 200) refused.push(refusal(part, reply))
  }
  return refused
}

const MOST_PAGES = 8
const cursorOf = ({ body }: Reply): string | undefined =>
  (body.pagingMetadata ?? body.metadata ?? body.metaData)?.cursors?.next
const rowsOf = ({ body }: Reply): unknown[] => Object.values(body).find((part) => Array.isArray(part)) as unknown[]

/** Faults of the pages of one row each that a sort leads through: refused ones, and rows that are not those of one page of them all. */
async function faultsOfPages(name: string, sort: object): Promise<string[]> {
  const rows: unknown[] = []
  let reply = await sent(name, { sort: [sort], cursorPaging: { limit: 1 } })
  for (let page = 1; ; page++) {
    if (reply.status !== 200) return [refusal(sort, reply)]
    rows.push(...rowsOf(reply))
    const cursor = cursorOf(reply)
    if (cursor === undefined || page === MOST_PAGES) break
    reply = await sent(name, { cursorPaging: { limit: 1, cursor } })
  }
  const together = rowsOf(await sent(name, { sort: [sort], cursorPaging: { limit: MOST_PAGES } }))
  return JSON.stringify(rows) === JSON.stringify(together.slice(0, rows.length))
    ? []
    : [`${JSON.stringify(sort)} leads through other rows`]
}

describe.each(Object.entries(declared))('%s', (name, groups) => {
  test('every declared field takes its operators', async () => {
    expect(await refusedOf(name, filtersOf(groups), (filter) => ({ filter }))).toEqual([])
  })
  test('every declared field sorts', async () => {
    expect(await refusedOf(name, sortsOf(groups), (sort) => ({ sort: [sort] }))).toEqual([])
  })
  test('pages of every declared sort lead through the rows in their order', async () => {
    const faults: string[] = []
    for (const sort of sortsOf(groups)) faults.push(...(await faultsOfPages(name, sort)))
    expect(faults).toEqual([])
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

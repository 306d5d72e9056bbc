import { allOperations } from '@fairground/contract/operations.ts'
import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from './fixture.ts'
import type { Schema } from './hostile.ts'
import { type Message, pathOf, send } from './request-of.ts'
import { sellShirts } from './shop.ts'

/** The path of the field that takes a cursor. */
function cursorField(schema: Schema, path: readonly string[] = []): readonly string[] | undefined {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (name === 'cursor') return [...path, name]
    const deeper = path.length < 2 ? cursorField(part as Schema, [...path, name]) : undefined
    if (deeper) return deeper
  }
  return undefined
}

const wrapped = (path: readonly string[], value: unknown): Message =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Message // of at least one name

let site: Awaited<ReturnType<typeof sharedSite>>
/** Subject of some of the lists. */
let subject: Message
let cursor: string
/** A cursor of one kind in a table that holds several. */
let cursorOfTaxGroups: string
beforeAll(async () => {
  site = await sharedSite()
  await sellShirts(site, 5)
  await sellShirts(site, 5)
  const { body: stock } = await site.admin.call('POST', '/stores/v3/inventory-items/query', {})
  subject = {
    inventoryItemId: stock.inventoryItems[0].id,
    categoryId: ALL_PRODUCTS_CATEGORY_ID,
    treeReference: { appNamespace: '@wix/stores' },
  }
  const first = { query: { cursorPaging: { limit: 1 } } }
  const { body } = await site.admin.call('POST', '/stores/v3/products/query', first)
  cursor = body.pagingMetadata.cursors.next
  for (const name of ['Books', 'Food']) await site.admin.call('POST', '/billing/v1/tax-groups', { taxGroup: { name } })
  const { body: groups } = await site.admin.call('POST', '/billing/v1/tax-groups/query', first)
  cursorOfTaxGroups = groups.pagingMetadata.cursors.next
})
afterAll(() => site.close())

/** Members alone have these lists; products are one list in both generations of the catalogue. */
const OTHERWISE = ['/my-orders', '/rsvps/current', '/stores/v3/products/query', '/products/query-platformized']
const LISTS = allOperations.flatMap((operation) => {
  const field = cursorField(operation.request as Schema)
  const path = pathOf(operation)
  return field && !OTHERWISE.some((other) => path.endsWith(other))
    ? [[`${operation.method} ${path}`, operation, field] as const]
    : []
})

test('a cursor does not tell which tables it reads', () => {
  const [payload = ''] = cursor.split('.')
  expect(Buffer.from(payload, 'base64url').toString()).not.toMatch(/products|\bp\.id/)
})

test('every list that is paged by cursor is looked at', () => expect(LISTS.length).toBeGreaterThan(25))

test.for(LISTS)('%s refuses a cursor of another list', async ([, operation, field]) => {
  const others = pathOf(operation).endsWith('/tax-groups/query') ? [cursor] : [cursor, cursorOfTaxGroups]
  for (const other of others) {
    const { status, body } = await send(site.admin, operation, { ...subject, ...wrapped(field, other) })
    expect([status, body.details?.validationError?.fieldViolations]).toMatchObject([
      400,
      [
        {
          field: field.join('.'),
          violatedRule: 'FORMAT',
          description: expect.stringContaining('is not a cursor of this'),
        },
      ],
    ])
  }
})

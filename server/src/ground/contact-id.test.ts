import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { statement } from '../db/statement.ts'
import { contactId } from './contact-id.ts'
import { isUuid } from './ids.ts'

const siteId = '5e11ab1e-0000-4000-8000-000000000001'
const otherSite = '5e11ab1e-0000-4000-8000-000000000002'
const memberId = '5e11ab1e-0000-4000-8000-00000000000a'

test('one address has one id per site, in any case', () => {
  const id = contactId({ siteId, email: 'ada@example.com' })
  expect(id && isUuid(id)).toBe(true)
  expect(contactId({ siteId, email: 'Ada@Example.COM' })).toBe(id)
  expect(contactId({ siteId, email: 'ada@example.org' })).not.toBe(id)
  expect(contactId({ siteId: otherSite, email: 'ada@example.com' })).not.toBe(id)
})

test('the contact of a member is the member', () => {
  expect(contactId({ siteId, memberId, email: 'ada@example.com' })).toBe(memberId)
  expect(contactId({ siteId, memberId })).toBe(memberId)
})

test('nobody without an address or an account has an id', () => {
  expect(contactId({ siteId })).toBeUndefined()
  expect(contactId({ siteId, email: '' })).toBeUndefined()
})

const inSql = statement({
  name: 'test.contactId',
  params: { memberId: 'uuid?', email: 'text?' },
  row: { id: 'uuid?' },
  sql: `select contact_id($1, $2, $3) as id`,
})

test('the database gives the same ids', async () => {
  const site = await testSite()
  const db = site.assembly.pool.forSite(site.siteId)
  const addresses = Array.from({ length: 40 }, (_, i) => `Person.${i}+tag@Example.com`)
  for (const email of [...addresses, 'ünïcode@exÄmple.com', '', null])
    for (const member of [null, memberId])
      expect((await db.row(inSql, { memberId: member, email }))?.id ?? undefined).toBe(
        contactId({ siteId: site.siteId, memberId: member, email }),
      )
})

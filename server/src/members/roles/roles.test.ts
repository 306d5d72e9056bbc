import { memberRoles } from '@fairground/contract/members/authorization.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { refused, signedIn } from '../members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const ROLES = '/members/v1/roles/members'
const NOBODY = '00000000-0000-7000-8000-000000000000'
const [editor, moderator] = ['EDITOR', 'MODERATOR'].map((key) => memberRoles.find(({ roleKey }) => roleKey === key))
const give = (memberId: string, roleKey: string) =>
  site.admin.call('POST', `${ROLES}/${memberId}`, { memberId, roleKey })
const take = (memberId: string, roleKey: string) => site.admin.call('DELETE', `${ROLES}/${memberId}?roleKey=${roleKey}`)
const rolesOf = async (memberId: string) => (await site.admin.call('GET', `${ROLES}/${memberId}`)).body.roles

test('a role is given, listed and taken; giving it twice gives it once', async () => {
  const { id } = await signedIn(site)
  expect((await give(id, 'MODERATOR')).body).toEqual({ roleKey: 'MODERATOR' })
  await give(id, 'EDITOR')
  await give(id, 'EDITOR')
  expect(await rolesOf(id)).toEqual([editor, moderator])
  expect((await take(id, 'MODERATOR')).body).toEqual({ roleKey: 'MODERATOR' })
  expect(await rolesOf(id)).toEqual([editor])
  const events = await site.query(
    `select slug from happenings where entity_id = $1 and slug like 'role%' order by sequence`,
    [id],
  )
  expect(events.map(({ slug }) => slug)).toEqual(['role_assigned', 'role_assigned', 'role_unassigned'])
})

test('a role must exist, and so must the member, who is not blocked', async () => {
  const { id } = await signedIn(site)
  expect(refused(await give(id, 'KING'))).toEqual([404, 'ROLE_DOES_NOT_EXIST'])
  const { status, body } = await take(id, 'KING')
  expect([status, body.details.validationError.fieldViolations[0].data]).toEqual([400, { code: 'INVALID_ROLE' }])
  expect(refused(await give(NOBODY, 'EDITOR'))).toEqual([404, 'MEMBER_NOT_FOUND'])
  await site.admin.call('POST', `/members/v1/members/${id}/block`, {})
  expect(refused(await give(id, 'EDITOR'))).toEqual([409, 'MEMBER_BLOCKED'])
})

test('a role is read by its member and the administrator, and given by no member', async () => {
  const [a, b] = [await signedIn(site), await signedIn(site)]
  await give(a.id, 'EDITOR')
  expect((await a.call('GET', `${ROLES}/${a.id}`)).body.roles).toEqual([editor])
  for (const caller of [b, visitor]) expect((await caller.call('GET', `${ROLES}/${a.id}`)).status).toBe(404)
  expect((await a.call('POST', `${ROLES}/${a.id}`, { roleKey: 'MODERATOR' })).status).toBe(403)
  expect((await a.call('POST', `${ROLES}/query`, {})).status).toBe(403)
})

test('roles are queried by member or by role', async () => {
  const [a, b] = [await signedIn(site), await signedIn(site)]
  await give(a.id, 'EDITOR')
  await give(a.id, 'MODERATOR')
  await give(b.id, 'EDITOR')
  const query = async (filter: unknown) =>
    (await site.admin.call('POST', `${ROLES}/query`, { query: { filter } })).body.rolesByMemberId
  const both = { memberId: { $in: [a.id, b.id] } }
  expect(await query(both)).toEqual({ [a.id]: { roles: [editor, moderator] }, [b.id]: { roles: [editor] } })
  expect(await query({ ...both, roleKey: 'MODERATOR' })).toEqual({ [a.id]: { roles: [moderator] } })
})

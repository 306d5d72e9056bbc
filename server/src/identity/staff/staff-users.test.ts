import { StaffRole } from '@fairground/contract/enumerations/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite, testSite } from '../../../test/fixture.ts'
import { mailedLink, opened, staffAs } from './staff.fixture.ts'

const USERS = '/fairground/v1/staff/users'
const codeOf = (reply: Reply) => reply.body.details?.applicationError.code

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const ownerOf = async (of: TestSite): Promise<string> =>
  (await of.admin.call('GET', USERS)).body.users.find((user: { role: string }) => user.role === 'owner').id

test('an invitation is mailed, good for days, opened once', async () => {
  const email = 'Ines@example.com'
  const { body } = await site.admin.call('POST', USERS, { email, name: 'Ines', role: 'door' })
  expect(body.user).toMatchObject({ email, name: 'Ines', role: 'door', scopes: ['events.read', 'guests.write'] })
  expect(body.user).not.toHaveProperty('lastSignInDate')

  await site.advance(6 * 86_400_000)
  const link = await mailedLink(site, email)
  const ines = await opened(site, link)
  expect((await ines.call('GET', '/fairground/v1/staff/me')).body.user).toMatchObject({ email, role: 'door' })
  const again = await opened(site, link)
  expect((await again.call('GET', '/fairground/v1/staff/me')).status).toBe(401)

  const { body: list } = await site.admin.call('GET', USERS)
  expect(list.users.at(-1)).toHaveProperty('lastSignInDate')
  await site.advance(-6 * 86_400_000)
})

test('an invitation is over after seven days', async () => {
  await site.admin.call('POST', USERS, { email: 'late@example.com', role: 'door' })
  const link = await mailedLink(site, 'late@example.com')
  await site.advance(7 * 86_400_000 + 1_000)
  const late = await opened(site, link)
  expect((await late.call('GET', '/fairground/v1/staff/me')).status).toBe(401)
  await site.advance(-7 * 86_400_000 - 1_000)
})

test('an address has one user, in whatever case it is written, also for two at once', async () => {
  const invite = (email: string) => site.admin.call('POST', USERS, { email, role: 'analyst' })
  const replies = await Promise.all([invite('two@example.com'), invite('TWO@example.com')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.map(codeOf)).toContain('STAFF_USER_EXISTS')
})

test.for(StaffRole)('%s may sign in and reads their permissions', async (role) => {
  const user = await staffAs(site, role)
  const { status, body } = await user.call('GET', '/fairground/v1/staff/me')
  expect([status, body.user.role]).toEqual([200, role])
  const users = await user.call('GET', USERS)
  expect(users.status).toBe(role === 'owner' || role === 'developer' ? 200 : 403)
})

test('another role counts from the next request on', async () => {
  const user = await staffAs(site, 'door')
  const orders = () => user.call('POST', '/ecom/v1/orders/search', {})
  expect((await orders()).status).toBe(403)
  const changed = await site.admin.call('PATCH', `${USERS}/${user.id}`, { role: 'orders' })
  expect(changed.body.user.role).toBe('orders')
  const events = await site.query(`select slug from happenings where entity = 'session' and entity_id = $1`, [user.id])
  expect(events).toEqual([{ slug: 'ended' }])
  expect((await orders()).status).toBe(200)
})

test('a removed user is out at once, and their links open nothing', async () => {
  const user = await staffAs(site, 'manager')
  await site.nobody.call('POST', '/fairground/v1/staff/sign-in-link', { email: user.email })
  const link = await mailedLink(site, user.email)
  expect((await site.admin.call('DELETE', `${USERS}/${user.id}`)).status).toBe(200)
  expect((await user.call('GET', '/fairground/v1/staff/me')).status).toBe(401)
  const back = await opened(site, link)
  expect((await back.call('GET', '/fairground/v1/staff/me')).status).toBe(401)
  expect(codeOf(await site.admin.call('DELETE', `${USERS}/${user.id}`))).toBe('STAFF_USER_NOT_FOUND')
})

test('a developer neither makes an owner nor touches one', async () => {
  const developer = await staffAs(site, 'developer')
  const owner = await ownerOf(site)
  const tries = [
    await developer.call('POST', USERS, { email: 'me@example.com', role: 'owner' }),
    await developer.call('PATCH', `${USERS}/${developer.id}`, { role: 'owner' }),
    await developer.call('PATCH', `${USERS}/${owner}`, { role: 'analyst' }),
    await developer.call('DELETE', `${USERS}/${owner}`),
  ]
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await developer.call('POST', USERS, { email: 'read@example.com', role: 'analyst' })).status).toBe(200)
})

test('a developer reads no mail that would sign them in as an owner', async () => {
  const developer = await staffAs(site, 'developer')
  await site.nobody.call('POST', '/fairground/v1/staff/sign-in-link', { email: 'owner@example.com' })
  expect((await developer.call('GET', '/dev/mail?to=OWNER@example.com')).status).toBe(403)
  expect((await developer.call('GET', `/dev/mail?to=${developer.email}`)).body.mails).toHaveLength(1)
  expect((await developer.call('GET', '/dev/mail?to=ada@example.com')).status).toBe(200)
  expect((await site.admin.call('GET', '/dev/mail?to=owner@example.com')).body.mails).toHaveLength(1)
})

test('the last owner stays owner', async () => {
  const fresh = await testSite()
  const owner = await ownerOf(fresh)
  expect(codeOf(await fresh.admin.call('DELETE', `${USERS}/${owner}`))).toBe('LAST_OWNER')
  expect(codeOf(await fresh.admin.call('PATCH', `${USERS}/${owner}`, { role: 'manager' }))).toBe('LAST_OWNER')
  expect((await fresh.admin.call('PATCH', `${USERS}/${owner}`, { role: 'owner' })).status).toBe(200)

  const second = await staffAs(fresh, 'owner')
  const leave = (id: string) => fresh.admin.call('DELETE', `${USERS}/${id}`)
  const replies = await Promise.all([leave(owner), leave(second.id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite } from '../../../test/fixture.ts'
import { mailedLink, opened, staffAs, type TestStaff } from './staff.fixture.ts'

const ROLES = '/fairground/v1/staff/roles'
const USERS = '/fairground/v1/staff/users'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const codeOf = (reply: Reply) => reply.body.details?.applicationError.code

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

let made = 0
async function roleWith(scopes: readonly string[]): Promise<{ id: string; name: string; revision: string }> {
  const { body } = await site.admin.call('POST', ROLES, { name: `Role ${++made}`, scopes })
  return body.role
}
const roleOf = async (id: string) =>
  (await site.admin.call('GET', ROLES)).body.roles.find((role: { id: string }) => role.id === id)

async function staffWith(roleId: string): Promise<TestStaff> {
  const email = `custom-${++made}@example.com`
  const { body } = await site.admin.call('POST', USERS, { email, role: roleId })
  return { ...(await opened(site, await mailedLink(site, email))), id: body.user.id, email }
}
const orders = (staff: TestStaff) => staff.call('POST', '/ecom/v1/orders/search', {})
const keys = (staff: TestStaff) => staff.call('GET', '/fairground/v1/api-keys')

test('every site has the built-in roles, and its own after them', async () => {
  const role = await roleWith(['events.read', 'orders.read', 'orders.write'])
  const { body } = await site.admin.call('GET', ROLES)
  expect(body.roles.slice(0, 2)).toMatchObject([
    { id: 'owner', name: 'Owner', builtIn: true, users: 1 },
    { id: 'manager', name: 'Manager', builtIn: true, users: 0 },
  ])
  expect(body.roles[0]).not.toHaveProperty('revision')
  expect(await roleOf(role.id)).toMatchObject({
    builtIn: false,
    users: 0,
    revision: '1',
    scopes: ['orders.write', 'events.read'],
  })
})

test('a user invited with a role of the site may do what it allows, and reads its name', async () => {
  const { id, name } = await roleWith(['settings.read'])
  const { body } = await site.admin.call('POST', USERS, { email: 'night@example.com', role: id })
  expect(body.user).toMatchObject({ role: id, roleName: name, scopes: ['settings.read'] })
  const mail = (await site.admin.call('GET', '/dev/mail?to=night@example.com')).body.mails[0]
  expect(mail.text).toContain(name)

  const night = await opened(site, await mailedLink(site, 'night@example.com'))
  expect((await night.call('GET', '/fairground/v1/staff/me')).body.user).toMatchObject({ role: id, roleName: name })
  expect((await night.call('GET', '/fairground/v1/api-keys')).status).toBe(200)
  expect((await night.call('POST', '/ecom/v1/orders/search', {})).status).toBe(403)
  expect((await roleOf(id)).users).toBe(1)
})

test('a change of a role counts at once for open sessions, and ends their live streams', async () => {
  const { id } = await roleWith(['settings.read'])
  const staff = await staffWith(id)
  expect([(await orders(staff)).status, (await keys(staff)).status]).toEqual([403, 200])
  const { body } = await site.admin.call('PATCH', `${ROLES}/${id}`, { name: 'Till', scopes: ['orders.read'] })
  expect(body.role).toMatchObject({ name: 'Till', scopes: ['orders.read'], users: 1, revision: '2' })
  expect([(await orders(staff)).status, (await keys(staff)).status]).toEqual([200, 403])
  expect((await staff.call('GET', '/fairground/v1/staff/me')).body.user.roleName).toBe('Till')
  const events = await site.query(`select slug from happenings where entity = 'session' and entity_id = $1`, [staff.id])
  expect(events).toEqual([{ slug: 'ended' }])
})

test('a change of something that somebody else has changed is refused', async () => {
  const { id, revision } = await roleWith(['events.read'])
  const change = (scopes: string[]) => site.admin.call('PATCH', `${ROLES}/${id}`, { revision, scopes })
  const replies = await Promise.all([change(['orders.read']), change(['guests.read'])])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.map(codeOf)).toContain('STALE_REVISION')
})

test('a name belongs to one role, in whatever case; those of built-in roles are taken', async () => {
  const { id } = await roleWith(['events.read'])
  await site.admin.call('POST', ROLES, { name: 'Box office', scopes: ['events.read'] })
  const tries = [
    await site.admin.call('POST', ROLES, { name: ' BOX office ', scopes: ['events.read'] }),
    await site.admin.call('POST', ROLES, { name: 'owner', scopes: ['events.read'] }),
    await site.admin.call('PATCH', `${ROLES}/${id}`, { name: 'box Office' }),
    await site.admin.call('PATCH', `${ROLES}/${id}`, { name: 'Manager' }),
  ]
  expect(tries.map(codeOf)).toEqual(Array(4).fill('STAFF_ROLE_EXISTS'))
})

test('a role that somebody has stays, or they are moved to another one', async () => {
  const [from, to] = [await roleWith(['events.read']), await roleWith(['orders.read'])]
  const staff = await staffWith(from.id)
  const refused = await site.admin.call('DELETE', `${ROLES}/${from.id}`)
  expect([codeOf(refused), refused.body.details.applicationError.data.users]).toEqual(['STAFF_ROLE_IN_USE', 1])
  expect(codeOf(await site.admin.call('DELETE', `${ROLES}/${from.id}?moveTo=${from.id}`))).toBe('STAFF_ROLE_IN_USE')
  expect(codeOf(await site.admin.call('DELETE', `${ROLES}/${from.id}?moveTo=${NOBODY}`))).toBe('STAFF_ROLE_NOT_FOUND')
  expect((await orders(staff)).status).toBe(403)

  expect((await site.admin.call('DELETE', `${ROLES}/${from.id}?moveTo=${to.id}`)).status).toBe(200)
  expect((await orders(staff)).status).toBe(200)
  expect((await roleOf(to.id)).users).toBe(1)
  expect((await site.admin.call('DELETE', `${ROLES}/${to.id}?moveTo=door`)).status).toBe(200)
  expect((await staff.call('GET', '/fairground/v1/staff/me')).body.user.role).toBe('door')
  expect(codeOf(await site.admin.call('DELETE', `${ROLES}/${to.id}`))).toBe('STAFF_ROLE_NOT_FOUND')
})

test('nobody makes, changes, gives, deletes or moves users to a role that may do more than they may', async () => {
  const strong = await roleWith(['orders.write'])
  const weak = await roleWith(['orders.read'])
  const held = await staffWith(strong.id)
  const developer = await staffAs(site, 'developer')
  const tries = [
    await developer.call('POST', ROLES, { name: 'Mine', scopes: ['orders.write'] }),
    await developer.call('PATCH', `${ROLES}/${weak.id}`, { scopes: ['orders.write'] }),
    await developer.call('PATCH', `${ROLES}/${strong.id}`, { scopes: ['orders.read'] }),
    await developer.call('PATCH', `${ROLES}/${strong.id}`, { name: 'Weak' }),
    await developer.call('DELETE', `${ROLES}/${strong.id}?moveTo=analyst`),
    await developer.call('POST', USERS, { email: 'friend@example.com', role: strong.id }),
    await developer.call('PATCH', `${USERS}/${developer.id}`, { role: strong.id }),
    await developer.call('PATCH', `${USERS}/${held.id}`, { role: weak.id }),
    await developer.call('DELETE', `${ROLES}/${weak.id}?moveTo=owner`),
  ]
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 200])
  expect((await roleOf(strong.id)).users).toBe(1)
  expect((await developer.call('POST', ROLES, { name: 'Reader', scopes: ['orders.read'] })).status).toBe(200)
})

test('a user who neither sees nor changes settings sees and changes no roles', async () => {
  const { id } = await roleWith(['events.read'])
  const manager = await staffAs(site, 'manager')
  const replies = [
    await manager.call('GET', ROLES),
    await manager.call('POST', ROLES, { name: 'Mine', scopes: ['events.read'] }),
    await manager.call('PATCH', `${ROLES}/${id}`, { name: 'Mine' }),
    await manager.call('DELETE', `${ROLES}/${id}`),
  ]
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test.for([
  ['without a name', { name: ' ', scopes: ['events.read'] }],
  ['that may do nothing', { name: 'Nothing', scopes: [] }],
  ['with a scope that there is not', { name: 'Odd', scopes: ['events.rule'] }],
] as const)('a role %s is refused', async ([, role]) => {
  expect((await site.admin.call('POST', ROLES, role)).status).toBe(400)
})

test('a role that somebody deletes while it is given is given to nobody, or stays', async () => {
  const { id } = await roleWith(['events.read'])
  const user = await staffAs(site, 'door')
  const [gave, gone] = await Promise.all([
    site.admin.call('PATCH', `${USERS}/${user.id}`, { role: id }),
    site.admin.call('DELETE', `${ROLES}/${id}`),
  ])
  expect([
    [200, 409],
    [404, 200],
  ]).toContainEqual([gave.status, gone.status])
})

test('every change of a role is in the audit log, and who was moved by it', async () => {
  const { id, name } = await roleWith(['events.read'])
  const staff = await staffWith(id)
  await site.admin.call('PATCH', `${ROLES}/${id}`, { scopes: ['orders.read'] })
  await site.admin.call('DELETE', `${ROLES}/${id}?moveTo=door`)
  const log = async (target: string) => {
    const query = { filter: { 'target.id': target } }
    const { body } = await site.admin.call('POST', '/fairground/v1/audit-log/query', { query })
    return body.entries.map(({ action, before, after }: Record<string, unknown>) => ({ action, before, after }))
  }
  expect(await log(id)).toEqual([
    { action: 'staffRole.deleted', before: { name, scopes: ['orders.read'] } },
    {
      action: 'staffRole.updated',
      before: { name, scopes: ['events.read'] },
      after: { name, scopes: ['orders.read'] },
    },
    { action: 'staffRole.created', after: { name, scopes: ['events.read'] } },
  ])
  expect((await log(staff.id))[0]).toEqual({
    action: 'staffUser.roleChanged',
    before: { role: name },
    after: { role: 'Door' },
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, STORE_APP, sellShirts } from '../../../test/shop.ts'
import { codeOf, refused, signedIn } from '../members.fixture.ts'

const MEMBERS = '/members/v1/members'
const OURS = '/fairground/v1/members'
const NOBODY = '00000000-0000-4000-8000-000000000000'

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const details = async (id: string) => (await site.admin.call('GET', `${OURS}/${id}/details`)).body.member
const merge = (id: string, from: string) => site.admin.call('POST', `${OURS}/${id}/merge`, { from })
const activity = async (id: string): Promise<string[]> =>
  (await site.admin.call('GET', `${OURS}/${id}/activity`)).body.activities.map(
    ({ action }: { action: string }) => action,
  )

const profile = {
  firstName: 'Ines',
  lastName: 'Carvalho',
  nickname: 'ines',
  company: 'Fair Ltd',
  position: 'Baker',
  birthdate: '1988-02-29',
  privacyStatus: 'PUBLIC',
  secondaryEmails: [
    { email: 'ines@work.example', tag: 'WORK' },
    { email: 'ines@home.example', tag: 'HOME' },
  ],
  phonesV2: [{ phone: '+44 117 496 0000', countryCode: 'GB', tag: 'MOBILE' }],
  addresses: [{ address: { country: 'GB', city: 'Bristol', addressLine: '1 Harbourside' }, tag: 'SHIPPING' }],
  customFields: [
    { name: 'custom.shoe', value: { numValue: 39.5 } },
    { name: 'custom.diet', value: { strValue: 'vegan' } },
    { name: 'custom.since', value: { dateValue: '2020-05-01T00:00:00.000Z' } },
  ],
}

test('a member is stored as it was sent: tags, custom fields of three kinds, privacy', async () => {
  const { id } = await signedIn(site)
  const { body } = await site.admin.call('PUT', `${OURS}/${id}/details`, { profile })
  expect(body.member.profile).toMatchObject(profile)
  expect(await details(id)).toMatchObject({ id, status: 'ACTIVE', revision: '2', hasPassword: false, profile })
  const shown = (await site.admin.call('GET', `${MEMBERS}/${id}?fieldsets=FULL`)).body.member
  expect(shown).toMatchObject({ privacyStatus: 'PUBLIC', contact: { jobTitle: 'Baker', phones: ['+44 117 496 0000'] } })
})

test('a change empties the fields that it leaves out; labels stay, and addresses keep their ids', async () => {
  const { id } = await signedIn(site)
  await site.query(`update members set doc = jsonb_set(doc, '{contact,labels}', '["regular"]') where id = $1`, [id])
  await site.admin.call('PUT', `${OURS}/${id}/details`, { profile })
  const addressIds = async () =>
    (await site.admin.call('GET', `${MEMBERS}/${id}?fieldsets=FULL`)).body.member.contact.addresses.map(
      (address: { id: string }) => address.id,
    )
  const [before] = await addressIds()
  const { addresses } = profile
  const second = { address: { country: 'PT', city: 'Lisboa' }, tag: 'HOME' }
  await site.admin.call('PUT', `${OURS}/${id}/details`, {
    profile: { firstName: 'Ines', addresses: [second, ...addresses] },
  })
  expect(await addressIds()).toEqual([expect.not.stringMatching(before), before])
  const now = (await details(id)).profile
  expect(now).toMatchObject({ firstName: 'Ines', labels: ['regular'], secondaryEmails: [], customFields: [] })
  expect(now).not.toHaveProperty('lastName')
  expect(now).not.toHaveProperty('nickname')
  expect(now.privacyStatus).toBe('PUBLIC')
})

test('a change of what somebody else has changed is refused', async () => {
  const { id } = await signedIn(site)
  const { revision } = await details(id)
  const put = () => site.admin.call('PUT', `${OURS}/${id}/details`, { revision, profile: { firstName: 'A' } })
  expect((await Promise.all([put(), put()])).map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a member who waits says what for', async () => {
  const { id } = await signedIn(site)
  const reasons = `{ADMIN_APPROVAL_REQUIRED,EMAIL_VERIFICATION_REQUIRED}`
  await site.query(`update members set status = 'PENDING', pending_reasons = $2 where id = $1`, [id, reasons])
  expect(await details(id)).toMatchObject({
    status: 'PENDING',
    pendingReasons: ['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED'],
  })
  await site.admin.call('POST', `${MEMBERS}/${id}/approve`, {})
  expect(await details(id)).toMatchObject({
    status: 'PENDING',
    pendingReasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'],
  })
})

test('staff see where a member is signed in, and sign them out of one or all', async () => {
  const member = await signedIn(site)
  const sessions = async () => (await site.admin.call('GET', `${OURS}/${member.id}/sessions`)).body.sessions
  const [session] = await sessions()
  expect(session).toMatchObject({
    app: 'Storefront',
    createdDate: expect.any(String),
    lastUsedDate: expect.any(String),
  })
  const end = (body: object) => site.admin.call('POST', `${OURS}/${member.id}/sessions/end`, body)
  expect(codeOf(await end({ sessionId: NOBODY }))).toBe('SESSION_NOT_FOUND')
  const other = await signedIn(site)
  const [theirs] = (await site.admin.call('GET', `${OURS}/${other.id}/sessions`)).body.sessions
  expect(codeOf(await end({ sessionId: theirs.id }))).toBe('SESSION_NOT_FOUND')
  expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(200)

  expect((await end({ sessionId: session.id })).status).toBe(200)
  expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(401)
  expect(await sessions()).toEqual([])
  expect((await end({})).status).toBe(200)
  expect((await other.call('GET', `${MEMBERS}/my`)).status).toBe(200)
})

test('the audit log has decisions of staff, by whom, without a word that reveals the member', async () => {
  const { id, loginEmail } = await signedIn(site)
  await site.admin.call('POST', `${MEMBERS}/${id}/block`, {})
  await site.admin.call('POST', `${MEMBERS}/${id}/block`, {})
  await site.admin.call('POST', `${MEMBERS}/${id}/approve`, {})
  await site.admin.call('PUT', `${OURS}/${id}/details`, { profile })
  expect(await activity(id)).toEqual(['member.changed', 'member.approved', 'member.blocked', 'member.created'])
  await site.admin.call('DELETE', `${MEMBERS}/${id}`)
  expect((await site.admin.call('GET', `${OURS}/${id}/activity`)).status).toBe(404)
  const rows = await site.query(`select * from audit_log where target_id = $1`, [id])
  expect(rows).toHaveLength(5)
  const text = JSON.stringify(rows)
  for (const word of [loginEmail, 'Ines', 'Carvalho']) expect(text).not.toContain(word)
})

test('the audit log has changes by keys through the calls of the published clients', async () => {
  const { id } = await signedIn(site)
  const by = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => site.admin.call(method, path, body)
  await by('PATCH', `${MEMBERS}/${id}`, { member: { contact: { company: 'Engines' } } })
  await by('POST', `${MEMBERS}/${id}/mute`, {})
  await by('POST', `/members/v1/roles/members/${id}`, { roleKey: 'WRITER' })
  await by('POST', `/members/v1/roles/members/${id}`, { roleKey: 'WRITER' })
  await by('DELETE', `/members/v1/roles/members/${id}?roleKey=WRITER`)
  await by('PATCH', `/api/v1/members/${id}/change-login-email`, { newEmail: `other-${id}@example.com` })
  expect(await activity(id)).toEqual([
    'member.loginEmailChanged',
    'member.roleTaken',
    'member.roleGiven',
    'member.changed',
    'member.changed',
    'member.created',
  ])
})

test('the audit log has nothing of what members do themselves', async () => {
  const member = await signedIn(site)
  await member.call('PATCH', `${MEMBERS}/${member.id}`, { member: { contact: { company: 'Engines' } } })
  await member.call('DELETE', `${MEMBERS}/my`)
  const rows = await site.query(`select action from audit_log where target_id = $1`, [member.id])
  expect(rows).toEqual([{ action: 'member.created' }])
})

test('a member who is joined brings orders, cart, addresses, badges, roles; and is gone', async () => {
  const member = await signedIn(site, { contact: { firstName: 'Ines', phones: ['+44 1'.padEnd(9, '1')] } })
  const other = await signedIn(site, {
    contact: { firstName: 'I.', lastName: 'Carvalho', addresses: [{ country: 'GB', city: 'Bristol' }] },
  })
  const shirt = await sellShirts(site, 20)
  const lineItems = (quantity: number) => [
    { catalogReference: { appId: STORE_APP, catalogItemId: shirt.productId }, quantity },
  ]
  const order = (await placeOrder(other, await checkOut(other, lineItems(1)))).body.orderId
  await member.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: lineItems(1) })
  await other.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: lineItems(2) })
  const badge = { title: 'Regular', backgroundColor: '#ffffff', textColor: '#000000' }
  const { body: made } = await site.admin.call('POST', '/members/v3/badges', { badge })
  await site.admin.call('POST', `/members/v3/badges/${made.badge.id}/members`, { memberIds: [other.id] })
  await site.admin.call('POST', `/members/v1/roles/members/${other.id}`, { roleKey: 'WRITER' })

  const { status, body } = await merge(member.id, other.id)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.member).toMatchObject({
    id: member.id,
    loginEmail: member.loginEmail,
    profile: {
      firstName: 'Ines',
      lastName: 'Carvalho',
      secondaryEmails: [{ email: other.loginEmail, tag: 'UNTAGGED' }],
      addresses: [{ address: { city: 'Bristol' } }],
    },
  })
  const mine = await member.call('GET', '/fairground/v1/my-orders')
  expect(JSON.stringify(mine.body)).toContain(order)
  const cart = (await member.call('GET', '/ecom/v1/carts/current')).body.cart
  expect(cart.lineItems.reduce((sum: number, line: { quantity: number }) => sum + line.quantity, 0)).toBe(3)
  const holders = await site.query(`select member_id from member_badges where badge_id = $1`, [made.badge.id])
  expect(holders).toEqual([{ member_id: member.id }])
  expect((await site.admin.call('GET', `/members/v1/roles/members/${member.id}`)).body.roles).toMatchObject([
    { roleKey: 'WRITER' },
  ])
  expect((await other.call('GET', `${MEMBERS}/my`)).status).toBe(401)
  expect((await site.admin.call('GET', `${MEMBERS}/${other.id}`)).status).toBe(404)
  expect(await activity(member.id)).toContain('member.merged')
  const slugs = await site.query(`select slug from happenings where entity = 'member' and entity_id = $1`, [other.id])
  expect(slugs).toContainEqual({ slug: 'deleted' })
})

test('the saved items of both are one list', async () => {
  const keep = (member: { call: TestSite['admin']['call'] }, catalogItemId: string) =>
    member.call('POST', '/ecom/v1/wishlists/add-item', { catalogReference: { appId: STORE_APP, catalogItemId } })
  const storedPhones = async (member: { call: TestSite['admin']['call'] }): Promise<string[]> =>
    (await member.call('GET', '/ecom/v1/wishlists/get-default')).body.wishlist.items.map(
      (item: { catalogReference: { catalogItemId: string } }) => item.catalogReference.catalogItemId,
    )
  const [mug, lamp] = [(await sellShirts(site, 5)).productId, (await sellShirts(site, 5)).productId]
  const [member, twin, third] = [await signedIn(site), await signedIn(site), await signedIn(site)]
  await keep(twin, mug)
  await merge(member.id, twin.id)
  expect(await storedPhones(member)).toEqual([mug])
  await keep(third, mug)
  await keep(third, lamp)
  await merge(member.id, third.id)
  expect((await storedPhones(member)).toSorted()).toEqual([mug, lamp].toSorted())
})

test('a contact is joined into a member, not a member into a contact, and nobody with themselves', async () => {
  const member = await signedIn(site)
  const contact = await signedIn(site, { contact: { company: 'Fair Ltd' } })
  await site.admin.call('POST', `${MEMBERS}/${contact.id}/disconnect`, {})
  expect(refused(await merge(contact.id, member.id))).toEqual([409, 'MEMBERS_NOT_MERGEABLE'])
  expect(refused(await merge(member.id, member.id))).toEqual([409, 'MEMBERS_NOT_MERGEABLE'])
  expect(refused(await merge(member.id, NOBODY))).toEqual([404, 'MEMBER_NOT_FOUND'])
  expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(200)
  expect((await merge(member.id, contact.id)).body.member.profile.company).toBe('Fair Ltd')
  expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(200)
  expect(refused(await merge(member.id, contact.id))).toEqual([404, 'MEMBER_NOT_FOUND'])
})

test('one of two that are joined into each other at once stays', async () => {
  const [a, b] = [await signedIn(site), await signedIn(site)]
  const replies = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('none of this is for members, nor for staff who only read', async () => {
  const member = await signedIn(site)
  const reader = await site.keyWith(['members.read'])
  const calls = [
    ['GET', 'details', undefined],
    ['GET', 'activity', undefined],
    ['GET', 'sessions', undefined],
    ['PUT', 'details', { profile: {} }],
    ['POST', 'sessions/end', {}],
    ['POST', 'merge', { from: NOBODY }],
  ] as const
  for (const [method, path, body] of calls) {
    expect((await member.call(method, `${OURS}/${member.id}/${path}`, body)).status).toBe(403)
    const status = (await reader.call(method, `${OURS}/${member.id}/${path}`, body)).status
    expect([path, status]).toEqual([path, method === 'GET' ? 200 : 403])
  }
})

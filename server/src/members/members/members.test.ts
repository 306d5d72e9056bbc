import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'
import { everything } from '../../db/selects-all.fixture.ts'
import { packed, refused, signedIn, type TestMember } from '../members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let admin: TestCaller
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  admin = site.admin
  visitor = await site.visitor()
})
afterAll(() => site.close())

const MEMBERS = '/members/v1/members'
const NOBODY = '00000000-0000-7000-8000-000000000000'
const read = async (caller: TestCaller, id: string, fieldset = 'FULL') =>
  (await caller.call('GET', `${MEMBERS}/${id}?id=${id}&fieldsets=${fieldset}`)).body.member
const update = (caller: TestCaller, id: string, member: Record<string, unknown>) =>
  caller.call('PATCH', `${MEMBERS}/${id}`, { member: { ...member, id } })
const query = (caller: TestCaller, message: Record<string, unknown>) =>
  caller.call('POST', `${MEMBERS}/query`, { fieldsets: ['FULL'], ...message })
const happened = async (id: string) =>
  (
    await site.query(`select slug from happenings where entity = 'member' and entity_id = $1 order by sequence`, [id])
  ).map(({ slug }) => slug)

describe('a member who is made', () => {
  test('is approved, and is stored as it was sent', async () => {
    const { status, body } = await admin.call('POST', MEMBERS, {
      member: {
        loginEmail: 'Ada@Example.com',
        privacyStatus: 'PUBLIC',
        profile: { nickname: 'Ada L.', title: 'Countess', photo: { url: 'https://example.com/a.png', width: 10 } },
        contact: {
          firstName: ' Ada ',
          lastName: 'Lovelace',
          phones: ['+44 20 7946 0000'],
          emails: ['second@example.com'],
          birthdate: '1815-12-10',
          company: 'Engine',
          jobTitle: 'Analyst',
          addresses: [{ addressLine: 'St James’s Square', city: 'London', country: 'GB' }],
          customFields: { 'custom.size': { name: 'Size', value: 'M' }, 'custom.visits': { value: 3 } },
        },
      },
    })
    expect(status).toBe(200)
    expect(body.member).toMatchObject({
      loginEmail: 'Ada@Example.com',
      loginEmailVerified: false,
      status: 'APPROVED',
      contactId: body.member.id,
      privacyStatus: 'PUBLIC',
      activityStatus: 'ACTIVE',
      profile: {
        nickname: 'Ada L.',
        slug: 'ada-l',
        title: 'Countess',
        photo: { id: '', url: 'https://example.com/a.png', width: 10, height: 0 },
      },
      contact: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        phones: ['+44 20 7946 0000'],
        emails: ['second@example.com'],
        birthdate: '1815-12-10',
        company: 'Engine',
        jobTitle: 'Analyst',
        addresses: [{ addressLine: 'St James’s Square', city: 'London', country: 'GB' }],
        customFields: { 'custom.size': { value: 'M' }, 'custom.visits': { value: 3 } },
      },
    })
    expect(body.member).not.toHaveProperty('lastLoginDate')
    expect(await read(admin, body.member.id)).toEqual(body.member)
    expect(await happened(body.member.id)).toEqual(['created'])
  })

  test('has an address of their own, whatever its case', async () => {
    await signedIn(site, { loginEmail: 'twice@example.com' })
    const again = await admin.call('POST', MEMBERS, { member: { loginEmail: 'TWICE@example.com' } })
    expect(refused(again)).toEqual([409, '-19995'])
  })

  test('needs an address', async () => {
    const { status, body } = await admin.call('POST', MEMBERS, { member: { contact: { firstName: 'X' } } })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'member.loginEmail'])
  })

  test('has a slug of their own, also when many of one name are made at once', async () => {
    const made = await Promise.all(
      [1, 2, 3].map((n) => signedIn(site, { loginEmail: `sam-${n}@example.com`, profile: { nickname: 'Sam' } })),
    )
    const slugs = await Promise.all(made.map(async ({ id }) => (await read(admin, id)).profile.slug))
    expect(new Set(slugs).size).toBe(3)
    expect(slugs.every((slug) => /^sam(-\d)?$/.test(slug))).toBe(true)
  })

  test('was a contact before: becomes the member, with what was known', async () => {
    const { id } = await signedIn(site, { loginEmail: 'contact@example.com', contact: { company: 'Known' } })
    await admin.call('POST', `${MEMBERS}/${id}/disconnect`, { id })
    const { body } = await admin.call('POST', MEMBERS, {
      member: { loginEmail: 'contact@example.com', contact: { firstName: 'Now' } },
    })
    expect(body.member).toMatchObject({ id, status: 'APPROVED', contact: { firstName: 'Now', company: 'Known' } })
  })
})

describe('field sets', () => {
  let member: TestMember
  beforeAll(async () => {
    member = await signedIn(site, { privacyStatus: 'PUBLIC', contact: { firstName: 'Fay' } })
  })
  test.for([
    ['PUBLIC', { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' }, ['loginEmail', 'contact']],
    ['EXTENDED', { status: 'APPROVED', privacyStatus: 'PUBLIC', activityStatus: 'ACTIVE' }, ['contact']],
    ['FULL', { status: 'APPROVED', loginEmailVerified: false, contact: { firstName: 'Fay' } }, []],
  ] as const)('%s', async ([fieldset, holds, lacks]) => {
    for (const caller of [admin, member]) {
      const shown = await read(caller, member.id, fieldset)
      expect(shown).toMatchObject(holds)
      for (const field of lacks) expect(shown).not.toHaveProperty(field)
    }
  })
  test('PUBLIC without any, and for others whatever they ask for', async () => {
    const shown = await read(visitor, member.id, 'PUBLIC')
    expect(await read(visitor, member.id, 'FULL')).toEqual(shown)
    expect((await member.call('GET', `${MEMBERS}/my`)).body.member).toEqual(shown)
    expect(shown).toMatchObject({ id: member.id, profile: { slug: expect.any(String) }, status: 'UNKNOWN' })
  })
})

describe('permissions on members', () => {
  let a: TestMember
  let b: TestMember
  beforeAll(async () => {
    a = await signedIn(site)
    b = await signedIn(site)
  })
  test('a private profile is there for its member and the administrator alone', async () => {
    for (const [caller, status] of [
      [a, 200],
      [admin, 200],
      [b, 404],
      [visitor, 404],
    ] as const)
      expect((await caller.call('GET', `${MEMBERS}/${a.id}`)).status).toBe(status)
  })
  test('a public one is there for all, until its member is blocked', async () => {
    const c = await signedIn(site, { privacyStatus: 'PUBLIC' })
    expect((await visitor.call('GET', `${MEMBERS}/${c.id}`)).status).toBe(200)
    await admin.call('POST', `${MEMBERS}/${c.id}/block`, {})
    expect(refused(await visitor.call('GET', `${MEMBERS}/${c.id}`))).toEqual([404, 'MEMBER_NOT_FOUND'])
  })
  test.for([
    ['PATCH', '', { member: { profile: { nickname: 'Mallory' } } }],
    ['POST', '/slug', { slug: 'mallory' }],
    ['DELETE', '/phones', undefined],
    ['DELETE', '/emails', undefined],
    ['DELETE', '/addresses', undefined],
  ] as const)('%s %s of another is not there', async ([method, path, body]) => {
    const before = await read(admin, a.id)
    for (const caller of [b, visitor])
      expect(refused(await caller.call(method, `${MEMBERS}/${a.id}${path}`, body))).toEqual([404, 'MEMBER_NOT_FOUND'])
    expect(await read(admin, a.id)).toEqual(before)
  })
  test.for(['mute', 'unmute', 'approve', 'block', 'disconnect'])('%s is the administrator’s', async (act) => {
    expect((await a.call('POST', `${MEMBERS}/${a.id}/${act}`, {})).status).toBe(403)
    const reader = await site.keyWith(['members.read'])
    expect((await reader.call('POST', `${MEMBERS}/${a.id}/${act}`, {})).status).toBe(403)
  })
  test('a visitor is no current member', async () => {
    expect(refused(await visitor.call('GET', `${MEMBERS}/my`))).toEqual([404, 'NOT_FOUND'])
    expect((await visitor.call('DELETE', `${MEMBERS}/my`)).status).toBe(404)
  })
})

describe('a change', () => {
  test('sets what is present and leaves the rest', async () => {
    const member = await signedIn(site, {
      contact: { firstName: 'Made', lastName: 'Up', phones: ['+12125550111'] },
      profile: { nickname: 'made', title: 'Guide' },
    })
    const { body } = await update(member, member.id, {
      contact: { firstName: 'Remade', lastName: null },
      profile: { title: null },
      loginEmail: 'other@example.com',
    })
    expect(body.member).toMatchObject({
      loginEmail: member.loginEmail,
      contact: { firstName: 'Remade', phones: ['+12125550111'] },
      profile: { nickname: 'made', slug: 'made' },
    })
    expect(body.member.contact).not.toHaveProperty('lastName')
    expect(body.member.profile).not.toHaveProperty('title')
    expect(await happened(member.id)).toEqual(['created', 'updated'])
  })

  test('replaces a list as a whole; an empty one changes nothing', async () => {
    const { id } = await signedIn(site, { contact: { phones: ['+441', '+442'] } })
    expect((await update(admin, id, { contact: { phones: ['+443'] } })).body.member.contact.phones).toEqual(['+443'])
    expect((await update(admin, id, { contact: { phones: [] } })).body.member.contact.phones).toEqual(['+443'])
    expect((await admin.call('DELETE', `${MEMBERS}/${id}/phones?id=${id}`)).body.member.contact.phones).toEqual([])
  })

  test('keeps the id of an address that is sent with it', async () => {
    const { id } = await signedIn(site, { contact: { addresses: [{ city: 'Bath' }] } })
    const [before] = (await read(admin, id)).contact.addresses
    const street = { name: 'Gay Street', number: '40' }
    const { body } = await update(admin, id, {
      contact: {
        addresses: [
          { ...before, streetAddress: street },
          { id: NOBODY, city: 'Wells' },
        ],
      },
    })
    const [first, second] = body.member.contact.addresses
    expect(first).toEqual({ ...before, streetAddress: street })
    expect(second).toEqual({ id: expect.any(String), city: 'Wells' })
    expect(second.id).not.toBe(NOBODY)
  })

  test('of custom fields sets those that are named, and null takes one away', async () => {
    const customFields = { a: { value: 'one' }, b: { value: 2 }, c: { value: true } }
    const { id } = await signedIn(site, { contact: { customFields } })
    const { body } = await update(admin, id, {
      contact: { customFields: { a: { value: 'two' }, b: { value: null }, c: null } },
    })
    expect(body.member.contact.customFields).toEqual({ a: { name: 'a', value: 'two' } })
  })

  test.for([
    [{ contact: { birthdate: 'tomorrow' } }, 'member.contact.birthdate'],
    [{ profile: { photo: { url: 'javascript:alert(1)' } } }, 'member.profile.photo.url'],
    [
      { contact: { customFields: { [`k${'x'.repeat(100)}`]: { value: 1 } } } },
      `member.contact.customFields.k${'x'.repeat(100)}`,
    ],
  ] as const)('refuses %j', async ([member, field]) => {
    const { id } = await signedIn(site)
    const { status, body } = await update(admin, id, member)
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
  })

  test('of a slug: refused when it is another’s, taken in its address form', async () => {
    const a = await signedIn(site, { profile: { nickname: 'Slug A' } })
    const b = await signedIn(site)
    const set = (slug: string) => b.call('POST', `${MEMBERS}/my/slug`, { slug })
    expect(refused(await set('slug-a'))).toEqual([409, 'SLUG_ALREADY_EXISTS'])
    expect((await set('Slug B')).body.member.profile.slug).toBe('slug-b')
    expect(
      (await admin.call('POST', `${MEMBERS}/${a.id}/slug`, { id: a.id, slug: 'slug-c' })).body.member.profile.slug,
    ).toBe('slug-c')
    expect((await set('??')).status).toBe(400)
  })

  test('of privacy: joining shows the profile, leaving hides it', async () => {
    const member = await signedIn(site)
    const join = await member.call('POST', `${MEMBERS}/join-community`, {})
    expect(join.body.member.privacyStatus).toBe('PUBLIC')
    expect((await visitor.call('GET', `${MEMBERS}/${member.id}`)).status).toBe(200)
    expect((await member.call('POST', `${MEMBERS}/leave-community`, {})).body.member.privacyStatus).toBe('PRIVATE')
    expect((await visitor.call('GET', `${MEMBERS}/${member.id}`)).status).toBe(404)
  })

  test('of one that is not there', async () => {
    expect(refused(await update(admin, NOBODY, {}))).toEqual([404, 'MEMBER_NOT_FOUND'])
    expect((await admin.call('PATCH', `${MEMBERS}/none`, { member: {} })).status).toBe(400)
  })
})

describe('an owner’s decision', () => {
  const act = async (id: string, what: string) =>
    (await admin.call('POST', `${MEMBERS}/${id}/${what}`, { id })).body.member
  const waitsFor = (id: string, reasons: string[]) =>
    site.query(`update members set status = 'PENDING', pending_reasons = $2 where id = $1`, [id, reasons])

  test('to mute, and to let write again', async () => {
    const { id } = await signedIn(site)
    expect((await act(id, 'mute')).activityStatus).toBe('MUTED')
    expect((await act(id, 'unmute')).activityStatus).toBe('ACTIVE')
  })
  test('to approve: who has to prove an address goes on waiting for that', async () => {
    const { id } = await signedIn(site)
    await waitsFor(id, ['ADMIN_APPROVAL_REQUIRED', 'EMAIL_VERIFICATION_REQUIRED'])
    expect((await act(id, 'approve')).status).toBe('PENDING')
    await waitsFor(id, ['ADMIN_APPROVAL_REQUIRED'])
    expect((await act(id, 'approve')).status).toBe('APPROVED')
    expect((await happened(id)).slice(-2)).toEqual(['updated', 'approved'])
  })
  test('to block ends every session at once; approving lets in again', async () => {
    const member = await signedIn(site)
    expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(200)
    expect((await act(member.id, 'block')).status).toBe('BLOCKED')
    expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(401)
    const renewal = { grantType: 'refresh_token', refreshToken: member.refreshToken, clientId: site.clientId }
    expect((await site.nobody.call('POST', '/oauth2/token', renewal)).status).toBe(401)
    expect(await happened(member.id)).toEqual(['created', 'updated', 'blocked'])
    await act(member.id, 'block')
    expect(await happened(member.id)).toEqual(['created', 'updated', 'blocked'])
    expect((await act(member.id, 'approve')).status).toBe('APPROVED')
  })
  test('to disconnect leaves a contact without a sign-in', async () => {
    const member = await signedIn(site)
    await site.query(`insert into member_passwords values ($1, $2, 'x', now())`, [site.siteId, member.id])
    expect(await act(member.id, 'disconnect')).toMatchObject({ status: 'OFFLINE', loginEmail: member.loginEmail })
    expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(401)
    expect(await site.query(`select from member_passwords where member_id = $1`, [member.id])).toEqual([])
  })
  test('to disconnect a blocked member changes nothing', async () => {
    const { id } = await signedIn(site)
    await act(id, 'block')
    expect((await act(id, 'disconnect')).status).toBe('BLOCKED')
  })
})

describe('deleting', () => {
  test('leaves nothing of the person, and the address free', async () => {
    const member = await signedIn(site, { contact: { firstName: 'Gone' }, profile: { nickname: 'Gone' } })
    expect(await admin.call('DELETE', `${MEMBERS}/${member.id}?id=${member.id}`)).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await admin.call('GET', `${MEMBERS}/${member.id}`)).status).toBe(404)
    expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(401)
    const [row] = await site.query('select to_jsonb(m)::text as text from members m where id = $1', [member.id])
    expect(row?.text).not.toMatch(/gone|member-\d+@/i)
    expect((await signedIn(site, { loginEmail: member.loginEmail })).id).not.toBe(member.id)
    expect(await happened(member.id)).toEqual(['created', 'deleted'])
    expect((await admin.call('DELETE', `${MEMBERS}/${member.id}`)).status).toBe(404)
  })
  test('a member deletes their own account and is signed out', async () => {
    const member = await signedIn(site)
    expect((await member.call('DELETE', `${MEMBERS}/my`)).body).toEqual({})
    expect((await member.call('GET', `${MEMBERS}/my`)).status).toBe(401)
  })
  test('many answers for each', async () => {
    const [a, b] = [await signedIn(site), await signedIn(site)]
    const { body } = await admin.call('POST', `${MEMBERS}/bulk/delete`, {
      memberIds: [a.id, NOBODY, b.id.toUpperCase()],
    })
    expect(body.results.map((r: { itemMetadata: unknown }) => r.itemMetadata)).toEqual([
      { id: a.id, originalIndex: 0, success: true },
      {
        id: NOBODY,
        originalIndex: 1,
        success: false,
        error: { code: 'MEMBER_NOT_FOUND', description: expect.any(String) },
      },
      { id: b.id, originalIndex: 2, success: true },
    ])
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  })
})

describe('by filter', () => {
  const of = async (prefix: string, n: number) =>
    Promise.all(Array.from({ length: n }, (_, i) => signedIn(site, { loginEmail: `${prefix}-${i}@example.com` })))
  const filter = (prefix: string) => ({ loginEmail: { $startsWith: prefix } })
  const statuses = async (prefix: string) =>
    (await query(admin, { query: { filter: filter(prefix) } })).body.members.map((m: { status: string }) => m.status)

  test('blocks, approves and deletes who matches, and nobody else', async () => {
    await of('flock', 3)
    await of('lone', 1)
    const job = (path: string) => admin.call('POST', `${MEMBERS}/bulk/${path}-by-filter`, { filter: filter('flock') })
    expect((await job('block')).body).toEqual({ jobId: expect.any(String) })
    expect(await statuses('flock')).toEqual(['BLOCKED', 'BLOCKED', 'BLOCKED'])
    expect(await statuses('lone')).toEqual(['APPROVED'])
    await job('approve')
    expect(await statuses('flock')).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
    await job('delete')
    expect(await statuses('flock')).toEqual([])
    expect(await statuses('lone')).toEqual(['APPROVED'])
  })
  test('deletes and blocks nobody without a condition, nor by what cannot be filtered', async () => {
    for (const wrong of [...everything, { password: 'x' }])
      for (const path of ['delete', 'block'])
        expect((await admin.call('POST', `${MEMBERS}/bulk/${path}-by-filter`, { filter: wrong })).status).toBe(400)
    expect(await statuses('lone')).toEqual(['APPROVED'])
  })
})

describe('a query', () => {
  beforeAll(async () => {
    for (const [i, name] of ['Quill', 'Quince', 'Quiver', 'Quoit'].entries())
      await signedIn(site, {
        loginEmail: `query-${i}@example.com`,
        privacyStatus: i % 2 === 0 ? 'PUBLIC' : 'PRIVATE',
        contact: { firstName: name, phones: [`+4420${i}`] },
        profile: { nickname: name },
      })
  })
  const names = (body: { members: { profile: { nickname: string } }[] }) => body.members.map((m) => m.profile.nickname)
  const mine = { loginEmail: { $startsWith: 'query-' } }
  const sorting = [{ fieldName: 'profile.nickname', order: 'DESC' }]

  test.for([
    ['equal, whatever the case', { loginEmail: 'QUERY-1@example.com' }, ['Quince']],
    ['first name', { 'contact.firstName': 'Quoit' }, ['Quoit']],
    ['phone', { 'contact.phones': { $hasSome: ['+44202'] } }, ['Quiver']],
    ['status and privacy', { ...mine, status: 'APPROVED', privacyStatus: 'PRIVATE' }, ['Quoit', 'Quince']],
    ['one of several statuses', { ...mine, status: { $in: ['BLOCKED', 'PENDING'] } }, []],
    ['either', { $or: [{ 'profile.slug': 'quill' }, { 'profile.nickname': 'Quoit' }] }, ['Quoit', 'Quill']],
  ] as const)('by %s', async ([, filter, expected]) => {
    expect(names((await query(admin, { query: { filter, sorting } })).body)).toEqual(expected)
  })

  test('comes in pages with the total', async () => {
    const page = async (offset: number) =>
      (await query(admin, { query: { filter: mine, sorting, paging: { limit: 3, offset } } })).body
    const [first, second] = [await page(0), await page(3)]
    expect(names(first)).toEqual(['Quoit', 'Quiver', 'Quince'])
    expect(first.metadata).toEqual({ count: 3, offset: 0, total: 4, tooManyToCount: false })
    expect(names(second)).toEqual(['Quill'])
    expect(second.metadata).toEqual({ count: 1, offset: 3, total: 4, tooManyToCount: false })
  })

  test('searches names; % is a character like another', async () => {
    const search = async (expression: string, fields?: string[]) =>
      names((await query(admin, { query: { sorting }, search: { expression, fields } })).body)
    expect(await search('QUI')).toEqual(['Quiver', 'Quince', 'Quill'])
    expect(await search('query-3')).toEqual(['Quoit'])
    expect(await search('query-3', ['profile.nickname'])).toEqual([])
    expect(await search('Q%t')).toEqual([])
  })

  test('shows others public profiles, their public part, and oneself', async () => {
    const filter = { 'profile.nickname': { $startsWith: 'Qu' } }
    const { body } = await query(visitor, { query: { filter, sorting } })
    expect(names(body)).toEqual(['Quiver', 'Quill'])
    expect(body.metadata.total).toBe(2)
    expect(JSON.stringify(body)).not.toMatch(/query-\d@|\+4420/)
    const self = await signedIn(site, { profile: { nickname: 'Quokka' } })
    const seen = (await query(self, { query: { filter, sorting } })).body
    expect(names(seen)).toEqual(['Quokka', 'Quiver', 'Quill'])
    expect(seen.members[0].loginEmail).toBe(self.loginEmail)
    expect(seen.members[1]).not.toHaveProperty('loginEmail')
  })

  test.for([
    ['filter', { query: { filter: mine } }],
    ['sort', { query: { sorting: [{ fieldName: 'loginEmail' }] } }],
    ['search', { search: { expression: 'query', fields: ['loginEmail'] } }],
  ] as const)('tells others nothing by a %s on what they do not see', async ([, message]) => {
    expect((await query(visitor, message)).status).toBe(400)
    expect((await query(admin, message)).status).toBe(200)
  })

  test('as a list: newest first', async () => {
    const { body } = await admin.call('GET', `${MEMBERS}?${packed({ paging: { limit: 2 }, fieldsets: ['FULL'] })}`)
    expect(body.members).toHaveLength(2)
    expect(body.members[0].createdDate >= body.members[1].createdDate).toBe(true)
    expect(body.members[0].loginEmail).toBeDefined()
    expect(body.metadata.total).toBeGreaterThan(4)
    expect((await admin.call('GET', `${MEMBERS}?paging.limit=1`)).body.members).toHaveLength(1)
  })
})

test('ids are the same in capitals, also in domain events', async () => {
  const member = await signedIn(site)
  const id = member.id.toUpperCase()
  expect((await update(member, id, { profile: { title: 'Loud' } })).body.member.id).toBe(member.id)
  expect(await happened(member.id)).toEqual(['created', 'updated'])
})

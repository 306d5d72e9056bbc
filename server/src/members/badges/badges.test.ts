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

const BADGES = '/members/v3/badges'
const NOBODY = '00000000-0000-7000-8000-000000000000'
const colors = { backgroundColor: '#1a2b3c', textColor: '#fff' }
const make = async (title: string, more = {}) =>
  (await site.admin.call('POST', BADGES, { badge: { title, ...colors, ...more } })).body.badge
const assign = (id: string, memberIds: string[]) =>
  site.admin.call('POST', `${BADGES}/${id}/members`, { id, memberIds })

test('a badge is made, read, changed and deleted; its slug stays', async () => {
  const badge = await make('Old hand', { description: 'Came early', icon: 'https://example.com/i.svg' })
  expect(badge).toEqual({
    id: expect.any(String),
    title: 'Old hand',
    slug: 'old-hand',
    description: 'Came early',
    icon: 'https://example.com/i.svg',
    permissionsEnabled: false,
    ...colors,
    createdDate: expect.any(String),
    updatedDate: expect.any(String),
  })
  expect((await make('Old hand')).slug).toBe('old-hand-1')
  expect((await visitor.call('GET', `${BADGES}/${badge.id}?id=${badge.id}`)).body.badge).toEqual(badge)
  const { body } = await site.admin.call('PATCH', `${BADGES}/${badge.id}`, {
    badge: { id: badge.id, title: 'Veteran', textColor: '#000000', description: null },
  })
  expect(body.badge).toMatchObject({ title: 'Veteran', slug: 'old-hand', textColor: '#000000', icon: badge.icon })
  expect(body.badge).not.toHaveProperty('description')
  expect((await site.admin.call('DELETE', `${BADGES}/${badge.id}?id=${badge.id}`)).body).toEqual({})
  expect(refused(await site.admin.call('GET', `${BADGES}/${badge.id}`))).toEqual([404, 'BADGE_NOT_FOUND'])
  const happened = await site.query('select slug from happenings where entity_id = $1 order by sequence', [badge.id])
  expect(happened.map(({ slug }) => slug)).toEqual(['created', 'updated', 'deleted'])
})

test.for([
  [{ title: 'X', textColor: '#fff' }, 'badge.backgroundColor'],
  [{ title: 'X', ...colors, textColor: 'white' }, 'badge.textColor'],
  [{ title: '', ...colors }, 'badge.title'],
  [{ title: 'X', ...colors, icon: 'javascript:alert(1)' }, 'badge.icon'],
] as const)('a badge is refused: %j', async ([badge, field]) => {
  const { status, body } = await site.admin.call('POST', BADGES, { badge })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})

test('only the administrator makes and gives badges', async () => {
  const { id } = await make('Mine')
  const member = await signedIn(site)
  for (const caller of [visitor, member]) {
    expect((await caller.call('POST', BADGES, { badge: { title: 'X', ...colors } })).status).toBe(403)
    expect((await caller.call('POST', `${BADGES}/${id}/members`, { memberIds: [member.id] })).status).toBe(403)
    expect((await caller.call('GET', `${BADGES}/${id}/members`)).status).toBe(403)
  }
})

test('badges stand in the order that is set, the others behind', async () => {
  await site.query('delete from badges')
  const [a, b, c] = [await make('A'), await make('B'), await make('C')]
  const titles = (badges: { title: string }[]) => badges.map(({ title }) => title)
  const list = async (query = '') => (await visitor.call('GET', `${BADGES}${query}`)).body
  expect(titles((await list()).badges)).toEqual(['A', 'B', 'C'])
  const ordered = await site.admin.call('PATCH', `${BADGES}/order`, { badgeIds: [c.id, a.id] })
  expect(titles(ordered.body.badges)).toEqual(['C', 'A', 'B'])
  const page = await list('?paging.limit=1&paging.offset=1')
  expect(titles(page.badges)).toEqual(['A'])
  expect(page.metadata).toEqual({ count: 1, offset: 1, total: 3, tooManyToCount: false })
  await make('D')
  expect(titles((await list()).badges)).toEqual(['C', 'A', 'B', 'D'])
  expect(refused(await site.admin.call('PATCH', `${BADGES}/order`, { badgeIds: [b.id, NOBODY] }))).toEqual([
    404,
    'BADGE_NOT_FOUND',
  ])
})

test('a badge is given and taken, counted and listed', async () => {
  const [first, second] = [await make('First'), await make('Second')]
  const [a, b] = [await signedIn(site, { privacyStatus: 'PUBLIC' }), await signedIn(site)]
  expect((await assign(first.id, [a.id, NOBODY])).body.memberIds).toEqual([a.id])
  expect((await assign(first.id, [a.id, b.id])).body.memberIds).toEqual([a.id, b.id])
  await assign(second.id, [a.id])

  const holders = async (query = '') => (await site.admin.call('GET', `${BADGES}/${first.id}/members${query}`)).body
  expect((await holders()).memberIds.sort()).toEqual([a.id, b.id].sort())
  expect(await holders('?paging.limit=1&paging.offset=1')).toMatchObject({
    memberIds: [expect.any(String)],
    metadata: { count: 1, offset: 1, total: 2 },
  })
  const { badgeMemberCounts } = (await site.admin.call('GET', `${BADGES}/members/count`)).body
  expect(badgeMemberCounts).toContainEqual({ badgeId: first.id, memberCount: 2 })
  expect(badgeMemberCounts).toContainEqual({ badgeId: second.id, memberCount: 1 })

  const per = async (caller: { call: TestVisitor['call'] }) =>
    (await caller.call('POST', `${BADGES}/members`, { memberIds: [b.id, a.id, NOBODY] })).body.memberBadgeIds
  const ofA = { memberId: a.id, badgeIds: [first.id, second.id] }
  const nothing = { memberId: NOBODY, badgeIds: [] }
  expect(await per(site.admin)).toEqual([{ memberId: b.id, badgeIds: [first.id] }, ofA, nothing])
  expect(await per(visitor)).toEqual([{ memberId: b.id, badgeIds: [] }, ofA, nothing])
  expect(await per(b)).toEqual([{ memberId: b.id, badgeIds: [first.id] }, ofA, nothing])

  const taken = await site.admin.call(
    'DELETE',
    `${BADGES}/${first.id}/members?id=${first.id}&memberIds=${a.id}&memberIds=${NOBODY}`,
  )
  expect([taken.status, taken.body]).toEqual([200, {}])
  expect((await holders()).memberIds).toEqual([b.id])
  const events = await site.query(
    `select slug, payload->>'memberId' as member from happenings where entity_id = $1 and slug like 'badge%' order by sequence`,
    [first.id],
  )
  expect(events).toEqual([
    { slug: 'badge_assigned', member: a.id },
    { slug: 'badge_assigned', member: b.id },
    { slug: 'badge_unassigned', member: a.id },
  ])
})

test('a badge is taken from a member who is deleted, and from all when it is deleted', async () => {
  const badge = await make('Passing')
  const [a, b] = [await signedIn(site), await signedIn(site)]
  await assign(badge.id, [a.id, b.id])
  await site.admin.call('DELETE', `/members/v1/members/${a.id}`)
  expect((await site.admin.call('GET', `${BADGES}/${badge.id}/members`)).body.memberIds).toEqual([b.id])
  await site.admin.call('DELETE', `${BADGES}/${badge.id}`)
  const { body } = await site.admin.call('POST', `${BADGES}/members`, { memberIds: [b.id] })
  expect(body.memberBadgeIds).toEqual([{ memberId: b.id, badgeIds: [] }])
})

test('a site has 100 at most, however they are made', async () => {
  await site.query('delete from badges')
  for (let i = 0; i < 98; i++) await make(`Badge ${i}`)
  const made = await Promise.all(
    [1, 2, 3, 4].map((n) => site.admin.call('POST', BADGES, { badge: { title: `Last ${n}`, ...colors } })),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
})

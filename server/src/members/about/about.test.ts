import { present } from '@fairground/domain/present.ts'
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

const ABOUTS = '/members/v2/abouts'
const content = (text: string) => ({
  nodes: [
    { type: 'PARAGRAPH', id: 'a', nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } }] },
  ],
})
const write = async (caller: { call: TestVisitor['call'] }, text: string, memberId?: string) =>
  caller.call('POST', ABOUTS, {
    memberAbout: { content: content(text), ...present({ memberId: memberId || undefined }) },
  })

test('a member writes one text, changes it with its revision, and takes it away', async () => {
  const member = await signedIn(site)
  expect(refused(await member.call('GET', `${ABOUTS}/my`))).toEqual([404, 'MEMBER_ABOUT_NOT_FOUND'])
  const { memberAbout } = (await write(member, 'I sail.')).body
  expect(memberAbout).toEqual({
    id: expect.any(String),
    memberId: member.id,
    revision: '1',
    content: content('I sail.'),
  })
  expect((await member.call('GET', `${ABOUTS}/my`)).body.memberAbout).toEqual(memberAbout)
  expect(refused(await write(member, 'Again'))).toEqual([409, 'MEMBER_ABOUT_ALREADY_EXISTS'])

  const change = (revision: string) =>
    member.call('PATCH', `${ABOUTS}/${memberAbout.id}`, {
      memberAbout: { id: memberAbout.id, revision, content: content('I row.') },
    })
  expect((await change('1')).body.memberAbout).toEqual({ ...memberAbout, revision: '2', content: content('I row.') })
  expect(refused(await change('1'))).toEqual([409, 'STALE_REVISION'])

  expect((await member.call('DELETE', `${ABOUTS}/${memberAbout.id}?id=${memberAbout.id}`)).body).toEqual({})
  expect((await member.call('GET', `${ABOUTS}/${memberAbout.id}`)).status).toBe(404)
  const happened = await site.query('select slug from happenings where entity_id = $1 order by sequence', [
    memberAbout.id,
  ])
  expect(happened.map(({ slug }) => slug)).toEqual(['created', 'updated', 'deleted'])
})

test('others read it where the profile is public, and change it nowhere', async () => {
  const [open, shut] = [await signedIn(site, { privacyStatus: 'PUBLIC' }), await signedIn(site)]
  const [shown, hidden] = [
    (await write(open, 'Shown')).body.memberAbout,
    (await write(shut, 'Hidden')).body.memberAbout,
  ]
  for (const caller of [visitor, open]) {
    expect((await caller.call('GET', `${ABOUTS}/${shown.id}`)).status).toBe(200)
    expect((await caller.call('GET', `${ABOUTS}/${hidden.id}`)).status).toBe(404)
  }
  for (const caller of [visitor, shut]) {
    const changed = { memberAbout: { id: shown.id, revision: '1', content: content('Mine') } }
    expect(refused(await caller.call('PATCH', `${ABOUTS}/${shown.id}`, changed))).toEqual([
      404,
      'MEMBER_ABOUT_NOT_FOUND',
    ])
    expect((await caller.call('DELETE', `${ABOUTS}/${shown.id}`)).status).toBe(404)
    expect(refused(await write(caller, 'Theirs', open.id))).toEqual([404, 'MEMBER_NOT_FOUND'])
  }
  const ids = async (caller: { call: TestVisitor['call'] }, filter = {}) =>
    (await caller.call('POST', `${ABOUTS}/query`, { query: { filter } })).body.memberAbouts.map(
      (a: { id: string }) => a.id,
    )
  const mine = { memberId: { $in: [open.id, shut.id] } }
  expect(await ids(visitor, mine)).toEqual([shown.id])
  expect(await ids(shut, mine)).toEqual([shown.id, hidden.id])
  expect(await ids(site.admin, { memberId: shut.id })).toEqual([hidden.id])
})

test('an administrator writes for a member, and must say for whom', async () => {
  const member = await signedIn(site)
  expect((await write(site.admin, 'By the owner', member.id)).body.memberAbout.memberId).toBe(member.id)
  expect((await write(site.admin, 'For nobody')).status).toBe(404)
})

test('the list comes in pages by cursor', async () => {
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { memberAbout } = (await write(site.admin, `Page ${i}`, (await signedIn(site)).id)).body
    ids.push(memberAbout.id)
  }
  const page = async (cursorPaging: Record<string, unknown>, filter?: unknown) =>
    (
      await site.admin.call('POST', `${ABOUTS}/query`, {
        query: { cursorPaging, ...present({ filter: filter || undefined }) },
      })
    ).body
  const first = await page({ limit: 2 }, { id: { $in: ids } })
  expect(first.metadata).toMatchObject({ count: 2, hasNext: true })
  const second = await page({ cursor: first.metadata.cursors.next })
  const found = [...first.memberAbouts, ...second.memberAbouts].map(({ id }) => id)
  expect(found).toEqual([...ids].sort())
})

test('a link that a page must not follow is emptied', async () => {
  const member = await signedIn(site)
  const linked = (url: string) => ({ nodes: [{ type: 'BUTTON', buttonData: { link: { url } } }] })
  const made = await member.call('POST', ABOUTS, { memberAbout: { content: linked('javascript:alert(1)') } })
  expect(made.body.memberAbout.content).toEqual(linked(''))
})

test('a text goes with its member', async () => {
  const member = await signedIn(site, { privacyStatus: 'PUBLIC' })
  const { memberAbout } = (await write(member, 'Bye')).body
  await site.admin.call('DELETE', `/members/v1/members/${member.id}`)
  expect((await site.admin.call('GET', `${ABOUTS}/${memberAbout.id}`)).status).toBe(404)
  expect(await site.query('select from member_abouts where id = $1', [memberAbout.id])).toEqual([])
})

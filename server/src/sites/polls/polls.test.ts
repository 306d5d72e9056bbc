import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { login, newMember, tokensFor } from '../../identity/sign-in/sign-in.fixture.ts'
import { refused, signedIn } from '../../members/members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const OPTIONS = ['Ash', 'Cobalt', 'Rust'].map((title) => ({ id: title.toLowerCase(), title }))
const textWith = (poll: object) => ({
  nodes: [
    { type: 'PARAGRAPH', id: 'p', nodes: [{ type: 'TEXT', id: 't', textData: { text: 'Glazes', decorations: [] } }] },
    {
      type: 'POLL',
      id: 'q',
      nodes: [],
      pollData: { poll: { id: 'glaze', title: 'Next?', options: OPTIONS, ...poll } },
    },
  ],
})
const settings = (permissions: object, more: object = {}) => ({ settings: { permissions, ...more } })

let pages = 0
/** A page of the shop's own with a poll. */
async function pageWith(poll: object = {}): Promise<string> {
  const page = { kind: 'OTHER', title: `Poll ${++pages}`, content: textWith(poll) }
  const { status, body } = await site.admin.call('POST', '/fairground/v1/content-pages', page)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.contentPage.id
}
const at = (id: string, type = 'PAGE') => `/fairground/v1/polls/${type}/${id}`
const read = async (by: TestCaller, id: string, type?: string) => (await by.call('GET', at(id, type))).body.polls[0]
const vote = (by: TestCaller, id: string, optionIds: readonly string[], type?: string) =>
  by.call('POST', `${at(id, type)}/vote`, { pollId: 'glaze', optionIds })
const votesOf = (state: { result: { options: { optionId: string; votes: number }[] } }) =>
  Object.fromEntries(state.result.options.map(({ optionId, votes }) => [optionId, votes]))
const counts = (id: string) =>
  site.query(
    `select c.option_id as "optionId", c.votes::int as votes,
            (select count(*)::int from poll_votes v where v.place_id = c.place_id and c.option_id = any(v.option_ids)) as cast
     from poll_counts c where c.place_id = $1 order by 1`,
    [id],
  )

test('a visitor votes, changes the vote and takes it back', async () => {
  const id = await pageWith()
  const guest = await site.visitor()
  expect(await read(guest, id)).toEqual({
    pollId: 'glaze',
    mayVote: true,
    chosenOptionIds: [],
    result: {
      votes: 0,
      options: OPTIONS.map((option) => ({ optionId: option.id, share: 0, votes: 0, voters: [] })),
    },
  })
  const first = (await vote(guest, id, ['ash'])).body.poll
  expect([first.chosenOptionIds, votesOf(first)]).toEqual([['ash'], { ash: 1, cobalt: 0, rust: 0 }])
  await vote(await site.visitor(), id, ['rust'])
  const second = (await vote(guest, id, ['rust'])).body.poll
  expect([second.chosenOptionIds, votesOf(second), second.result.votes]).toEqual([
    ['rust'],
    { ash: 0, cobalt: 0, rust: 2 },
    2,
  ])
  expect(second.result.options.map(({ share }: { share: number }) => share)).toEqual([0, 0, 100])
  const none = (await vote(guest, id, [])).body.poll
  expect([none.chosenOptionIds, none.result.votes]).toEqual([[], 1])
})

test.for([
  ['two options where one is allowed', {}, ['ash', 'rust'], [409, 'POLL_ONE_OPTION']],
  ['an option that the poll has not', {}, ['green'], [409, 'POLL_OPTION_NOT_FOUND']],
  ['a visitor where members vote', settings({ vote: 'SITE_MEMBERS' }), ['ash'], [403, 'MEMBER_NEEDED']],
] as const)('%s: the vote is refused', async ([, poll, optionIds, expected]) => {
  const id = await pageWith(poll)
  const guest = await site.visitor()
  expect(refused(await vote(guest, id, optionIds))).toEqual(expected)
  expect((await read(site.admin, id)).result.votes).toBe(0)
})

test('staff and programs have no vote, and a text without polls or of a stranger is not found', async () => {
  const id = await pageWith()
  expect(refused(await vote(site.admin, id, ['ash']))).toEqual([403, 'MEMBER_NEEDED'])
  const guest = await site.visitor()
  const nowhere = '0190ffff-0000-7000-8000-00000000aaaa'
  for (const type of ['PAGE', 'PRODUCT', 'EVENT', 'INFO_SECTION'])
    expect(refused(await guest.call('GET', at(nowhere, type)))).toEqual([404, 'POLL_NOT_FOUND'])
  expect(refused(await guest.call('POST', `${at(id)}/vote`, { pollId: 'x', optionIds: [] }))).toEqual([
    404,
    'POLL_NOT_FOUND',
  ])
  const { contentPage } = (await site.admin.call('GET', `/fairground/v1/content-pages/${id}`)).body
  await site.admin.call('PATCH', `/fairground/v1/content-pages/${id}`, { revision: contentPage.revision, shown: false })
  expect(refused(await vote(guest, id, ['ash']))).toEqual([404, 'POLL_NOT_FOUND'])
  expect((await read(site.admin, id)).result.votes).toBe(0)
})

test('one vote that is sent ten times at once is one, and a voter who changes their mind at once has one', async () => {
  const id = await pageWith()
  const guest = await site.visitor()
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => vote(guest, id, [n % 2 ? 'ash' : 'rust'])))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await read(site.admin, id)).result.votes).toBe(1)
  expect((await counts(id)).every(({ votes, cast }) => votes === cast)).toBe(true)
})

test('many voters at once are all counted, with several options each', async () => {
  const id = await pageWith(settings({ allowMultipleVotes: true }))
  const guests = await Promise.all(Array.from({ length: 8 }, () => site.visitor()))
  await Promise.all(guests.map((guest, n) => vote(guest, id, n % 2 ? ['ash', 'rust'] : ['rust', 'cobalt'])))
  expect(votesOf(await read(site.admin, id))).toEqual({ ash: 4, cobalt: 4, rust: 8 })
  await Promise.all(guests.map((guest) => vote(guest, id, ['ash'])))
  expect(await counts(id)).toEqual([
    { optionId: 'ash', votes: 8, cast: 8 },
    { optionId: 'cobalt', votes: 0, cast: 0 },
    { optionId: 'rust', votes: 0, cast: 0 },
  ])
})

test("voters who take each other's choice at once do not wait for each other in a circle", async () => {
  const id = await pageWith()
  const guests = await Promise.all(Array.from({ length: 8 }, () => site.visitor()))
  const deadlocks = async () => {
    await site.query('select pg_stat_force_next_flush()')
    return (await site.query('select deadlocks::int from pg_stat_database where datname = current_database()'))[0]
  }
  const before = await deadlocks()
  for (const turn of [0, 1, 0]) {
    const replies = await Promise.all(guests.map((guest, n) => vote(guest, id, [n % 2 === turn ? 'ash' : 'rust'])))
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(votesOf(await read(site.admin, id))).toEqual({ ash: 4, cobalt: 0, rust: 4 })
  }
  expect(await deadlocks()).toEqual(before)
})

test('a result is shown to whom the poll shows it, without numbers where it has none', async () => {
  const voters = await pageWith(settings({ view: 'VOTERS' }, { showVotesCount: false }))
  const guest = await site.visitor()
  expect(await read(guest, voters)).not.toHaveProperty('result')
  const { result } = (await vote(guest, voters, ['ash'])).body.poll
  expect(result).not.toHaveProperty('votes')
  expect(result.options[0]).toEqual({ optionId: 'ash', share: 100, voters: [] })
  expect(await read(await site.visitor(), voters)).not.toHaveProperty('result')
  expect((await read(site.admin, voters)).result.votes).toBe(1)

  const member = await signedIn(site)
  const own = await pageWith({ ...settings({ view: 'CREATOR' }), creatorId: member.id })
  await vote(guest, own, ['ash'])
  expect(await read(guest, own)).not.toHaveProperty('result')
  expect((await read(member, own)).result.votes).toBe(1)
  expect(await read(await site.keyWith(['catalog.read']), own)).not.toHaveProperty('result')
})

test('members with a public profile are named where the poll names its voters', async () => {
  const [ada, bob] = [
    await signedIn(site, { profile: { nickname: 'Ada' }, privacyStatus: 'PUBLIC' }),
    await signedIn(site, { profile: { nickname: 'Bob' }, privacyStatus: 'PRIVATE' }),
  ]
  const id = await pageWith(settings({}, { showVoters: true }))
  for (const by of [ada, bob, await site.visitor()]) await vote(by, id, ['rust'])
  const rust = (await read(await site.visitor(), id)).result.options[2]
  expect(rust).toEqual({ optionId: 'rust', share: 100, votes: 3, voters: ['Ada'] })
})

test('a vote follows its visitor into the account, but one that the member has cast stays', async () => {
  const [first, second] = [await pageWith(), await pageWith()]
  const guest = await site.visitor()
  await vote(guest, first, ['ash'])
  const member = await newMember(site, guest)
  expect((await read(member, first)).chosenOptionIds).toEqual(['ash'])
  const later = await site.visitor()
  await vote(later, first, ['rust'])
  await vote(later, second, ['rust'])
  const { body } = await login(later, member.email)
  await tokensFor(site, later, body.sessionToken)
  expect(votesOf(await read(member, first))).toEqual({ ash: 1, cobalt: 0, rust: 0 })
  expect(votesOf(await read(member, second))).toEqual({ ash: 0, cobalt: 0, rust: 1 })
  const { data } = (await member.call('GET', '/fairground/v1/privacy/export')).body
  expect(
    data.pollVotes.map(({ placeId, optionIds }: { placeId: string; optionIds: string[] }) => [placeId, optionIds]),
  ).toEqual([
    [first, ['ash']],
    [second, ['rust']],
  ])
})

test('a member who is deleted takes their votes along', async () => {
  const id = await pageWith(settings({ allowMultipleVotes: true }))
  const member = await signedIn(site)
  await vote(member, id, ['ash', 'rust'])
  await vote(await site.visitor(), id, ['rust'])
  expect((await site.admin.call('DELETE', `/members/v1/members/${member.id}`)).status).toBe(200)
  expect(votesOf(await read(site.admin, id))).toEqual({ ash: 0, cobalt: 0, rust: 1 })
  expect(await site.query('select from poll_votes where voter_id = $1', [member.id])).toHaveLength(0)
})

test('the votes of a poll are deleted by staff, on record', async () => {
  const id = await pageWith()
  const guest = await site.visitor()
  await vote(guest, id, ['ash'])
  expect(refused(await guest.call('POST', `${at(id)}/clear`, { pollId: 'glaze' }))).toEqual([403, 'PERMISSION_DENIED'])
  for (const _ of [1, 2])
    expect((await site.admin.call('POST', `${at(id)}/clear`, { pollId: 'glaze' })).status).toBe(200)
  expect((await read(guest, id)).result.votes).toBe(0)
  expect((await read(guest, id)).chosenOptionIds).toEqual([])
  const entries = await site.query(
    `select target_name as name, before from audit_log where action = 'poll.cleared' and target_id = $1`,
    [id],
  )
  expect(entries).toEqual([{ name: 'Next?', before: { votes: 1 } }])
})

test('polls of products, their sections and events are voted on where the text is', async () => {
  const { product } = (
    await site.admin.call('POST', '/stores/v3/products', {
      product: {
        productType: 'PHYSICAL',
        name: 'Bowl',
        description: textWith({}),
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '1' } } }] },
        infoSections: [{ uniqueName: 'bowl-glazes', title: 'Glazes', description: textWith({}) }],
      },
      fields: ['INFO_SECTION', 'PLAIN_DESCRIPTION'],
    })
  ).body
  expect(product.plainDescription).toBe(
    '<p>Glazes</p><div data-poll="glaze"><p>Next?</p><ul><li>Ash</li><li>Cobalt</li><li>Rust</li></ul></div>',
  )
  const { event } = (
    await site.admin.call('POST', '/events/v3/events', {
      event: {
        title: 'Open studio',
        location: { type: 'ONLINE', name: 'Online' },
        dateAndTimeSettings: {
          startDate: '2030-05-05T10:00:00Z',
          endDate: '2030-05-05T12:00:00Z',
          timeZoneId: 'Europe/London',
        },
        registration: { initialType: 'RSVP' },
        description: textWith({}),
      },
    })
  ).body
  const guest = await site.visitor()
  const places = [
    [product.id, 'PRODUCT'],
    [product.infoSections[0].id, 'INFO_SECTION'],
    [event.id, 'EVENT'],
  ] as const
  for (const [id, type] of places) {
    const { status, body } = await vote(guest, id, ['cobalt'], type)
    expect(status, `${type} ${JSON.stringify(body)}`).toBe(200)
    expect(votesOf(await read(guest, id, type))).toEqual({ ash: 0, cobalt: 1, rust: 0 })
  }
})

test('a vote by an id in capitals is a vote of the same poll, and known by the id of its text', async () => {
  const id = await pageWith()
  const guest = await site.visitor()
  expect((await vote(guest, id.toUpperCase(), ['ash'])).status).toBe(200)
  expect(votesOf(await read(guest, id))).toEqual({ ash: 1, cobalt: 0, rust: 0 })
  expect(
    await site.query(`select entity_id as id from happenings where entity = 'poll' and entity_id = $1`, [id]),
  ).toHaveLength(1)
})

test('a poll without ids gets them, and one that votes could not name is refused', async () => {
  const content = textWith({ id: undefined, options: [{ title: 'Yes' }, { id: 'no', title: 'No' }] })
  const made = await site.admin.call('POST', '/fairground/v1/content-pages', { kind: 'OTHER', title: 'Ids', content })
  const { poll } = made.body.contentPage.content.nodes[1].pollData
  expect(poll).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    title: 'Next?',
    options: [
      { id: expect.stringMatching(/^[\da-f-]{36}$/), title: 'Yes' },
      { id: 'no', title: 'No' },
    ],
  })
  for (const [wrong, field] of [
    [{ id: 'x'.repeat(65) }, 'content.nodes[1].pollData.poll.id'],
    [{ options: 'none' }, 'content.nodes[1].pollData.poll.options'],
    [{ options: [OPTIONS[0], OPTIONS[0]] }, 'content.nodes[1].pollData.poll.options[1].id'],
    [{ options: Array.from({ length: 51 }, () => ({ title: 'x' })) }, 'content.nodes[1].pollData.poll.options'],
  ] as const) {
    const page = { kind: 'OTHER', title: 'Wrong', content: textWith(wrong) }
    const { status, body } = await site.admin.call('POST', '/fairground/v1/content-pages', page)
    expect([status, body.details?.validationError?.fieldViolations[0].field]).toEqual([400, field])
  }
})

test('a text with two polls needs as many statements as with ten', async () => {
  const many = (count: number) => ({
    nodes: Array.from({ length: count }, (_, n) => ({
      type: 'POLL',
      id: `q${n}`,
      nodes: [],
      pollData: { poll: { id: `poll-${n}`, title: 'Next?', options: OPTIONS } },
    })),
  })
  const guest = await site.visitor()
  const sent: number[] = []
  for (const count of [2, 10]) {
    const page = { kind: 'OTHER', title: `Many ${count}`, content: many(count) }
    const { id } = (await site.admin.call('POST', '/fairground/v1/content-pages', page)).body.contentPage
    const { body, statements } = await guest.call('GET', at(id))
    expect(body.polls).toHaveLength(count)
    sent.push(statements)
  }
  expect(sent).toEqual([3, 3])
})

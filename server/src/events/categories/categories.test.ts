import { expect, test } from 'vitest'
import type { Reply } from '../../../test/fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'

const CATEGORIES = '/events/v1/categories'
const NOWHERE = 'ffffffff-ffff-4fff-8fff-ffffffffffff'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const titles = ({ body }: Reply) => body.events.map(({ title }: { title: string }) => title)
const names = (categories: { name: string }[]) => categories.map(({ name }) => name)

function calls({ admin, event }: Fair) {
  return {
    create: async (name: string, states?: string[]): Promise<string> =>
      (await admin.call('POST', CATEGORIES, { category: { name, ...(states && { states }) } })).body.category.id,
    assign: (categoryId: string, ...eventId: string[]) =>
      admin.call('POST', `${CATEGORIES}/${categoryId}/events`, { categoryId, eventId }),
    named: async (title: string, options: object = {}) => (await event({ title }, options)).id,
  }
}

test('events are in categories, in the order that the organiser gives', async () => {
  const shop = await fair()
  const { admin } = shop
  const visitor = await shop.visitor()
  const { create, assign, named } = calls(shop)
  const music = await create('Music')
  const [a, b, c] = [await named('A'), await named('B'), await named('C')]
  const draft = await named('Draft', { draft: true })
  expect((await assign(music, a, b, c, draft)).body).toEqual({})
  await assign(music, a)
  const inOrder = () => visitor.call('GET', `/events/v3/events/category/${music}?paging.limit=10`)
  expect(titles(await inOrder())).toEqual(['A', 'B', 'C'])

  const move = (eventId: string, beside: object) =>
    admin.call('POST', `${CATEGORIES}/${music}/reorder`, { categoryId: music, eventId, ...beside })
  expect((await move(c, { beforeEventId: a })).body).toEqual({})
  await move(b, { afterEventId: c, beforeEventId: a })
  expect(titles(await inOrder())).toEqual(['C', 'B', 'A'])
  for (const beside of [{}, { afterEventId: b, beforeEventId: c }, { afterEventId: NOWHERE }, { beforeEventId: a }])
    expect(codeOf(await move(a, beside)), JSON.stringify(beside)).toEqual([400, 'INVALID_REORDER_INSTRUCTION'])
  expect(codeOf(await move(NOWHERE, { afterEventId: a }))).toEqual([404, 'EVENT_NOT_FOUND'])
  expect(titles(await inOrder())).toEqual(['C', 'B', 'A'])

  const page = await visitor.call('GET', `/events/v3/events/category/${music}?paging.limit=1&paging.offset=1`)
  expect([titles(page), page.body.pagingMetadata.total]).toEqual([['B'], 3])
  const sort = [{ fieldName: 'title', order: 'ASC' }]
  await named('Z')
  for (const [filter, found] of [
    [{ 'categories.categories.id': music }, ['A', 'B', 'C']],
    [{ 'categories.id': { $in: [music, NOWHERE] } }, ['A', 'B', 'C']],
    [{ 'categories.id': { $nin: [music] } }, ['Z']],
  ] as const)
    expect(titles(await visitor.call('POST', '/events/v3/events/query', { query: { filter, sort } }))).toEqual(found)

  const [counted] = (await admin.call('POST', `${CATEGORIES}/query`, { fieldset: ['COUNTS'] })).body.categories
  expect(counted.counts).toEqual({ assignedEventsCount: 3, assignedDraftEventsCount: 1 })
  const [seen] = (await visitor.call('POST', `${CATEGORIES}/query`, { fieldset: ['COUNTS'] })).body.categories
  expect(seen.counts).toEqual({ assignedEventsCount: 3 })

  await admin.call('DELETE', `${CATEGORIES}/${music}/events?categoryId=${music}&eventId=${b}&eventId=${c}`)
  expect(titles(await inOrder())).toEqual(['A'])
  const copy = (await admin.call('POST', `/events/v3/events/${a}/clone`, { fields: ['CATEGORIES'] })).body.event
  expect(names(copy.categories.categories)).toEqual(['Music'])
})

test('visitors see what an event belongs to, and nothing hidden', async () => {
  const shop = await fair()
  const { admin } = shop
  const visitor = await shop.visitor()
  const { create, assign, named } = calls(shop)
  const [talks, press] = [await create('Talks'), await create('Press', ['MANUAL', 'HIDDEN'])]
  const event = await named('A')
  await Promise.all([assign(talks, event), assign(press, event)])
  const listed = async (caller: typeof visitor) =>
    names((await caller.call('GET', `${CATEGORIES}/${event}`)).body.categories)
  expect(await listed(admin)).toEqual(['Press', 'Talks'])
  expect(await listed(visitor)).toEqual(['Talks'])
  const read = await visitor.call('GET', `/events/v3/events/${event}?fields=CATEGORIES`)
  expect(read.body.event.categories.categories).toMatchObject([{ name: 'Talks', hidden: false, type: 'MANUAL' }])
  expect(codeOf(await visitor.call('GET', `/events/v3/events/category/${press}`))).toEqual([404, 'CATEGORY_NOT_FOUND'])

  await admin.call('PATCH', `${CATEGORIES}/${talks}`, { category: { id: talks, name: 'Lectures' } })
  expect(await listed(visitor)).toEqual(['Lectures'])
  const hasSome = { query: { filter: { states: { $hasSome: ['HIDDEN'] } } } }
  expect(names((await admin.call('POST', `${CATEGORIES}/query`, hasSome)).body.categories)).toEqual(['Press'])
  expect((await visitor.call('POST', CATEGORIES, { category: { name: 'Mine' } })).status).toBe(403)
  expect((await admin.call('DELETE', `${CATEGORIES}/${talks}?categoryId=${talks}`)).body).toEqual({})
  expect(codeOf(await admin.call('DELETE', `${CATEGORIES}/${talks}`))).toEqual([404, 'CATEGORY_NOT_FOUND'])
  expect(await listed(visitor)).toEqual([])
})

test('many categories and events are assigned at once, each outcome by itself', async () => {
  const shop = await fair()
  const { admin } = shop
  const { named } = calls(shop)
  const made = await admin.call('POST', '/events/v1/bulk/categories/create', {
    categories: [{ name: 'One' }, { name: '  ' }, { name: 'Two' }],
  })
  expect(made.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  const [one, , two] = made.body.results.map(({ item }: { item?: { id: string } }) => item?.id)
  const event = await named('A')
  await named('B')
  const assigned = await admin.call('POST', '/events/v1/bulk/categories/events', {
    categoryId: [one, NOWHERE],
    eventId: [event],
  })
  expect(assigned.body.results).toMatchObject([
    { itemMetadata: { id: one, success: true }, item: { name: 'One' } },
    { itemMetadata: { id: NOWHERE, success: false, error: { code: 'CATEGORY_NOT_FOUND' } } },
  ])
  const byFilter = (act: string, filter: object) =>
    admin.call('POST', `/events/v1/bulk-async/categories/${act}-events-by-filter`, { categoryId: [one, two], filter })
  const counts = async () =>
    (await admin.call('POST', `${CATEGORIES}/query`, { fieldset: ['COUNTS'] })).body.categories.map(
      ({ counts: { assignedEventsCount } }: never) => assignedEventsCount,
    )
  expect((await byFilter('assign', {})).body).toEqual({})
  expect(await counts()).toEqual([2, 2])
  await byFilter('unassign', { id: event })
  expect(await counts()).toEqual([1, 1])
  expect(codeOf(await byFilter('assign', { colour: 'red' }))).toEqual([400, 'FILTER_PARSER_ERROR'])
  await shop.site.query(
    `insert into event_categories (site_id, id, name, states, created_at)
     select $1, gen_random_uuid(), 'C' || n, '{MANUAL}', now() from generate_series(1, 998) n`,
    [shop.site.siteId],
  )
  expect(codeOf(await admin.call('POST', CATEGORIES, { category: { name: 'One more' } }))).toEqual([
    409,
    'LIMIT_REACHED',
  ])
  const taken = await admin.call('DELETE', `/events/v1/bulk/categories/events?categoryId=${one}&eventId=${event}`)
  expect(taken.body.bulkActionMetadata.totalSuccesses).toBe(1)
})

test('callers who assign at once leave every event with a place of its own', async () => {
  const shop = await fair()
  const { create, assign, named } = calls(shop)
  const music = await create('Music')
  const ids = await Promise.all(Array.from({ length: 6 }, (_, i) => named(`Event ${i}`)))
  await Promise.all(ids.map((id) => assign(music, id)))
  const [counted] = await shop.site.query(
    'select count(distinct position)::int4 as places from events_in_categories where category_id = $1',
    [music],
  )
  expect(counted).toEqual({ places: 6 })
})

import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const BULK = '/events/v1/bulk/ticket-reservations'

async function held(count: number) {
  const shop = await fair()
  const { id: ticketDefinitionId } = await shop.definition((await shop.event()).id, { initialLimit: 50 })
  const visitor = await shop.visitor()
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const ticketReservation = { tickets: [{ ticketDefinitionId, quantity: 1 }] }
    ids.push((await visitor.call('POST', RESERVATIONS, { ticketReservation })).body.ticketReservation.id)
  }
  const tagsOf = async (id: string) =>
    (await shop.admin.call('GET', `${RESERVATIONS}/${id}`)).body.ticketReservation.tags
  return { ...shop, visitor, ids, tagsOf }
}
const tagIds = (...tags: string[]) => ({ tagIds: tags })

test('staff put tags on reservations and take others off; their owner does not see them', async () => {
  const { admin, visitor, ids, tagsOf } = await held(2)
  const move = (body: object) => admin.call('POST', `${BULK}/update-tags`, body)
  const [first = '', second = ''] = ids
  const stranger = crypto.randomUUID()
  const few = await move({
    ids: [first, stranger],
    assignTags: { tags: tagIds('b', 'a'), privateTags: tagIds('late') },
  })
  expect(few.body).toMatchObject({
    results: [
      { itemMetadata: { id: first, originalIndex: 0, success: true } },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: 'TICKET_RESERVATION_NOT_FOUND' } } },
    ],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
  })
  const both = await move({ ids, assignTags: { tags: tagIds('c', 'a') }, unassignTags: { tags: tagIds('b') } })
  expect(both.statements).toBe(few.statements)
  expect(await tagsOf(first)).toEqual({ tags: tagIds('a', 'c'), privateTags: tagIds('late') })
  expect(await tagsOf(second)).toEqual({ tags: tagIds('c', 'a'), privateTags: tagIds() })
  const own = (await visitor.call('GET', `${RESERVATIONS}/${first}`)).body.ticketReservation
  expect(own).toMatchObject({ revision: '3', status: 'PENDING' })
  expect(own).not.toHaveProperty('tags')
  const empty = await move({ ids })
  expect([empty.status, empty.body.details.applicationError.code]).toEqual([400, 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'])
  expect((await move({ ids, assignTags: { tags: tagIds('too long') } })).status).toBe(400)
  expect((await visitor.call('POST', `${BULK}/update-tags`, { ids, assignTags: { tags: tagIds('x') } })).status).toBe(
    403,
  )
})

test('calls that add up put at most a hundred tags on a reservation', async () => {
  const { admin, ids, tagsOf } = await held(1)
  const many = (prefix: string, count: number) => tagIds(...Array.from({ length: count }, (_, i) => `${prefix}${i}`))
  const move = (tags: object) => admin.call('POST', `${BULK}/update-tags`, { ids, assignTags: { tags } })
  expect((await move(many('a', 100))).body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 })
  const more = await move(tagIds('b'))
  expect(more.body.results[0].itemMetadata).toMatchObject({ success: false, error: { code: 'LIMIT_REACHED' } })
  expect((await tagsOf(ids[0] ?? '')).tags.tagIds).toHaveLength(100)
})

test('tags are moved by filter, in as many statements for one as for many', async () => {
  const { admin, ids, tagsOf } = await held(4)
  const [first = '', second = ''] = ids
  await admin.call('POST', `${RESERVATIONS}/${second}/cancel`, {})
  const move = (filter: object) =>
    admin.call('POST', `${BULK}/update-tags-by-filter`, { filter, assignTags: { privateTags: tagIds('seen') } })
  const one = await move({ id: first })
  expect(one.body.jobId).toEqual(expect.any(String))
  const many = await move({ status: 'PENDING' })
  expect(many.statements).toBe(one.statements)
  const tags = await Promise.all(ids.map(tagsOf))
  expect(tags.map(({ privateTags }) => privateTags.tagIds)).toEqual([['seen'], [], ['seen'], ['seen']])
  expect((await move({ colour: 'red' })).status).toBe(400)
})

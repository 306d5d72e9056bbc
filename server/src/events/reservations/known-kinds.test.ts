import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { sellTickets } from '../../../test/shop.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

const hold = async (ticketDefinitionId: string, quantity = 1) => {
  const visitor = await shop.visitor()
  const { status, body, statements } = await visitor.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity }] },
  })
  return { status, statements, code: codeOf(body) }
}
const codeOf = (body: { details?: { applicationError?: { code?: string } } }) => body.details?.applicationError?.code
/** Ids of a kind that is remembered, and its event. */
async function remembered(quota = 80) {
  const sale = await sellTickets(shop, quota)
  await hold(sale.ticketDefinitionId)
  expect(await hold(sale.ticketDefinitionId)).toMatchObject({ status: 200, statements: 1 })
  return sale
}

test('a kind that changed elsewhere is held as it is, though this process remembers what it was', async () => {
  const dearer = await remembered()
  await shop.query(
    'update ticket_definitions set lowest_price = 4200, highest_price = 4200, revision = revision + 1 where id = $1',
    [dearer.ticketDefinitionId],
  )
  await hold(dearer.ticketDefinitionId)
  const [row] = await shop.query(
    `select doc->'tickets'->0->>'unitPrice' as price from ticket_reservations where doc->'tickets'->0->>'definitionId' = $1 order by id desc limit 1`,
    [dearer.ticketDefinitionId],
  )
  expect(row?.price).toBe('4200')

  const over = await remembered()
  await shop.query('update events set canceled_at = now(), revision = revision + 1 where id = $1', [over.eventId])
  expect(await hold(over.ticketDefinitionId)).toMatchObject({ status: 409, code: 'EVENT_CANCELED' })
})

test('a gate that was put in front of an event elsewhere holds back who is not let in', async () => {
  const { eventId, ticketDefinitionId } = await remembered()
  const gate = { enabled: true, admissionsPerMinute: 1, difficulty: 0 }
  const other = await sellTickets(shop, 80)
  expect((await shop.admin.call('PATCH', `/fairground/v1/events/${other.eventId}/gate`, gate)).status).toBe(200)
  await shop.query('update event_gates set event_id = $1 where event_id = $2', [eventId, other.eventId])
  expect(await hold(ticketDefinitionId)).toMatchObject({ status: 403, code: 'EVENT_ADMISSION_NEEDED' })
})

test('callers at once get the tickets that there are, and no more', async () => {
  const { ticketDefinitionId } = await remembered(72)
  const held = await Promise.all(Array.from({ length: 12 }, () => hold(ticketDefinitionId, 10)))
  expect(held.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 7 }, () => 200),
    ...Array.from({ length: 5 }, () => 409),
  ])
  expect(new Set(held.flatMap(({ code }) => code ?? []))).toEqual(new Set(['NOT_ENOUGH_TICKETS']))
  const [pool] = await shop.query(
    'select p.used from pools p join ticket_definitions d on d.pool_id = p.id where d.id = $1',
    [ticketDefinitionId],
  )
  expect(Number(pool?.used)).toBe(72)
})

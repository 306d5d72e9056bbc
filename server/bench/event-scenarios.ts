import { AFTER_A_WRITE, type Scenario, type Turn } from './scenario.ts'
import { PAGE_SIZE, type ShopEvent } from './shop.ts'
import { holdTicket, newVisitor, orderHeld, query, read } from './visitor.ts'

export const LISTS = '/events/v3/events/query'
export const OFFERS = '/events/v3/ticket-definitions/available/query'

const anyEvent = ({ shop: { events = [] }, pick }: Turn): ShopEvent => events[pick(events.length)]!

export const eventsQuery = (paging: { readonly limit: number; readonly offset: number }): string =>
  JSON.stringify({ query: { paging }, fields: ['DETAILS', 'REGISTRATION', 'URLS'] })

export const eventPath = ({ slug }: ShopEvent, more = ''): string =>
  `/events/v3/events/slug/${slug}?fields=DETAILS&fields=REGISTRATION${more}`

export const ticketsQuery = ({ eventId }: ShopEvent, limit = 100): string =>
  JSON.stringify({ query: { filter: { eventId }, paging: { limit } }, fields: ['SALES_DETAILS'] })

const anyPage = ({ shop: { events = [] }, pick }: Turn) =>
  eventsQuery({ limit: PAGE_SIZE, offset: PAGE_SIZE * pick(Math.floor(events.length / PAGE_SIZE) || 1) })
const newPage = ({ shop: { events = [] }, pick }: Turn) =>
  eventsQuery({ limit: PAGE_SIZE - 8 + pick(17), offset: pick(Math.max(1, events.length - PAGE_SIZE)) })

const fieldsBeside = (pick: Turn['pick']) =>
  Array.from({ length: 9 }, () => `&fields=${pick(2) === 0 ? 'DETAILS' : 'REGISTRATION'}`).join('')

type Read = (turn: Turn, headers?: string) => Promise<unknown>

/** Each read as it is after a write, cached, and at an address of its own, as those of the catalogue. */
const reads = ({ name, title, goal }: Pick<Scenario, 'name' | 'title' | 'goal'>, any: Read, unread: Read): Scenario[] =>
  [
    { name, title: `${title}, after a write`, goal, operation: (turn: Turn) => any(turn, AFTER_A_WRITE) },
    { name: `${name}-new`, title: `${title}, never requested before`, goal, operation: (turn: Turn) => unread(turn) },
    { name: `${name}-cached`, title: `${title}, cached`, goal: 1, operation: (turn: Turn) => any(turn) },
  ].map((scenario) => ({ ...scenario, uses: Number.POSITIVE_INFINITY, prepare: newVisitor }))

const saleOf = ({ eventId, ticketDefinitionId }: ShopEvent) => ({
  eventId,
  ticketDefinitionId,
  repeated(): never {
    throw new Error('The server is too busy to hold a ticket')
  },
})

async function hold({ connection, pick }: Turn, token: string, event: ShopEvent): Promise<string> {
  const id = await holdTicket(connection, token, saleOf(event), pick(1 << 24))
  if (id === undefined) throw new Error('An event of the bench is sold out')
  return id
}

export const eventScenarios: readonly Scenario[] = [
  ...reads(
    { name: 'events', title: 'Event list, 24 of 96', goal: 0.5 },
    (turn, headers) => query(turn.connection, turn.token, { path: LISTS, request: anyPage(turn), headers }),
    (turn) => query(turn.connection, turn.token, { path: LISTS, request: newPage(turn) }),
  ),
  ...reads(
    { name: 'event', title: 'Event by slug', goal: 0.8 },
    (turn, headers) => read(turn.connection, turn.token, eventPath(anyEvent(turn)), headers),
    (turn) => read(turn.connection, turn.token, eventPath(anyEvent(turn), fieldsBeside(turn.pick))),
  ),
  ...reads(
    { name: 'tickets', title: 'Available tickets of an event', goal: 0.8 },
    (turn, headers) =>
      query(turn.connection, turn.token, { path: OFFERS, request: ticketsQuery(anyEvent(turn)), headers }),
    (turn) =>
      query(turn.connection, turn.token, { path: OFFERS, request: ticketsQuery(anyEvent(turn), 2 + turn.pick(99)) }),
  ),
  {
    name: 'reserve',
    title: 'Reservation of a ticket',
    goal: 0.5,
    uses: 1,
    prepare: newVisitor,
    operation: (turn) => hold(turn, turn.token, anyEvent(turn)),
  },
  {
    name: 'ticket-purchase',
    title: 'Whole purchase of a ticket, 3 calls',
    goal: 0.45,
    uses: Number.POSITIVE_INFINITY,
    operation: async (turn) => {
      const event = anyEvent(turn)
      const token = await newVisitor(turn.connection, turn.shop)
      await orderHeld(turn.connection, token, saleOf(event), await hold(turn, token, event))
    },
  },
]

import { CHECKOUT_REQUEST, lineOf, type Shop, type ShopItem } from './shop.ts'
import type { Answer, Connection } from './wire-connection.ts'

/** The server has no time for this. */
export class Refused extends Error {}

/** The wire calls of one visitor. Any answer but 200 ends the run: a benchmark of refusals measures nothing. */
export function ok(answer: Answer, what: string): string {
  const Kind = answer.status === 503 ? Refused : Error
  if (answer.status !== 200) throw new Kind(`${what} answered ${answer.status}: ${answer.body.slice(0, 500)}`)
  return answer.body
}

function textOf(body: string, field: string): string {
  const start = body.indexOf(`"${field}":"`)
  if (start < 0) throw new Error(`No ${field} in ${body.slice(0, 500)}`)
  const from = start + field.length + 4
  return body.slice(from, body.indexOf('"', from))
}

export const authorized = (token: string): string => `authorization: ${token}\r\n`

export async function newVisitor(connection: Connection, { clientId }: Shop): Promise<string> {
  const request = `{"grantType":"anonymous","clientId":"${clientId}"}`
  return textOf(ok(await connection.call('POST', '/oauth2/token', '', request), 'token'), 'access_token')
}

export async function read(connection: Connection, token: string, path: string, headers = ''): Promise<string> {
  return ok(await connection.call('GET', path, authorized(token) + headers), path)
}

interface Query {
  readonly path: string
  readonly request: string
  readonly headers?: string | undefined
}

export async function query(
  connection: Connection,
  token: string,
  { path, request, headers = '' }: Query,
): Promise<string> {
  return ok(await connection.call('POST', path, authorized(token) + headers, request), path)
}

export async function readPage(connection: Connection, path: string): Promise<string> {
  return ok(
    await connection.call('GET', path, 'accept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n'),
    path,
  )
}

export async function addLine(connection: Connection, token: string, item: ShopItem): Promise<string> {
  const request = JSON.stringify({ lineItems: [lineOf(item)] })
  return ok(
    await connection.call('POST', '/ecom/v1/carts/current/add-to-cart', authorized(token), request),
    'add-to-cart',
  )
}

const checkoutRequest = JSON.stringify(CHECKOUT_REQUEST)

/** Gives the checkout's id. */
export async function checkOut(connection: Connection, token: string): Promise<string> {
  const path = '/ecom/v1/carts/current/create-checkout'
  return textOf(
    ok(await connection.call('POST', path, authorized(token), checkoutRequest), 'create-checkout'),
    'checkoutId',
  )
}

/** Orders what must be there; gives the order's id. */
export async function orderIdOf(connection: Connection, token: string, checkoutId: string): Promise<string> {
  const path = `/ecom/v1/checkouts/${checkoutId}/create-order`
  return textOf(
    ok(await connection.call('POST', path, authorized(token), `{"id":"${checkoutId}"}`), 'create-order'),
    'orderId',
  )
}

/** Pays at the test bank, and checks the payment as the page does that the buyer comes back to. With `repeated`, calls are made again when the server is busy. */
export async function payOnline(
  connection: Connection,
  token: string,
  orderId: string,
  repeated?: () => void,
): Promise<void> {
  const path = `/fairground/v1/orders/${orderId}`
  const served = (call: () => Promise<Answer>) => (repeated ? untilServed(call, repeated) : call())
  const begun = await served(() =>
    connection.call('POST', `${path}/pay`, authorized(token), `{"orderId":"${orderId}","method":"test"}`),
  )
  const { pathname } = new URL(textOf(ok(begun, 'pay'), 'redirectUrl'))
  const form = { type: 'application/x-www-form-urlencoded', text: 'choice=approve' }
  const chosen = await served(() => connection.call('POST', pathname, 'sec-fetch-site: same-origin\r\n', form))
  if (chosen.status !== 303) throw new Error(`The test bank answered ${chosen.status}`)
  const checked = await served(() =>
    connection.call('POST', `${path}/check-payment`, authorized(token), `{"orderId":"${orderId}"}`),
  )
  ok(checked, 'check-payment')
}

/** One of many networks, as in a real sale: what one network may hold is counted at each purchase. */
export const networkHeader = (n: number): string =>
  `x-forwarded-for: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}\r\n`

/** Number out of a random id. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-6), 16)

/** Sold, or refused because nothing is left; anything else is a fault. */
export async function order(connection: Connection, token: string, checkoutId: string): Promise<'sold' | 'refused'> {
  const answer = await connection.call(
    'POST',
    `/ecom/v1/checkouts/${checkoutId}/create-order`,
    authorized(token) + networkHeader(numberOf(checkoutId)),
    `{"id":"${checkoutId}"}`,
  )
  if (answer.status === 409 && answer.body.includes('OUT_OF_STOCK')) return 'refused'
  textOf(ok(answer, 'create-order'), 'orderId')
  return 'sold'
}

/** A call that a busy server refused is repeated after a moment, as a client does that reads `Retry-After`; `repeated` counts how often. */
async function untilServed(call: () => Promise<Answer>, repeated: () => void): Promise<Answer> {
  for (;;) {
    const answer = await call()
    if (answer.status !== BUSY) return answer
    repeated()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

const BUSY = 503
const PAUSE_MS = 1_000

export interface TicketSale {
  readonly eventId: string
  readonly ticketDefinitionId: string
  /** A call was refused as the server was busy, and is made again. */
  repeated(): void
}

/** The id of the reservation of one ticket, or undefined where none is left; anything else is a fault. */
export async function holdTicket(...hold: Parameters<typeof reserveTicket>): Promise<string | undefined> {
  const answer = await reserveTicket(...hold)
  return answer && textOf(answer, 'id')
}

/** The answer to the same. */
export async function reserveTicket(
  connection: Connection,
  token: string,
  { ticketDefinitionId, repeated }: TicketSale,
  buyer: number,
): Promise<string | undefined> {
  const request = JSON.stringify({ ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] } })
  const headers = authorized(token) + networkHeader(buyer)
  const call = () => connection.call('POST', '/events/v1/ticket-reservations', headers, request)
  const answer = await untilServed(call, repeated)
  if (answer.status === 409 && answer.body.includes('NOT_ENOUGH_TICKETS')) return undefined
  return ok(answer, 'ticket-reservations')
}

/** Orders the held ticket; gives the order's id. */
export async function orderHeld(...held: Parameters<typeof orderTickets>): Promise<string> {
  const page = textOf(await orderTickets(...held), 'orderPageUrl')
  return new URL(page).pathname.split('/').at(-1) ?? ''
}

/** The answer to the same. */
export async function orderTickets(
  connection: Connection,
  token: string,
  { eventId, repeated }: TicketSale,
  reservationId: string,
): Promise<string> {
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: `${reservationId}@example.com` }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const request = JSON.stringify({ eventId, reservationId, buyer, guests: [{ form: { inputValues } }] })
  const headers = authorized(token) + networkHeader(numberOf(reservationId))
  const call = () => connection.call('POST', '/events/v1/checkout', headers, request)
  return ok(await untilServed(call, repeated), 'checkout')
}

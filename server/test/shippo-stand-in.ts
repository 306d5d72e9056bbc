import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Key of the account that the stand-in knows. */
export const SHIPPO_KEY = 'shippo_test_standin1'

interface Service {
  readonly token: string
  readonly name: string
  /** For a package of one kilogram. */
  amount: string
  readonly days: number
}

/** A label that was bought, in the fields that a shop reads. */
export interface StandInTransaction {
  readonly object_id: string
  readonly rate: string
  readonly metadata: string
  status: 'SUCCESS' | 'QUEUED' | 'ERROR' | 'REFUNDPENDING' | 'REFUNDED' | 'REFUNDREJECTED'
  readonly label_url: string
  readonly tracking_number: string
  readonly tracking_url_provider: string
  readonly messages: readonly { readonly source: string; readonly text: string }[]
}

interface Shipment {
  readonly address_from: Record<string, string>
  readonly address_to: Record<string, string>
  readonly parcels: readonly Record<string, string>[]
  readonly customs_declaration?: {
    readonly items: readonly Record<string, unknown>[]
    readonly [field: string]: unknown
  }
}

/** Fault of the next answers: the socket closes, nothing comes, or what comes is not Shippo's. */
type Fault = 'lost' | 'silent' | 'malformed' | 'throttled' | 'down'

export interface ShippoStandIn {
  readonly url: string
  /** Method and path of each call, in order. */
  readonly calls: string[]
  readonly shipments: Shipment[]
  readonly transactions: Map<string, StandInTransaction>
  /** Prices by the token of a service; a change shows in the next shipment. */
  readonly services: Service[]
  currency: string
  /** Applies to every call until it is taken away. */
  fault: Fault | undefined
  /** Labels begin in this state. */
  labelsBegin: StandInTransaction['status']
  /** Lists of labels are empty, as while the last ones are on their way into them. */
  listsNothing: boolean
  /** Answers that are lost after the label was bought. */
  loseLabels: number
  /** Decision about refunds; PENDING is left to somebody. */
  refundsEnd: 'PENDING' | 'SUCCESS' | 'ERROR'
  /** Answers that are lost after the refund was requested. */
  loseRefunds: number
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Record<string, string>
}

const services = (): Service[] => [
  { token: 'usps_ground_advantage', name: 'Ground Advantage', amount: '7.10', days: 4 },
  { token: 'usps_priority', name: 'Priority Mail', amount: '9.85', days: 2 },
  { token: 'usps_priority_express', name: 'Priority Mail Express', amount: '31.40', days: 1 },
  { token: 'usps_priority_mail_international', name: 'Priority Mail International', amount: '44.00', days: 8 },
  { token: 'usps_media_mail', name: 'Media Mail', amount: '3.92', days: 7 },
]

/**
 * A server that speaks the part of Shippo's HTTP that the carrier uses: JSON in, JSON out, the token in a header, bodies of errors by field,
 * throttling, and labels that are bought of a rate once for each call. It can lose answers, be silent, and answer what is not its own.
 */
export async function shippoStandIn(): Promise<ShippoStandIn> {
  const state = {
    calls: [] as string[],
    shipments: [] as Shipment[],
    transactions: new Map<string, StandInTransaction>(),
    services: services(),
    currency: 'GBP',
    fault: undefined as Fault | undefined,
    labelsBegin: 'SUCCESS' as StandInTransaction['status'],
    listsNothing: false,
    loseLabels: 0,
    refundsEnd: 'SUCCESS' as 'PENDING' | 'SUCCESS' | 'ERROR',
    loseRefunds: 0,
  }
  const rates = new Map<string, object>()

  const shipment = (body: Shipment): Answer => {
    const { address_from: from, address_to: to, parcels } = body
    if (!to?.country) return { status: 400, body: { address_to: [{ country: ['This field is required.'] }] } }
    if (!parcels?.[0]?.weight) return { status: 400, body: { parcels: [{ weight: ['This field is required.'] }] } }
    const abroad = from.country !== to.country
    if (body.customs_declaration && !body.customs_declaration.certify_signer)
      return { status: 400, body: { customs_declaration: [{ certify_signer: ['This field is required.'] }] } }
    state.shipments.push(body)
    const made = state.services
      .filter(({ token }) => token.includes('international') === abroad)
      .map(({ token, name, amount, days }) => {
        const rate = {
          object_id: randomUUID().replaceAll('-', ''),
          amount,
          currency: state.currency,
          amount_local: amount,
          currency_local: state.currency,
          provider: 'USPS',
          servicelevel: { token, name, terms: '' },
          estimated_days: days,
          test: true,
        }
        rates.set(rate.object_id, rate)
        return rate
      })
    const messages = to.zip === '99999' ? [{ source: 'USPS', code: '', text: 'The postal code is not known.' }] : []
    return {
      status: 201,
      body: {
        object_id: randomUUID().replaceAll('-', ''),
        status: 'SUCCESS',
        ...body,
        rates: messages.length > 0 ? [] : made,
        messages,
      },
    }
  }

  const transaction = ({ rate, metadata = '' }: { rate?: string; metadata?: string }): Answer => {
    if (!rate || !rates.has(rate)) return { status: 400, body: { rate: [`Rate with supplied object_id not found.`] } }
    const id = randomUUID().replaceAll('-', '')
    const failed = state.labelsBegin === 'ERROR'
    const made: StandInTransaction = {
      object_id: id,
      rate,
      metadata,
      status: state.labelsBegin,
      label_url: failed ? '' : `https://labels.example/${id}.pdf`,
      tracking_number: failed ? '' : `9205590164917312${String(state.transactions.size).padStart(6, '0')}`,
      tracking_url_provider: failed ? '' : 'https://tools.usps.com/go/TrackConfirmAction?tLabels=1',
      messages: failed ? [{ source: 'USPS', text: 'The sender has no balance.' }] : [],
    }
    state.transactions.set(id, made)
    return { status: 201, body: made }
  }

  const refund = ({ transaction: id = '' }: { transaction?: string }): Answer => {
    const label = state.transactions.get(id)
    if (!label) return { status: 400, body: { transaction: ['Transaction with supplied object_id not found.'] } }
    if (label.status !== 'SUCCESS') return { status: 400, body: { detail: 'The label cannot be refunded.' } }
    const { refundsEnd: status } = state
    label.status = status === 'PENDING' ? 'REFUNDPENDING' : status === 'SUCCESS' ? 'REFUNDED' : 'REFUNDREJECTED'
    return { status: 201, body: { object_id: randomUUID().replaceAll('-', ''), status, transaction: id, test: true } }
  }

  const answer = (method: string, { pathname, searchParams }: URL, body: never): Answer => {
    const [, kind, id] = pathname.split('/')
    if (kind === 'carrier_accounts') return listed([{ carrier: 'usps', active: true }])
    if (kind === 'shipments' && method === 'POST') return shipment(body)
    if (kind === 'transactions' && method === 'POST') return transaction(body)
    if (kind === 'refunds' && method === 'POST') return refund(body)
    if (kind === 'transactions' && id) {
      const found = state.transactions.get(id)
      return found ? { status: 200, body: found } : { status: 404, body: { detail: 'Not found.' } }
    }
    if (kind === 'transactions') {
      const wanted = searchParams.get('rate')
      const made = state.listsNothing ? [] : [...state.transactions.values()].toReversed()
      return listed(made.filter(({ rate }) => wanted === null || rate === wanted))
    }
    return { status: 404, body: { detail: 'Not found.' } }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const text = await textOf(request)
    state.calls.push(`${request.method} ${url.pathname}`)
    const faulty = faultOf(state.fault)
    if (faulty === 'silent') return
    if (faulty === 'lost') {
      request.socket.destroy()
      return
    }
    if (faulty) {
      send(response, faulty)
      return
    }
    if (request.headers.authorization !== `ShippoToken ${SHIPPO_KEY}`) {
      send(response, { status: 401, body: { detail: 'Token does not exist' } })
      return
    }
    const result = answer(request.method ?? 'GET', url, (text ? JSON.parse(text) : {}) as never)
    const lost = request.method === 'POST' && LOSSES[url.pathname.split('/')[1] ?? '']
    if (lost && state[lost] > 0) {
      state[lost]--
      request.socket.destroy()
      return
    }
    send(response, result)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}

/** Counters of answers to lose, by the path. */
const LOSSES: Readonly<Record<string, 'loseLabels' | 'loseRefunds'>> = {
  transactions: 'loseLabels',
  refunds: 'loseRefunds',
}

const listed = (results: readonly unknown[]): Answer => ({
  status: 200,
  body: { next: null, previous: null, results },
})

function faultOf(fault: Fault | undefined): Answer | 'silent' | 'lost' | undefined {
  switch (fault) {
    case 'malformed':
      return { status: 200, body: '<html>Bad gateway</html>' }
    case 'throttled':
      return { status: 429, body: { detail: 'Request was throttled.' }, headers: { 'retry-after': '2' } }
    case 'down':
      return { status: 503, body: { detail: 'Service unavailable' } }
    default:
      return fault
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

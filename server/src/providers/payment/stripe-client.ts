import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { stripeFetch } from './stripe-fetch.ts'

/** Milliseconds of one request; a payment waits ten seconds for all of them. */
const REQUEST_MS = 4_000
const CLIENTS = 50

export interface StripeClients {
  of(secretKey: string): Promise<Stripe>
  /** The package, for its webhooks and errors: read when the first account is used, for most shops have none. */
  readonly library: () => Promise<typeof Stripe>
}

/** Clients of Stripe by key; `apiUrl` is another address than Stripe's own. */
export function stripeClients(apiUrl: string | undefined): StripeClients {
  const clients = new Map<string, Stripe>()
  const library = async () => (await import('stripe')).Stripe
  const address = apiUrl === undefined ? {} : addressOf(new URL(apiUrl))
  return {
    library,
    async of(secretKey) {
      const id = createHash('sha256').update(secretKey).digest('hex')
      const known = clients.get(id)
      if (known) return known
      const Client = await library()
      const client = new Client(secretKey, {
        ...address,
        timeout: REQUEST_MS,
        maxNetworkRetries: 1,
        telemetry: false,
        httpClient: Client.createFetchHttpClient(stripeFetch),
        appInfo: { name: 'Fairground' },
      })
      if (clients.size >= CLIENTS) clients.clear()
      clients.set(id, client)
      return client
    },
  }
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? '80' : '443'),
})

/** Class of an error of the package; empty for any other. */
export const typeOf = (error: unknown): string =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : ''

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

import { Resolver } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 20 * 1024 * 1024
const DNS_TIMEOUT_MS = 2_000
/** A host that does not take the connection by then is one that cannot be reached: pages wait for it. */
const CONNECT_TIMEOUT_MS = 2_000

/** `unreachable`: the host could not be reached; a later attempt may succeed. `refused`: its answer is not accepted. */
export type Fetched = { readonly bytes: Buffer } | { readonly failed: 'unreachable' | 'refused' }

/** The outside as seen from here: tests bring their own. */
export interface Outside {
  /** All addresses of a host name. */
  addresses(host: string): Promise<string[]>
  /** May a picture be fetched from there? */
  permits(address: string, port: number): boolean
}

export const internet: Outside = {
  // Not `dns.lookup`: a name server that does not answer would keep the threads that read files waiting.
  async addresses(host) {
    const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 })
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  },
  permits: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
}

/**
 * Fetches from the public internet alone: the name is resolved once, every address of it must be public, and the
 * connection goes to the address that was checked. No redirects, 10 s, 20 MB. So no address of a merchant reaches our own network.
 */
export async function fetchPicture(address: string, outside: Outside = internet): Promise<Fetched> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return { failed: 'refused' }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const found = isIP(host) ? [host] : await outside.addresses(host).catch(() => [])
  const pinned = found[0]
  if (pinned === undefined) return { failed: 'unreachable' }
  if (!found.every((one) => outside.permits(one, port))) return { failed: 'refused' }
  return receive(url, pinned)
}

function receive(url: URL, pinned: string): Promise<Fetched> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const unreachable = () => resolve({ failed: 'unreachable' })
    const outgoing = request(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'image/avif,image/webp,image/*', 'accept-encoding': 'identity', 'user-agent': 'Fairground' },
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address: pinned, family: isIP(pinned) }]) : done(null, pinned, isIP(pinned)),
      },
      (answer) => {
        const refuse = (failed: 'unreachable' | 'refused') => {
          resolve({ failed })
          answer.destroy()
        }
        const { statusCode = 0, headers } = answer
        if (statusCode >= 500 || statusCode === 429) return refuse('unreachable')
        if (statusCode !== 200 || headers['content-encoding'] || Number(headers['content-length'] ?? 0) > MAX_BYTES)
          return refuse('refused')
        const parts: Buffer[] = []
        let size = 0
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size > MAX_BYTES) refuse('refused')
          else parts.push(part)
        })
        answer.on('end', () => resolve({ bytes: Buffer.concat(parts) }))
        answer.on('error', unreachable)
        answer.on('aborted', unreachable)
      },
    )
    outgoing.on('error', unreachable)
    outgoing.on('socket', (socket) => {
      const late = setTimeout(() => outgoing.destroy(new Error('No connection')), CONNECT_TIMEOUT_MS)
      for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(late))
    })
    outgoing.end()
  })
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isAdministrator } from '../ground/caller.ts'
import { makeRoom } from '../ground/oldest.ts'
import { siteInLanguage } from '../ground/site-languages.ts'
import { knownRead, prefixOfReads, shownCurrency } from './cached-read.ts'
import type { Identified } from './credentials.ts'
import { type Dispatcher, permit } from './dispatch.ts'
import type { Mounted } from './mount.ts'
import { networkOf } from './network.ts'
import { firstOf, presentedBy } from './presented.ts'
import { requestedLanguage } from './reader.ts'
import { isForKnownHost } from './request-headers.ts'
import { sendRead } from './send-read.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/**
 * Answers what is in the read cache without routes, hooks and messages: the address had the same message before, and its answer
 * had these headers. Whatever is not plain (a refusal, a write not read yet, a foreign host name) takes the whole way.
 */
export interface ShortWay {
  /** After a cached operation was answered from the cache at this address (path and query): most are requested once. */
  remember(
    address: string,
    read: { mounted: Mounted; readKey: string; headers: Readonly<Record<string, unknown>> },
  ): void
  /** The server's listener: the short way where there is one, else `whole`. */
  before(whole: RequestListener): RequestListener
  /** From now on everything takes the whole way, which knows how a server closes. */
  close(): void
}

interface Settings {
  readonly isKnownHost: (host: string) => boolean
  readonly newRequestId: () => string
  readonly countStatements: boolean
  readonly addressOf: TrustedProxies['addressOf']
}

interface Read {
  readonly mounted: Mounted
  readonly readKey: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** Prefix of the last answer: a key that is made again is hashed again. */
  prefix: string
  key: string
}

const MOST_READS = 20_000
const LONGEST_ADDRESS = 1_000
/** Headers that each answer sets for itself. */
const OWN_HEADERS = [
  'x-wix-request-id',
  'x-fairground-statements',
  'x-fairground-flushes',
  'etag',
  'content-length',
  'set-cookie',
]

export function shortWay(
  world: Dispatcher,
  { isKnownHost, newRequestId, countStatements, addressOf }: Settings,
): ShortWay {
  const reads = new Map<string, Read>()
  let closed = false

  const answered = async (read: Read, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { headers } = request
    let identified: Identified
    try {
      identified = await world.identify(presentedBy(request))
      permit(read.mounted, identified.caller)
    } catch {
      return false
    }
    const { site, caller } = identified
    if (isAdministrator(caller)) return false
    const reading = {
      currency: firstOf(headers['x-fairground-currency']),
      consistent: firstOf(headers['x-wix-consistent']),
    }
    const localized = siteInLanguage(site, requestedLanguage(request))
    const prefix = prefixOfReads(localized, shownCurrency(site, reading.currency))
    if (read.prefix !== prefix) {
      read.prefix = prefix
      read.key = prefix + read.readKey
    }
    const known = await knownRead(world, read.key, reading)
    if (!known) return false
    try {
      const forwardedFor = [headers['x-forwarded-for']].flat().join()
      world.limits.general(caller, networkOf(addressOf(request.socket.remoteAddress ?? '', forwardedFor)))
    } catch {
      return false
    }
    const own = [...read.headers, 'x-wix-request-id', newRequestId()]
    if (countStatements) own.push('x-fairground-statements', '0', 'x-fairground-flushes', '0')
    sendRead(response, known, { headers: own, ifNoneMatch: headers['if-none-match'] })
    return true
  }

  return {
    remember(address, { mounted, readKey, headers }) {
      // A caller who reads another site than the token's names it in the message, which is not read here.
      if (address.length > LONGEST_ADDRESS || mounted.options.siteOf) return
      if (reads.has(address)) return
      makeRoom(reads, MOST_READS)
      const sent = Object.entries(headers).filter(([name, value]) => value !== undefined && !OWN_HEADERS.includes(name))
      const flat = sent.flatMap(([name, value]) => [name, String(value)])
      reads.set(address, { mounted, readKey, headers: flat, prefix: '', key: '' })
    },
    before: (whole) => (request, response) => {
      const read = request.method === 'GET' && !closed ? reads.get(request.url ?? '') : undefined
      if (!read || !isForKnownHost(request, isKnownHost)) return whole(request, response)
      answered(read, request, response).then(
        (done) => {
          if (!done) whole(request, response)
        },
        () => response.destroy(),
      )
    },
    close() {
      closed = true
    },
  }
}

import { targetOf } from './address.ts'
import type { Auth, Connection } from './auth/auth.ts'
import type { Route } from './call.ts'
import { type Clock, systemClock } from './clock.ts'
import { ApiError, ConnectionError, errorOf } from './errors.ts'
import { SetupError } from './setup-error.ts'
import { fromWire, parsedOrText } from './values.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Repeating a POST or PATCH with the key has the effect of one; the server keeps keys for a day. At most 255 characters. */
  readonly idempotencyKey?: string
}

export interface TransportOptions {
  /** Address of the server. */
  readonly url: string
  readonly auth: Auth
  readonly fetch?: typeof fetch
  /** For pages that the server renders: calls it from within, without HTTP. */
  readonly direct?: DirectCall | undefined
  /** Number of repeats of a call after 429, 503 or a failed connection, where repeating is safe. 2 by default. */
  readonly retries?: number
  /** The computer's clock by default. Expiry of tokens, waits and time-outs follow it. */
  readonly clock?: Clock
}

export type Message = Readonly<Record<string, unknown>>

/** Answer of a server that this program is part of: `body` has the values that the route has in place of texts, and may answer other calls, too. */
export interface DirectAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Calls the server that this program is part of; undefined where that knows no such call, which is then sent. */
export type DirectCall = (
  route: Route,
  message: Message,
  headers: Readonly<Record<string, string>>,
) => Promise<DirectAnswer> | undefined
export type Send = (route: Route, message: Message, options?: CallOptions) => Promise<unknown>

const CONSISTENT = 'x-wix-consistent'
const LONGEST_WAIT_S = 30

export const connectionOf = ({ url, fetch, clock = systemClock }: TransportOptions): Connection => ({
  url: url.replace(/\/+$/, ''),
  fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
  clock,
})

/** Sends messages and remembers, between calls, how far the server must have read to show the caller's own writes. */
export function transport(connection: Connection, { auth, direct, retries = 2 }: TransportOptions): Send {
  let consistent: string | undefined

  async function once(route: Route, message: Message, options: CallOptions, headers: Readonly<Record<string, string>>) {
    const within = direct?.(route, message, { ...headers, ...ownHeaders(options) })
    return within ? answerWithin(await within) : sent(route, message, options, headers)
  }

  const ownHeaders = ({ idempotencyKey }: CallOptions): Record<string, string> => ({
    ...(consistent === undefined ? {} : { [CONSISTENT]: consistent }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  })

  function answerWithin({ status, body, headers }: DirectAnswer): unknown {
    consistent = later(consistent, headers[CONSISTENT] ?? null)
    if (status !== 200) throw errorOf({ status, statusText: '', headers: new Headers(headers) }, body)
    return body
  }

  async function sent(route: Route, message: Message, options: CallOptions, headers: Readonly<Record<string, string>>) {
    const { method, path, body } = targetOf(route, message)
    let response: Response | undefined
    let answer: unknown
    try {
      response = await connection.fetch(connection.url + path, {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...ownHeaders(options),
        },
        ...(body === undefined ? {} : { body }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(auth.credentials ? { credentials: auth.credentials } : {}),
      })
      consistent = later(consistent, response.headers.get(CONSISTENT))
      const text = await response.text()
      answer = response.ok ? JSON.parse(text) : parsedOrText(text)
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason
      const requestId = response?.headers.get('x-wix-request-id') ?? undefined
      throw new ConnectionError(`${method} ${connection.url}${path.split('?')[0]}: no answer`, { cause, requestId })
    }
    if (response.status !== 200) throw errorOf(response, answer)
    if (route.values) fromWire(route.values, answer)
    return answer
  }

  return async (route, message, options = {}) => {
    const { signal } = options
    signal?.throwIfAborted()
    if (route.personal && auth.as) throw notForAKey(route, auth.as)
    let renewed = false
    for (let failures = 0; ; ) {
      let headers: Readonly<Record<string, string>> | undefined
      try {
        headers = await unlessAborted(auth.headers(connection), signal)
        return await once(route, message, options, headers)
      } catch (error) {
        if (headers && error instanceof ApiError && error.status === 401 && !renewed) {
          renewed = true
          if (await unlessAborted(auth.renew(connection, headers), signal)) continue
        }
        // Without headers nothing was sent yet: it was the tokens that could not be had.
        const safe = headers === undefined || isSafe(route, options)
        const wait = failures < retries ? waitBefore(error, failures, safe) : undefined
        if (wait === undefined) throw error
        failures += 1
        await connection.clock.wait(wait, signal)
      }
    }
  }
}

const notForAKey = ({ method, path }: Route, who: string): SetupError =>
  new SetupError(
    'NOT_FOR_A_KEY',
    `${method} ${path} acts on what belongs to the caller. Called with ${who}, all visitors would share one cart, and its checkout would be nobody's. Call it with the visitor's own tokens: visitorAuth, or visitorOf(request) in a server.`,
  )

/** Answers may overtake each other: of two positions the greater holds. They are decimal numbers of up to 19 digits. */
function later(known: string | undefined, given: string | null): string | undefined {
  if (given === null || known === undefined) return given ?? known
  return given.length > known.length || (given.length === known.length && given > known) ? given : known
}

/** True when doing it twice is doing it once. Lists are only read, also those that go as POST. */
const isSafe = ({ method, list }: Route, { idempotencyKey }: CallOptions): boolean =>
  method === 'GET' || method === 'PUT' || method === 'DELETE' || list !== undefined || idempotencyKey !== undefined

/** Milliseconds to wait before the next attempt; undefined when there should be none. */
function waitBefore(error: unknown, failures: number, safe: boolean): number | undefined {
  const busy = error instanceof ApiError && (error.status === 429 || error.status === 503)
  if (!safe || !(busy || error instanceof ConnectionError)) return undefined
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined
  if (retryAfter !== undefined) return retryAfter > LONGEST_WAIT_S ? undefined : retryAfter * 1000
  return 200 * 2 ** failures * (0.5 + Math.random() / 2)
}

/** A renewal is shared by many calls: an abort ends the wait of one and leaves the renewal to the others. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

import { targetOf } from './address.ts'
import type { Auth, Connection } from './auth/auth.ts'
import type { Route } from './call.ts'
import { ApiError, ConnectionError } from './errors.ts'
import { fromWire } from './values.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Repeating a POST or PATCH with the key has the effect of one; the server keeps keys for a day. At most 255 characters. */
  readonly idempotencyKey?: string
}

export interface TransportOptions {
  /** Address of the server, without a slash at the end. */
  readonly url: string
  readonly auth: Auth
  readonly fetch?: typeof fetch
  /** How often a call is repeated after 429, 503 or a failed connection, where repeating is safe. 2 unless said. */
  readonly retries?: number
}

export type Send = (route: Route, message: Readonly<Record<string, unknown>>, options: CallOptions) => Promise<unknown>

const CONSISTENT = 'x-wix-consistent'
const LONGEST_WAIT_S = 30

/** Sends messages and remembers, between calls, how far the server must have read to show the caller's own writes. */
export function transport({
  url,
  auth,
  fetch = globalThis.fetch.bind(globalThis),
  retries = 2,
}: TransportOptions): Send {
  const connection: Connection = { url: url.replace(/\/+$/, ''), fetch }
  let consistent: string | undefined

  async function once(
    route: Route,
    message: Readonly<Record<string, unknown>>,
    options: CallOptions,
    headers: Record<string, string>,
  ) {
    const { method, path, body } = targetOf(route, message)
    let response: Response
    let answer: unknown
    try {
      response = await fetch(connection.url + path, {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(consistent === undefined ? {} : { [CONSISTENT]: consistent }),
          ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
        },
        ...(body === undefined ? {} : { body }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(auth.credentials ? { credentials: auth.credentials } : {}),
      })
      consistent = later(consistent, response.headers.get(CONSISTENT))
      const text = await response.text()
      answer = response.ok ? JSON.parse(text) : parsedOr(text)
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason
      throw new ConnectionError(`${method} ${path.split('?')[0]}: no answer`, { cause })
    }
    if (response.status !== 200) throw new ApiError(response.status, response.headers, answer)
    if (route.values) fromWire(route.values, answer)
    return answer
  }

  return async (route, message, options) => {
    options.signal?.throwIfAborted()
    let renewed = false
    for (let failures = 0; ; ) {
      const headers = { ...(await auth.headers(connection)) }
      try {
        return await once(route, message, options, headers)
      } catch (error) {
        if (error instanceof ApiError && error.status === 401 && !renewed) {
          renewed = true
          if (await auth.renew(connection, headers)) continue
        }
        const wait = failures < retries ? waitBefore(error, failures, isSafe(route, options)) : undefined
        if (wait === undefined) throw error
        failures += 1
        await pause(wait, options.signal)
      }
    }
  }
}

/** Answers may overtake each other: of two positions the greater holds. They are decimal numbers of up to 19 digits. */
function later(known: string | undefined, given: string | null): string | undefined {
  if (given === null || known === undefined) return given ?? known
  return given.length > known.length || (given.length === known.length && given > known) ? given : known
}

/** Whether doing it twice is doing it once. */
const isSafe = ({ method }: Route, { idempotencyKey }: CallOptions): boolean =>
  method === 'GET' || method === 'PUT' || method === 'DELETE' || idempotencyKey !== undefined

/** Milliseconds to wait before the next attempt; undefined when there should be none. */
function waitBefore(error: unknown, failures: number, safe: boolean): number | undefined {
  const busy = error instanceof ApiError && (error.status === 429 || error.status === 503)
  if (!safe || !(busy || error instanceof ConnectionError)) return undefined
  const asked = error instanceof ApiError ? error.retryAfter : undefined
  if (asked !== undefined) return asked > LONGEST_WAIT_S ? undefined : asked * 1000
  return 200 * 2 ** failures * (0.5 + Math.random() / 2)
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

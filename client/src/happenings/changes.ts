import { contextOf } from '../context.ts'
import { ApiError, ConnectionError, errorOf } from '../errors.ts'
import { parsedOrText } from '../values.ts'
import { serverSentEvents } from './server-sent-events.ts'

/** Something changed: read it again if you show it. */
export interface Change {
  readonly entity: string
  readonly entityId: string
  readonly slug: string
}

const RETRY_MS = 3_000

/**
 * Changes on the site as they happen, from the live stream at `/_live`: for staff sessions and API keys what their scopes let
 * them read, for visitors and members their own orders and reservations. The stream is opened again after it breaks; what
 * happened meanwhile is not sent again, so `onOpen` is where data is read again. Ends with the abort of `signal`; throws when the
 * server refuses.
 */
export async function* changes(
  client: object,
  { signal, onOpen }: { readonly signal?: AbortSignal; readonly onOpen?: () => void } = {},
): AsyncGenerator<Change, void, undefined> {
  const { connection, options } = contextOf(client)
  const { auth } = options
  let retry = RETRY_MS
  let renewed = false
  while (!signal?.aborted) {
    let headers: Readonly<Record<string, string>> | undefined
    try {
      headers = await auth.headers(connection)
      const response = await connection.fetch(`${connection.url}/_live`, {
        headers: { ...headers, accept: 'text/event-stream' },
        ...(signal ? { signal } : {}),
        ...(auth.credentials ? { credentials: auth.credentials } : {}),
      })
      if (response.status !== 200 || !response.body) throw errorOf(response, parsedOrText(await response.text()))
      renewed = false
      onOpen?.()
      for await (const event of serverSentEvents(response.body)) {
        retry = event.retry ?? retry
        if (event.data) yield JSON.parse(event.data) as Change // the server's own stream
      }
    } catch (error) {
      if (signal?.aborted) return
      if (headers && error instanceof ApiError && error.status === 401 && !renewed) {
        renewed = true
        if (await auth.renew(connection, headers)) continue
      }
      const passes = error instanceof ApiError ? error.status === 429 || error.status >= 500 : isLost(error)
      if (!passes) throw error
    }
    await connection.clock.wait(retry, signal).catch((reason: unknown) => {
      if (!signal?.aborted) throw reason
    })
  }
}

/** `fetch` rejects with a TypeError when the network fails. */
const isLost = (error: unknown): boolean => error instanceof TypeError || error instanceof ConnectionError

import type { ValueTree } from '@fairground/client/call.ts'
import { fromWire } from '@fairground/client/values.ts'
import { present } from '@fairground/domain/present.ts'
import type { FastifyBaseLogger } from 'fastify'
import { newRequestId, pathsOf } from './api-routes.ts'
import { type Answer, type Call, type Dispatcher, dispatch, identified } from './dispatch.ts'
import { answerError } from './errors.ts'
import type { Api, Mounted } from './mount.ts'
import { plainMessage } from './plain-message.ts'
import type { CachedRead } from './read-cache.ts'
import { readerOf, strangerReader } from './reader.ts'

/** Operation that a client calls, as its table names it: the path has `{field}` segments. */
interface Route {
  readonly method: string
  readonly path: string
  /** Places of the answer that hold values which JSON cannot. */
  readonly values?: ValueTree
}

/** Answer to a call from within: values as a client gives them. The same values answer the next call, so nobody may change them. */
export interface DirectAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Calls an operation of this server from within; undefined where it has none of that name. */
export type DirectCall = (
  route: Route,
  message: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
) => Promise<DirectAnswer> | undefined

/** Reader for whom calls are made. */
export interface DirectReader {
  /** Network of the reader, for the limits that count by it. */
  readonly address: string
  readonly currency?: string | undefined
  readonly language?: string | undefined
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

/**
 * Operations for pages that this server writes itself: the same checks, limits and cache as over HTTP, without its requests, headers and
 * bytes. An answer that is cached is parsed once for as long as it is cached.
 */
export function directCalls(api: Api, world: Dispatcher): (reader: DirectReader) => DirectCall {
  const byRoute = new Map<string, Mounted>()
  for (const mounted of api.mounted.values())
    for (const path of pathsOf(mounted.operation)) byRoute.set(`${mounted.operation.method} ${path}`, mounted)
  const values = new WeakMap<CachedRead, unknown>()

  const parsedOnce = ({ body, read }: Answer, tree: ValueTree | undefined): unknown => {
    const known = read && values.get(read)
    if (known !== undefined) return known
    const value: unknown = JSON.parse(String(body))
    if (tree) fromWire(tree, value)
    if (read) values.set(read, value)
    return value
  }

  const answer = async (
    { mounted, tree }: { mounted: Mounted; tree: ValueTree | undefined },
    call: Call,
    log: DirectReader['log'],
  ): Promise<DirectAnswer> => {
    const reader = await identified(world, mounted, call).catch((error: unknown) => ({ error }))
    try {
      if ('error' in reader) throw reader.error
      const found = await dispatch(world, mounted, call, reader)
      const headers = present({ 'x-wix-consistent': found.position })
      return { status: 200, body: parsedOnce(found, tree), headers }
    } catch (error) {
      const reads =
        'error' in reader
          ? strangerReader(world.directory, { headers: present({ 'x-fairground-language': call.language }) })
          : readerOf(reader, call.language)
      const { status, body, fault, retryAfter } = answerError(error, call.requestId, reads)
      if (fault) log.error({ err: error, operation: mounted.key }, 'request failed')
      else log.info({ status, operation: mounted.key }, 'refused')
      const headers = present({
        'x-wix-request-id': call.requestId,
        'retry-after': retryAfter === undefined ? undefined : String(retryAfter),
      })
      return { status, body: JSON.parse(body), headers }
    }
  }

  return ({ address, currency, language, log }) =>
    ({ method, path, values: tree }, message, headers) => {
      const mounted = byRoute.get(`${method} ${path}`)
      if (!mounted) return undefined
      const call: Call = {
        message: plainMessage(message),
        fromText: false,
        params: [],
        authorization: headers.authorization,
        siteId: undefined,
        cookies: {},
        sameOrigin: false,
        address,
        requestId: newRequestId(),
        idempotencyKey: headers['idempotency-key'],
        consistent: headers['x-wix-consistent'],
        currency,
        language,
      }
      return answer({ mounted, tree }, call, log)
    }
}

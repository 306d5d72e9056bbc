import { randomUUID } from 'node:crypto'
import type { Operation } from '@fairground/contract/operation.ts'
import { browserPages } from '@fairground/contract/pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { InvalidArgument } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import { type ApiRoute, apiRouter, type Matched } from './api-router.ts'
import { type Identified, SessionOver } from './credentials.ts'
import { type Call, type Dispatcher, dispatch, identified, permit } from './dispatch.ts'
import { answerError, withBodyLimit } from './errors.ts'
import { hasAlready } from './if-none-match.ts'
import { messageOfQuery } from './message.ts'
import type { Api } from './mount.ts'
import { networkOf } from './network.ts'
import { firstOf, presentedBy } from './presented.ts'
import { type Reader, readerOf, requestedLanguage, strangerReader } from './reader.ts'
import { sendRead } from './send-read.ts'
import type { ShortWay } from './short-way.ts'
import { bytesOf } from './written.ts'

const DEFAULT_BODY_LIMIT = 1024 * 1024
/** Bytes of a body of operations that take no credentials: names, passwords and codes. */
const STRANGERS_BODY_LIMIT = 64 * 1024
/** Parsing a larger body takes longer than finding out who sends it. */
const SMALL_BODY = 16 * 1024

/** Largest body of an operation in bytes. */
export const bodyLimitOf = ({ bodyLimit, who }: Operation): number =>
  bodyLimit ?? (who.kind === 'anyone' ? STRANGERS_BODY_LIMIT : DEFAULT_BODY_LIMIT)

export interface ApiSettings {
  readonly shortWay: ShortWay
  /** Tests read how many statements a request took in `x-fairground-statements`, and how many flushes in `x-fairground-flushes`. */
  readonly countStatements: boolean
}

/** Every operation at its relative, public and site path (and aliases), and at the POST form of a long GET. */
export const apiRoutes = (api: Api): ApiRoute[] =>
  [...api.mounted.values()].flatMap((mounted) => {
    const { operation } = mounted
    const { method, postFallback } = operation
    return pathsOf(operation).flatMap((path) => [
      { mounted, method, path },
      ...(postFallback === undefined ? [] : [{ mounted, method: 'POST', path: path + postFallback }]),
    ])
  })

/** Name of the constraint by which the HTTP library's routes are ours: bytes of the largest body, which it reads by. */
const BODY = 'operationBody'

/** Serves the operations: one route of the HTTP library for each method and size of bodies, with `apiRouter` before it. */
export function serveOperations(
  app: FastifyInstance,
  world: Dispatcher,
  routes: readonly ApiRoute[],
  settings: ApiSettings,
): void {
  const route = apiRouter(
    routes,
    browserPages.flatMap((page) => pathsOf(page).map((path) => ({ method: page.method, path }))),
  )
  const matches = new WeakMap<object, Matched>()
  const matchOf = ({ raw }: FastifyRequest): Matched => matches.get(raw)! // set by the constraint, without which no route is found
  app.addConstraintStrategy({
    name: BODY,
    mustMatchWhenDerived: true,
    storage: () => new Map(),
    deriveConstraint: (raw) => {
      const matched = route(raw.method ?? '', raw.url ?? '')
      if (matched) matches.set(raw, matched)
      return matched && bodyLimitOf(matched.mounted.operation)
    },
    validate: () => undefined,
  })
  const handler = handlerOf(world, matchOf, settings)
  const onRequest = beforeReading(world, matchOf)
  const config = { who: 'as its operation says' }
  const served = new Map(
    routes.map(({ method, mounted }) => {
      const bodyLimit = bodyLimitOf(mounted.operation)
      return [`${method} ${bodyLimit}`, { method: method as HTTPMethods, bodyLimit }]
    }),
  )
  for (const { method, bodyLimit } of served.values())
    app.route({ method, url: '/*', constraints: { [BODY]: bodyLimit }, bodyLimit, config, onRequest, handler })
}

/** A large body costs memory and time: it is read and parsed for callers who may make the call, and for nobody else. */
function beforeReading(world: Dispatcher, matchOf: (request: FastifyRequest) => Matched) {
  return async (request: FastifyRequest) => {
    const { 'content-length': length = '0', 'transfer-encoding': inChunks } = request.headers
    if (inChunks === undefined && Number(length) <= SMALL_BODY) return
    const { mounted } = matchOf(request)
    const { operation, options } = mounted
    const hasBody = operation.method !== 'GET' || operation.postFallback !== undefined
    if (!hasBody || operation.who.kind === 'anyone') return
    try {
      permit(mounted, (await world.identify(presentedBy(request))).caller)
    } catch (error) {
      // Some of these calls are open to those who were signed out, as their messages say.
      if (!(error instanceof SessionOver && options.alsoSignedOut)) throw error
    }
  }
}

export const pathsOf = (operation: Operation): string[] => [
  ...new Set(
    [
      operation.relative === false ? undefined : operation.path,
      operation.publicPath,
      operation.sitePath,
      ...(operation.aliases ?? []),
    ].filter((path) => path !== undefined),
  ),
]

function handlerOf(world: Dispatcher, matchOf: (request: FastifyRequest) => Matched, settings: ApiSettings) {
  // The reply itself is the answer: what ends earlier than its hooks would be answered once more.
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { mounted, params } = matchOf(request)
    let reader: Identified | undefined
    try {
      const call = callOf(request, params)
      reader = await identified(world, mounted, call)
      const answer = await dispatch(world, mounted, call, reader)
      if (answer.position) reply.header('x-wix-consistent', answer.position)
      if (settings.countStatements)
        reply.header('x-fairground-statements', answer.statements).header('x-fairground-flushes', answer.flushes)
      reply.header('content-type', 'application/json; charset=utf-8')
      const { read, etag, knownBy } = answer
      reply.header('cache-control', read ? 'private, no-cache' : 'private, no-store')
      const ifNoneMatch = request.headers['if-none-match']
      if (read) {
        const headers = reply.getHeaders()
        if (knownBy && request.method === 'GET' && request.raw.url)
          settings.shortWay.remember(request.raw.url, { mounted, readKey: knownBy, headers })
        sendRead(reply.hijack().raw, read, { headers: inTurn(headers), ifNoneMatch })
        return reply
      }
      if (etag) {
        reply.header('etag', etag)
        if (hasAlready(ifNoneMatch, etag)) return reply.code(304).send()
      }
      return reply.send(bytesOf(answer.body))
    } catch (error) {
      const reads = reader ? readerOf(reader, requestedLanguage(request)) : strangerReader(world.directory, request)
      return sendError(error, request, reply, { ...reads, operation: mounted.key })
    }
  }
}

/** Names and values of headers in turn. */
function inTurn(headers: ReturnType<FastifyReply['getHeaders']>): string[] {
  const all: string[] = []
  for (const [name, value] of Object.entries(headers)) {
    if (Array.isArray(value)) for (const one of value) all.push(name, one)
    else if (value !== undefined) all.push(name, String(value))
  }
  return all
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, ...reader }: Reader & { readonly operation?: string },
): FastifyReply {
  const answer = answerError(withBodyLimit(error, request.routeOptions.bodyLimit), request.id, reader)
  if (answer.fault) request.log.error({ err: error, operation }, 'request failed')
  else
    request.log.info(
      { status: answer.status, operation, refusal: error instanceof Error ? error.message : undefined },
      'refused',
    )
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(answer.body)
}

function callOf(request: FastifyRequest, params: Matched['params']): Call {
  const { headers } = request
  const fromBody = !['GET', 'HEAD', 'DELETE'].includes(request.method)
  const query = request.query as Record<string, string | string[] | undefined> // Fastify's own parser
  const { message, fromText } = fromBody
    ? { message: (request.body ?? {}) as Record<string, unknown>, fromText: false } // our body parser gives objects only
    : messageOfQuery(query)
  return {
    message,
    fromText,
    params,
    ...presentedBy(request),
    address: networkOf(request.ip),
    agent: headers['user-agent']?.slice(0, 500),
    requestId: request.id,
    idempotencyKey: idempotencyKeyIn(headers),
    consistent: firstOf(headers['x-wix-consistent']),
    currency: firstOf(headers['x-fairground-currency']),
    language: requestedLanguage(request),
  }
}

const LONGEST_KEY = 255

/** Two keys that begin alike are two: none is cut. */
function idempotencyKeyIn(headers: FastifyRequest['headers']): string | undefined {
  const key = firstOf(headers['idempotency-key'])
  if (key && key.length > LONGEST_KEY)
    throw new InvalidArgument([
      {
        field: 'Idempotency-Key',
        description: message('violations.mostCharacters', { limit: LONGEST_KEY }),
        violatedRule: 'MAX_LENGTH',
        data: { threshold: LONGEST_KEY },
      },
    ])
  return key || undefined
}

export const newRequestId = (): string => randomUUID()

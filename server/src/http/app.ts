import type { RequestListener } from 'node:http'
import cors from '@fastify/cors'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
  type RouteOptions,
} from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { LONGEST_PART } from './api-router.ts'
import { apiRoutes, newRequestId, sendError, serveOperations } from './api-routes.ts'
import { discard } from './discard.ts'
import type { Dispatcher } from './dispatch.ts'
import { answerError } from './errors.ts'
import { boundsOf } from './json-bounds.ts'
import { parseJson } from './message.ts'
import type { Api } from './mount.ts'
import { nearRoutes } from './near-routes.ts'
import { strangerReader } from './reader.ts'
import { refusalOfHeaders } from './request-headers.ts'
import { pathOf } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'
import { shortWay } from './short-way.ts'
import { type TrustedProxies, trustedProxies } from './trusted-proxies.ts'
import { knownRoutes, sendUnrouted } from './unrouted.ts'

interface AppSettings {
  readonly logger: FastifyBaseLogger
  readonly publicUrl: string
  /** Further host names beside the public one and this machine's own. */
  readonly hosts: readonly string[]
  /** Beside this machine: whose word on the address of a caller counts. */
  readonly trustedProxies?: readonly string[]
  readonly countStatements: boolean
  /** Origins of others, whence pages load scripts and frames. */
  readonly widgetOrigins?: readonly string[]
  /** Origins of others, where our forms may lead to. */
  readonly formOrigins?: readonly string[]
}

/** Names under which published clients reach a server that stands in for theirs. */
const PUBLISHED_HOSTS = ['www.wixapis.com', 'edge.wixapis.com']
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1']
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'x-wix-bi-gateway',
  'wix-site-id',
  'wix-account-id',
  'x-wix-consistent',
  'x-fairground-currency',
  'x-fairground-language',
  'idempotency-key',
]

/** Time to start one plugin. In development Vite bundles the dependencies of a front end first, which takes a busy machine a minute. */
const SLOWEST_PLUGIN_MS = 180_000

/** Answers an address that the router itself refuses: it reaches no hook, so its answer gets here what hooks would add. */
const refuseAddress =
  ({ directory }: Dispatcher, headers: Readonly<Record<string, string>>): FastifyServerOptions['frameworkErrors'] =>
  (error, { id, headers: sent, log }, { raw }) => {
    const { status, body } = answerError(error, id, strangerReader(directory, { headers: sent }))
    log.info({ status }, 'an address was refused')
    raw
      .writeHead(status, {
        ...headers,
        'x-wix-request-id': id,
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      })
      .end(body)
  }

/** The HTTP server with every mounted operation; pages and files are registered on it by their own plugins. */
export async function buildApp(api: Api, world: Dispatcher, settings: AppSettings): Promise<FastifyInstance> {
  const proxies = trustedProxies(settings.trustedProxies ?? [])
  const headers = await headersOfAll(settings)
  const app = fastify({
    loggerInstance: settings.logger,
    frameworkErrors: refuseAddress(world, headers),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: proxies.isTrusted,
    connectionTimeout: 30_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    forceCloseConnections: 'idle',
    pluginTimeout: SLOWEST_PLUGIN_MS,
    return503OnClosing: false,
    routerOptions: {
      maxParamLength: LONGEST_PART,
      ignoreTrailingSlash: false,
      querystringParser: (text) => queryOf(text),
    },
    // Looked for every so often: a slow client is cut off this much later at most.
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    exposeHeadRoutes: true,
    rewriteUrl: pathOf,
  }) as unknown as FastifyInstance // the logger's type is the only difference
  const isKnownHost = hostsOf(settings)
  app.decorate('isKnownHost', isKnownHost)
  const short = shortWay(world, { ...settings, isKnownHost, newRequestId, addressOf: proxies.addressOf })
  for (const whole of app.server.listeners('request') as RequestListener[]) {
    app.server.off('request', whole).on('request', short.before(whole))
  }
  app.addHook('preClose', async () => short.close())

  const operations = apiRoutes(api)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'OPTIONS') routes.push(route)
  })
  // The permission table has no gaps: a route that does not say who may call it stops the start.
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const { who } = (config ?? {}) as { who?: string }
      if (!who) throw new Error(`${String(method)} ${url} does not say who may call it`)
    }
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-wix-request-id', request.id)
    const refusal = refusalOfHeaders(request.raw)
    if (refusal?.code === 'UNSUPPORTED_MEDIA_TYPE') reply.header('accept-encoding', 'identity')
    done(refusal ?? (isKnownHost(request.hostname) ? undefined : new ApiError({ code: 'MISDIRECTED_REQUEST' })))
  })
  warnOfUntrustedProxies(app, proxies)
  app.addHook('onSend', ({ raw, headers }, reply, _payload, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (reply.statusCode >= 400 && hasBody) discard(raw).then(() => done(), done)
    else done()
  })
  const readerFor = (request: FastifyRequest) => strangerReader(world.directory, request)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, readerFor(request)))
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: REQUEST_HEADERS,
    exposedHeaders: ['x-wix-request-id', 'x-wix-consistent', 'retry-after'],
    maxAge: 86_400,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    body.length === 0 ? {} : parseJson(body, 'body', boundsOf(request.routeOptions.bodyLimit)),
  )
  let near: ReturnType<typeof nearRoutes> | undefined
  app.setNotFoundHandler((request, reply) => {
    near ??= nearRoutes(knownRoutes(operations, routes))
    return sendUnrouted(near, request, reply, readerFor(request))
  })

  serveOperations(app, world, operations, { ...settings, shortWay: short })
  return app
}

/** Recognizes the host names that are ours, with a port or without. */
function hostsOf({ publicUrl, hosts }: Pick<AppSettings, 'publicUrl' | 'hosts'>): (host: string) => boolean {
  const known = new Set([new URL(publicUrl).hostname, ...LOCAL_HOSTS, ...PUBLISHED_HOSTS, ...hosts])
  return (host) => known.has(host.replace(/:\d+$/, '').toLowerCase())
}

/** Headers of every answer: what a page may load, and from where. */
const headersOfAll = ({ publicUrl, widgetOrigins = [], formOrigins = [] }: AppSettings) =>
  securityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...widgetOrigins],
        frameSrc: ["'self'", ...widgetOrigins],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...formOrigins],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

/** Behind a proxy that is not trusted all callers have its address, and share its limits: the log says so once. */
function warnOfUntrustedProxies(app: FastifyInstance, { isTrusted }: TrustedProxies): void {
  let warned = false
  app.addHook('onRequest', ({ raw, headers, log }, _reply, done) => {
    const peer = raw.socket.remoteAddress ?? ''
    if (!warned && headers['x-forwarded-for'] !== undefined && !isTrusted(peer)) {
      warned = true
      log.warn({ peer }, 'X-Forwarded-For of this peer is ignored; if it is your proxy, name it in TRUSTED_PROXIES')
    }
    done()
  })
}

/** Repeated keys become lists. */
function queryOf(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) {
    const known = query[key]
    query[key] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value]
  }
  return query
}

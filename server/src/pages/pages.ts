import { join } from 'node:path'
import { ApiError as CallError } from '@fairground/client/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { acceptForms, isForm } from '../http/forms.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { NEVER_CHANGES, serveFile, serveFiles } from '../http/static-files.ts'
import { type PagesWorld, pageAnswers } from './answer-page.ts'
import { builtStorefront } from './built-storefront.ts'
import { calendarFiles } from './calendar-files.ts'
import { machinePages } from './machine-pages.ts'
import { meRoute } from './me.ts'
import { myDataFile } from './my-data.ts'
import { orderDocumentPages } from './order-documents.ts'
import { failurePage } from './page-failure.ts'
import { languageOfPath, languageRoute, type PageLanguage } from './page-language.ts'
import { wantsHtml } from './page-request.ts'
import { currencyRoute } from './picked-currency.ts'
import { readyPages, serveReadyFirst } from './ready-pages.ts'
import { sourceStorefront } from './source-storefront.ts'

interface PagesOptions extends Omit<PagesWorld, 'storefront'> {
  /** Host names that are ours. */
  readonly isKnownHost: (host: string) => boolean
  /** The storefront's workspace: `dist` is served, or in development its sources. */
  readonly storefrontDir: string
  readonly dev: boolean
}

/** In bytes: the answers of fifty guests to an organiser's questions. */
const FORM_LIMIT = 512 * 1024
const config = { who: 'anyone' }

/**
 * The shop's pages on the API's own server: built files under `/assets/`, `/_me`, robots and sitemap, form posts of the pages
 * that take them, and every other GET. Operations, files and the admin have routes of their own, which come first.
 */
export async function pages(
  app: FastifyInstance,
  { storefrontDir, dev, isKnownHost, ...rest }: PagesOptions,
): Promise<void> {
  const storefront = dev
    ? await sourceStorefront(app, storefrontDir)
    : await builtStorefront(join(storefrontDir, 'dist'))
  if (!storefront) {
    app.log.warn('the storefront is not built: no pages are served')
    return
  }
  const world: PagesWorld = { ...rest, storefront }
  const ready = readyPages(world, isKnownHost)
  serveReadyFirst(app, ready)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...config, ...route.config } as typeof route.config // Fastify leaves its own keys to us
    })
    acceptForms(scope, FORM_LIMIT)
    scope.setErrorHandler((error, request, reply) =>
      sendFailure(asRefusal(error), request, reply, languageOfPath(request.url, rest.site())),
    )
    if (!dev) await assets(scope, storefrontDir)
    meRoute(scope, world)
    currencyRoute(scope, world)
    languageRoute(scope, world)
    machinePages(scope, world)
    calendarFiles(scope, world)
    myDataFile(scope, world)
    orderDocumentPages(scope, world)
    await pageRoutes(scope, world, pageAnswers(app, world, ready))
  })
}

async function pageRoutes(
  scope: FastifyInstance,
  { storefront }: PagesWorld,
  answer: ReturnType<typeof pageAnswers>,
): Promise<void> {
  for (const path of (await storefront.entry()).postPaths) {
    for (const prefix of ['', ...storefront.languages.map((language) => `/${language}`)]) {
      scope.post(prefix + path, { bodyLimit: FORM_LIMIT }, async (request, reply) => {
        if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
        if (!isForm(request.headers)) throw new ApiError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
        return answer(request, reply, typeof request.body === 'string' ? request.body : '')
      })
    }
  }
  scope.get('/*', (request, reply) => answer(request, reply))
}

async function assets(scope: FastifyInstance, storefrontDir: string): Promise<void> {
  const client = join(storefrontDir, 'dist/client')
  await serveFiles(scope, { root: join(client, 'assets'), prefix: '/assets/', cacheControl: () => NEVER_CHANGES })
  await serveFile(scope, client, 'icon.svg')
}

/** One of our calls that the API could not take now: who waits for our answer comes back later, as any caller does. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof CallError)) return error
  if (error.status === 503) return new ApiError({ code: 'BUSY' })
  return error.status === 429 ? new ApiError({ code: 'TOO_MANY_REQUESTS' }) : error
}

/** A page answers in HTML also when it fails; a program is answered as by the API. */
function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: PageLanguage,
): FastifyReply {
  if (!wantsHtml(request)) throw error
  const { status, html, fault, retryAfter } = failurePage(error, request.id, language)
  if (fault) request.log.error({ err: error }, 'a page could not be rendered')
  else request.log.info({ status }, 'a page was refused')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .send(html)
}

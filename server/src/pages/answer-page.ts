import type { PagePlan, SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from '../http/cookies.ts'
import type { DirectCall, DirectReader } from '../http/direct-calls.ts'
import { hasAlready } from '../http/if-none-match.ts'
import { fetchAdmitted, formFetch, inProcessFetch } from '../http/in-process-fetch.ts'
import { networkOf } from '../http/network.ts'
import type { Overload } from '../http/overload.ts'
import { purposeOfPage } from '../http/overload-rule.ts'
import type { CachedRead, ReadCache } from '../http/read-cache.ts'
import { allowOrigins } from '../http/security-headers.ts'
import type { CameFrom } from '../identity/redirects/follow-callbacks.ts'
import type { VisitorSessions } from '../identity/sessions/visitor-session.ts'
import type { PaymentMethods } from '../sales/payments/methods.ts'
import { type Encoded, encode, encodeCached, encodingFor, encodingOnce, etagIn } from './page-body.ts'
import { homeFor, inOwnLanguage, languageOfPath, siteIn } from './page-language.ts'
import { addressOf, isOpened, type Narrowed, narrowed, pageRequest, wantsHtml } from './page-request.ts'
import { pickedCurrency } from './picked-currency.ts'
import { keyOf, type ReadyPages } from './ready-pages.ts'
import type { Rendered, Storefront } from './storefront-entry.ts'

type PaymentOrigins = ReturnType<PaymentMethods['originsOf']>

export interface PagesWorld {
  readonly storefront: Storefront
  readonly sessions: Pick<VisitorSessions, 'ensure' | 'find' | 'member' | 'pageToken'>
  readonly cache: ReadCache
  readonly overload: Overload
  /** Calls of this server's own operations. */
  readonly direct: (reader: DirectReader) => DirectCall
  readonly cameFrom: CameFrom
  readonly site: () => SiteFacts & { readonly id: string; readonly clockOffsetMs: number; readonly revision: number }
  readonly paymentOrigins: () => PaymentOrigins
  readonly now: () => Date
}

const LIFE_MS = 60_000

/** Page on which providers show their components. */
const PAYING_PAGE = 'src/placed-order/page.tsx'

/** Renders a page; `fetch` sends the calls of a form's answer, which a page that is only read makes within this process. */
function renderer(app: FastifyInstance, world: PagesWorld) {
  const { storefront, overload } = world
  return async (
    request: FastifyRequest,
    web: Request,
    plan: PagePlan,
    { accessToken, fetch }: { accessToken: string; fetch?: typeof globalThis.fetch | undefined },
  ): Promise<Rendered> => {
    const site = siteFor(world, request, new URL(web.url).pathname)
    const entry = await storefront.entry()
    const reader = {
      address: networkOf(request.ip),
      currency: site.shownIn,
      language: site.prefix?.slice(1),
      log: request.log,
    }
    // The answer to a form may begin or end a session: its calls go with the browser's cookies.
    const direct = fetch ? undefined : world.direct(reader)
    return entry.render(web, {
      site,
      accessToken,
      now: world.now(),
      assets: storefront.assetsOf(plan.source, site.locale),
      fetch: fetchAdmitted(overload, fetch ?? inProcessFetch(app, request.ip)),
      direct: direct && ((...call) => overload.admitted(() => direct(...call))),
      apiUrl: site.origin,
      onError: (error) => logFailure(request, plan, error),
    })
  }
}

/** Answers GET and form posts of pages: shared pages from the cache, personal ones for their visitor. */
export function pageAnswers(app: FastifyInstance, world: PagesWorld, ready: Pick<ReadyPages, 'remember'>) {
  const { storefront, sessions, cache, overload } = world
  const render = renderer(app, world)

  const shared = async (
    request: FastifyRequest,
    { url, few }: Narrowed,
    plan: PagePlan,
  ): Promise<Rendered | CachedRead> => {
    if (!few) {
      admit(plan)
      return render(request, pageRequest(url), plan, { accessToken: await sessions.pageToken() })
    }
    const key = keyOf(world, url.pathname + url.search, request)
    const cached = cache.get(key)
    if (cached) return cached
    // A page that many request at once is rendered once.
    return cache.share<Rendered | CachedRead>(key, async (began) => {
      admit(plan)
      const page = await render(request, pageRequest(url), plan, { accessToken: await sessions.pageToken() })
      if (page.status !== 200) return page
      return cache.put(key, page.html, { tags: page.tags, began, lifeMs: LIFE_MS })
    })
  }

  /** A shared page is everybody's, a personal one of somebody who comes for more than to look. */
  const admit = ({ source, caching }: PagePlan, isPost = false) =>
    overload.admit(
      () => purposeOfPage(source, isPost),
      () => (caching === 'personal' ? 'member' : 'passerBy'),
    )

  const personal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    { plan, body }: { plan: PagePlan; body?: string | undefined },
  ) => {
    admit(plan, body !== undefined)
    const { accessToken, setCookies } = await sessions.ensure(cookiesOf(request), networkOf(request.ip))
    for (const value of setCookies) reply.header('set-cookie', value)
    const fetch = body === undefined ? undefined : formFetch(app, request, reply)
    return render(request, pageRequest(url, { body, opened: isOpened(request) }), plan, { accessToken, fetch })
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply, body?: string): Promise<FastifyReply> {
    // Only shared pages are cached, under the address without anything else: most requests end here.
    const answered = body === undefined ? readyAnswer(world, request, reply, ready) : undefined
    if (answered) return answered
    const url = addressOf(request, world.site().origin)
    const own = inOwnLanguage(url, world.site(), storefront.languages)
    if (own !== undefined) return sendAlong(reply, own, body !== undefined)
    const plan = await planOf(world, url)
    // A program that asks for an address without a page gets the API's answer.
    if (!plan.found && body === undefined && !wantsHtml(request)) return notFound(reply)
    const page =
      plan.caching === 'personal' || body !== undefined
        ? await personal(request, reply, url, { plan, body })
        : await shared(request, narrowed(url, plan.caching), plan)
    writeHeaders(reply, world, { url, plan })
    return 'etag' in page ? sendCached(request, reply, page) : sendOnce(request, reply, page)
  }
}

type Site = ReturnType<PagesWorld['site']>

/** Sites as pages show them, by language and currency: few, and the same objects as long as nothing of the site is changed. */
const shown = new WeakMap<Site, Map<string, SiteFacts>>()

/** Site as the page shows it: in the language of its address, and in the currency that its reader picked. */
function siteFor({ site, storefront }: PagesWorld, request: FastifyRequest, pathname: string): SiteFacts {
  const all = site()
  const language = languageOfPath(pathname, all, storefront.languages)
  const shownIn = pickedCurrency(request, all)
  const known = shown.get(all) ?? new Map<string, SiteFacts>()
  const key = `${language.prefix} ${shownIn}`
  const { id: _, clockOffsetMs: __, revision: ___, ...own } = all
  const facts = known.get(key) ?? { ...siteIn(own, language), ...present({ shownIn }) }
  shown.set(all, known.set(key, facts))
  return facts
}

async function planOf({ storefront, site }: PagesWorld, { pathname }: URL): Promise<PagePlan> {
  const { plan } = await storefront.entry()
  return plan(languageOfPath(pathname, site(), storefront.languages).path)
}

/** Answers what needs neither a plan nor data: a cached page, or the way to the reader’s language. */
function readyAnswer(
  world: PagesWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  ready: Pick<ReadyPages, 'remember'>,
): FastifyReply | Promise<FastifyReply> | undefined {
  const home = homeFor(request, world.site())
  if (home !== undefined) return sendHome(reply, home)
  const cached = world.cache.get(keyOf(world, request.url, request))
  if (!cached) return undefined
  letAdminShow(reply)
  ready.remember(request.raw.url, reply.header('vary', 'accept-encoding').header('cache-control', SHARED))
  return sendCached(request, reply, cached)
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

/** Follows the reader's browser: no cache keeps it. */
const sendHome = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(302).headers({ location, vary: 'accept-language, cookie', 'cache-control': 'private, no-store' }).send()

/** Scripts, frames and requests of payment providers: on no other page. */
const letPay = (reply: FastifyReply, { scripts, frames, connections }: PaymentOrigins): void =>
  allowOrigins(reply, { 'script-src': scripts, 'frame-src': frames, 'connect-src': connections })

/** The admin shows the shop beside its checklist: pages that are everybody's, which no click can harm. */
const letAdminShow = (reply: FastifyReply): void => allowOrigins(reply, { 'frame-ancestors': ["'self'"] })

function writeHeaders(reply: FastifyReply, world: PagesWorld, { url, plan }: { url: URL; plan: PagePlan }): void {
  reply.header('vary', 'accept-encoding')
  if (plan.caching !== 'personal') letAdminShow(reply)
  if (url.searchParams.has('token')) keepToOurselves(reply)
  if (plan.source === PAYING_PAGE) letPay(reply, world.paymentOrigins())
}

/** A form is sent again as it is, so that nothing typed is lost. */
const sendAlong = (reply: FastifyReply, location: string, isForm: boolean): FastifyReply =>
  reply
    .code(isForm ? 307 : 302)
    .headers({ location, 'cache-control': 'private, no-store' })
    .send()

/** An address that holds a secret is neither indexed nor passed on; forms of our own pages still say where they come from. */
const keepToOurselves = (reply: FastifyReply): FastifyReply =>
  reply.header('referrer-policy', 'same-origin').header('x-robots-tag', 'noindex, nofollow')

/** A refusal of the API is shown to the reader and is no fault. */
function logFailure({ log }: FastifyRequest, { source }: PagePlan, error: unknown): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  if (status < 500) log.info({ page: source, status }, 'a page was refused its data')
  else log.error({ err: error, page: source }, 'a page failed')
}

/** Holds nothing personal: any cache may keep it, and asks again each time; the etag says in which currency it is. */
const SHARED = 'public, max-age=0, must-revalidate'

async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedRead): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = etagIn(page, encoding)
  reply.header('cache-control', SHARED).header('etag', etag)
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendHtml(reply, 200, await encodeCached(page, encoding))
}

async function sendOnce(request: FastifyRequest, reply: FastifyReply, page: Rendered): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store')
  const location = page.headers.get('location')
  if (location !== null) return reply.code(page.status).header('location', location).send()
  const encoding = encodingOnce(request.headers['accept-encoding'])
  return sendHtml(reply, page.status, await encode(page.html, encoding, 'once'))
}

function sendHtml(reply: FastifyReply, status: number, { body, encoding }: Encoded): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).header('content-type', 'text/html; charset=utf-8').send(body)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from '../http/cookies.ts'
import { fetchAdmitted, formFetch, inProcessFetch } from '../http/in-process-fetch.ts'
import { networkOf } from '../http/network.ts'
import type { Overload } from '../http/overload.ts'
import { purposeOfPage } from '../http/overload-rule.ts'
import type { CachedRead, ReadCache } from '../http/read-cache.ts'
import type { CameFrom } from '../identity/redirects/follow-callbacks.ts'
import type { VisitorSessions } from '../identity/sessions/visitor-session.ts'
import { type Encoded, encode, encodeCached, encodingFor } from './page-body.ts'
import { homeFor, languageOfPath, siteIn } from './page-language.ts'
import { addressOf, type Narrowed, narrowed, pageRequest } from './page-request.ts'
import { pickedCurrency } from './picked-currency.ts'
import type { PagePlan, Rendered, SiteFacts, Storefront } from './storefront-entry.ts'

export interface PagesWorld {
  readonly storefront: Storefront
  readonly sessions: Pick<VisitorSessions, 'ensure' | 'find' | 'member' | 'pageToken'>
  readonly cache: ReadCache
  readonly overload: Overload
  readonly cameFrom: CameFrom
  readonly site: () => SiteFacts & { readonly id: string; readonly clockOffsetMs: number }
  readonly now: () => Date
}

const LIFE_MS = 60_000

/** Answers GET and form posts of pages: shared pages from the cache, personal ones for their visitor. */
export function pageAnswers(app: FastifyInstance, world: PagesWorld) {
  const { storefront, sessions, cache, overload } = world
  /** Renders under way by cache key: a page that many ask for at once is rendered once. */
  const underWay = new Map<string, Promise<Rendered | CachedRead>>()

  const render = async (
    request: FastifyRequest,
    web: Request,
    plan: PagePlan,
    {
      accessToken,
      fetch = inProcessFetch(app, request.ip),
    }: { accessToken: string; fetch?: typeof globalThis.fetch | undefined },
  ): Promise<Rendered> => {
    const { id: _, clockOffsetMs: __, ...own } = world.site()
    const facts = siteIn(own, languageOfPath(new URL(web.url).pathname, own, storefront.languages))
    const shownIn = pickedCurrency(request, facts)
    const site = shownIn === undefined ? facts : { ...facts, shownIn }
    const entry = await storefront.entry()
    return entry.render(web, {
      site,
      accessToken,
      now: world.now(),
      assets: storefront.assetsOf(plan.source, site.locale),
      fetch: fetchAdmitted(overload, fetch),
      apiUrl: site.origin,
      onError: (error) => logFailure(request, plan, error),
    })
  }

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
    const begun = underWay.get(key)
    if (begun) return begun
    admit(plan)
    const rendering = (async () => {
      const began = cache.begin()
      const page = await render(request, pageRequest(url), plan, { accessToken: await sessions.pageToken() })
      if (page.status !== 200) return page
      const read = cache.put(key, page.html, { tags: page.tags, began, lifeMs: LIFE_MS })
      return cache.get(key) ?? read
    })().finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
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
    return render(request, pageRequest(url, body), plan, { accessToken, fetch })
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply, body?: string): Promise<FastifyReply> {
    // Only shared pages are cached, under the address without anything else: most requests end here.
    const home = body === undefined ? homeFor(request, world.site()) : undefined
    if (home !== undefined) return sendHome(reply, home)
    const cached = body === undefined ? cache.get(keyOf(world, request.url, request)) : undefined
    if (cached) return sendCached(request, reply.header('vary', 'accept-encoding'), cached)
    const url = addressOf(request, world.site().origin)
    const plan = (await storefront.entry()).plan(languageOfPath(url.pathname, world.site(), storefront.languages).path)
    const page =
      plan.caching === 'personal' || body !== undefined
        ? await personal(request, reply, url, { plan, body })
        : await shared(request, narrowed(url, plan.caching), plan)
    reply.header('vary', 'accept-encoding')
    if (url.searchParams.has('token')) keepToOurselves(reply)
    return 'etag' in page ? sendCached(request, reply, page) : sendOnce(request, reply, page)
  }
}

/** Follows the reader's browser: no cache keeps it. */
const sendHome = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(302).headers({ location, vary: 'accept-language, cookie', 'cache-control': 'private, no-store' }).send()

/** An address that holds a secret is neither indexed nor passed on; forms of our own pages still say where they come from. */
const keepToOurselves = (reply: FastifyReply): FastifyReply =>
  reply.header('referrer-policy', 'same-origin').header('x-robots-tag', 'noindex, nofollow')

/** A refusal of the API is shown to the reader and is no fault. */
function logFailure({ log }: FastifyRequest, { source }: PagePlan, error: unknown): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  if (status < 500) log.info({ page: source, status }, 'a page was refused its data')
  else log.error({ err: error, page: source }, 'a page failed')
}

/** Key of a page: it follows the currency that its reader picked, and the site's clock, which tests move. */
function keyOf({ site }: PagesWorld, address: string, request: FastifyRequest): string {
  const facts = site()
  const { id, clockOffsetMs } = facts
  const shownIn = pickedCurrency(request, facts)
  return `page ${id} ${clockOffsetMs} ${shownIn === undefined ? '' : `${shownIn} `}${address}`
}

/** Holds nothing personal: any cache may keep it, and asks again each time; the etag says in which currency it is. */
async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedRead): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`)
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return sendHtml(reply, 200, await encodeCached(page, encoding))
}

async function sendOnce(request: FastifyRequest, reply: FastifyReply, page: Rendered): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store')
  const location = page.headers.get('location')
  if (location !== null) return reply.code(page.status).header('location', location).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  return sendHtml(reply, page.status, await encode(page.html, encoding, 'once'))
}

function sendHtml(reply: FastifyReply, status: number, { body, encoding }: Encoded): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).header('content-type', 'text/html; charset=utf-8').send(body)
}

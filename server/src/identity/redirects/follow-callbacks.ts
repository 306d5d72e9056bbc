import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { onwardsPage } from '../../ground/html/page.ts'
import type { Site } from '../../ground/site.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { siteAtPath } from '../../http/browser-language.ts'
import { type CookieSettings, cookie, cookiesOf, parseCookies } from '../../http/cookies.ts'
import { inProcessFetch } from '../../http/in-process-fetch.ts'
import type { Directory } from '../../sites/directory.ts'
import type { VisitorSessions } from '../sessions/visitor-session.ts'
import { type FlowDoc, findFlow } from './queries.ts'

/** The redirect session that a browser came by: its callbacks are where it goes on to. */
const FLOW_COOKIE = 'fg_flow'
const FLOW_MARK = `${FLOW_COOKIE}=`
/** As long as the session's row is stored. */
const FLOW_SECONDS = 24 * 60 * 60
const UUID = /^[0-9a-f-]{36}$/
const THANKS = /^\/orders\/([0-9a-f-]{36})\/thanks$/
/** Leads from our pages back to the site that the browser came from. */
const LEAVE_PATH = '/_flow/leave'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly visitors: Pick<VisitorSessions, 'find' | 'member'>
  readonly publicUrl: string
}

/** Host of the site that a browser came from and may go back to. */
export type CameFrom = (headers: IncomingHttpHeaders) => Promise<string | undefined>

const secureOf = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** Cookie of a flow that names a page to go on to; nothing where the flow names none. */
export const flowCookie = (id: string, { callbacks }: FlowDoc, publicUrl: string): string[] =>
  Object.keys(callbacks).length === 0
    ? []
    : [cookie(FLOW_COOKIE, id, { maxAgeSeconds: FLOW_SECONDS, secure: secureOf(publicUrl) })]

/**
 * Pages of the site's own that a redirect session names stand in for ours: the thank-you page after a purchase, the cart,
 * the login; and `/_flow/leave` leads to its post-flow address. Every address was checked when the flow was entered.
 */
export function followCallbacks(app: FastifyInstance, { pool, directory, visitors, publicUrl }: Needs): CameFrom {
  const gone: CookieSettings = { maxAgeSeconds: 0, secure: secureOf(publicUrl) }

  /** The site in the language of the page that is requested. */
  const localized = ({ url }: FastifyRequest): Pick<Site, 'locale' | 'pathPrefix'> => {
    const site = directory.defaultSite()
    return site ? siteAtPath(site, url) : { locale: 'en' }
  }

  const flowOf = async ({ cookie }: IncomingHttpHeaders): Promise<FlowDoc | undefined> => {
    const id = cookie?.includes(FLOW_MARK) ? parseCookies(cookie)[FLOW_COOKIE] : undefined
    const site = directory.defaultSite()
    return site && id && UUID.test(id) ? (await pool.forSite(site.id).row(findFlow, { id }))?.doc : undefined
  }

  /** Parameters of a purchase for the site, if it is this browser's. */
  const boughtBy = async (request: FastifyRequest, flow: FlowDoc, orderId: string) => {
    const session = await visitors.find(cookiesOf(request))
    if (!session) return undefined
    const reply = await inProcessFetch(app, request.ip)(`${publicUrl}/fairground/v1/placed-orders/${orderId}`, {
      headers: { authorization: session.accessToken },
    })
    if (!reply.ok) return undefined
    const { order } = (await reply.json()) as { order: { eventNumbers: { eventId: string; number: string }[] } } // our own answer
    const [ticketing] = order.eventNumbers
    return flow.flow === 'eventsCheckout' && ticketing
      ? { orderNumber: ticketing.number, eventId: ticketing.eventId }
      : { orderId }
  }

  /** True when somebody signed in between coming and going. */
  const signedIn = async (request: FastifyRequest, flow: FlowDoc): Promise<boolean> =>
    flow.role !== 'member' && (await visitors.member(cookiesOf(request))) !== undefined

  const goOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { flow, url, params }: { flow: FlowDoc; url: string; params: object },
  ) => {
    const to = new URL(url)
    for (const [name, value] of Object.entries(params)) to.searchParams.set(name, String(value))
    to.searchParams.set('wixMemberLoggedIn', String(await signedIn(request, flow)))
    const { locale } = localized(request)
    return onwardsPage(reply, to.href, textsIn(locale)('pages.backTo', { host: to.host }), locale)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.headers.cookie?.includes(FLOW_MARK)) return
    const [address = '/', query = ''] = request.url.split('?', 2)
    const path = address.slice(localized(request).pathPrefix?.length ?? 0)
    const order = THANKS.exec(path)?.[1]
    if (order === undefined && path !== '/cart' && path !== '/login') return
    const flow = await flowOf(request.headers)
    if (!flow) return
    const { thankYouPageUrl, cartPageUrl, loginUrl } = flow.callbacks
    if (path === '/cart' && cartPageUrl) return goOn(request, reply, { flow, url: cartPageUrl, params: {} })
    // People sign in here for an app, or for one of our pages.
    if (path === '/login' && loginUrl && !new URLSearchParams(query).has('returnTo'))
      return goOn(request, reply, { flow, url: loginUrl, params: {} })
    if (order === undefined || !thankYouPageUrl) return
    const bought = await boughtBy(request, flow, order)
    if (!bought) return
    // Shown once; looked at again, the order is one of our pages.
    reply.header('set-cookie', cookie(FLOW_COOKIE, '', gone))
    return goOn(request, reply, { flow, url: thankYouPageUrl, params: bought })
  })

  app.get(LEAVE_PATH, { config: { who: 'anyone' } }, async (request, reply) => {
    const flow = await flowOf(request.headers)
    const url = flow?.callbacks.postFlowUrl
    if (!flow || !url) return reply.redirect('/', 303)
    reply.header('set-cookie', cookie(FLOW_COOKIE, '', gone))
    return goOn(request, reply, { flow, url, params: {} })
  })
  return async (headers) => {
    const url = (await flowOf(headers))?.callbacks.postFlowUrl
    return url && new URL(url).host
  }
}

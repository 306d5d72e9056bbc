import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import type { Cursors } from '../../ground/cursors.ts'
import { errorPage } from '../../ground/html/page.ts'
import { newId } from '../../ground/ids.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
import { cookiesOf } from '../../http/cookies.ts'
import { rawAnswer } from '../../http/raw-answer.ts'
import type { Directory } from '../../sites/directory.ts'
import { takeSessionToken } from '../sessions/session-token.ts'
import type { VisitorSessions } from '../sessions/visitor-session.ts'
import { answerApp } from './answer.ts'
import {
  type AuthorizeParams,
  type AuthorizeRequest,
  paramsOfQuery,
  readAuthorizeRequest,
} from './authorize-request.ts'
import { writeCode } from './codes.ts'
import { AUTHORIZE_PATHS, CALLBACK_PATH, CALLBACK_PATHS, loginPageBefore, providerBefore } from './paths.ts'
import { openRequest, openVisitor, sealRequest } from './sealed-request.ts'

interface OAuthPages {
  readonly pool: Pool
  readonly directory: Directory
  readonly cursors: Cursors
  readonly visitors: VisitorSessions
  /** The provider that members may sign in with; undefined without one. */
  readonly issuer: string | undefined
}

const config = { who: 'anyone' }
/** Session tokens and codes work once: a HEAD request uses none up. */
const once = { config, exposeHeadRoute: false }
type Query = Readonly<Record<string, unknown>>

/** Pages of sign-ins for apps: apps send the browser to the authorize address and get a code for it back. */
export function oauthPages(app: FastifyInstance, world: OAuthPages): void {
  const { directory, cursors, issuer } = world
  const home = () => directory.nowOf(directory.defaultSite()!) // pages are served once there is a site

  for (const path of AUTHORIZE_PATHS) {
    app.get(path, once, async (request, reply) => {
      const params = paramsOfQuery(request.query as Query)
      const read = readAuthorizeRequest(directory, params, issuer)
      if (read.kind === 'page') {
        const locale = browserLocale(directory, request)
        return errorPage(reply, read.text(textsIn(locale)), { locale })
      }
      if (read.kind === 'refusal')
        return answerApp(reply, read.request, { error: read.error, error_description: read.description })
      return authorize(world, request, reply, { request: read.request, params })
    })
  }

  for (const path of CALLBACK_PATHS) {
    app.get(path, { ...once, onSend: rawAnswer }, async (request, reply) => {
      const { state, sessionToken } = request.query as Query
      const params = typeof state === 'string' ? openRequest(cursors, state, home()) : undefined
      const locale = browserLocale(directory, request)
      const t = textsIn(locale)
      if (!params) return errorPage(reply, t('pages.signInTooLate'), { locale })
      // Without a session token, who has just signed in on our own pages has the cookies of it.
      const proof = typeof sessionToken === 'string' ? { sessionToken } : {}
      const read = readAuthorizeRequest(directory, { ...params, ...proof, prompt: 'none' }, issuer)
      if (read.kind !== 'request') return errorPage(reply, t('pages.appHasChanged'), { locale })
      return authorize(world, request, reply, { request: read.request, params })
    })
  }
}

async function authorize(
  world: OAuthPages,
  web: FastifyRequest,
  reply: FastifyReply,
  { request, params }: { request: AuthorizeRequest; params: AuthorizeParams },
): Promise<FastifyReply> {
  const { pool, directory, cursors } = world
  const site = directory.site(request.client.siteId)! // clients belong to sites
  const now = directory.nowOf(site)
  const asker = params.visitor === undefined ? undefined : openVisitor(cursors, params.visitor, now)
  const code = await pool.forSite(site.id).inTx(async (tx) => {
    const person = request.sessionToken
      ? await takeSessionToken(tx, now, request.sessionToken)
      : await signedInHere(world, web, request)
    if (!person) return undefined
    return writeCode(
      tx,
      { now, newId: () => newId(new Date()) },
      {
        clientId: request.client.id,
        redirectUri: request.redirectUri,
        challenge: request.challenge,
        memberId: person.memberId,
        visitorId: person.visitorId ?? asker ?? null,
      },
    )
  })
  if (code !== undefined) return answerApp(reply, request, { code })
  if (request.prompt === 'none' || request.responseMode === 'web_message')
    return answerApp(reply, request, { error: 'login_required', error_description: 'Nobody is signed in.' })
  // A person who must sign in again is signed out first, or the page would send them on as they are.
  if (web.headers.cookie !== undefined && (await memberOf(world, web, request)))
    for (const value of await world.visitors.end(cookiesOf(web))) reply.header('set-cookie', value)
  const { sessionToken: _, ...rest } = params
  const back = `${CALLBACK_PATH}?${new URLSearchParams({ state: sealRequest(cursors, rest, now) })}`
  return reply
    .header('cache-control', 'no-store')
    .redirect(request.atProvider ? providerBefore(back) : loginPageBefore(back), 302)
}

/** The member of our own pages' cookie session; never when the app asks for a fresh sign-in. */
async function signedInHere(
  world: OAuthPages,
  web: FastifyRequest,
  request: AuthorizeRequest,
): Promise<{ memberId: string; visitorId: string | null } | undefined> {
  return request.prompt === 'login' ? undefined : memberOf(world, web, request)
}

async function memberOf({ visitors }: OAuthPages, web: FastifyRequest, { client }: AuthorizeRequest) {
  const member = web.headers.cookie === undefined ? undefined : await visitors.member(cookiesOf(web))
  return member?.siteId === client.siteId ? { memberId: member.id, visitorId: null } : undefined
}

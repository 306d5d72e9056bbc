import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { errorPage, sendPage } from '../../ground/html/page.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { siteAtPath } from '../../http/browser-language.ts'
import { cookiesOf } from '../../http/cookies.ts'
import { acceptForms, formOf } from '../../http/forms.ts'
import { localPath } from '../../http/local-path.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Directory } from '../../sites/directory.ts'
import type { VisitorSessions } from '../sessions/visitor-session.ts'
import { ENTER_PATH, mayCome, questionBefore, questionPage, type Somebody } from './ask-before.ts'
import { flowCookie } from './follow-callbacks.ts'
import { enterFlow, type Flow, findEntrance } from './queries.ts'
import { FLOW_PARAM } from './routes.ts'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly visitors: VisitorSessions
  readonly publicUrl: string
}

const MARK = `${FLOW_PARAM}=fgf_`

/**
 * A browser that comes from a site's own page brings a token in the address: it goes on here as the visitor or member it was
 * there, and the token leaves the address. A link can be anybody's, so it signs nobody in, and takes no session away, before somebody
 * has agreed on one of our pages (decision 0403). Used or old ones are dropped: the page shows what the browser may see.
 */
export async function enterFlows(app: FastifyInstance, { pool, directory, visitors, publicUrl }: Needs): Promise<void> {
  const entranceOf = (token: string) => {
    const site = directory.defaultSite()
    return site && { site, db: pool.forSite(site.id), key: { hash: hashSecret(token), at: directory.nowOf(site) } }
  }
  type Entrance = NonNullable<ReturnType<typeof entranceOf>>

  /** Person whom the link carries, while they may go on here. */
  const comingBy = async ({ db }: Entrance, { subjectId: id, role }: Flow): Promise<Somebody | undefined> => {
    if (id === null || (role !== 'visitor' && role !== 'member')) return undefined
    return (await mayCome(db, { role, id })) ? { role, id } : undefined
  }

  /** Uses the token up; the session is the link's, or with undefined stays the browser's. */
  const enter = async (reply: FastifyReply, { db, key }: Entrance, somebody: Somebody | undefined): Promise<void> => {
    const flow = await db.row(enterFlow, key)
    if (!flow) return
    const cookies = flowCookie(flow.id, flow.doc, publicUrl)
    if (somebody)
      cookies.push(
        ...(await visitors.become({
          role: somebody.role,
          subjectId: somebody.id,
          visitorId: flow.doc.visitorId ?? null,
          clientId: flow.clientId,
          // A session of a member here ends with the one it comes from.
          ...present({ family: flow.doc.family || undefined }),
        })),
      )
    for (const value of cookies) reply.header('set-cookie', value)
  }

  const goOn = (reply: FastifyReply, to: string): FastifyReply =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 303)

  const come = async (request: FastifyRequest, reply: FastifyReply, token: string, to: string) => {
    const entrance = entranceOf(token)
    const flow = entrance && (await entrance.db.row(findEntrance, entrance.key))
    if (!entrance || !flow) return goOn(reply, to)
    const { locale } = siteAtPath(entrance.site, to)
    if (flow.doc.refused.length > 0) {
      const addresses = flow.doc.refused.join(', ')
      return errorPage(reply, textsIn(locale)('pages.notRegistered', { addresses }), { locale })
    }
    const present = await visitors.whose(cookiesOf(request))
    for (const value of present?.setCookies ?? []) reply.header('set-cookie', value)
    const coming = await comingBy(entrance, flow)
    const other = coming?.id === present?.id ? undefined : coming
    const people = other && { coming: other, present }
    const question = people && (await questionBefore(entrance.db, people, { at: entrance.key.at, locale }))
    if (question) return sendPage(reply, questionPage({ ...question, token, to }, locale))
    await enter(reply, entrance, other)
    return goOn(reply, to)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.includes(MARK)) return
    const queryAt = request.url.indexOf('?')
    const params = new URLSearchParams(queryAt < 0 ? '' : request.url.slice(queryAt))
    const token = params.get(FLOW_PARAM)
    // The mark may stand elsewhere in an address: what goes on must not come here again.
    if (token === null) return
    params.delete(FLOW_PARAM)
    const to = `${request.url.slice(0, queryAt)}${params.size === 0 ? '' : `?${params}`}`
    return come(request, reply, token, localPath(to) ?? '/')
  })

  await app.register(async (scope) => {
    acceptForms(scope)
    scope.post(ENTER_PATH, { config: { who: 'anyone' } }, async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const { flow: token = '', to, as } = formOf(request)
      const entrance = entranceOf(token)
      const flow = entrance && (await entrance.db.row(findEntrance, entrance.key))
      if (entrance && flow && flow.doc.refused.length === 0)
        await enter(reply, entrance, as === 'link' ? await comingBy(entrance, flow) : undefined)
      return goOn(reply, localPath(to) ?? '/')
    })
  })
}

import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { errorPage } from '../../html/page.ts'
import { hashSecret } from '../secrets.ts'
import type { VisitorSessions } from '../sessions/visitor-session.ts'
import type { Directory } from '../sites/directory.ts'
import { flowCookie } from './follow-callbacks.ts'
import { enterFlow } from './queries.ts'
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
 * there, and the token leaves the address. Used or old ones are dropped: the page shows what the browser may see.
 */
export function enterFlows(app: FastifyInstance, { pool, directory, visitors, publicUrl }: Needs): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.includes(MARK)) return
    const site = directory.defaultSite()
    if (!site) return
    const [path = '/', query = ''] = request.url.split('?', 2)
    const params = new URLSearchParams(query)
    const token = params.get(FLOW_PARAM) ?? ''
    params.delete(FLOW_PARAM)
    const flow = await pool.forSite(site.id).row(enterFlow, { hash: hashSecret(token), at: directory.nowOf(site) })
    if (flow && flow.doc.refused.length > 0)
      return errorPage(reply, `These addresses are not registered for the app: ${flow.doc.refused.join(', ')}.`)
    if (flow) for (const value of flowCookie(flow.id, flow.doc, publicUrl)) reply.header('set-cookie', value)
    if (flow?.subjectId && (flow.role === 'visitor' || flow.role === 'member')) {
      const cookies = await visitors.become({
        role: flow.role,
        subjectId: flow.subjectId,
        visitorId: flow.doc.visitorId ?? null,
        clientId: flow.clientId,
        // A member's session of ours ends with the one it comes from.
        ...(flow.doc.family ? { family: flow.doc.family } : {}),
      })
      for (const value of cookies) reply.header('set-cookie', value)
    }
    const rest = params.toString()
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`/${path.replace(/^\/+/, '')}${rest === '' ? '' : `?${rest}`}`, 303)
  })
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorPage, sendPage } from '../../ground/html/page.ts'
import { cookiesOf, VISITOR_COOKIE } from '../../http/cookies.ts'
import { locationOf } from '../../http/location.ts'
import type { Directory } from '../../sites/directory.ts'
import { isPostFlow } from '../oauth-apps/registered.ts'
import type { VisitorSessions } from '../sessions/visitor-session.ts'
import { LOGOUT_PATHS, RETURN_PATH } from './paths.ts'
import { rawAnswer } from './raw-answer.ts'

interface Needs {
  readonly directory: Directory
  readonly visitors: VisitorSessions
}

const config = { who: 'anyone' }
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Pages that lead back to a site: only where its app has registered the origin. */
export function returnPages(app: FastifyInstance, { directory, visitors }: Needs): void {
  const leadBack = (reply: FastifyReply, clientId: string | undefined, to: string): FastifyReply => {
    const client = clientId === undefined ? undefined : directory.client(clientId)
    if (!client || !isPostFlow(client, to))
      return errorPage(reply, 'The address to go on to is not registered for this app.')
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(locationOf(to), 302)
  }

  for (const path of LOGOUT_PATHS) {
    app.get(path, { config, exposeHeadRoute: false, onSend: rawAnswer }, async (request, reply) => {
      const query = request.query as Record<string, unknown>
      // Called as a function, the session is that of the token.
      const { authorization } = request.headers
      if (authorization) await visitors.end({ [VISITOR_COOKIE]: authorization.replace(/^Bearer /, '') })
      for (const value of await visitors.end(cookiesOf(request))) reply.header('set-cookie', value)
      const to = text(query.postLogoutRedirectUri)
      if (to !== undefined) return leadBack(reply, text(query.clientId), to)
      return sendPage(reply, { title: 'You are signed out', body: '<p><a href="/">Go on</a></p>' })
    })
  }

  app.get(RETURN_PATH, { config }, async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const to = text(query.to)
    if (to === undefined) return errorPage(reply, 'The site has not said which page of its own serves this.')
    return leadBack(reply, text(query.client_id), to)
  })
}

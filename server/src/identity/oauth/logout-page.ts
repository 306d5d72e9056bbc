import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorPage, escaped, sendPage } from '../../ground/html/page.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { browserLocale } from '../../http/browser-language.ts'
import { cookiesOf, VISITOR_COOKIE } from '../../http/cookies.ts'
import { locationOf } from '../../http/location.ts'
import { rawAnswer } from '../../http/raw-answer.ts'
import type { Directory } from '../../sites/directory.ts'
import { isPostFlow } from '../oauth-apps/registered.ts'
import type { VisitorSessions } from '../sessions/visitor-session.ts'
import { LOGOUT_PATHS, RETURN_PATH } from './paths.ts'

interface Needs {
  readonly directory: Directory
  readonly visitors: VisitorSessions
}

const config = { who: 'anyone' }
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Pages that lead back to a site: only where its app has registered the origin. */
export function returnPages(app: FastifyInstance, { directory, visitors }: Needs): void {
  const leadBack = (request: FastifyRequest, reply: FastifyReply, clientId: string | undefined, to: string) => {
    const client = clientId === undefined ? undefined : directory.client(clientId)
    if (!client || !isPostFlow(client, to)) {
      const locale = browserLocale(directory, request)
      return errorPage(reply, textsIn(locale)('pages.addressNotRegistered'), { locale })
    }
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
      if (to !== undefined) return leadBack(request, reply, text(query.clientId), to)
      const locale = browserLocale(directory, request)
      const t = textsIn(locale)
      const body = `<p><a href="/">${escaped(t('pages.goOn'))}</a></p>`
      return sendPage(reply, { locale, title: t('pages.signedOut'), body })
    })
  }

  app.get(RETURN_PATH, { config }, async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const to = text(query.to)
    if (to === undefined) {
      const locale = browserLocale(directory, request)
      return errorPage(reply, textsIn(locale)('pages.noPageForThis'), { locale })
    }
    return leadBack(request, reply, text(query.client_id), to)
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { cookie, parseCookies } from '../../http/cookies.ts'
import { STAFF_COOKIE } from '../../http/credentials.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { takeSessionToken } from '../authentication/session-token.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Directory } from '../sites/directory.ts'
import { deleteSession, insertSession, useSignInLink } from '../staff/queries.ts'
import type { VisitorSessions } from './visitor-session.ts'

const STAFF_SESSION_SECONDS = 12 * 60 * 60

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly visitors: VisitorSessions
  readonly secure: boolean
}

const cookiesOf = (request: FastifyRequest) =>
  request.headers.cookie === undefined ? {} : parseCookies(request.headers.cookie)

/** The cookie sessions of our own pages: begun and ended here, honoured by `http/credentials.ts`. */
export function sessionRoutes(app: FastifyInstance, { pool, directory, visitors, secure }: Needs): void {
  const config = { who: 'anyone' }
  const staffCookie = (value: string, maxAgeSeconds: number) => cookie(STAFF_COOKIE, value, { maxAgeSeconds, secure })

  app.post('/_session/visitor', { config }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const { setCookies } = await visitors.ensure(cookiesOf(request))
    for (const value of setCookies) reply.header('set-cookie', value)
    return reply.header('cache-control', 'no-store').send({})
  })

  /** A member who has just signed in through the API goes on in our own pages: the session token works once. */
  app.post<{ Body: { sessionToken?: unknown } }>('/_session/member', { config }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const site = directory.defaultSite()
    const { sessionToken } = request.body ?? {}
    const person =
      site && typeof sessionToken === 'string'
        ? await takeSessionToken(pool.forSite(site.id), directory.nowOf(site), sessionToken)
        : undefined
    if (!person) throw new ApiError({ code: 'INVALID_GRANT' })
    // The visitor's session ends here: nothing that was known before the sign-in opens what comes after it.
    await visitors.end(cookiesOf(request))
    const { memberId: subjectId, visitorId } = person
    const cookies = await visitors.become({ role: 'member', subjectId, visitorId, clientId: null })
    for (const value of cookies) reply.header('set-cookie', value)
    return reply.header('cache-control', 'no-store').send({})
  })

  app.post('/_session/sign-out', { config }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    for (const value of await visitors.end(cookiesOf(request))) reply.header('set-cookie', value)
    return reply.header('cache-control', 'no-store').send({})
  })

  /** A link from the console or a mail: works once, then the session is the cookie's. */
  app.get<{ Querystring: { token?: string } }>('/admin/sign-in', { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const site = directory.defaultSite()
    const token = request.query.token
    if (!site || typeof token !== 'string' || token.length > 100) return reply.redirect('/admin/sign-in-needed', 303)
    const at = directory.nowOf(site)
    const secret = newSecret('fgs')
    const done = await pool.forSite(site.id).inTx(async (tx) => {
      const link = await tx.row(useSignInLink, { hash: hashSecret(token), at })
      if (!link) return false
      const expiresAt = new Date(at.getTime() + STAFF_SESSION_SECONDS * 1000)
      await tx.run(insertSession, { hash: hashSecret(secret), userId: link.userId, at, expiresAt })
      return true
    })
    if (!done) return reply.redirect('/admin/sign-in-needed?reason=used', 303)
    return reply.header('set-cookie', staffCookie(secret, STAFF_SESSION_SECONDS)).redirect('/admin/', 303)
  })

  app.post('/_session/staff/sign-out', { config }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const site = directory.defaultSite()
    const secret = cookiesOf(request)[STAFF_COOKIE]
    if (site && secret) await pool.forSite(site.id).run(deleteSession, { hash: hashSecret(secret) })
    return reply.header('set-cookie', staffCookie('', 0)).header('cache-control', 'no-store').send({})
  })
}

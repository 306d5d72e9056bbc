import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { cookie, cookiesOf } from '../../http/cookies.ts'
import { STAFF_COOKIE } from '../../http/credentials.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { takeSessionToken } from '../authentication/session-token.ts'
import { DEVICE_COOKIE, DEVICE_SECONDS, isDeviceToken } from '../factors/devices.ts'
import { STAFF_STEP_PAGE } from '../factors/staff/pages.ts'
import { askStaffStep } from '../factors/staff/second-step.ts'
import { tellStaff } from '../new-sign-ins/tell-staff.ts'
import { hashSecret } from '../secrets.ts'
import type { Directory } from '../sites/directory.ts'
import { beginStaffSession, STAFF_SESSION_SECONDS } from '../staff/begin-session.ts'
import { deleteSession, useSignInLink } from '../staff/queries.ts'
import type { VisitorSessions } from './visitor-session.ts'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly visitors: VisitorSessions
  readonly secure: boolean
  /** Links in mails are made of it. */
  readonly publicUrl: string
}

/** The cookie sessions of our own pages: begun and ended here, honoured by `http/credentials.ts`. */
export function sessionRoutes(app: FastifyInstance, { pool, directory, visitors, secure, publicUrl }: Needs): void {
  const config = { who: 'anyone' }
  const staffCookie = (value: string, maxAgeSeconds: number) => cookie(STAFF_COOKIE, value, { maxAgeSeconds, secure })

  app.post('/_session/visitor', { config }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const { setCookies } = await visitors.ensure(cookiesOf(request))
    for (const value of setCookies) reply.header('set-cookie', value)
    return reply.header('cache-control', 'no-store').send({})
  })

  /** A member who has just signed in through the API goes on in our own pages: the session token works once. */
  app.post<{ Body: { sessionToken?: unknown; deviceToken?: unknown } }>(
    '/_session/member',
    { config },
    async (request, reply) => {
      if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
      const site = directory.defaultSite()
      const { sessionToken, deviceToken } = request.body ?? {}
      const person =
        site && typeof sessionToken === 'string'
          ? await takeSessionToken(pool.forSite(site.id), directory.nowOf(site), sessionToken)
          : undefined
      if (!person) throw new ApiError({ code: 'INVALID_GRANT' })
      for (const value of await visitors.signIn(cookiesOf(request), person)) reply.header('set-cookie', value)
      if (isDeviceToken(deviceToken))
        reply.header('set-cookie', cookie(DEVICE_COOKIE, deviceToken, { maxAgeSeconds: DEVICE_SECONDS, secure }))
      return reply.header('cache-control', 'no-store').send({})
    },
  )

  app.post('/_session/sign-out', { config }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    for (const value of await visitors.end(cookiesOf(request))) reply.header('set-cookie', value)
    return reply.header('cache-control', 'no-store').send({})
  })

  /** A link from the console or a mail: works once, then the session is the cookie's. Programs that ask for its head use nothing up. */
  const once = { config, exposeHeadRoute: false }
  app.get<{ Querystring: { token?: string } }>('/admin/sign-in', once, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const site = directory.defaultSite()
    const token = request.query.token
    if (!site || typeof token !== 'string' || token.length > 100) return reply.redirect('/admin/sign-in-needed', 303)
    const at = directory.nowOf(site)
    const { secret, state } = await pool.forSite(site.id).inTx(async (tx) => {
      const link = await tx.row(useSignInLink, { hash: hashSecret(token), at })
      if (!link) return {}
      const asked = await askStaffStep(tx, at, link.userId)
      if (asked) return { state: asked }
      await tellStaff(tx, at, { request, publicUrl, id: link.userId })
      return { secret: await beginStaffSession(tx, at, link.userId) }
    })
    if (state !== undefined) return reply.redirect(`${STAFF_STEP_PAGE}?${new URLSearchParams({ state })}`, 303)
    if (secret === undefined) return reply.redirect('/admin/sign-in-needed?reason=used', 303)
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

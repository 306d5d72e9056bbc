import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { cookie, cookiesOf, DEVICE_COOKIE } from '../../http/cookies.ts'
import { networkOf } from '../../http/network.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Directory } from '../../sites/directory.ts'
import { DEVICE_SECONDS, isDeviceToken } from '../devices/devices.ts'
import { takeSessionToken } from './session-token.ts'
import type { VisitorSessions } from './visitor-session.ts'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly visitors: VisitorSessions
  readonly secure: boolean
}

/** The cookie sessions of our own pages: begun and ended here, honoured by `http/credentials.ts`. */
export function sessionRoutes(app: FastifyInstance, { pool, directory, visitors, secure }: Needs): void {
  const config = { who: 'anyone' }

  app.post('/_session/visitor', { config }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const { setCookies } = await visitors.ensure(cookiesOf(request), networkOf(request.ip))
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
}

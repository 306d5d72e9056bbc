import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { cookie, cookiesOf, STAFF_COOKIE } from '../../http/cookies.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { Directory } from '../../sites/directory.ts'
import { deleteSession } from './queries.ts'

interface Needs {
  readonly pool: Pool
  readonly directory: Directory
  readonly secure: boolean
}

/** Ends the session of the admin and of the check-in app. */
export function staffSignOut(app: FastifyInstance, { pool, directory, secure }: Needs): void {
  app.post('/_session/staff/sign-out', { config: { who: 'anyone' } }, async (request, reply) => {
    if (!isSameOrigin(request.headers)) throw new ApiError({ code: 'PERMISSION_DENIED' })
    const site = directory.defaultSite()
    const secret = cookiesOf(request)[STAFF_COOKIE]
    if (site && secret) await pool.forSite(site.id).run(deleteSession, { hash: hashSecret(secret) })
    return reply
      .header('set-cookie', cookie(STAFF_COOKIE, '', { maxAgeSeconds: 0, secure }))
      .header('cache-control', 'no-store')
      .send({})
  })
}

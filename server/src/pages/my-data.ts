import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal } from '@fairground/client/errors.ts'
import { privacy } from '@fairground/client/generated/fairground.privacy.ts'
import type { FastifyInstance } from 'fastify'
import { cookiesOf } from '../http/cookies.ts'
import { fetchAdmitted, inProcessFetch } from '../http/in-process-fetch.ts'
import type { PagesWorld } from './answer-page.ts'

const PATH = '/account/privacy/my-data.json'

/** The file of the privacy page: everything that is stored about the member whose browser requests it. */
export function myDataFile(app: FastifyInstance, { overload, sessions, site, now }: PagesWorld): void {
  app.get(PATH, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const toLogin = () => reply.redirect(`/login?returnTo=${encodeURIComponent('/account/privacy')}`, 303)
    const session = await sessions.find(cookiesOf(request))
    if (!session) return toLogin()
    overload.admit(
      () => 'read',
      () => 'member',
    )
    for (const value of session.setCookies) reply.header('set-cookie', value)
    const client = createClient({
      url: site().origin,
      auth: tokenAuth(() => session.accessToken),
      fetch: fetchAdmitted(overload, inProcessFetch(app, request.ip)),
      retries: 0,
      modules: { privacy },
    })
    try {
      const { exportedDate, data } = await client.privacy.exportMyData()
      const day = now().toISOString().slice(0, 10)
      return reply
        .header('content-disposition', `attachment; filename="my-data-${day}.json"`)
        .type('application/json; charset=utf-8')
        .send(`${JSON.stringify({ exportedDate, ...data }, null, 2)}\n`)
    } catch (error) {
      if (isRefusal(error, 'MEMBER_NOT_FOUND')) return toLogin()
      throw error
    }
  })
}

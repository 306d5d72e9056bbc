import fastify, { type FastifyInstance } from 'fastify'
import type { TestSite } from '../../test/fixture.ts'
import { sendError } from '../http/api-routes.ts'
import { noOverload } from '../http/overload.ts'
import { readCache } from '../http/read-cache.ts'
import type { PagesWorld } from './answer-page.ts'
import { calendarFiles } from './calendar-files.ts'
import { machinePages } from './machine-pages.ts'

export const ORIGIN = 'https://fair.example'

interface Seen {
  readonly now: () => Date
  /** Receives each call that the pages make. */
  readonly onRead?: (read: string) => void
  /** Another answer than the shop's; undefined leaves that. */
  readonly answerRead?: (url: string, body: () => object) => { code: number; body: object } | undefined
}

/** The pages of a shop that machines read; the server of the shop answers their calls here, too. */
export async function pagesApp(shop: TestSite, { now, onRead = () => {}, answerRead }: Seen): Promise<FastifyInstance> {
  const { accessToken } = await shop.visitor()
  const app = fastify()
  app.all('/*', async (request, reply) => {
    const { method, url, body } = request
    const { authorization, 'content-type': type } = request.headers
    onRead(`${method} ${url} ${JSON.stringify(body)}`)
    const answer = await shop.assembly.app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost', authorization: authorization ?? '' },
      ...(body
        ? { payload: JSON.stringify(body), headers: { authorization: authorization ?? '', 'content-type': type } }
        : {}),
    })
    const other = answerRead?.(url, () => answer.json<object>())
    if (other) return reply.code(other.code).send(other.body)
    return reply
      .code(answer.statusCode)
      .headers({ 'content-type': String(answer.headers['content-type']) })
      .send(answer.rawPayload)
  })
  const world = {
    cache: readCache(),
    overload: noOverload,
    sessions: { pageToken: async () => accessToken },
    site: () => ({ id: shop.siteId, name: 'Fair & Square', origin: ORIGIN, locale: 'en-GB' }),
    now,
  } as unknown as PagesWorld // as far as these pages use it
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, { locale: 'en-GB' }))
  machinePages(app, world)
  calendarFiles(app, world)
  return app
}

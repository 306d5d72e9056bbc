import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import type { FastifyInstance } from 'fastify'
import { parseCookies } from '../cookies.ts'
import type { PagesWorld } from './answer-page.ts'
import { inProcessFetch } from './in-process-fetch.ts'

/** `GET /_me`: what a page that is the same for everyone lacks. `count` is the units in the visitor's cart. No session begins here. */
export function meRoute(app: FastifyInstance, { sessions, site }: PagesWorld): void {
  app.get('/_me', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const session = await sessions.find(parseCookies(request.headers.cookie ?? ''))
    if (!session) return reply.send({ count: 0, session: false })
    for (const value of session.setCookies) reply.header('set-cookie', value)
    const client = createClient({
      url: site().origin,
      auth: tokenAuth(() => session.accessToken),
      fetch: inProcessFetch(app, request.ip),
      modules: { currentCart },
    })
    try {
      const { cart } = await client.currentCart.getCurrentCart()
      return reply.send({ count: cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0), session: true })
    } catch (error) {
      if (isRefusal(error, 'OWNED_CART_NOT_FOUND')) return reply.send({ count: 0, session: true })
      throw error
    }
  })
}

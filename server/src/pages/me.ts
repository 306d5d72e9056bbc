import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import type { Me } from '@fairground/client/own-pages.ts'
import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance } from 'fastify'
import { cookiesOf } from '../http/cookies.ts'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import type { PagesWorld } from './answer-page.ts'

/**
 * `GET /_me`: what a page that is the same for everyone lacks. `count` is the units in the visitor's cart, `member` whether they are
 * signed in, `from` the site they came from, `now` the shop's time. No session begins here.
 */
export function meRoute(app: FastifyInstance, { sessions, site, cameFrom, now }: PagesWorld): void {
  const meOf = (facts: Omit<Me, 'now'>): Me => ({ ...facts, now: now().getTime() })
  app.get('/_me', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const cookies = cookiesOf(request)
    const session = await sessions.find(cookies)
    if (!session) return reply.send(meOf({ count: 0, session: false, member: false }))
    const member = (await sessions.member(cookies)) !== undefined
    for (const value of session.setCookies) reply.header('set-cookie', value)
    const from = await cameFrom(request.headers)
    const facts = { session: true, member, ...present({ from: from || undefined }) }
    const client = createClient({
      url: site().origin,
      auth: tokenAuth(() => session.accessToken),
      fetch: inProcessFetch(app, request.ip),
      modules: { currentCart },
    })
    try {
      const { cart } = await client.currentCart.getCurrentCart()
      return reply.send(meOf({ ...facts, count: cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) }))
    } catch (error) {
      if (isRefusal(error, 'OWNED_CART_NOT_FOUND')) return reply.send(meOf({ ...facts, count: 0 }))
      throw error
    }
  })
}

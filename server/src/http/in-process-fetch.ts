import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import type { Overload } from './overload.ts'

/**
 * `fetch` of this server by itself, with no socket between: what pages read their data through. `address` is the
 * reader's, for the limits that count by address.
 */
export function inProcessFetch(app: FastifyInstance, address?: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as InjectOptions['method'],
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...present({ remoteAddress: address, payload: body }),
    } as InjectOptions)
    request.signal.throwIfAborted()
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    )
    const empty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}

/** For a page that was admitted: what it reads is not refused for overload again. */
export const fetchAdmitted =
  ({ admitted }: Overload, plain: typeof fetch): typeof fetch =>
  (input, init) =>
    admitted(() => plain(input, init))

/** Begins and ends the cookie sessions of our own pages; and the sign-in, which knows browsers that were to be remembered. */
const WITH_COOKIES = /^\/_session\/|\/authentication\/v2\/login$/

/**
 * The same for the page that answers a form: sessions are begun and ended for the browser that sent it, so its cookies go along
 * and those that come back are its own. Only for forms that were seen to come from our own pages.
 */
export function formFetch(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): typeof fetch {
  const plain = inProcessFetch(app, request.ip)
  return async (input, init) => {
    const call = new Request(input, init)
    if (request.headers['user-agent'] !== undefined) call.headers.set('user-agent', request.headers['user-agent'])
    if (!WITH_COOKIES.test(new URL(call.url).pathname)) return plain(call)
    call.headers.set('sec-fetch-site', 'same-origin')
    if (request.headers.cookie !== undefined) call.headers.set('cookie', request.headers.cookie)
    const answer = await plain(call)
    for (const value of answer.headers.getSetCookie()) reply.header('set-cookie', value)
    return answer
  }
}

import type { FastifyInstance, InjectOptions } from 'fastify'

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
      ...(address === undefined ? {} : { remoteAddress: address }),
      ...(body === undefined ? {} : { payload: body }),
    } as InjectOptions)
    request.signal.throwIfAborted()
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    )
    const empty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}

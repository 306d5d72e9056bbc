import type { VisitorAuth } from '../auth/visitor.ts'
import { type Client, type ClientOptions, createClient } from '../create-client.ts'
import type { RequestCookieOptions } from './request-cookies.ts'
import { visitorOf } from './visitor-of.ts'

export type RespondOptions<Modules> = Omit<ClientOptions<Modules>, 'auth'> & {
  readonly clientId: string
  readonly cookie?: RequestCookieOptions
}

/**
 * Answers a request with a client that calls for its visitor. Tokens that were made or renewed meanwhile leave with the
 * response, so that the page in the browser goes on as the same visitor, with the same cart.
 */
export async function respondAs<const Modules extends Readonly<Record<string, object>>>(
  request: Request,
  { clientId, cookie, ...options }: RespondOptions<Modules>,
  respond: (shop: Client<Modules>, auth: VisitorAuth) => Response | Promise<Response>,
): Promise<Response> {
  const auth = visitorOf(request, { clientId, ...(options.clock ? { clock: options.clock } : {}), ...cookie })
  const response = await respond(createClient({ ...options, auth } as unknown as ClientOptions<Modules>), auth) // `auth` was left out above
  const cookies = auth.setCookies()
  if (cookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const text of cookies) headers.append('set-cookie', text)
  // A response to one visitor must not be stored for another.
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

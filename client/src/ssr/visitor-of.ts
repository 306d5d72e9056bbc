import { type VisitorAuth, visitorAuth } from '../auth/visitor.ts'
import type { IncomingRequest } from './request.ts'
import { type RequestCookieOptions, requestCookies } from './request-cookies.ts'

/**
 * The strategy for the sender of this request, for a server: visitor or member, by the cookie that `cookieStorage` writes in the
 * page. Append what `setCookies()` gives to the response, else a visitor without tokens is somebody else at every request;
 * `respondAs` does it by itself.
 */
export function visitorOf(
  request: IncomingRequest,
  { clientId, ...options }: RequestCookieOptions & { readonly clientId: string },
): VisitorAuth & { setCookies(): string[] } {
  const storage = requestCookies(request, options)
  return { ...visitorAuth({ clientId, storage }), setCookies: storage.setCookies }
}

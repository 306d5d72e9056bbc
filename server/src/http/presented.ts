import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { type Caller, holdsScope } from '../ground/caller.ts'
import { cookiesOf } from './cookies.ts'
import type { Presented } from './credentials.ts'
import { isSameOrigin } from './same-origin.ts'

/** First of a header that was sent several times. */
export const firstOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** Credentials that a request shows. */
export const presentedBy = (request: Pick<FastifyRequest, 'headers'>): Presented => ({
  authorization: request.headers.authorization,
  siteId: firstOf(request.headers['wix-site-id']),
  cookies: cookiesOf(request),
  sameOrigin: isSameOrigin(request.headers),
})

/** Any of the scopes will do; throws UNAUTHENTICATED or PERMISSION_DENIED. */
export function requireScope(caller: Caller, scopes: readonly [Scope, ...Scope[]]): void {
  if (caller.kind === 'anonymous') throw new ApiError({ code: 'UNAUTHENTICATED' })
  if (!scopes.some((scope) => holdsScope(caller, scope)))
    throw new ApiError({ code: 'PERMISSION_DENIED', scope: scopes[0] })
}

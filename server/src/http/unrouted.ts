import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { sendError } from './api-routes.ts'
import type { KnownRoute, nearRoutes } from './near-routes.ts'

/** Routes that have an address of their own; those for whole folders (`/*`) say nothing about a path. */
export function knownRoutes(routes: readonly RouteOptions[]): KnownRoute[] {
  return routes
    .filter(({ url }) => !url.includes('*'))
    .flatMap(({ method, url, config }) => {
      const { operation, template } = (config ?? {}) as { operation?: string; template?: string }
      const path = template ?? url.replace(/:(\w+)/g, '{$1}')
      return [method]
        .flat()
        .filter((verb) => verb !== 'HEAD')
        .map((verb) => ({ method: verb, path, operation }))
    })
}

/** Characters of one part of a path; no address has a longer one. */
export const LONGEST_PART = 500

/** 405 with `Allow` where only the method is wrong, 414 where a part is too long for any route, else 404 with the routes that are near. */
export function sendUnrouted(
  near: ReturnType<typeof nearRoutes>,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: string,
): void {
  const { method } = request
  const path = request.url.split('?')[0] ?? '/'
  if (path.split('/').some((part) => part.length > LONGEST_PART)) {
    const description = `A part of the path has more than ${LONGEST_PART} characters.`
    sendError(new ApiError({ code: 'URI_TOO_LONG', description }), request, reply, { locale })
    return
  }
  const found = near(method, path)
  if (found.allow.length > 0) reply.header('allow', found.allow.join(', '))
  sendError(new ApiError(refusalOf(method, path, found)), request, reply, { locale })
}

function refusalOf(method: string, path: string, { allow, near }: ReturnType<ReturnType<typeof nearRoutes>>) {
  const named = near.map(described).join(', ')
  const place = `${method} ${path.slice(0, 200)}`
  if (allow.length > 0)
    return {
      code: 'METHOD_NOT_ALLOWED',
      description: `${place} is not an operation. This address takes ${allow.join(', ')}: ${named}.`,
      allow,
      near,
    } as const
  const description =
    near.length > 0
      ? `Nothing is found at ${place}. Near it: ${named}.`
      : `Nothing is found at ${place}. /docs/api lists every operation.`
  return { code: 'NOT_FOUND', description, near } as const
}

const described = ({ method, path, operation }: KnownRoute): string =>
  operation === undefined ? `${method} ${path}` : `${method} ${path} (${operation})`

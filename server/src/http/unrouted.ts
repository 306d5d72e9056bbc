import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { type ApiRoute, LONGEST_PART } from './api-router.ts'
import { sendError } from './api-routes.ts'
import type { KnownRoute, nearRoutes } from './near-routes.ts'
import type { Reader } from './reader.ts'

/** Operations, and routes that have an address of their own; those for whole folders (`/*`) say nothing about a path. */
export function knownRoutes(operations: readonly ApiRoute[], routes: readonly RouteOptions[]): KnownRoute[] {
  const others = routes
    .filter(({ url }) => !url.includes('*'))
    .flatMap(({ method, url }) =>
      [method]
        .flat()
        .filter((verb) => verb !== 'HEAD')
        .map((verb) => ({ method: verb, path: url.replace(/:(\w+)/g, '{$1}') })),
    )
  return [...operations.map(({ method, path, mounted }) => ({ method, path, operation: mounted.key })), ...others]
}

/** 405 with `Allow` where only the method is wrong, 414 where a part is too long for any route, else 404 with the routes that are near. */
export function sendUnrouted(
  near: ReturnType<typeof nearRoutes>,
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Reader,
): void {
  const { method } = request
  const path = request.url.split('?')[0] ?? '/'
  if (path.split('/').some((part) => part.length > LONGEST_PART)) {
    const tooLong = new ApiError({ code: 'URI_TOO_LONG' }, (t) => t('refusals.partTooLong', { most: LONGEST_PART }))
    sendError(tooLong, request, reply, reader)
    return
  }
  const found = near(method, path)
  if (found.allow.length > 0) reply.header('allow', found.allow.join(', '))
  sendError(refusalOf(method, path, found), request, reply, reader)
}

function refusalOf(method: string, path: string, { allow, near }: ReturnType<ReturnType<typeof nearRoutes>>): ApiError {
  const named = near.map(described).join(', ')
  const place = `${method} ${path.slice(0, 200)}`
  if (allow.length > 0)
    return new ApiError({ code: 'METHOD_NOT_ALLOWED', allow, near }, (t) =>
      t('refusals.noOperation', { place, methods: allow.join(', '), near: named }),
    )
  return new ApiError({ code: 'NOT_FOUND', near }, (t) =>
    near.length > 0 ? t('refusals.nothingAtNear', { place, near: named }) : t('refusals.nothingAt', { place }),
  )
}

const described = ({ method, path, operation }: KnownRoute): string =>
  operation === undefined ? `${method} ${path}` : `${method} ${path} (${operation})`

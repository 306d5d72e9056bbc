import { randomUUID } from 'node:crypto'
import { type Operation, operationKey, type RequestOf, type ResponseOf } from '@fairground/contract/operation.ts'
import type { Assembly } from '../assembly.ts'
import { type Call, dispatch, identified } from '../http/dispatch.ts'
import { noOverload } from '../http/overload.ts'
import type { RateLimits } from '../http/rate-limits.ts'

/** Somebody who calls operations as over HTTP (identity, permission, shape), at a moment of their own. */
export interface Clerk {
  /** Throws what the operation refuses. */
  call<O extends Operation>(operation: O, request: RequestOf<O>, at: Date): Promise<ResponseOf<O>>
}

/** Limits are for the outside; the demo makes hundreds of calls in a second, and uses up nobody's allowance. */
const limits: RateLimits = { general: () => {}, shared: async () => {} }

/** `authorization` is an API key, an access token, or the session that `cookies` hold; without one the caller is anonymous. */
export function clerk(
  { api, world }: Pick<Assembly, 'api' | 'world'>,
  authorization?: string,
  cookies: Readonly<Record<string, string>> = {},
): Clerk {
  return {
    async call<O extends Operation>(operation: O, request: RequestOf<O>, at: Date) {
      const mounted = api.mounted.get(operationKey(operation))
      if (!mounted) throw new Error(`${operationKey(operation)} is not mounted`)
      const directory = { ...world.directory, nowOf: () => at }
      const within = { ...world, directory, limits, overload: noOverload }
      const made: Call = {
        message: request as Record<string, unknown>, // every request is one object
        fromText: false,
        params: [],
        authorization,
        siteId: undefined,
        cookies,
        sameOrigin: true,
        address: '127.0.0.1',
        requestId: randomUUID(),
        idempotencyKey: undefined,
        consistent: undefined,
        currency: undefined,
      }
      const { body } = await dispatch(within, mounted, made, await identified(within, mounted, made))
      return JSON.parse(String(body)) as ResponseOf<O>
    },
  }
}

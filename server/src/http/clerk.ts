import { randomUUID } from 'node:crypto'
import { type Operation, operationKey, type RequestOf, type ResponseOf } from '@fairground/contract/operation.ts'
import type { Caller } from '../ground/caller.ts'
import type { Identified } from './credentials.ts'
import { type Call, type Dispatcher, dispatch, identified } from './dispatch.ts'
import type { Api, Mounted } from './mount.ts'
import { noOverload } from './overload.ts'
import type { RateLimits } from './rate-limits.ts'

/** Somebody who calls operations as over HTTP (identity, permission, shape), at a moment of their own. */
export interface Clerk {
  /** Throws what the operation refuses. */
  call<O extends Operation>(operation: O, request: RequestOf<O>, at: Date): Promise<ResponseOf<O>>
}

interface Parts {
  readonly api: Api
  readonly world: Dispatcher
}

/** Limits are for the outside; a program of the shop itself makes hundreds of calls in a second, and uses up nobody's allowance. */
const limits: RateLimits = { general: () => {}, shared: async () => {} }

/** `authorization` is an API key, an access token, or the session that `cookies` hold; without one the caller is anonymous. */
export const clerk = (parts: Parts, authorization?: string, cookies: Readonly<Record<string, string>> = {}): Clerk =>
  calling(parts, (within, mounted, call) => identified(within, mounted, { ...call, authorization, cookies }))

/** A caller who needs no credentials: the command line belongs to the operator of the server. */
export const clerkOf = (parts: Parts, caller: Caller): Clerk =>
  calling(parts, async ({ directory }) => {
    const site = directory.defaultSite()
    if (!site) throw new Error('There is no site yet')
    return { site, caller }
  })

type Find = (within: Dispatcher, mounted: Mounted, call: Call) => Promise<Identified>

const calling = ({ api, world }: Parts, find: Find): Clerk => ({
  async call<O extends Operation>(operation: O, request: RequestOf<O>, at: Date) {
    const mounted = api.mounted.get(operationKey(operation))
    if (!mounted) throw new Error(`${operationKey(operation)} is not mounted`)
    const directory = { ...world.directory, nowOf: () => at }
    const within = { ...world, directory, limits, overload: noOverload }
    const made: Call = {
      message: request as Record<string, unknown>, // every request is one object
      fromText: false,
      params: [],
      authorization: undefined,
      siteId: undefined,
      cookies: {},
      sameOrigin: true,
      address: '127.0.0.1',
      requestId: randomUUID(),
      idempotencyKey: undefined,
      consistent: undefined,
      currency: undefined,
    }
    const { body } = await dispatch(within, mounted, made, await find(within, mounted, made))
    return JSON.parse(String(body)) as ResponseOf<O>
  },
})

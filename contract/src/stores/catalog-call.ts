import type { TSchema } from 'typebox'
import { admin, caller, type Method, type Operation, operation } from '../operation.ts'
import type { Refusal } from '../refusals.ts'

interface Spec<Q extends TSchema, S extends TSchema, C extends Refusal> {
  name: string
  summary: string
  method: Method
  path: string
  request: Q
  response: S
  refusals: readonly C[]
  postFallback?: string
  bodyLimit?: number
}

/** A product with all its variants, media and texts, as it was read. */
export const ONE_PRODUCT = 4 * 1024 * 1024

/** Reads: every caller; hidden products are an administrator's. */
export const read = <Q extends TSchema, S extends TSchema, const C extends Refusal>(
  spec: Spec<Q, S, C>,
): Operation<Q, S, C> =>
  operation({
    module: 'stores.products',
    publicPath: `/stores-reader${spec.path}`,
    sitePath: `/_api/catalog-reader-server${spec.path}`,
    who: caller,
    ...spec,
  })

/** Writes: `catalog.write`. */
export const write = <Q extends TSchema, S extends TSchema, const C extends Refusal>(
  spec: Spec<Q, S, C>,
): Operation<Q, S, C> =>
  operation({
    module: 'stores.products',
    publicPath: `/stores${spec.path}`,
    sitePath: `/_api/catalog-server${spec.path}`,
    who: admin('catalog.write'),
    ...spec,
  })

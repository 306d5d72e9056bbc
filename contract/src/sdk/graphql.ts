import Type from 'typebox'
import { GraphqlVersion } from '../enumerations/graphql.ts'
import { caller, operation } from '../operation.ts'
import { FreeObject, oneOf, optional, text } from '../scalars.ts'

/** Longest query, in characters. */
const MAX_QUERY_LENGTH = 20_000

/**
 * Reads in the shape that the caller asks for. The schema is made of this contract: each field of `Query` is one of its operations,
 * with the caller's rights. A query that is wrong, too deep or too costly is answered with `errors` alone.
 */
export const graphql = operation({
  module: 'sdk.core',
  name: 'graphql',
  summary:
    'Products, variants, collections, categories, events and the current cart in one GraphQL query. Only queries; introspection is for administrators.',
  method: 'POST',
  path: '/graphql/{apiVersion}',
  bodyLimit: 64 * 1024,
  who: caller,
  request: Type.Object({
    apiVersion: oneOf(GraphqlVersion),
    query: text(MAX_QUERY_LENGTH, { minLength: 1 }),
    variables: optional(FreeObject),
    /** Operation of the query to run where it has several. */
    operationName: optional(text(100)),
  }),
  response: Type.Object({ data: optional(FreeObject), errors: optional(Type.Array(FreeObject)) }),
  refusals: [],
})

export const operations = [graphql] as const

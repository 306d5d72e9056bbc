import type { Operation } from '@fairground/contract/operation.ts'
import { operationKey } from '@fairground/contract/operation.ts'
import { queryCollections } from '@fairground/contract/stores/collections.ts'
import { queryProducts } from '@fairground/contract/stores/products.ts'
import { GraphQLList, GraphQLObjectType, type GraphQLOutputType, GraphQLSchema } from 'graphql'
import { STORE_APP_ID, STORE_APP_ID_V1 } from '../catalog/products/sellable/sellable.ts'
import { type RootFieldSource, rootFields } from './fields.ts'
import type { RootField } from './limits.ts'
import { type ContractSchema, typeMaker } from './types.ts'

/** Context of resolvers: the caller's own way to call an operation, and things by their ids. */
export interface ResolverContext {
  call(operation: Operation, message: Record<string, unknown>): Promise<unknown>
  collection(id: string): Promise<unknown>
  product(id: string): Promise<unknown>
}

export interface MadeSchema {
  readonly schema: GraphQLSchema
  readonly roots: Readonly<Record<string, RootField>>
  readonly lists: ReadonlySet<string>
}

/** The schema of the operations that are there. */
export function makeSchema(isThere: (key: string) => boolean): MadeSchema {
  const sources = Object.entries(rootFields as Record<string, RootFieldSource>).filter(([, { operation }]) =>
    isThere(operationKey(operation)),
  )
  const typeOf = (operation: Operation, pick: string): GraphQLOutputType =>
    types.output(propertyOf(operation.response, pick), pick, moduleName(operation))
  const types = typeMaker({
    Product: () => ({
      collections: {
        type: new GraphQLList(itemType(typeOf(queryCollections, 'collections'))),
        description: 'The collections that it is in.',
        resolve: (
          { collectionIds = [] }: { collectionIds?: readonly string[] },
          _: unknown,
          context: ResolverContext,
        ) => found(Promise.all(collectionIds.map((id) => context.collection(id)))),
      },
    }),
    LineItem: () => ({
      product: {
        type: itemType(typeOf(queryProducts, 'products')),
        description: 'The product that it is of; none for tickets and for what is there no more.',
        resolve: ({ catalogReference }: CartLine, _: unknown, context: ResolverContext) =>
          catalogReference?.appId === STORE_APP_ID || catalogReference?.appId === STORE_APP_ID_V1
            ? context.product(catalogReference.catalogItemId ?? '')
            : undefined,
      },
    }),
  })
  const query = new GraphQLObjectType<unknown, ResolverContext>({
    name: 'Query',
    fields: () =>
      Object.fromEntries(
        sources.map(([name, { operation, pick }]) => {
          const module = moduleName(operation)
          const response = operation.response as ContractSchema
          const type = pick ? typeOf(operation, pick) : types.output(response, `${name}Answer`, module)
          return [
            name,
            {
              type,
              description: operation.summary,
              args: types.inputFields(operation.request as ContractSchema, `${module}${operation.name}`, module),
              resolve: async (_: unknown, message: Record<string, unknown>, context: ResolverContext) => {
                const answer = (await context.call(operation, message)) as Record<string, unknown>
                return pick ? answer[pick] : answer
              },
            },
          ]
        }),
      ),
  })
  const schema = new GraphQLSchema({ query })
  const roots = Object.fromEntries(sources.map(([name, source]) => [name, { paged: !source.pick }]))
  return { schema, roots, lists: new Set([...types.lists, 'collections']) }
}

interface CartLine {
  readonly catalogReference?: { readonly appId?: string; readonly catalogItemId?: string }
}

const found = async (all: Promise<readonly unknown[]>): Promise<unknown[]> =>
  (await all).filter((one) => one !== undefined)

const itemType = (type: GraphQLOutputType): GraphQLOutputType => (type instanceof GraphQLList ? type.ofType : type)

const propertyOf = (schema: unknown, name: string): ContractSchema =>
  (schema as ContractSchema).properties?.[name] ?? {} // an answer's field, by its name

/** `StoresProductsV3` of `stores.products-v-3`. */
const moduleName = ({ module }: Operation): string =>
  module.replace(/(^|[.-])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())

import { operationKey } from '@fairground/contract/operation.ts'
import { graphql } from '@fairground/contract/sdk/graphql.ts'
import { answerWithin } from '../http/dispatch.ts'
import { type Api, mount } from '../http/mount.ts'
import type { MadeSchema } from './schema.ts'

/** Queries over the operations that are mounted; when the first one comes its code is loaded and the schema made. */
export function graphqlRoutes(api: Api): void {
  let made: MadeSchema | undefined
  mount(
    api,
    graphql,
    async (request, ctx) => {
      const { makeSchema } = await import('./schema.ts')
      const { runQuery } = await import('./run-query.ts')
      made ??= makeSchema((key) => api.mounted.has(key))
      return runQuery(made, request, ctx, (operation, message) => {
        const mounted = api.mounted.get(operationKey(operation))
        if (!mounted) throw new Error(`${operationKey(operation)} is not mounted`)
        return answerWithin(mounted, message, ctx)
      })
    },
    // Reading twice is reading.
    { once: true },
  )
}

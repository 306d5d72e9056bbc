import type { FastifyInstance } from 'fastify'
import type { Capabilities } from './assemble.ts'
import type { Features } from './features.ts'
import type { Dispatcher } from './http/dispatch.ts'
import { healthRoutes } from './http/health.ts'
import type { Api } from './http/mount.ts'

/** What is not an operation: health, documentation, files, sign-in pages, the front ends. */
export async function registerRawRoutes(
  app: FastifyInstance,
  _api: Api,
  { pool }: Capabilities & Features & { world: Dispatcher },
): Promise<void> {
  healthRoutes(app, pool)
}

import type { FastifyInstance } from 'fastify'
import { readClock } from '../db/clock.ts'
import type { Pool } from '../db/database.ts'

const READY_WITHIN_MS = 2_000

/** `/healthz`: the process answers. `/readyz`: it can serve, which needs the database. */
export function healthRoutes(app: FastifyInstance, pool: Pool): void {
  const config = { who: 'anyone' }
  app.get('/healthz', { config }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const late = new Promise<false>((resolve) => setTimeout(resolve, READY_WITHIN_MS, false).unref())
    const ready = await Promise.race([pool.siteless.row(readClock, {}).then(Boolean, () => false), late])
    reply.code(ready ? 200 : 503)
    return { status: ready ? 'ready' : 'waiting for the database' }
  })
}

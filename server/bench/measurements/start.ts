import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startLoad } from '../load-side.ts'
import { residentOf } from '../memory.ts'
import { newSite } from '../new-site.ts'
import { merchantOf, stockShop } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { type Environment, startBuilt } from '../start-process.ts'
import type { Figure, Measurement } from './measurement.ts'

/** A visit, and as many callers as the other scenarios have. */
const LOAD = ['list', 'slug', 'purchase'] as const
const CALLERS = 16

/** `npm start` until it listens, and the memory of its process: idle, and after load. */
export const startMeasurement: Measurement = {
  name: 'start',
  title: 'Starts, and the memory of the server',
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir }) => {
      const { clientId, apiKey } = await newSite(connectionString)
      const times = quick ? 3 : 5
      print('  with its own PostgreSQL')
      const own = { DATA_DIR: join(dataDir, 'own') }
      await started(own)
      const withOwn = await leastOf(times, () => started(own))
      print('  with DATABASE_URL')
      const elsewhere = { DATA_DIR: join(dataDir, 'elsewhere'), DATABASE_URL: connectionString }
      await started(elsewhere)
      const withUrl = await leastOf(times, () => started(elsewhere))
      print('  memory')
      const memory = await memoryOf(elsewhere, { clientId, apiKey, quick })
      return [
        {
          what: 'start with existing data and its own PostgreSQL, the fastest',
          value: withOwn,
          unit: 's',
          goal: { most: 1.5 },
        },
        { what: 'start with DATABASE_URL, the fastest', value: withUrl, unit: 's', goal: { most: 0.8 } },
        { what: 'memory of the server, idle', value: memory.idle, unit: 'MB', goal: { most: 150 } },
        { what: 'memory of the server, after load', value: memory.loaded, unit: 'MB', goal: { most: 220 } },
      ] satisfies Figure[]
    }),
}

/** Seconds until it listens; then it is stopped. */
async function started(environment: Environment): Promise<number> {
  const undo: (() => unknown)[] = []
  const began = performance.now()
  await startBuilt(environment, undo)
  const took = (performance.now() - began) / 1000
  for (const step of undo) await step()
  return took
}

/** The fastest of several: other work of the machine only ever adds. */
async function leastOf(times: number, measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i++) least = Math.min(least, await measure())
  return least
}

async function memoryOf(
  environment: Environment,
  { clientId, apiKey, quick }: { readonly clientId: string; readonly apiKey: string; readonly quick: boolean },
): Promise<{ idle: number; loaded: number }> {
  const undo: (() => unknown)[] = []
  try {
    const { pid, port } = await startBuilt(environment, undo)
    await delay(quick ? 20_000 : 60_000)
    const idle = residentOf(pid)
    const items = await stockShop(merchantOf(`http://localhost:${port}`, apiKey), quick ? 20 : 200, 1_000_000)
    const { load } = startLoad(undo)
    const shop = { port, clientId, items }
    for (const scenario of LOAD) {
      await load({
        kind: 'prepare',
        scenario,
        shop,
        load: { callers: CALLERS, seconds: quick ? 1 : 60, operations: 0, seed: 1 },
      })
      await load({ kind: 'run' })
    }
    return { idle, loaded: residentOf(pid) }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

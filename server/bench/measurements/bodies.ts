import { allOperations } from '@fairground/contract/operations.ts'
import { bodyLimitOf } from '../../src/http/api-routes.ts'
import { type Schema, sample } from '../../test/hostile.ts'
import { largeBodies } from '../../test/large-bodies.ts'
import { type Message, requestOf } from '../../test/request-of.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { openShopInside, type ShopInside } from '../shop-inside.ts'
import type { Figure, Measurement } from './measurement.ts'

const GOAL = { most: 100 }
const MOST_BYTES = { most: 100_000 }
/** The least of them is what a body costs: what is more is the machine's other work. */
const TIMES = 3

/** The largest faulty body that each operation takes: for how long it keeps the processor, and how much it is answered. */
export const bodiesMeasurement: Measurement = {
  name: 'bodies',
  title: 'The largest faulty body of every operation',
  measure: () =>
    withOwnPostgres(async ({ connectionString }) => {
      const shop = await openShopInside(connectionString)
      try {
        const figures: Figure[] = []
        for (const [kind, bodyOf] of Object.entries(largeBodies)) figures.push(...(await worst(shop, kind, bodyOf)))
        return figures
      } finally {
        await shop.assembly.close()
      }
    }),
}

type BodyOf = (schema: Schema, size: number) => string

async function worst({ assembly, apiKey }: ShopInside, kind: string, bodyOf: BodyOf): Promise<Figure[]> {
  const most = { ms: 0, first: 0, bytes: 0, name: '' }
  for (const operation of allOperations.filter(({ method }) => method !== 'GET' && method !== 'DELETE')) {
    const schema = operation.request as Schema // TypeBox schemas are JSON schemas
    const { url } = requestOf(operation, sample(schema) as Message)
    const payload = bodyOf(schema, bodyLimitOf(operation) * 0.9)
    const headers = { authorization: apiKey, 'content-type': 'application/json' }
    const took: number[] = []
    for (let i = 0; i < TIMES; i++) {
      const before = process.cpuUsage()
      const reply = await assembly.app.inject({ method: operation.method, url, headers, payload })
      const { user, system } = process.cpuUsage(before)
      took.push((user + system) / 1000)
      most.bytes = Math.max(most.bytes, reply.rawPayload.length)
    }
    most.first = Math.max(most.first, took[0]!) // one per time
    const least = Math.min(...took)
    if (least > most.ms) Object.assign(most, { ms: least, name: `${operation.module}.${operation.name}` })
  }
  return [
    { what: `${kind}: processor time of the worst (${most.name})`, value: most.ms, unit: 'ms', goal: GOAL },
    { what: `${kind}: of the worst first call`, value: most.first, unit: 'ms' },
    { what: `${kind}: the longest answer`, value: most.bytes, unit: 'bytes', goal: MOST_BYTES },
  ]
}

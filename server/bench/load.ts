import type { Scenario, Turn } from './scenario.ts'
import type { Shop, ShopItem } from './shop.ts'
import { addLine, checkOut, newVisitor, order } from './visitor.ts'
import { type Connection, openConnection } from './wire-connection.ts'

export interface Load {
  readonly callers: number
  readonly seconds: number
  /** Operations to prepare visitors for; a round whose visitors are used up ends early. */
  readonly operations: number
  /** Equal seeds make equal requests. */
  readonly seed: number
}

export interface Round {
  readonly operations: number
  readonly seconds: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

export interface Prepared {
  run(): Promise<Round>
  end(): void
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
function picker(seed: number): Turn['pick'] {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const connections = (shop: Shop, count: number): Promise<Connection[]> =>
  Promise.all(Array.from({ length: count }, () => openConnection(shop.port)))

/** Does `count` things, as many at once as there are connections. */
async function inParallel<T>(open: readonly Connection[], count: number, make: (c: Connection) => Promise<T>) {
  const made: T[] = []
  let left = count
  await Promise.all(
    open.map(async (connection) => {
      while (left-- > 0) made.push(await make(connection))
    }),
  )
  return made
}

/** Opens the connections and makes the visitors, so that `run` measures the operation alone. */
export async function prepareRound(scenario: Scenario, shop: Shop, load: Load): Promise<Prepared> {
  const open = await connections(shop, load.callers)
  const end = () => {
    for (const connection of open) connection.end()
  }
  try {
    const pick = picker(load.seed)
    const { prepare, uses } = scenario
    const count = Math.max(load.callers, Number.isFinite(uses) ? Math.ceil(load.operations / uses) : 0)
    const visitors = prepare ? await inParallel(open, count, (c) => prepare(c, shop, pick)) : open.map(() => '')
    return { run: () => measure(scenario, { shop, open, visitors }, load), end }
  } catch (error) {
    end()
    throw error
  }
}

/** Closed loop: each caller sends its next request when the answer to the last one is there. */
async function measure(
  { operation, uses }: Scenario,
  { shop, open, visitors }: { shop: Shop; open: readonly Connection[]; visitors: string[] },
  { seconds, seed }: Load,
): Promise<Round> {
  const latencies: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    open.map(async (connection, caller) => {
      const pick = picker(seed + caller + 1)
      for (let token = visitors.pop(); token !== undefined; token = visitors.pop()) {
        for (let use = 0; use < uses; use++) {
          const sent = performance.now()
          if (sent >= until) return
          await operation({ connection, shop, token, use, pick })
          latencies.push(performance.now() - sent)
        }
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  latencies.sort((a, b) => a - b)
  return {
    operations: latencies.length,
    seconds: took,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  }
}

export interface Race extends Round {
  readonly sold: number
  readonly refused: number
}

export interface PreparedRace {
  run(): Promise<Race>
  end(): void
}

/** So many buyers, each with a checkout of one unit of the same item, all ordering at once on connections of their own. */
export async function prepareRace(shop: Shop, item: ShopItem, buyers: number): Promise<PreparedRace> {
  const open = await connections(shop, buyers)
  const ready = await inParallel(open.slice(0, 16), buyers, async (connection) => {
    const token = await newVisitor(connection, shop)
    await addLine(connection, token, item)
    return { token, checkoutId: await checkOut(connection, token) }
  })
  return {
    async run() {
      const latencies: number[] = []
      const began = performance.now()
      const outcomes = await Promise.all(
        open.map(async (connection, i) => {
          const { token, checkoutId } = ready[i]!
          const outcome = await order(connection, token, checkoutId)
          latencies.push(performance.now() - began)
          return outcome
        }),
      )
      const seconds = (performance.now() - began) / 1000
      latencies.sort((a, b) => a - b)
      const sold = outcomes.filter((outcome) => outcome === 'sold').length
      return {
        operations: buyers,
        seconds,
        p50: percentile(latencies, 0.5),
        p99: percentile(latencies, 0.99),
        sold,
        refused: buyers - sold,
      }
    },
    end: () => {
      for (const connection of open) connection.end()
    },
  }
}

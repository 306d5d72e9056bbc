import { addToCeiling } from './ceiling/fill.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import type { Race, Round } from './load.ts'
import type { Order } from './load-process.ts'
import { sell } from './our-shop.ts'
import type { Scenario } from './scenario.ts'
import type { Side, World } from './world.ts'

/** One round with what it cost. Processor time in seconds per 1,000 operations; NaN where the system does not tell. */
export interface Measured extends Round {
  readonly perSecond: number
  readonly serverCpu: number
  readonly postgresCpu: number
  readonly loadCpu: number
}

export interface Compared {
  readonly scenario: string
  readonly callers: number
  readonly ours: readonly Measured[]
  readonly ceiling: readonly Measured[]
  readonly leanest: readonly Measured[]
  /** Ours as a share of the ceiling, one per pair of neighbouring rounds. */
  readonly ratios: readonly number[]
}

/** The servers, what generates their load, and where to read what they cost. */
export type Measurable = Pick<World, 'ours' | 'ceiling' | 'load' | 'loadPid' | 'postmasterPid'> &
  Partial<Pick<World, 'leanest'>>

const sidesOf = ({ ours, ceiling, leanest }: Measurable): Side[] => [ours, ceiling, ...(leanest ? [leanest] : [])]

const FIRST_LOOK_SECONDS = 0.5
/** Visitors to prepare for it, when nobody knows how fast a side is. */
const FIRST_GUESS = 300
/** PostgreSQL plans a statement for each of its first five uses on each connection, and the engine compiles what is warm: neither is what a call costs. */
const WARM_UP_SECONDS = 2
const MARGIN = 1.3

/** Short rounds of all sides by turns, so that whatever else the machine does meets all. */
export async function compare(
  world: Measurable,
  scenario: Scenario,
  callers: number,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Compared> {
  const sides = sidesOf(world)
  const done = { ours: [] as Measured[], ceiling: [] as Measured[], leanest: [] as Measured[] }
  const speed = { ours: 0, ceiling: 0, leanest: 0 }
  const turn = async (side: Side, length: number, operations: number, seed: number) => {
    const load = { callers, seconds: length, operations, seed }
    const order: Order = { kind: 'prepare', scenario: scenario.name, shop: side.shop, load }
    const measured = await measure<Round>(world, side, order)
    speed[side.name] = Math.max(speed[side.name], measured.perSecond)
    return measured
  }
  for (const side of sides) await turn(side, FIRST_LOOK_SECONDS, FIRST_GUESS, 1)
  for (const side of sides) await turn(side, WARM_UP_SECONDS, Math.ceil(speed[side.name] * WARM_UP_SECONDS * MARGIN), 2)
  for (let i = 0; i < rounds; i++) {
    for (const side of i % 2 === 0 ? sides : sides.toReversed()) {
      const operations = Math.ceil(speed[side.name] * seconds * MARGIN)
      done[side.name].push(await turn(side, seconds, operations, (i + 1) * 1000))
    }
  }
  const ratios = done.ours.map((ours, i) => ours.perSecond / done.ceiling[i]!.perSecond)
  return { scenario: scenario.name, callers, ...done, ratios }
}

async function measure<R extends Round>(world: Measurable, side: Side, prepare: Order): Promise<R & Measured> {
  await world.load(prepare)
  const cpu = () => [cpuOf(side.pid), cpuOfFamily(world.postmasterPid), cpuOf(world.loadPid)] as const
  const before = cpu()
  const report = await world.load({ kind: 'run' })
  const after = cpu()
  if (!('round' in report)) throw new Error('The load generator ran nothing')
  const round = report.round as R // the answer to what was prepared
  const per1000 = (i: 0 | 1 | 2) => ((after[i] - before[i]) * 1000) / round.operations
  return {
    ...round,
    perSecond: round.operations / round.seconds,
    serverCpu: per1000(0),
    postgresCpu: per1000(1),
    loadCpu: per1000(2),
  }
}

export const BUYERS = 150
export const UNITS = 100

export interface RaceCompared extends Compared {
  readonly ours: readonly (Measured & Race)[]
  readonly ceiling: readonly (Measured & Race)[]
  readonly leanest: readonly (Measured & Race)[]
  /** Exactly as many sold as there were, every time, on all sides. */
  readonly exact: boolean
}

/** Everybody wants the same item at the same moment; a fresh item each time. */
export async function compareRaces(world: World, { rounds }: { readonly rounds: number }): Promise<RaceCompared> {
  const sides = sidesOf(world)
  const raced = (): (Measured & Race)[] => []
  const done = { ours: raced(), ceiling: raced(), leanest: raced() }
  for (let i = 0; i < rounds; i++) {
    const item = await sell(world.merchant, 1_000_000 + i, UNITS)
    await addToCeiling(world.ceilingDb, world.ours.shop, item, { stock: UNITS, place: 1_000_000 + i })
    for (const side of i % 2 === 0 ? sides : sides.toReversed()) {
      const order: Order = { kind: 'prepareRace', shop: side.shop, item, buyers: BUYERS }
      done[side.name].push(await measure<Race>(world, side, order))
    }
  }
  return {
    scenario: 'race',
    callers: BUYERS,
    ...done,
    ratios: done.ours.map((ours, i) => ours.perSecond / done.ceiling[i]!.perSecond),
    exact: Object.values(done)
      .flat()
      .every(({ sold, refused }) => sold === UNITS && refused === BUYERS - UNITS),
  }
}

import { type Instant, MINUTE_MS, plus } from '../instant.ts'

/** A gate lets visitors in to buy, so many a minute in the order of their numbers. */
export interface Gate {
  readonly enabled: boolean
  /** Nobody is let in before. Null: none. */
  readonly opensAt: Instant | null
  readonly perMinute: number
  /** Admissions are counted up to this moment. */
  readonly countedAt: Instant
}

/** Most that a gate makes up for at once: when nobody looked, or the shop was down. */
const CATCH_UP_MS = MINUTE_MS

export type GateState = 'OFF' | 'BEFORE' | 'OPEN'

/** State of a gate. It is open at its opening, inclusive. */
export function gateState({ enabled, opensAt }: Pick<Gate, 'enabled' | 'opensAt'>, now: Instant): GateState {
  if (!enabled) return 'OFF'
  return opensAt !== null && now < opensAt ? 'BEFORE' : 'OPEN'
}

/** Time between two admissions, rounded up. */
export const admissionEveryMs = ({ perMinute }: Pick<Gate, 'perMinute'>): number => Math.ceil(MINUTE_MS / perMinute)

const latest = (...instants: readonly Instant[]): Instant =>
  new Date(Math.max(...instants.map((instant) => instant.getTime())))

/** Moment from which admissions are due: the first is due at the opening itself. */
const countedFrom = (gate: Gate, now: Instant): Instant =>
  latest(
    gate.countedAt,
    plus(now, -CATCH_UP_MS),
    ...(gate.opensAt ? [plus(gate.opensAt, -admissionEveryMs(gate))] : []),
  )

/** Admissions that the rate allows at `now`; at most those of one minute. */
export function admissionsDue(gate: Gate, now: Instant): number {
  if (gateState(gate, now) !== 'OPEN') return 0
  const passed = now.getTime() - countedFrom(gate, now).getTime()
  return Math.max(0, Math.floor((passed * gate.perMinute) / MINUTE_MS))
}

/** `countedAt` once so many of the due ones were let in: the rest of an interval counts for the next. */
export const countedAfter = (gate: Gate, now: Instant, letIn: number): Instant =>
  plus(countedFrom(gate, now), Math.ceil((letIn * MINUTE_MS) / gate.perMinute))

/** `countedAt` of a gate that nobody waits at: the next to come is let in at once, and idle time lets nobody else in. */
export const countedWhenIdle = (gate: Gate, now: Instant): Instant =>
  latest(gate.countedAt, plus(now, -admissionEveryMs(gate)))

/** Numbers of `ended`, which rise, that are between two numbers, both exclusive. */
function endedBetween(ended: readonly number[], after: number, before: number): number {
  const below = (bound: number) => {
    let [low, high] = [0, ended.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ended[middle] ?? 0) < bound) low = middle + 1
      else high = middle
    }
    return low
  }
  return Math.max(0, below(before) - below(after + 1))
}

/** People who wait before the place with this number: those who left are not counted. `letIn` is the last number that was let in. */
export const waitingBefore = (number: number, letIn: number, ended: readonly number[]): number =>
  Math.max(0, number - letIn - 1 - endedBetween(ended, letIn, number))

/** Seconds until the place that so many wait before is let in, as far as the rate says. */
export const waitSeconds = (before: number, { perMinute }: Pick<Gate, 'perMinute'>): number =>
  Math.ceil(((before + 1) * 60) / perMinute)

/** Seconds until a visitor need look again: often near the front, seldom far behind. */
export const lookAgainSeconds = (seconds: number): number => Math.min(15, Math.max(2, Math.ceil(seconds / 10)))

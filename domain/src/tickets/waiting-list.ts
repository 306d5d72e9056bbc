import type { WaitingEntryStatus, WaitingRule } from '@fairground/contract/enumerations/tickets.ts'
import { type Instant, MINUTE_MS, plus } from '../instant.ts'

/** A count that a kind of ticket takes from. `left` includes what is for those who wait; null is unlimited. */
type Count = { id: string; left: number | null; perTicket: number }

/** A kind of ticket that may be offered now. */
export type WaitedKind = { id: string; counts: readonly Count[] }

/** A group that waits; `kind` null takes any. */
export type Waiting = { id: string; kind: string | null; quantity: number }

type NextOffer = { entryId: string; kindId: string }

const shortOf = ({ counts }: WaitedKind, quantity: number): Count[] =>
  counts.filter(({ left, perTicket }) => left !== null && left < quantity * perTicket)

/**
 * The next offer: the first of `waiting`, which are in the order of joining, whose whole group fits into a kind. With STRICT nobody passes a
 * group that waits for the same count: what has come free is for that group, until there is enough of it.
 */
export function nextOffer(
  waiting: readonly Waiting[],
  kinds: readonly WaitedKind[],
  rule: WaitingRule,
): NextOffer | undefined {
  const claimed = new Set<string>()
  for (const { id: entryId, kind, quantity } of waiting) {
    const wanted = kinds.filter(({ id }) => kind === null || id === kind)
    const open = wanted.filter(({ counts }) => !counts.some(({ id }) => claimed.has(id)))
    const fitting = open.find((one) => shortOf(one, quantity).length === 0)
    if (fitting) return { entryId, kindId: fitting.id }
    if (rule === 'STRICT') for (const one of wanted) for (const { id } of shortOf(one, quantity)) claimed.add(id)
  }
  return undefined
}

/** A kind of ticket as its units are divided between those who wait and passers-by. `ownLeft` null: unlimited. */
type DividedKind = {
  poolId: string
  ownLeft: number | null
  quotas: readonly { poolId: string; left: number; perTicket: number }[]
  /** Tickets that entries wait for, those that take any kind among them. */
  awaited: number
}

/**
 * Units of each pool that are for those who wait. Of a shared quota no more than their kinds could take: what they wait for in vain is sold to
 * others. A quota that is full is theirs whatever their kinds have left, so that nobody is ahead of them when a unit of both comes back.
 */
export function awaitedUnits(kinds: readonly DividedKind[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { poolId, ownLeft, quotas, awaited } of kinds) {
    units.set(poolId, ownLeft === null ? 0 : awaited)
    for (const { poolId: quota, left, perTicket } of quotas) {
      const takeable = left <= 0 || ownLeft === null ? awaited : Math.min(awaited, Math.max(0, ownLeft))
      units.set(quota, (units.get(quota) ?? 0) + takeable * perTicket)
    }
  }
  return units
}

/** Milliseconds that a closed place is shown: long enough to see what became of it. */
export const CLOSED_PLACE_MS = 30 * 24 * 60 * MINUTE_MS

/** True when the mailed link opens its place: while that is open, and some time after it closed, which is exclusive. */
export const waitingLinkOpens = (
  { status, changedAt }: { readonly status: WaitingEntryStatus; readonly changedAt: Instant },
  now: Instant,
): boolean => status === 'WAITING' || status === 'OFFERED' || now < plus(changedAt, CLOSED_PLACE_MS)

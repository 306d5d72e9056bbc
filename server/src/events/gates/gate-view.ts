import type { GatePlace, GateView } from '@fairground/contract/fairground/event-gates.ts'
import { present } from '@fairground/domain/present.ts'
import { lookAgainSeconds, waitingBefore, waitSeconds } from '@fairground/domain/tickets/gate.ts'
import type { Static } from 'typebox'
import type { AtGate, GateKeys } from './gate-keys.ts'
import type { GateReading, PlaceRow } from './gate-row.ts'

type Place = Static<typeof GatePlace>

/** Seconds between looks of who has nothing to wait for. */
const SELDOM = 15

/** The gate of an event that has none. */
export const NO_GATE: Static<typeof GateView> = {
  status: 'OFF',
  difficulty: 0,
  waiting: 0,
  lookAgainSeconds: SELDOM,
}

function statusOf({ number, until }: PlaceRow, now: Date): Place['status'] {
  if (number === null) return 'EARLY'
  if (until === null) return 'WAITING'
  return until > now ? 'ADMITTED' : 'OVER'
}

interface Viewed {
  readonly at: AtGate
  readonly place: PlaceRow
  readonly now: Date
}

function placeToWire({ gate, ended, state }: GateReading, keys: GateKeys, { at, place, now }: Viewed): Place {
  const number = place.number === null ? undefined : Number(place.number)
  const status = statusOf(place, now)
  const isQueued = status === 'WAITING' && number !== undefined
  const before = isQueued ? waitingBefore(number, Number(gate.letIn), ended) : undefined
  return {
    token: keys.sign(at, { id: place.id, number }),
    status,
    ...present({
      before,
      position: before === undefined ? undefined : before + 1,
      waitSeconds: before === undefined || state !== 'OPEN' ? undefined : waitSeconds(before, gate),
      admittedUntilDate: status === 'ADMITTED' ? place.until?.toISOString() : undefined,
    }),
  }
}

const secondsUntil = (moment: Date, now: Date) => Math.max(0, (moment.getTime() - now.getTime()) / 1000)

/** `viewed` is the caller's place, where they have one. */
export function gateToWire(
  reading: GateReading,
  keys: GateKeys,
  now: Date,
  viewed: Viewed | undefined,
): Static<typeof GateView> {
  const { gate, state, waiting } = reading
  const place = viewed && placeToWire(reading, keys, viewed)
  const seconds =
    state === 'BEFORE' && gate.opensAt
      ? secondsUntil(gate.opensAt, now)
      : place?.status === 'EARLY'
        ? 0
        : place?.waitSeconds
  return {
    status: state,
    difficulty: gate.difficulty,
    waiting,
    lookAgainSeconds: seconds === undefined ? SELDOM : lookAgainSeconds(seconds),
    ...present({ opensDate: gate.opensAt?.toISOString(), place }),
  }
}

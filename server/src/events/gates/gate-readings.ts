import { admissionsDue, gateState } from '@fairground/domain/tickets/gate.ts'
import type { Db, Queryable } from '../../ground/database.ts'
import type { GateReading } from './gate-row.ts'
import { letIn } from './let-in.ts'
import { lockGate, readGate } from './queries.ts'

/** Age of a reading that visitors are still answered with. */
const FRESH_MS = 1_000
/** Gates that a process has read lately. */
const MOST_GATES = 1_000

interface Known {
  readonly reading: GateReading | undefined
  /** Time of the site. */
  readonly now: Date
  /** Milliseconds since the process began. */
  readonly readAt: number
}

/** Answers visitors who wait: from one reading a second for all of them in this process, however many look. */
export interface GateReadings {
  /** Lets in who is due. Undefined where the event has no gate. */
  of(db: Db, eventId: string, now: Date): Promise<GateReading | undefined>
  /** The next look reads again. */
  drop(db: Queryable, eventId: string): void
}

/** The gate as it is stored now. */
export async function readingOf(db: Queryable, eventId: string, now: Date): Promise<GateReading | undefined> {
  const row = await db.row(readGate, { eventId })
  if (!row) return undefined
  const { visible, early, endedCount, ended, ...gate } = row
  return {
    gate,
    state: gateState(gate, now),
    visible,
    waiting: Number(early) + Math.max(0, Number(gate.lastNumber - gate.letIn) - Number(endedCount)),
    ended: ended.map(Number),
  }
}

async function readAndLetIn(db: Db, eventId: string, now: Date): Promise<GateReading | undefined> {
  const reading = await readingOf(db, eventId, now)
  if (reading?.state !== 'OPEN') return reading
  const { gate, waiting } = reading
  if (gate.drawnAt !== null && (waiting === 0 || admissionsDue(gate, now) === 0)) return reading
  await db.inTx(async (tx) => {
    const locked = await tx.row(lockGate, { eventId })
    if (locked) await letIn(tx, locked, now)
  })
  return readingOf(db, eventId, now)
}

export function gateReadings(): GateReadings {
  const known = new Map<string, Known>()
  const running = new Map<string, Promise<GateReading | undefined>>()
  const dropped = new WeakSet<Promise<GateReading | undefined>>()
  const keyOf = (db: Queryable, eventId: string) => `${db.siteId} ${eventId}`
  const isFresh = ({ now, readAt }: Known, at: Date) =>
    performance.now() - readAt < FRESH_MS && Math.abs(at.getTime() - now.getTime()) < FRESH_MS
  const read = (db: Db, eventId: string, now: Date) => {
    const key = keyOf(db, eventId)
    const readAt = performance.now()
    const begun = readAndLetIn(db, eventId, now).finally(() => {
      if (running.get(key) === begun) running.delete(key)
    })
    running.set(key, begun)
    return begun.then((reading) => {
      // One that was dropped meanwhile is from before a change.
      if (dropped.has(begun)) return reading
      known.delete(key)
      known.set(key, { reading, now, readAt })
      const [oldest] = known.keys()
      if (known.size > MOST_GATES && oldest !== undefined) known.delete(oldest)
      return reading
    })
  }
  return {
    async of(db, eventId, now) {
      const key = keyOf(db, eventId)
      const latest = known.get(key)
      if (latest && isFresh(latest, now)) return latest.reading
      return running.get(key) ?? read(db, eventId, now)
    },
    drop(db, eventId) {
      const key = keyOf(db, eventId)
      known.delete(key)
      const under = running.get(key)
      if (under) dropped.add(under)
      running.delete(key)
    },
  }
}

import type { Queryable } from '../../ground/database.ts'
import { type FreeSpots, freeSpots } from './free-spots.ts'

/** Callers for whom the shop chooses seats of one event at the same time, none of them the same seat. */
interface Round {
  readonly begun: PromiseWithResolvers<void>
  /** Callers of the round that have not left it. */
  members: number
  /** Free spots by kind of ticket, as one read for the round found them. */
  readonly free: Map<string, Promise<FreeSpots>>
  /** Units that members have chosen, by spot. */
  readonly chosen: Map<string, number>
}

interface Desk {
  current: Round
  next: Round | undefined
}

/** One desk for each event, of this process. Another process chooses at the same time: the ledger decides between them, and who loses tries again. */
const desks = new Map<string, Desk>()

const newRound = (): Round => ({
  begun: Promise.withResolvers<void>(),
  members: 0,
  free: new Map(),
  chosen: new Map(),
})

/** Comes when the round has begun in which the caller may choose: when all of the round before have what they chose, or were refused. */
async function enter(eventId: string): Promise<Round> {
  const desk = desks.get(eventId)
  if (!desk) {
    const current = newRound()
    current.members = 1
    desks.set(eventId, { current, next: undefined })
    return current
  }
  desk.next ??= newRound()
  const round = desk.next
  round.members++
  await round.begun.promise
  return round
}

function leave(eventId: string, round: Round): void {
  round.members--
  if (round.members > 0) return
  const desk = desks.get(eventId)! // until its last round is over
  if (desk.next) {
    desk.current = desk.next
    desk.next = undefined
    desk.current.begun.resolve()
  } else desks.delete(eventId)
}

/**
 * The part of one request in the rounds of its events. Not for a transaction: who waits for a round holds no lock that somebody in it may
 * need.
 */
export class ChoosingTurn {
  readonly #rounds = new Map<string, Round>()

  /** Always in the order of the ids, so that no two callers wait for each other. */
  async enter(eventIds: readonly string[]): Promise<void> {
    for (const id of [...new Set(eventIds)].toSorted()) if (!this.#rounds.has(id)) this.#rounds.set(id, await enter(id))
  }

  /** Spots of a kind of ticket, free as they were when the round began. */
  free(db: Queryable, eventId: string, definitionId: string): Promise<FreeSpots> {
    const { free } = this.#round(eventId)
    const read = free.get(definitionId) ?? freeSpots(db, eventId, definitionId)
    free.set(definitionId, read)
    return read
  }

  /** Units of spots that the round has chosen since, to add to. */
  chosen(eventId: string): Map<string, number> {
    return this.#round(eventId).chosen
  }

  /** At the end, however it ends. */
  leave(): void {
    for (const [id, round] of this.#rounds) leave(id, round)
    this.#rounds.clear()
  }

  #round(eventId: string): Round {
    return this.#rounds.get(eventId)! // entered before
  }
}

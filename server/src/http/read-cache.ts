import { letGo, makeRoom, STAYS } from '../ground/oldest.ts'
import { type Body, etagOf, lengthOf } from './written.ts'

export interface CachedRead {
  readonly body: Body
  readonly etag: string
  /** In bytes. */
  readonly length: number
  readonly tags: readonly string[]
  /** In milliseconds of this process's clock. */
  readonly until: number
}

const MAX_ENTRIES = 20_000
const MAX_BYTES = 32 * 1024 * 1024
/** Bytes that an entry takes beside its body and its key. */
const ENTRY_BYTES = 600
/** Answers that were wanted once. */
const MOST_WANTED = 5_000
/** Tags of which the last drop is known. */
const MOST_DROPS = 2_000
/** Stock shown in lists may lag a second; names and prices are dropped by tag at once. */
const LIFE_MS = 60_000

/**
 * Serialised answers by key, dropped by tag. A read that began before a tag was dropped is not cached under that tag,
 * so nothing stale survives a commit. One per process; the outbox drops tags in the others.
 */
export interface ReadCache {
  get(key: string): CachedRead | undefined
  /** Call before the read begins; its result goes to `put`. */
  begin(): number
  put(key: string, body: Body, lasting: Lasting): CachedRead
  /**
   * As `put` for an answer that was put together of what the process remembers: stored the second time that it is wanted. Most addresses are
   * requested once, and would only drive out what others are put together of.
   */
  putIfWanted(key: string, body: Body, lasting: Lasting): CachedRead
  /**
   * Shares a reading that is under way: who comes while it is made gets what it returns. It is `begin`'s moment that it is given. Who comes
   * after anything was dropped has a reading of their own, for the one under way may have missed what was written since. A key has readings of one type.
   */
  share<T>(key: string, read: (began: number) => Promise<T>): Promise<T>
  drop(tags: Iterable<string>): void
  /** Reports each drop: for what is remembered beside the answers, by the same tags. */
  onDrop(listener: (tags: Iterable<string>) => void): void
  readonly size: number
  /** That it holds, with what each entry takes. */
  readonly bytes: number
}

/** Until when an answer is good. */
interface Lasting {
  readonly tags: readonly string[]
  /** From `begin`. */
  readonly began: number
  readonly lifeMs?: number | undefined
  /** Moment at which it changes by the clock, where that comes first. */
  readonly until?: number | undefined
}

export function readCache(): ReadCache {
  const entries = new Map<string, CachedRead>()
  const byTag = new Map<string, Set<string>>()
  const droppedAt = new Map<string, number>()
  const isFirst = firstTimes(MOST_WANTED)
  /** Reads that began up to then may have missed a drop that is not known any more. */
  let forgotten = -1
  const listeners: ((tags: Iterable<string>) => void)[] = []
  let clock = 0
  let bytes = 0

  const isOver = (share: number): boolean => entries.size > MAX_ENTRIES * share || bytes > MAX_BYTES * share
  const held = (key: string, { length }: CachedRead): number => length + key.length + ENTRY_BYTES
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= held(key, entry)
    for (const tag of entry.tags) forgetTag(tag, key)
  }
  const forgetTag = (tag: string, key: string) => {
    const keys = byTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) byTag.delete(tag)
  }

  const put = (key: string, body: Body, lasting: Lasting): CachedRead => {
    const entry = readOf(body, lasting)
    const { tags, began } = lasting
    const isStale = began <= forgotten || tags.some((tag) => (droppedAt.get(tag) ?? -1) >= began)
    if (isStale || entry.until <= Date.now()) return entry
    remove(key)
    entries.set(key, entry)
    bytes += held(key, entry)
    for (const tag of tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key))
    if (isOver(1)) letGo(entries, () => isOver(STAYS), remove)
    return entry
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > Date.now()) return entry
      remove(key)
      return undefined
    },
    begin: () => clock,
    put,
    putIfWanted: (key, body, lasting) => (isFirst(key) ? readOf(body, lasting) : put(key, body, lasting)),
    share: sharedReadings(() => clock),
    onDrop: (listener) => void listeners.push(listener),
    drop(tags) {
      for (const tag of tags) {
        droppedAt.set(tag, clock)
        for (const key of [...(byTag.get(tag) ?? [])]) remove(key)
      }
      clock++
      for (const listener of listeners) listener(tags)
      if (droppedAt.size <= MOST_DROPS) return
      droppedAt.clear()
      forgotten = clock - 1
    },
    get size() {
      return entries.size
    },
    get bytes() {
      return bytes
    },
  }
}

const readOf = (body: Body, { tags, lifeMs = LIFE_MS, until = Number.POSITIVE_INFINITY }: Lasting): CachedRead => ({
  body,
  etag: etagOf(body),
  length: lengthOf(body),
  tags,
  until: Math.min(Date.now() + lifeMs, until),
})

/** True the first time that a key comes, the third and so on, as far as `most` of them are known. */
function firstTimes(most: number): (key: string) => boolean {
  const once = new Map<string, true>()
  return (key) => {
    if (once.delete(key)) return false
    makeRoom(once, most)
    once.set(key, true)
    return true
  }
}

/** `share` of a cache with this clock. */
function sharedReadings(now: () => number): ReadCache['share'] {
  const underWay = new Map<string, { readonly began: number; readonly reading: Promise<unknown> }>()
  return <T>(key: string, read: (began: number) => Promise<T>): Promise<T> => {
    const clock = now()
    const begun = underWay.get(key)
    if (begun?.began === clock) return begun.reading as Promise<T> // a key has readings of one type
    const own = { began: clock, reading: read(clock) }
    const forget = () => {
      if (underWay.get(key) === own) underWay.delete(key)
    }
    underWay.set(key, own)
    own.reading.then(forget, forget)
    return own.reading
  }
}

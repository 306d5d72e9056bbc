import type { Effects } from '../ground/database.ts'
import type { Happened } from './relay.ts'
import { tagsOfHappened } from './tags-of-happened.ts'

/** Commits of this process that are remembered. Those beyond have their tags dropped a second time, which costs a reading. */
const REMEMBERED = 5_000

export interface DroppedTags {
  /** Call it once the tags of a commit are dropped. */
  note(effects: Effects): void
  /** Tags that domain events make stale, but for those that were dropped with the commit that wrote them. */
  left(happened: readonly Happened[]): string[]
}

/**
 * Tags that this process dropped at its own commits. Whatever began to be read after that sees the commit, so that the outbox, which reports
 * it some milliseconds later, need not have the answers read once more.
 */
export function droppedTags(remembered = REMEMBERED): DroppedTags {
  const byPosition = new Map<string, ReadonlySet<string>>()
  return {
    note({ position, tags }) {
      if (position === 0n) return
      byPosition.set(String(position), tags)
      for (const oldest of byPosition.keys()) {
        if (byPosition.size <= remembered) break
        byPosition.delete(oldest)
      }
    },
    left: (happened) =>
      happened.flatMap((one) => {
        const dropped = byPosition.get(one.position)
        const tags = tagsOfHappened(one)
        return dropped ? tags.filter((tag) => !dropped.has(tag)) : tags
      }),
  }
}

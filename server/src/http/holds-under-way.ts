import type { Held, HoldUnderWay } from '../ground/holds.ts'

const NOTHING: Held = { holds: 0, units: 0 }

/**
 * Holds of this process that are not committed yet. Statements that run at once do not see each other's rows, so each of them takes into account
 * the others from here. One that commits a moment later is counted twice meanwhile: too careful, and only near a limit.
 */
export function holdsUnderWay(): () => HoldUnderWay {
  const sums = new Map<string, Held>()
  const add = (holder: string, { holds, units }: Held) => {
    const before = sums.get(holder) ?? NOTHING
    const after = { holds: before.holds + holds, units: before.units + units }
    if (after.holds > 0) sums.set(holder, after)
    else sums.delete(holder)
  }
  return () => {
    let holding:
      | { readonly holders: readonly string[]; readonly units: number; readonly others: readonly Held[] }
      | undefined
    return {
      declare(holders, units) {
        if (holding) return holding.others
        holding = { holders, units, others: holders.map((holder) => sums.get(holder) ?? NOTHING) }
        for (const holder of holders) add(holder, { holds: 1, units })
        return holding.others
      },
      end() {
        for (const holder of holding?.holders ?? []) add(holder, { holds: -1, units: -(holding?.units ?? 0) })
        holding = undefined
      },
    }
  }
}

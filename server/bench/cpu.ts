import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const TICKS_PER_SECOND = 100

interface Stat {
  readonly parent: number
  /** User and system time of the process itself, and of its children that have ended, in seconds. */
  readonly own: number
  readonly ended: number
}

/** Undefined where there is no /proc, or the process has gone. */
function statOf(pid: number): Stat | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    return undefined
  }
  // The second field is the name in brackets and may hold anything: count from behind it (proc(5), fields 4 and 14 to 17).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15).map(Number)
  return {
    parent: Number(fields[1]),
    own: (utime + stime) / TICKS_PER_SECOND,
    ended: (cutime + cstime) / TICKS_PER_SECOND,
  }
}

export const cpuOf = (pid: number): number => statOf(pid)?.own ?? Number.NaN

/** CPU time of a process and all it has started, such as PostgreSQL with its connections. */
export function cpuOfFamily(pid: number): number {
  const head = statOf(pid)
  if (!head) return Number.NaN
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid)
  return children.reduce((sum, child) => sum + (child?.own ?? 0), head.own + head.ended)
}

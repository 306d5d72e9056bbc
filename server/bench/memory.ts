import { readFileSync } from 'node:fs'

/** Megabytes that a process holds in memory; NaN where there is no /proc. */
export function residentOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

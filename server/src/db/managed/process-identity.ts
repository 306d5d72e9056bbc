import { readFileSync, readlinkSync } from 'node:fs'

/** Field 3 (state) and field 22 (start time in clock ticks since boot) of /proc/<pid>/stat; the name before them may hold anything. */
function procStat(pid: number): { state: string; startTicks: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

const hasProc = procStat(process.pid) !== undefined
const bootId = hasProc ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : ''

/** A process of another user answers EPERM: it is alive. */
function answersSignal(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** False for a zombie: it has ended, only its parent has not read that. */
export function isAlive(pid: number): boolean {
  if (!hasProc) return answersSignal(pid)
  const stat = procStat(pid)
  return stat !== undefined && stat.state !== 'Z' && stat.state !== 'X'
}

/**
 * Identity that tells a process from a later one with the same number: boot and start time.
 * '' where the system does not say (no /proc); undefined when the process is not alive.
 */
export function startTimeOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  const stat = procStat(pid)
  return stat ? `${bootId}:${stat.startTicks}` : ''
}

/** The folder it works in; undefined where the system does not say. */
export function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

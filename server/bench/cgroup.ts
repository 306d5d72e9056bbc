import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'
const PERIOD_US = 100_000

/** A control group of Linux, of either version, that bounds memory and processors of the processes in it. */
export interface Cgroup {
  /** Command that runs another one inside the group. */
  readonly enter: readonly string[]
  /** Bytes, files that the system caches for the group among them. */
  peak(): number
  /** Processes that were ended because there was no memory for them. */
  killed(): number
  remove(): void
}

const write = (file: string, value: number | string): void => writeFileSync(file, String(value))
const numberIn = (file: string, field: RegExp = /^(\d+)/): number =>
  Number(field.exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN)

/** Needs the right to make control groups, which root has. Throws where the system has none, or does not keep to the bound. */
export function makeCgroup(bytes: number, processors: number): Cgroup {
  const name = `fairground-${process.pid}`
  const made = existsSync(join(ROOT, 'cgroup.controllers')) ? ofVersion2(name) : ofVersion1(name)
  const folders = made.folders
  for (const folder of folders) mkdirSync(folder)
  const remove = () => {
    for (const folder of folders) rmdirSync(folder)
  }
  try {
    made.bound(bytes, processors)
    const group = { enter: entering(folders), peak: made.peak, killed: made.killed, remove }
    assertBounded(group, bytes)
    const before = made.killed()
    return { ...group, killed: () => made.killed() - before }
  } catch (error) {
    remove()
    throw error
  }
}

interface Version {
  readonly folders: readonly string[]
  bound(bytes: number, processors: number): void
  peak(): number
  killed(): number
}

function ofVersion2(name: string): Version {
  const folder = join(ROOT, name)
  return {
    folders: [folder],
    bound(bytes, processors) {
      write(join(folder, 'memory.max'), bytes)
      write(join(folder, 'memory.swap.max'), 0)
      write(join(folder, 'cpu.max'), `${processors * PERIOD_US} ${PERIOD_US}`)
    },
    peak: () => numberIn(join(folder, 'memory.peak')),
    killed: () => numberIn(join(folder, 'memory.events'), /^oom_kill (\d+)/m),
  }
}

function ofVersion1(name: string): Version {
  const [memory, cpu] = [join(ROOT, 'memory', name), join(ROOT, 'cpu', name)]
  return {
    folders: [memory, cpu],
    bound(bytes, processors) {
      write(join(memory, 'memory.limit_in_bytes'), bytes)
      write(join(memory, 'memory.memsw.limit_in_bytes'), bytes)
      write(join(cpu, 'cpu.cfs_period_us'), PERIOD_US)
      write(join(cpu, 'cpu.cfs_quota_us'), processors * PERIOD_US)
    },
    peak: () => numberIn(join(memory, 'memory.max_usage_in_bytes')),
    killed: () => numberIn(join(memory, 'memory.oom_control'), /^oom_kill (\d+)/m),
  }
}

const entering = (folders: readonly string[]): string[] => {
  const files = folders.map((folder) => `echo $$ > ${join(folder, 'cgroup.procs')}`).join(' && ')
  return ['/bin/sh', '-c', `${files} && exec "$@"`, 'sh']
}

/** A process that wants twice as much must not get it, or the group proves nothing. */
function assertBounded({ enter }: Pick<Cgroup, 'enter'>, bytes: number): void {
  const [shell = '', ...args] = enter
  const greedy = `const held = []; for (let i = 0; i < ${(2 * bytes) / 2 ** 24}; i++) held.push(Buffer.alloc(2 ** 24, 1))`
  const { status } = spawnSync(shell, [...args, process.execPath, '-e', greedy], { stdio: 'ignore' })
  if (status === 0) throw new Error('This system lets a control group have more memory than its bound.')
}

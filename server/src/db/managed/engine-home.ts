import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, hydrateLinks, installedEngines, programs } from './engine-binaries.ts'
import { canReach, fileOwner, type Launcher } from './launcher.ts'
import { runEngine } from './run-engine.ts'
import { StartRefused } from './start-refused.ts'

/**
 * The PostgreSQL that will run the cluster of `dataDir`: of the cluster's major version when there is one, else the first that works.
 * Embedded binaries that PostgreSQL's user cannot reach, or that lack their links and cannot be given them, are copied to `DATA_DIR/engine`.
 */
export async function chooseEngine(launcher: Launcher, dataDir: string): Promise<Engine> {
  const major = clusterMajor(dataDir)
  const engines = installedEngines()
  const failures: string[] = []
  for (const engine of engines.filter((candidate) => major === undefined || candidate.major === major)) {
    const usable = engine.self === 'embedded' ? withinReach(engine, launcher, dataDir) : engine
    const trial = await runEngine(launcher, usable.postgres, ['--version'])
    if (trial.ok) return usable
    failures.push(`${usable.postgres}: ${trial.output}`)
  }
  if (failures.length > 0) throw new StartRefused(`PostgreSQL cannot be run here (${failures.join('; ')}).`)
  if (major !== undefined && engines.length > 0) {
    throw new StartRefused(
      `The data directory ${dataDir} was made by PostgreSQL ${major}, which is not installed here.`,
    )
  }
  throw new StartRefused(
    'No PostgreSQL was found: install the optional packages (npm ci), or Debian\'s "postgresql" (15 or later), or set DATABASE_URL.',
  )
}

/** Copies of other builds go once nothing runs from them. */
export function removeOtherEngines(dataDir: string, engine: Engine) {
  const home = join(dataDir, 'engine')
  if (!existsSync(home)) return
  for (const name of readdirSync(home)) {
    if (name !== engine.id) rmSync(join(home, name), { recursive: true, force: true })
  }
}

function clusterMajor(dataDir: string): number | undefined {
  const file = join(dataDir, 'pg', 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

function withinReach(engine: Engine, launcher: Launcher, dataDir: string): Engine {
  const copy = join(dataDir, 'engine', engine.id)
  if (existsSync(copy)) return { ...engine, root: copy, ...programs(copy) }
  const user = fileOwner(launcher)
  const reachable = !user || canReach(user, engine.postgres)
  if (reachable && hydrateLinks(engine.root)) return engine
  copyEngine(engine, copy)
  return { ...engine, root: copy, ...programs(copy) }
}

/** Complete or absent: made under another name, then renamed. */
function copyEngine(engine: Engine, copy: string) {
  const draft = `${copy}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(join(draft, '..'), { recursive: true, mode: 0o755 })
  const native = join(draft, 'native')
  cpSync(engine.root, native, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  hydrateLinks(native)
  openToAll(native)
  renameSync(native, copy)
  rmSync(draft, { recursive: true, force: true })
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}

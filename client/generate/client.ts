import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allDomainEvents } from '@fairground/contract/domain-events/all-events.ts'
import { moduleConstant } from '@fairground/contract/module-constant.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { allRefusals, clientModules, type SentenceOf } from './client-module.ts'
import { eventModule } from './domain-events.ts'
import { moduleReference } from './module-reference.ts'

const FOLDER = path.join(import.meta.dirname, '../src/generated')

/** File name and text of every generated module, and of the list of them all. `sdk.*` is what the client's own sign-in calls. */
function clientFiles(sentenceOf: SentenceOf): Map<string, string> {
  const modules = Map.groupBy(
    allOperations.filter((operation) => !operation.module.startsWith('sdk.')),
    (operation) => operation.module,
  )
  const constants = [...modules.keys()].map(moduleConstant)
  const twice = constants.filter((name, i) => constants.indexOf(name) !== i)
  if (twice.length > 0)
    throw new Error(`two modules would be called ${twice.join(', ')}: see contract/src/module-constant.ts`)
  const events = Map.groupBy(allDomainEvents, ({ module }) => module)
  return new Map([
    ['refusal.ts', allRefusals(sentenceOf)],
    ['modules.md', moduleReference(modules, events)],
    ...clientModules(modules),
    ...[...events].flatMap(([module, declared]) => {
      const operations = modules.get(module)
      return operations ? [[`${module}.events.ts`, eventModule(module, declared, operations)] as const] : []
    }),
  ])
}

/** Names of generated files that are missing, stale or no longer made. */
export async function staleFiles(sentenceOf: SentenceOf): Promise<string[]> {
  const files = clientFiles(sentenceOf)
  const present = await readdir(FOLDER).catch(() => [])
  const stale = present.filter((name) => !files.has(name))
  for (const [name, text] of files) {
    const written = await readFile(path.join(FOLDER, name), 'utf8').catch(() => undefined)
    if (written !== text) stale.push(name)
  }
  return stale
}

/** Writes the files and removes those that are no longer made; returns their number. */
export async function writeFiles(sentenceOf: SentenceOf): Promise<number> {
  const files = clientFiles(sentenceOf)
  await mkdir(FOLDER, { recursive: true })
  for (const name of await readdir(FOLDER)) if (!files.has(name)) await rm(path.join(FOLDER, name))
  for (const [name, text] of files) await writeFile(path.join(FOLDER, name), text)
  return files.size
}

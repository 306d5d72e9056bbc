import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Figure, figuresTable, isReached } from './measurements/measurement.ts'
import { measurements } from './measurements/measurements.ts'
import { type Options, RACE, readOptions } from './options.ts'
import { type Result, resultOf, table } from './report.ts'
import { compare, compareRaces } from './rounds.ts'
import { scenarios } from './scenarios.ts'
import { openWorld, type World } from './world.ts'

const RESULTS = fileURLToPath(new URL('../../node_modules/.cache/fairground-bench', import.meta.url))
/** The figure that has a goal. */
const GOAL_CALLERS = 16

const print = (text: string) => process.stdout.write(`${text}\n`)

async function measureAll(world: World, options: Options): Promise<Result[]> {
  const results: Result[] = []
  for (const scenario of scenarios.filter(({ name }) => options.only.includes(name))) {
    for (const callers of options.callers) {
      print(`${scenario.title}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`)
      const compared = await compare(world, scenario, callers, options)
      results.push(resultOf(compared, callers === GOAL_CALLERS ? scenario.goal : undefined))
      print(table(results.slice(-1)))
    }
  }
  if (options.only.includes(RACE)) {
    print('Race for the last units: 150 buyers, 100 units')
    results.push(resultOf(await compareRaces(world, options)))
  }
  return results
}

/** Options that were typed, or a sentence about them and the end. */
function optionsFromArguments(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}

async function compareAll(options: Options): Promise<{ results: Result[]; postgres: string }> {
  const world = await openWorld(print, options.profile)
  try {
    return { results: await measureAll(world, options), postgres: world.postgresVersion }
  } finally {
    await world.end()
  }
}

async function bench(): Promise<void> {
  const options = optionsFromArguments()
  const isSelected = ({ name }: { readonly name: string }) => options.only.includes(name)
  const { results, postgres } =
    options.only.includes(RACE) || scenarios.some(isSelected)
      ? await compareAll(options)
      : { results: [], postgres: '' }
  const figures: Figure[] = []
  for (const { title, measure } of measurements.filter(isSelected)) {
    print(title)
    figures.push(...(await measure({ quick: options.quick, print })))
  }
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? '',
    node: process.version,
    postgres,
    load: loadavg(),
  }
  mkdirSync(RESULTS, { recursive: true })
  const at = new Date().toISOString()
  const file = join(RESULTS, `${at.replace(/[:.]/g, '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ at, machine, options, results, figures }, null, 2)}\n`)
  if (results.length > 0) print(`\n${table(results)}`)
  if (figures.length > 0) print(`\n${figuresTable(figures)}`)
  print(`\nWritten to ${file}`)
  if (results.some(({ exact }) => exact === false) || !figures.every(isReached)) process.exitCode = 1
}

await bench()

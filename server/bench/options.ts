import { parseArgs } from 'node:util'
import { present } from '@fairground/domain/present.ts'
import { measurements } from './measurements/measurements.ts'
import { scenarios } from './scenarios.ts'

export const RACE = 'race'

export interface Options {
  /** Names of scenarios and measurements; the race is a scenario. */
  readonly only: readonly string[]
  readonly callers: readonly number[]
  /** Rounds of each side, and how long each takes. */
  readonly rounds: number
  readonly seconds: number
  readonly quick: boolean
  /** Folder for CPU profiles of both servers. */
  readonly profile?: string
}

const scenarioNames = [...scenarios.map(({ name }) => name), RACE]
const measurementNames = measurements.map(({ name }) => name)
const names = [...scenarioNames, ...measurementNames]

export const USAGE = `npm run bench -- [--quick] [--only <scenario>,...] [--callers 1,16,64] [--profile <folder>]
scenarios: ${scenarioNames.join(', ')}
measurements, which --quick takes only by name: ${measurementNames.join(', ')}`

/** Throws a sentence about what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      callers: { type: 'string', default: '1,16,64' },
      profile: { type: 'string' },
    },
  })
  const only = values.only?.flatMap((text) => text.split(',')) ?? (values.quick ? scenarioNames : names)
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no scenario ${unknown}.\n${USAGE}`)
  const callers = values.callers.split(',').map(Number)
  if (callers.some((count) => !Number.isInteger(count) || count < 1 || count > 1000))
    throw new Error(`--callers takes whole numbers from 1 to 1000.\n${USAGE}`)
  const length = values.quick ? { rounds: 3, seconds: 0.7 } : { rounds: 6, seconds: 3 }
  return {
    only,
    callers,
    quick: values.quick,
    ...length,
    ...present({ profile: values.profile }),
  }
}

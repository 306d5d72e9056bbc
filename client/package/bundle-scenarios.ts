import { writeFile } from 'node:fs/promises'
import { bundled, SOURCE } from '../test/bundled.ts'

/** One script without imports that gives `globalThis.scenarios`, for runtimes that have the web's standards alone. */
export const scenarioScript = (): Promise<string> =>
  bundled(
    [
      `import { memberScenario } from '${SOURCE}/testing/member-scenario.ts'`,
      `import { shopScenario } from '${SOURCE}/testing/shop-scenario.ts'`,
      'globalThis.scenarios = { memberScenario, shopScenario }',
    ],
    'iife',
  )

if (import.meta.main) {
  const [target] = process.argv.slice(2)
  if (!target) throw new Error('node client/package/bundle-scenarios.ts <file>')
  await writeFile(target, await scenarioScript())
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, THEMES } from '../src/accessibility.ts'
import { openBrowser } from '../src/browser.ts'
import { type FirstLoad, firstLoad } from '../src/first-load.ts'
import { type Budget, excess, STOREFRONT_BUDGET } from '../src/page-budgets.ts'
import { root, startShop } from '../src/running-shop.ts'
import { PUBLIC_PATHS } from '../src/shop-paths.ts'
import { LEAST_BENCHMARK, medianOf, missedBy, type PageResult, resultOf, slowInteractions, table } from './findings.ts'
import { interactionTimes } from './interactions.ts'
import { installedLighthouse, type Run, runOnce } from './lighthouse.ts'

/** One of each type that search engines may list. */
const PAGES = [
  '/',
  '/shop',
  '/collections/lamps',
  '/products/arch-lamp',
  '/events',
  '/events/night-market-at-tobacco-dock',
]
const PORT = 4779
const TELEPHONE = { viewport: { width: 360, height: 800 } }
const RESULTS = join(root, 'node_modules/.cache/fairground-audit')

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const runs = Number(options.runs)
const print = (text: string) => process.stdout.write(`${text}\n`)

/** `npm run web:audit`: the pages of the demo shop, as `npm start` starts it, against the goals of docs/performance.md. */
async function audit(): Promise<void> {
  const lighthouse = await installedLighthouse()
  const shop = await startShop()
  const browser = await openBrowser([`--remote-debugging-port=${PORT}`])
  const missed: string[] = []
  try {
    const loads = await weigh(browser, shop.url, missed)
    await checkAccessibility(browser, shop.url, missed)
    const results: PageResult[] = []
    for (const path of PAGES.filter((one) => options.only === undefined || one === options.only)) {
      print(`Lighthouse, ${runs} times: ${path}`)
      const measured: Run[] = []
      for (let at = 0; at < runs; at += 1) {
        const run = await runOnce(lighthouse, shop.url + path, PORT)
        if (run) measured.push(run)
      }
      const result = resultOf(path, measured)
      if (result) results.push(result)
      else missed.push(`${path}: Lighthouse measured nothing in ${runs} runs`)
    }
    const interactions = await medianInteractions(browser, shop.url)
    report({ loads, results, interactions, missed })
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function weigh(browser: Browser, url: string, missed: string[]): Promise<Record<string, FirstLoad>> {
  print('What pages bring')
  const loads: Record<string, FirstLoad> = {}
  for (const path of PUBLIC_PATHS) {
    const load = await firstLoad(browser, url + path, TELEPHONE)
    loads[path] = load
    missed.push(...excess(path, load, STOREFRONT_BUDGET))
  }
  return loads
}

async function checkAccessibility(browser: Browser, url: string, missed: string[]): Promise<void> {
  print('Accessibility')
  const context = await browser.newContext(TELEPHONE)
  const page = await context.newPage()
  for (const path of PUBLIC_PATHS)
    for (const theme of THEMES) missed.push(...(await accessibilityFaults(page, url + path, theme)))
  await context.close()
}

async function medianInteractions(browser: Browser, url: string): Promise<Record<string, number>> {
  print(`Interactions, ${runs} times`)
  const rounds: Record<string, number>[] = []
  for (let at = 0; at < runs; at += 1) rounds.push(await interactionTimes(browser, url))
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, medianOf(rounds.map((round) => round[name] ?? Number.NaN))]))
}

interface Findings {
  readonly loads: Readonly<Record<string, FirstLoad>>
  readonly results: readonly PageResult[]
  readonly interactions: Readonly<Record<string, number>>
  readonly missed: readonly string[]
}

function report({ loads, results, interactions, missed }: Findings): void {
  const parts = Object.keys(STOREFRONT_BUDGET) as (keyof Budget)[]
  const weights = Object.entries(loads).map(([path, load]) => [path, ...parts.map((part) => load[part])])
  print(`\n${table([['bytes, gzip 9', ...parts], ...weights])}`)
  const medians = results.map(({ path, median }) => [path, ...Object.values(median)])
  print(`\n${table([['median', ...Object.keys(results[0]?.median ?? {})], ...medians])}`)
  print(`\n${table([['input to paint, a quarter of the speed', 'ms'], ...Object.entries(interactions)])}`)

  // An interaction has no index of its own: it comes after the pages, on the same machine.
  const isQuick = results.length > 0 && results.every(({ timed }) => timed)
  const all = [...missed, ...results.flatMap(missedBy), ...(isQuick ? slowInteractions(interactions) : [])]
  const untimed = results.filter(({ timed }) => !timed).map(({ path }) => path)
  if (untimed.length > 0)
    print(
      `\nNot judged: times of ${untimed.join(', ')} and of interactions. This machine was too slow or too busy for them ` +
        `(benchmark index under ${LEAST_BENCHMARK}); the figures above say little.`,
    )
  print(all.length > 0 ? `\nMissed:\n${all.join('\n')}` : '\nEvery goal that was judged is met.')
  writeFindings({ loads, results, interactions, missed: all })
  process.exitCode = all.length > 0 ? 1 : 0
}

function writeFindings(findings: Findings): void {
  mkdirSync(RESULTS, { recursive: true })
  const at = new Date().toISOString()
  const file = join(RESULTS, `${at.replace(/[:.]/g, '-')}.json`)
  const machine = { cores: cpus().length, model: cpus()[0]?.model ?? '' }
  writeFileSync(file, `${JSON.stringify({ at, machine, ...findings }, null, 2)}\n`)
  print(`\nWritten to ${file}`)
}

await audit()

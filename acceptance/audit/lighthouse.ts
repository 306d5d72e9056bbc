import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const here = import.meta.dirname
const manifestOf = (folder: string): { version?: string; dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Fields of a Lighthouse result that the audit reads. */
interface Result {
  readonly lhr: {
    readonly environment: { readonly benchmarkIndex: number }
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
    /** Nothing was measured. */
    readonly runtimeError?: { readonly code: string }
  }
}
export type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Result | undefined>

/** Lighthouse, 176 MB on disk: installed when it is missing or of another version. */
export async function installedLighthouse(): Promise<Lighthouse> {
  const wanted = manifestOf(here).dependencies?.lighthouse
  const folder = join(here, 'node_modules', 'lighthouse')
  if (!existsSync(folder) || manifestOf(folder).version !== wanted) await install()
  return (await import(pathToFileURL(join(folder, 'core', 'index.js')).href)).default as Lighthouse // its own types are not installed
}

const install = () =>
  new Promise<void>((resolve, reject) => {
    process.stderr.write('Installing Lighthouse, once, about 176 MB ...\n')
    const shell = process.platform === 'win32'
    const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: here,
      stdio: 'inherit',
      shell,
    })
    npm.once('error', reject)
    npm.once('close', (code) => (code === 0 ? resolve() : reject(new Error('Lighthouse could not be installed.'))))
  })

export interface Run {
  readonly benchmarkIndex: number
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
}

/** One run with Lighthouse's mobile preset in the browser that listens at `port`, scores of 100; undefined when it measured nothing. */
export async function runOnce(lighthouse: Lighthouse, url: string, port: number): Promise<Run | undefined> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  if (!result || result.lhr.runtimeError) return undefined
  const { environment, categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    benchmarkIndex: environment.benchmarkIndex,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

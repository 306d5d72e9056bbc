import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findProgram, root } from './packages.mjs'
import { Failure } from './terminal.mjs'

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium for the browser tests: the one that is named, the system's, Playwright's own, then one that came as a package. */
export async function findBrowser(env = process.env) {
  for (const name of ['FAIRGROUND_BROWSER', 'CHROME_PATH']) {
    const named = env[name]
    if (named && !existsSync(named)) throw new Failure(`${name} names ${named}, which does not exist.`)
    if (named) return named
  }
  const system =
    programs.map((name) => findProgram(name, env.PATH)).find(Boolean) ?? applications.find((path) => existsSync(path))
  return system ?? (await playwrightsOwn()) ?? (await packaged())
}

async function playwrightsOwn() {
  const playwright = await importIfThere('playwright-core')
  const path = playwright?.default?.chromium?.executablePath()
  return path && existsSync(path) ? path : undefined
}

async function packaged() {
  const chromium = await importIfThere('@sparticuz/chromium')
  return chromium?.default?.executablePath()
}

async function importIfThere(name) {
  try {
    return await import(pathToFileURL(createRequire(join(root, 'acceptance', 'package.json')).resolve(name)).href)
  } catch {
    return undefined
  }
}

import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { requestsOf, untilStill } from './still.ts'

/** Weight of a page before any input. Bytes, gzip level 9; fonts as they are, for they are compressed. */
export interface FirstLoad {
  /** URL at which it ended. */
  readonly at: string
  /** All of them, whatever came of them. */
  readonly requests: number
  /** Refused requests among them, the page itself aside; the browser's console lists each. */
  readonly refused: number
  readonly scripts: number
  readonly js: number
  readonly css: number
  readonly html: number
  readonly fonts: number
  readonly fontFiles: number
  /** Bytes of pictures, those that are about to come into view among them. */
  readonly pictures: number
}

const gzip = (body: Buffer): number => gzipSync(body, { level: 9 }).length
const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0)

/** Long enough for a machine that is busy with other things. */
const LOADED_MS = 90_000

const kindOf = (response: Response): string =>
  new URL(response.url()).pathname.endsWith('.js') ? 'script' : response.request().resourceType()

/** Opens an address in a browser that has nothing in its cache, and weighs all that came until the network was still. */
export async function firstLoad(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<FirstLoad> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const pending = requestsOf(page)
  const answers: Response[] = []
  let requests = 0
  let refused = 0
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1
  })
  page.on('response', (response) => {
    if (response.status() === 200) answers.push(response)
    if (response.status() >= 400 && response.request().resourceType() !== 'document') refused += 1
  })
  await page.goto(url, { timeout: LOADED_MS })
  await untilStill(pending)
  const of = (wanted: string) =>
    Promise.all(answers.filter((answer) => kindOf(answer) === wanted).map((answer) => answer.body()))
  const [scripts, styles, documents, fonts, pictures] = [
    await of('script'),
    await of('stylesheet'),
    await of('document'),
    await of('font'),
    await of('image'),
  ]
  const at = new URL(page.url()).pathname
  await context.close()
  return {
    at,
    requests,
    refused,
    scripts: scripts.length,
    js: sum(scripts.map(gzip)),
    css: sum(styles.map(gzip)),
    html: sum(documents.map(gzip)),
    fonts: sum(fonts.map(({ length }) => length)),
    fontFiles: fonts.length,
    pictures: sum(pictures.map(({ length }) => length)),
  }
}

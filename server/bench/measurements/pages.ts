import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { startLoad } from '../load-side.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { median } from '../report.ts'
import { compare, type Measurable } from '../rounds.ts'
import { html } from '../scenarios.ts'
import type { Shop } from '../shop.ts'
import { startProcess } from '../start-process.ts'
import type { Figure, Measurement } from './measurement.ts'

/** The demo's list of 24 products with facets, swatches and pictures. */
const CACHED = '/shop'
/** The same page: a page with a field of facets is rendered each time, and this one alone selects nothing. */
const RENDERED = '/shop?cur=GBP'
const CALLERS = 16
const BY_NODE = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** The shop's page as browsers request it: from the cache beside a bare route that sends the same bytes, and rendered each time. */
export const pagesMeasurement: Measurement = {
  name: 'pages',
  title: 'The page of 24 products, cached and rendered',
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir, postmasterPid }) => {
      const undo: (() => unknown)[] = []
      try {
        print('  filling the demo shop')
        const ours = await startProcess(
          [fileURLToPath(new URL('../../src/main.ts', import.meta.url))],
          {
            DATABASE_URL: connectionString,
            DATA_DIR: join(dataDir, 'server'),
            PORT: '0',
            DEMO: '1',
            RATE_LIMIT_FACTOR: '1000000',
            LOG_LEVEL: 'warn',
          },
          /is open\.\s+http:\/\/localhost:(\d+)/,
          undo,
        )
        const answers = { [CACHED]: await answerOf(ours.port, CACHED), [RENDERED]: await answerOf(ours.port, RENDERED) }
        const file = join(dataDir, 'answers.json')
        writeFileSync(file, JSON.stringify(answers))
        const bare = await startProcess(
          [fileURLToPath(new URL('../ceiling/bare.ts', import.meta.url)), file],
          {},
          /port (\d+)/,
          undo,
        )
        const { load, loadPid } = startLoad(undo)
        const sides = { ours, bare, world: { load, loadPid, postmasterPid }, quick }
        return [
          ...weightOf(Buffer.from(answers[CACHED]?.body ?? '', 'base64')),
          ...(await figuresOf(sides, CACHED, { least: 10_000 })),
          ...(await figuresOf(sides, RENDERED, { least: 600 })),
        ]
      } finally {
        for (const step of undo.reverse()) await step()
      }
    }),
}

function weightOf(compressed: Buffer): Figure[] {
  const page = brotliDecompressSync(compressed)
  return [
    { what: `${CACHED}: HTML`, value: page.length, unit: 'bytes', goal: { most: 60_000 } },
    { what: `${CACHED}: gzip 9`, value: gzipSync(page, { level: 9 }).length, unit: 'bytes', goal: { most: 12_000 } },
  ]
}

interface Sides {
  readonly ours: { readonly pid: number; readonly port: number }
  readonly bare: { readonly pid: number; readonly port: number }
  readonly world: Pick<Measurable, 'load' | 'loadPid' | 'postmasterPid'>
  readonly quick: boolean
}

async function figuresOf(
  { ours, bare, world, quick }: Sides,
  path: string,
  goal: { least: number },
): Promise<Figure[]> {
  const shopAt = (port: number): Shop => ({ port, clientId: '', items: [], paths: [path] })
  const compared = await compare(
    {
      ...world,
      ours: { name: 'ours', pid: ours.pid, shop: shopAt(ours.port) },
      ceiling: { name: 'ceiling', pid: bare.pid, shop: shopAt(bare.port) },
    },
    html,
    CALLERS,
    quick ? { rounds: 3, seconds: 0.7 } : { rounds: 8, seconds: 2 },
  )
  const cpu = (of: 'ours' | 'ceiling') => median(compared[of].map(({ serverCpu }) => serverCpu))
  return [
    { what: `${path}: pages per second of the server’s processor`, value: 1000 / cpu('ours'), unit: '', goal },
    { what: `${path}: a bare route that sends the same bytes`, value: 1000 / cpu('ceiling'), unit: '' },
    { what: `${path}: p50 of ${CALLERS} callers`, value: median(compared.ours.map(({ p50 }) => p50)), unit: 'ms' },
  ]
}

/** Headers and body as the server sends them to a browser; the second answer, which comes from the cache where there is one. */
async function answerOf(port: number, path: string): Promise<{ headers: Record<string, string>; body: string }> {
  const once = () =>
    new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' }
      request({ port, path, headers }, (reply) => {
        const sent = Object.entries(reply.headers).filter(([name]) => !BY_NODE.includes(name))
        const own = Object.fromEntries(sent.map(([name, value]) => [name, String(value)]))
        buffer(reply).then((body) => resolve({ headers: own, body: body.toString('base64') }), reject)
      })
        .on('error', reject)
        .end()
    })
  await once()
  return once()
}

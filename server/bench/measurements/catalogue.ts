import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fillCatalogue } from '../large-catalogue.ts'
import { percentile } from '../load.ts'
import { startLoad } from '../load-side.ts'
import { type OwnPostgres, withOwnPostgres } from '../own-postgres.ts'
import { median } from '../report.ts'
import { compare } from '../rounds.ts'
import { pages } from '../scenarios.ts'
import { listOfCollectionPath, PAGE_SIZE, type Shop, slugPath } from '../shop.ts'
import { openShopInside, type ShopInside } from '../shop-inside.ts'
import { startOurs, startProcess } from '../start-process.ts'
import { newVisitor } from '../visitor.ts'
import { openConnection } from '../wire-connection.ts'
import type { Figure, Measurement } from './measurement.ts'

const RATIO = { least: 0.6 }
const STATEMENTS = { most: 3 }
const CALLERS = 16
const TIMES = 25
const SLUGS = 500
const BY_NODE = ['connection', 'content-length', 'date', 'keep-alive']
/** An answer that shows no product is shorter, and measures nothing. */
const SHORTEST = 500
/** A list of a collection and a product by slug: from the database, and cached beside a bare Fastify route that sends the same bytes. */
export const catalogueMeasurement: Measurement = {
  name: 'catalogue',
  title: 'Reads of 100,000 products',
  measure: ({ quick, print }) =>
    withOwnPostgres(async (postgres) => {
      const count = quick ? 10_000 : 100_000
      const shop = await openShopInside(postgres.connectionString)
      try {
        print(`  writing ${count} products`)
        const kinds = await fill(postgres, shop, count)
        const figures: Figure[] = []
        for (const [what, paths] of kinds) figures.push(...(await uncached(shop, `${what} of ${count}`, paths)))
        print('  cached, beside a bare route')
        for (const [what, paths] of kinds)
          figures.push(...(await cached(postgres, shop, { what: `${what} of ${count}`, paths, quick })))
        return figures
      } finally {
        await shop.assembly.close()
      }
    }),
}

type Kind = readonly [what: string, paths: readonly string[]]

async function fill({ connectionString }: OwnPostgres, { siteId }: ShopInside, count: number): Promise<Kind[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await fillCatalogue(client, siteId, count)
    await client.query('vacuum (analyze)')
    const collections = await client.query<{ id: string }>(
      'select id from collections where site_id = $1 order by id',
      [siteId],
    )
    const products = await client.query<{ slug: string }>(
      'select slug from products where site_id = $1 and visible order by id limit $2',
      [siteId, SLUGS],
    )
    return [
      [`list, ${PAGE_SIZE} in a collection`, collections.rows.map(({ id }) => listOfCollectionPath(id, 0))],
      ['product by slug', products.rows.map(({ slug }) => slugPath(slug))],
    ]
  } finally {
    await client.end()
  }
}

async function uncached({ assembly, clientId }: ShopInside, what: string, paths: readonly string[]): Promise<Figure[]> {
  const granted = await assembly.app.inject({
    method: 'POST',
    url: '/oauth2/token',
    payload: { grantType: 'anonymous', clientId },
  })
  const authorization = (JSON.parse(granted.payload) as { access_token: string }).access_token
  const times: number[] = []
  let statements = 0
  for (let i = 0; i < TIMES + 5; i++) {
    const began = performance.now()
    const reply = await assembly.app.inject({ url: paths[i % paths.length]!, headers: { authorization } })
    // The first ones prepare their statements.
    if (i >= 5) times.push(performance.now() - began)
    if (reply.statusCode !== 200 || reply.payload.length < SHORTEST)
      throw new Error(`${what}: ${reply.statusCode} ${reply.payload}`)
    statements = Math.max(statements, Number(reply.headers['x-fairground-statements']))
  }
  times.sort((a, b) => a - b)
  return [
    { what: `${what}, uncached: statements`, value: statements, unit: '', goal: STATEMENTS },
    { what: `${what}, uncached: p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${what}, uncached: p95`, value: percentile(times, 0.95), unit: 'ms' },
  ]
}

async function cached(
  { connectionString, dataDir, postmasterPid }: OwnPostgres,
  { clientId }: ShopInside,
  { what, paths, quick }: { what: string; paths: readonly string[]; quick: boolean },
): Promise<Figure[]> {
  const undo: (() => unknown)[] = []
  try {
    const ours = await startOurs({ connectionString, dataDir: join(dataDir, 'server'), poolSize: 4 }, undo)
    const shop: Shop = { port: ours.port, clientId, items: [], paths }
    const answers = join(dataDir, 'answers.json')
    writeFileSync(answers, JSON.stringify(await answersOf(shop)))
    const bare = await startProcess(
      [fileURLToPath(new URL('../ceiling/bare.ts', import.meta.url)), answers],
      {},
      /port (\d+)/,
      undo,
    )
    const { load, loadPid } = startLoad(undo)
    const world = {
      load,
      loadPid,
      postmasterPid,
      ours: { name: 'ours', pid: ours.pid, shop } as const,
      // One of our tokens is sent to both: the bare route has none to give and looks at none.
      ceiling: { name: 'ceiling', pid: bare.pid, shop: { ...shop, port: bare.port, tokenPort: ours.port } } as const,
    }
    const compared = await compare(
      world,
      pages,
      CALLERS,
      quick ? { rounds: 3, seconds: 0.7 } : { rounds: 8, seconds: 2 },
    )
    const cpu = (of: 'ours' | 'ceiling') => median(compared[of].map(({ serverCpu }) => serverCpu))
    return [
      { what: `${what}, cached: ratio to a bare route`, value: median(compared.ratios), unit: '', goal: RATIO },
      { what: `${what}, cached: ratio of processor time`, value: cpu('ceiling') / cpu('ours'), unit: '' },
      { what: `${what}, cached: answers`, value: median(compared.ours.map(({ perSecond }) => perSecond)), unit: '/s' },
    ]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/** Our answers, headers and body, which fills its cache, too. Node writes the other headers by itself. */
async function answersOf(shop: Shop): Promise<Record<string, { headers: Record<string, string>; body: string }>> {
  const connection = await openConnection(shop.port)
  const authorization = await newVisitor(connection, shop).finally(() => connection.end())
  const answers: Record<string, { headers: Record<string, string>; body: string }> = {}
  for (const path of shop.paths ?? []) {
    const reply = await fetch(`http://localhost:${shop.port}${path}`, { headers: { authorization } })
    const headers = [...reply.headers].filter(([name]) => !BY_NODE.includes(name))
    answers[path] = {
      headers: Object.fromEntries(headers),
      body: Buffer.from(await reply.arrayBuffer()).toString('base64'),
    }
  }
  return answers
}

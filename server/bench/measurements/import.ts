import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { present } from '@fairground/domain/present.ts'
import type { Assembly } from '../../src/assembly.ts'
import { carryOn } from '../../src/catalog/import-runs/carry-on.ts'
import { importProducts } from '../../src/catalog/imports/import-products.ts'
import { cpuOf, cpuOfFamily } from '../cpu.ts'
import { type OwnPostgres, withOwnPostgres } from '../own-postgres.ts'
import { openShopInside, type ShopInside } from '../shop-inside.ts'
import { type ShopifyFile, shopifyFile } from '../shopify-file.ts'
import type { Figure, Measurement } from './measurement.ts'

const GOAL = { least: 500 }
const RUNS = '/fairground/v1/product-imports'

/** Both ways into an empty shop, each on a database of its own: the command, and the run that compares first. */
export const importMeasurement: Measurement = {
  name: 'import',
  title: 'Import of 10,000 products',
  async measure({ quick, print }) {
    const file = shopifyFile(quick ? 2_000 : 10_000)
    print(`  ${file.products} products, ${file.rows} rows, by the command`)
    const command = await withOwnPostgres(async (postgres) =>
      within(postgres, (shop) => byCommand(shop, postgres, file)),
    )
    print('  the same through an import run')
    const [compared, carriedOut] = await withOwnPostgres((postgres) =>
      within(postgres, (shop) => byRun(shop, postgres, file)),
    )
    const rate = (what: string, { seconds, cpu }: Took): Figure[] => {
      const of = `${what}, ${file.products} products in ${file.rows} rows`
      return [
        { what: of, value: file.rows / seconds, unit: 'rows/s', goal: GOAL },
        { what: `${of}: processor time of server and PostgreSQL`, value: cpu, unit: 's' },
      ]
    }
    return [
      ...rate('import by the command', command),
      ...rate('import run: compare', compared),
      ...rate('import run: carry out', carriedOut),
    ]
  },
}

async function within<T>(postgres: OwnPostgres, use: (shop: ShopInside) => Promise<T>): Promise<T> {
  const shop = await openShopInside(postgres.connectionString)
  try {
    return await use(shop)
  } finally {
    await shop.assembly.close()
  }
}

interface Took {
  readonly seconds: number
  /** Seconds of both together; says the same on a busy machine. */
  readonly cpu: number
}

async function timed({ postmasterPid }: OwnPostgres, work: () => Promise<unknown>): Promise<Took> {
  const cpu = () => cpuOf(process.pid) + cpuOfFamily(postmasterPid)
  const [began, before] = [performance.now(), cpu()]
  await work()
  return { seconds: (performance.now() - began) / 1000, cpu: cpu() - before }
}

async function byCommand(shop: ShopInside, postgres: OwnPostgres, file: ShopifyFile): Promise<Took> {
  const path = join(postgres.dataDir, 'import.csv')
  await writeFile(path, file.text)
  return timed(postgres, async () => {
    const { created, errors } = await importProducts(shop.context(), { path })
    if (created !== file.products)
      throw new Error(`${created} of ${file.products} came over: ${JSON.stringify(errors[0])}`)
  })
}

async function byRun(
  { assembly, apiKey, context }: ShopInside,
  postgres: OwnPostgres,
  file: ShopifyFile,
): Promise<[Took, Took]> {
  const call = merchant(assembly, apiKey)
  const { id } = (await call('POST', `${RUNS}?name=bench.csv`, 'text/csv', file.text)).import
  const compared = await timed(postgres, () => carryOn(context(), id))
  await call('POST', `${RUNS}/${id}/start`, 'application/json', JSON.stringify({ id }))
  const carriedOut = await timed(postgres, () => carryOn(context(), id))
  const { status, counts } = (await call('GET', `${RUNS}/${id}`)).import
  if (status !== 'DONE' || counts.created !== file.products) throw new Error(`${status}: ${JSON.stringify(counts)}`)
  return [compared, carriedOut]
}

interface Answered {
  readonly import: { readonly id: string; readonly status: string; readonly counts: { readonly created: number } }
}

const merchant =
  ({ app }: Assembly, apiKey: string) =>
  async (method: 'GET' | 'POST', url: string, type?: string, payload?: string): Promise<Answered> => {
    const headers = { authorization: apiKey, ...present({ 'content-type': type || undefined }) }
    const reply = await app.inject({ method, url, headers, ...present({ payload }) })
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.payload}`)
    return JSON.parse(reply.payload) as Answered
  }

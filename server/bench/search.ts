import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import { fillCatalogue } from './large-catalogue.ts'
import { withOwnPostgres } from './own-postgres.ts'
import { openShopInside, type ShopInside } from './shop-inside.ts'

const PRODUCTS = 100_000
const TIMES = 25

/** Search requests, each time with other words. */
const questions: readonly (readonly [name: string, path: (i: number) => string, body?: (i: number) => unknown])[] = [
  [
    'suggest, two letters',
    (i) => `/fairground/v1/suggestions?text=${at('ha la me or pa qu ri su te wi', i)}&limit=${limit(i)}`,
  ],
  [
    'suggest, a word',
    (i) =>
      `/fairground/v1/suggestions?text=${at('shirt jumper clock poster mug candle linen walnut', i)}&limit=${limit(i)}`,
  ],
  [
    'suggest, two words',
    (i) => `/fairground/v1/suggestions?text=${at('linen walnut brass', i)}%20${at('sh cl ju po', i)}&limit=${limit(i)}`,
  ],
  [
    'suggest, a mistyped word',
    (i) =>
      `/fairground/v1/suggestions?text=${at('shrit jumpr clokc postre candel linnen walntu', i)}&limit=${limit(i)}`,
  ],
  ['suggest, a word of every product', (i) => `/fairground/v1/suggestions?text=made&limit=${limit(i)}`],
  [
    'search v3, a word, best first',
    () => '/stores/v3/products/search',
    (i) => ({
      search: { search: { expression: at('shirt jumper clock poster mug', i) }, cursorPaging: { limit: 20 + i } },
    }),
  ],
  [
    'search v3, an SKU',
    () => '/stores/v3/products/search',
    (i) => ({ search: { search: { expression: `SKU-${i * 3911}` } } }),
  ],
  [
    'search v3, three aggregations over 3,000',
    () => '/stores/v3/products/search',
    (i) => ({
      search: {
        search: { expression: at('shirt jumper clock poster mug', i) },
        cursorPaging: { limit: 20 + i },
        aggregations: [
          { name: 'a', fieldPath: 'brand.name', value: {} },
          { name: 'b', fieldPath: 'actualPriceRange.minValue.amount', range: { buckets: [{ to: 20 }, { from: 20 }] } },
          { name: 'c', fieldPath: 'allCategoriesInfo.categories.id', value: {} },
        ],
      },
    }),
  ],
  [
    'finder with facets, 3,000 match',
    () => '/fairground/v1/product-finder',
    (i) => ({ text: at('shirt jumper clock poster mug', i), paging: { limit: 24, offset: i } }),
  ],
  [
    'finder with facets, a brand',
    () => '/fairground/v1/product-finder',
    (i) => ({ brand: `${at('Wool Cotton Silk Oak', i)} & Lantern`, paging: { limit: 24, offset: i } }),
  ],
  [
    'finder with facets, all 98,000',
    () => '/fairground/v1/product-finder',
    (i) => ({ paging: { limit: 24, offset: i } }),
  ],
]

const at = (words: string, i: number): string => words.split(' ')[i % words.split(' ').length]!
const limit = (i: number): number => 1 + (i % 10)

async function open(connectionString: string): Promise<ShopInside & { readonly token: string }> {
  const shop = await openShopInside(connectionString)
  const { payload } = await shop.assembly.app.inject({
    method: 'POST',
    url: '/oauth2/token',
    payload: { grantType: 'anonymous', clientId: shop.clientId },
  })
  return { ...shop, token: (JSON.parse(payload) as { access_token: string }).access_token }
}

/** Milliseconds of each answer, sorted, and how many statements it took. */
async function ask(
  { assembly, token }: Awaited<ReturnType<typeof open>>,
  [name, path, body]: (typeof questions)[number],
) {
  const times: number[] = []
  let statements = 0
  for (let i = 0; i < TIMES + 3; i++) {
    const began = performance.now()
    const reply = await assembly.app.inject({
      method: body ? 'POST' : 'GET',
      url: path(i),
      headers: { authorization: token },
      ...present({ payload: body ? (body(i) as object) : undefined }),
    })
    // The first ones prepare their statements.
    if (i >= 3) times.push(performance.now() - began)
    statements = Math.max(statements, Number(reply.headers['x-fairground-statements']))
    if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.payload}`)
  }
  times.sort((a, b) => a - b)
  const show = (ms: number) => ms.toFixed(1).padStart(8)
  print(
    `${name.padEnd(42)}${show(times[Math.floor(TIMES / 2)]!)}${show(times[Math.floor(TIMES * 0.95)]!)}${String(statements).padStart(8)}`,
  )
}

const print = (text: string) => process.stdout.write(`${text}\n`)

await withOwnPostgres(async ({ connectionString }) => {
  const world = await open(connectionString)
  const client = new pg.Client({ connectionString })
  await client.connect()
  await fillCatalogue(client, world.siteId, PRODUCTS)
  await client.query('vacuum (analyze) products, variants, pools')
  await client.end()
  print(
    `${'100,000 products; milliseconds'.padEnd(42)}${'median'.padStart(8)}${'95th'.padStart(8)}${'SQL'.padStart(8)}`,
  )
  for (const question of questions) await ask(world, question)
  await world.assembly.close()
})

import { withOwnPostgres } from '../own-postgres.ts'
import { median } from '../report.ts'
import { openShopInside, type ShopInside } from '../shop-inside.ts'
import { vacuum } from '../vacuum.ts'
import type { Figure, Measurement } from './measurement.ts'

const GRIDS = [
  ['4 variants', 2, 2],
  ['1,000 variants', 40, 25],
] as const
const TIMES = 5

/** A product with two options through catalogue 3, made and changed: statements must not grow with the variants. */
export const variantsMeasurement: Measurement = {
  name: 'variants',
  title: 'A product with 1,000 variants',
  measure: () =>
    withOwnPostgres(async ({ connectionString }) => {
      const shop = await openShopInside(connectionString)
      try {
        for (const grid of GRIDS) await saved(shop, grid, 1)
        await vacuum(connectionString)
        const figures: Figure[] = []
        for (const grid of GRIDS) figures.push(...(await saved(shop, grid, TIMES)))
        return figures
      } finally {
        await shop.assembly.close()
      }
    }),
}

const price = (amount: string) => ({ price: { actualPrice: { amount } } })

const option = (name: string, count: number) => ({
  name,
  optionRenderType: 'TEXT_CHOICES',
  choicesSettings: {
    choices: Array.from({ length: count }, (_, i) => ({ name: `${name} ${i}`, choiceType: 'CHOICE_TEXT' })),
  },
})

const choice = (name: string, i: number) => ({
  optionChoiceNames: { optionName: name, choiceName: `${name} ${i}`, renderType: 'TEXT_CHOICES' },
})

const gridProduct = (name: string, rows: number, columns: number) => ({
  name,
  productType: 'PHYSICAL',
  physicalProperties: {},
  options: [option('Row', rows), option('Column', columns)],
  variantsInfo: {
    variants: Array.from({ length: rows * columns }, (_, i) => ({
      ...price('10'),
      inventoryItem: { quantity: 1 },
      choices: [choice('Row', Math.floor(i / columns)), choice('Column', i % columns)],
    })),
  },
})

interface Wire {
  readonly id: string
  readonly revision: string
  readonly options: readonly unknown[]
  readonly variantsInfo: { readonly variants: readonly { readonly id: string }[] }
}

interface Took {
  readonly ms: number
  readonly statements: number
  readonly product: Wire
}

async function saved(
  shop: ShopInside,
  [what, rows, columns]: (typeof GRIDS)[number],
  times: number,
): Promise<Figure[]> {
  const creates: Took[] = []
  const updates: Took[] = []
  for (let i = 0; i < times; i++) {
    const made = await send(
      shop,
      'POST',
      '/stores/v3/products-with-inventory',
      gridProduct(`${what} ${i}`, rows, columns),
    )
    const { id, revision, options, variantsInfo } = made.product
    const variants = variantsInfo.variants.map((variant) => ({ id: variant.id, ...price('12') }))
    creates.push(made)
    updates.push(
      await send(shop, 'PATCH', `/stores/v3/products/${id}`, { id, revision, options, variantsInfo: { variants } }),
    )
  }
  return [...figuresOf(`${what}, created`, creates), ...figuresOf(`${what}, updated`, updates)]
}

async function send(
  { assembly, apiKey }: ShopInside,
  method: 'POST' | 'PATCH',
  url: string,
  product: object,
): Promise<Took> {
  const began = performance.now()
  const reply = await assembly.app.inject({ method, url, headers: { authorization: apiKey }, payload: { product } })
  const ms = performance.now() - began
  if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.payload.slice(0, 500)}`)
  const statements = Number(reply.headers['x-fairground-statements'])
  return { ms, statements, product: (JSON.parse(reply.payload) as { product: Wire }).product }
}

const figuresOf = (what: string, took: readonly Took[]): Figure[] => [
  { what: `${what}: statements`, value: Math.max(...took.map(({ statements }) => statements)), unit: '' },
  { what: `${what}: median of ${TIMES}`, value: median(took.map(({ ms }) => ms)), unit: 'ms' },
]

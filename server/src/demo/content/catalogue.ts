import { slugOf } from '@fairground/domain/catalog/slug.ts'
import type { DemoProduct, DemoRange } from './product.ts'
import { candles } from './products/candles.ts'
import { games } from './products/games.ts'
import { lamps } from './products/lamps.ts'
import { mugs } from './products/mugs.ts'
import { notebooks } from './products/notebooks.ts'
import { pantry } from './products/pantry.ts'
import { planters } from './products/planters.ts'
import { posterTubes } from './products/poster-tubes.ts'
import { prints } from './products/prints.ts'
import { tees } from './products/tees.ts'
import { totes } from './products/totes.ts'

/** A product with its place in the shop. */
export interface CatalogueEntry {
  readonly product: DemoProduct
  readonly range: DemoRange
  readonly slug: string
  readonly sku: string
  /** 0 is the newest. */
  readonly place: number
}

/** Two products of each make the two rows on the home page. */
const window: readonly DemoRange[] = [mugs, totes, lamps, prints]
const others: readonly DemoRange[] = [candles, planters, notebooks, games, tees, posterTubes, pantry]
const ROWS = 2

type Shelf = readonly Pick<CatalogueEntry, 'product' | 'range' | 'sku'>[]

const shelf = (range: DemoRange): Shelf =>
  range.products.map((product, n) => ({ product, range, sku: `${range.code}-${String(n + 1).padStart(2, '0')}` }))

/** One of each, then the next of each, until all are out. */
const inTurn = (shelves: readonly Shelf[]): Shelf =>
  Array.from({ length: Math.max(...shelves.map((one) => one.length)) }, (_, n) =>
    shelves.flatMap((one) => one.slice(n, n + 1)),
  ).flat()

/** Everything, the newest first. */
export const catalogue: readonly CatalogueEntry[] = [
  ...inTurn(window.map((range) => shelf(range).slice(0, ROWS))),
  ...inTurn([...others.map(shelf), ...window.map((range) => shelf(range).slice(ROWS))]),
].map((entry, place) => ({ ...entry, slug: slugOf(entry.product.name), place }))

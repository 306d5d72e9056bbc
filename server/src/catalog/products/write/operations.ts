import { searchable } from '@fairground/domain/search/search-text.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Queryable, Tx } from '../../../ground/database.ts'
import { type Happening, happen } from '../../../outbox/happenings.ts'
import { fitWritten } from '../../category-rules/fit-written.ts'
import { customizationsOf } from '../../customizations/operations.ts'
import {
  countProductsOfCustomizations,
  countProductsOfSections,
  productsOfCustomizations,
  renameBrands,
  renameRibbons,
  reshowSections,
} from './follow-queries.ts'
import { stateOf } from './product-state.ts'
import { renamedCustomizations } from './rename-customizations.ts'
import { lockCatalog, saveStates } from './write-products.ts'

type Moment = Pick<Ctx, 'now' | 'newId'>

/** Null: it is there no more. */
export interface Renamed {
  readonly id: string
  readonly name: string | null
}

interface Touched {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
}

const changed = ({ id, ...shown }: Touched, slug: string): Happening => ({
  entity: 'product',
  entityId: id,
  slug,
  payload: { productId: id, ...shown },
})

const announce = (tx: Tx, moment: Moment, products: readonly Touched[]) =>
  happen(
    tx,
    products.map((product) => changed(product, 'updated')),
    moment,
  )

/** The products of brands that have another name, or none, from now on: one statement, however many. */
export async function brandsRenamed(tx: Tx, moment: Moment, changes: readonly Renamed[]): Promise<void> {
  if (changes.length === 0) return
  const products = await tx.rows(renameBrands, {
    ids: changes.map(({ id }) => id),
    names: changes.map(({ name }) => name), // null: it is there no more
    words: changes.map(({ name }) => searchable(name ?? '')),
    at: moment.now,
  })
  await fitted(tx, moment, products)
}

/** Rules of categories may look at the name. */
async function fitted(tx: Tx, moment: Moment, products: readonly Touched[]): Promise<void> {
  await fitWritten(
    tx,
    products.map(({ id }) => id),
    moment,
  )
  await announce(tx, moment, products)
}

/** As `brandsRenamed`, of a product's ribbon and of its additional ones. */
export async function ribbonsRenamed(tx: Tx, moment: Moment, changes: readonly Renamed[]): Promise<void> {
  if (changes.length === 0) return
  const products = await tx.rows(renameRibbons, {
    ids: changes.map(({ id }) => id),
    names: changes.map(({ name }) => name), // null: it is there no more
    at: moment.now,
  })
  await fitted(tx, moment, products)
}

/** Products show their sections as they are now; those in `gone` are taken out of them. */
export async function infoSectionsChanged(
  tx: Tx,
  moment: Moment,
  ids: readonly string[],
  gone: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0 && gone.length === 0) return
  const products = await tx.rows(reshowSections, { ids: [...ids, ...gone], gone: [...gone], at: moment.now })
  await announce(tx, moment, products)
}

/** Number of products that show each of the sections. */
export async function productsPerSection(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = ids.length === 0 ? [] : await db.rows(countProductsOfSections, { ids: [...ids] })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Number of products made of each of the customizations. */
export async function productsPerCustomization(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = ids.length === 0 ? [] : await db.rows(countProductsOfCustomizations, { ids: [...ids] })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const AT_ONCE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Products call options, modifiers and choices as their customizations do now; a page of products at a time. */
export async function customizationsChanged(tx: Tx, moment: Moment, ids: readonly string[]): Promise<void> {
  const rows = await customizationsOf(tx, ids)
  for (let after = FIRST_ID; ; ) {
    const page = await tx.rows(productsOfCustomizations, { ids: [...ids], after, limit: AT_ONCE })
    const found = await lockCatalog(
      tx,
      page.map(({ id }) => id),
    )
    await saveStates(
      tx,
      found.map((before) => ({ before, after: renamedCustomizations(stateOf(before), rows) })),
      'MANUAL',
      moment,
    )
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) return
    after = last.id
  }
}

import type { Queryable, Tx } from '../../ground/database.ts'
import type { Moment } from '../labels/label-kind.ts'
import { getOrCreateCustomizations, type WantedCustomization } from './get-or-create.ts'
import { type CustomizationRow, findCustomizations } from './queries.ts'

export type { WantedChoice, WantedCustomization } from './get-or-create.ts'
export type { Choice, CustomizationDoc, CustomizationRow, FreeText } from './queries.ts'

/**
 * Customizations of products, in the requested order: by id (undefined where it names none), or by name and kind, made where
 * there is none. Choices with an id are the caller's to check against the answer; those without are added where they are missing.
 */
export const customizationsFor = (
  tx: Tx,
  moment: Moment,
  wanted: readonly WantedCustomization[],
): Promise<(CustomizationRow | undefined)[]> => getOrCreateCustomizations(tx, moment, wanted)

/** Customizations that exist, by id. */
export async function customizationsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, CustomizationRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(findCustomizations, { ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, row]))
}

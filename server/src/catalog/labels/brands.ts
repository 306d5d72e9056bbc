import type { Queryable, Tx } from '../../ground/database.ts'
import { getOrCreateLabels } from './get-or-create.ts'
import { brandKind, type Moment } from './label-kind.ts'
import { idsByName, namesById } from './names.ts'

/** Brand ids by name, made where there is none. Names are compared as they are written, without spaces around them. */
export const brandsNamed = async (tx: Tx, moment: Moment, names: readonly string[]): Promise<Map<string, string>> =>
  idsByName(names, (wanted) => getOrCreateLabels(tx, brandKind, wanted, moment))

/** Names of the brands that exist, by id. */
export const brandNames = (db: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  namesById(db, brandKind, ids)

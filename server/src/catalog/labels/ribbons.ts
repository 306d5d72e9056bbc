import type { Queryable, Tx } from '../../ground/database.ts'
import { getOrCreateLabels } from './get-or-create.ts'
import { type Moment, ribbonKind } from './label-kind.ts'
import { idsByName, namesById } from './names.ts'

/** Ribbon ids by name, made where there is none. Names are compared as they are written, without spaces around them. */
export const ribbonsNamed = async (tx: Tx, moment: Moment, names: readonly string[]): Promise<Map<string, string>> =>
  idsByName(names, (wanted) => getOrCreateLabels(tx, ribbonKind, wanted, moment))

/** Names of the ribbons that exist, by id. */
export const ribbonNames = (db: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  namesById(db, ribbonKind, ids)

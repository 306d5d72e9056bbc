import type { ContentPageKind } from '@fairground/contract/enumerations/pages.ts'
import type { Queryable } from '../../ground/database.ts'
import { listPages } from './queries.ts'

/** Kinds of the pages that readers find in the shop. */
export const shownKinds = async (db: Queryable): Promise<ReadonlySet<ContentPageKind>> =>
  new Set((await listPages(db)).filter(({ shown }) => shown).map(({ kind }) => kind))

import type { Ctx } from '../../ground/context.ts'
import type { RichContent } from '../../ground/html/rich-content.ts'
import { findSections } from './queries.ts'

/** The rich text of a section; undefined where there is none. */
export const textOfSection = async ({ db }: Ctx, id: string): Promise<RichContent | undefined> =>
  (await db.rows(findSections, { ids: [id] }))[0]?.doc.description

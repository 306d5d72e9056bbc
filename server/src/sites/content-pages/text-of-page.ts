import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { RichContent } from '../../ground/html/rich-content.ts'
import { findPage } from './queries.ts'

/** The rich text of a page; undefined where there is none, or the caller does not see it. */
export async function textOfPage({ db, caller }: Ctx, id: string): Promise<RichContent | undefined> {
  const page = await db.row(findPage, { id })
  return page && (page.shown || holdsScope(caller, 'settings.read')) ? page.doc.content : undefined
}

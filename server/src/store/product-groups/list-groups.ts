import { type CursorPage, type CursorRequest, cursorPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../http/context.ts'
import { seesHidden } from '../products/find-product.ts'
import { holdsWords, type NamedWords, type WordedRequest, wordedPage } from '../search/worded-page.ts'
import { type GroupRow, groupList, productNames } from './queries.ts'

/** Private tags are the administrator's to filter by. */
function specFor({ caller }: Ctx): QuerySpec {
  if (seesHidden(caller)) return groupList
  const { 'tags.privateTags.tagIds': _, ...fields } = groupList.fields
  return { ...groupList, fields }
}

export const queryGroups = (ctx: Ctx, query: CursorRequest): Promise<CursorPage<GroupRow>> =>
  cursorPage<GroupRow>(specFor(ctx), query, { db: ctx.db, cursors: ctx.cursors, now: ctx.now })

export interface GroupWords extends NamedWords {
  readonly fields?: readonly string[]
}

const SEARCHED: Readonly<Record<string, string>> = { name: 'g.name', 'members.productName': productNames }

/** Within the group's name and those of its products, or the one that is asked for. */
const searchedText = ({ fields = [] }: GroupWords = {}): string => {
  const asked = fields.flatMap((field) => (Object.hasOwn(SEARCHED, field) ? [SEARCHED[field]!] : []))
  return `concat_ws(' ', ${(asked.length > 0 ? asked : Object.values(SEARCHED)).join(', ')})`
}

/** A page, and the aggregations over all that match: two statements. */
export const searchGroups = (ctx: Ctx, request: WordedRequest<GroupWords>) =>
  wordedPage<GroupRow, GroupWords>(ctx, specFor(ctx), request, (words) => holdsWords(searchedText(words), words))

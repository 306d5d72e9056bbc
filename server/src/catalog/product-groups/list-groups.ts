import { type CursorPage, type CursorRequest, cursorPage } from '../../db/pages.ts'
import type { Ctx } from '../../ground/context.ts'
import { holdsWords, type NamedWords, type WordedRequest, wordedPage } from '../search/worded-page.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import { type GroupRow, groupList, productNames, type Reach } from './queries.ts'

const reachOf = ({ caller }: Ctx): Reach => (seesHidden(caller) ? 'all' : 'visible')

export const queryGroups = (ctx: Ctx, query: CursorRequest): Promise<CursorPage<GroupRow>> =>
  cursorPage<GroupRow>(groupList(reachOf(ctx)), query, { db: ctx.db, cursors: ctx.cursors, now: ctx.now })

interface GroupWords extends NamedWords {
  readonly fields?: readonly string[]
}

const searched = (reach: Reach): Readonly<Record<string, string>> => ({
  name: 'g.name',
  'members.productName': productNames(reach),
})

/** Text of the group's name and those of its products, or of the requested one. */
const searchedText = (reach: Reach, { fields = [] }: GroupWords = {}): string => {
  const known = searched(reach)
  const requested = fields.flatMap((field) => (Object.hasOwn(known, field) ? [known[field]!] : []))
  return `concat_ws(' ', ${(requested.length > 0 ? requested : Object.values(known)).join(', ')})`
}

/** A page, and the aggregations over all that match: two statements. */
export function searchGroups(ctx: Ctx, request: WordedRequest<GroupWords>) {
  const reach = reachOf(ctx)
  const whereOf = (words: GroupWords | undefined) => holdsWords(searchedText(reach, words), words)
  return wordedPage<GroupRow, GroupWords>(ctx, groupList(reach), request, whereOf)
}

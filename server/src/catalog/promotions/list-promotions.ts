import { type CursorPage, type CursorRequest, cursorPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { holdsWords, type NamedWords, type WordedRequest, wordedPage } from '../search/worded-page.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import { type PromotionRow, promotionList } from './queries.ts'

const enabledOnly: Condition = { sql: 'p.enabled', values: [] }
/** Private tags are the administrator's to filter by. */
function specFor({ caller }: Ctx): QuerySpec {
  if (seesHidden(caller)) return promotionList
  const { 'tags.privateTags.tagIds': _, ...fields } = promotionList.fields
  return { ...promotionList, fields }
}

const shownTo = ({ caller }: Ctx): Condition[] => (seesHidden(caller) ? [] : [enabledOnly])

export const queryPromotions = (ctx: Ctx, query: CursorRequest): Promise<CursorPage<PromotionRow>> =>
  cursorPage<PromotionRow>(specFor(ctx), query, {
    db: ctx.db,
    where: shownTo(ctx),
    cursors: ctx.cursors,
    now: ctx.now,
  })

/** A page, and the aggregations over all that match: two statements. */
export const searchPromotions = (ctx: Ctx, request: WordedRequest<NamedWords>) =>
  wordedPage<PromotionRow, NamedWords>(ctx, specFor(ctx), request, (words) => [
    ...shownTo(ctx),
    ...holdsWords('p.name', words),
  ])

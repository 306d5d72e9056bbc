import type { QuerySpec } from '../../../db/query-sql.ts'
import type { Ctx } from '../../../ground/context.ts'
import { seesHidden } from '../../visibility/sees-hidden.ts'
import { products } from '../read/list-products.ts'
import { productFieldsV3 } from './fields.ts'

/** Fields that catalogue 3 filters and sorts products by; private tags are for administrators alone. */
export function productListV3({ site, caller }: Pick<Ctx, 'site' | 'caller'>): QuerySpec {
  const seesAll = seesHidden(caller)
  const { 'tags.privateTags.tagIds': privateTags, ...fields } = productFieldsV3(site.currency, seesAll)
  return { ...products, fields: seesAll ? { ...fields, 'tags.privateTags.tagIds': privateTags! } : fields }
}

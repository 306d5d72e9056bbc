import Type from 'typebox'
import { RuleField, RuleMatch, RuleOperator } from '../enumerations/catalog.ts'
import { admin, operation } from '../operation.ts'
import { Guid, int, list, named, nullable, oneOf, optional, Revision, text } from '../scalars.ts'

const module = 'fairground.category-rules'

/**
 * `value` is text for names and tags, a decimal for PRICE (the lowest that is charged), PHYSICAL or DIGITAL, IN_STOCK or OUT_OF_STOCK, and for
 * CREATED a date or, with WITHIN_DAYS, a number of days. Texts are compared without case and accents.
 */
const Condition = named(
  'RuleCondition',
  Type.Object({ field: oneOf(RuleField), operator: oneOf(RuleOperator), value: text(200, { minLength: 1 }) }),
)

export const Rules = named(
  'CategoryRules',
  Type.Object({ match: oneOf(RuleMatch), conditions: list(Condition, 20, 1) }),
)

const Read = Type.Object({ rules: optional(Rules), revision: Revision, itemCounter: Type.Integer() })

export const getCategoryRules = operation({
  module,
  name: 'getCategoryRules',
  summary: 'By which rules a category keeps itself; none where its products are put there by hand.',
  method: 'GET',
  path: '/fairground/v1/categories/{categoryId}/rules',
  who: admin('catalog.read'),
  request: Type.Object({ categoryId: Guid }),
  response: Read,
  refusals: ['CATEGORY_NOT_FOUND'],
})

export const setCategoryRules = operation({
  module,
  name: 'setCategoryRules',
  summary:
    'From now on the category holds the products for which the rules hold, and no others. With null it keeps those that it has, and is arranged by hand.',
  method: 'PUT',
  path: '/fairground/v1/categories/{categoryId}/rules',
  who: admin('catalog.write'),
  request: Type.Object({ categoryId: Guid, rules: nullable(Rules), revision: optional(Revision) }),
  response: Read,
  refusals: ['CATEGORY_NOT_FOUND', 'STALE_REVISION', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
})

export const previewCategoryRules = operation({
  module,
  name: 'previewCategoryRules',
  summary: 'Number of products for which the rules hold, and the newest of them.',
  method: 'POST',
  path: '/fairground/v1/categories/rules/preview',
  who: admin('catalog.read'),
  request: Type.Object({ rules: Rules, limit: optional(int(0, 50)) }),
  response: Type.Object({
    total: Type.Integer(),
    products: list(named('PreviewedProduct', Type.Object({ id: Guid, name: Type.String() })), 50),
  }),
  refusals: [],
})

export const operations = [getCategoryRules, setCategoryRules, previewCategoryRules] as const

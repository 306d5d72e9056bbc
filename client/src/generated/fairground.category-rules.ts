// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface CategoryRules {
  match: 'ALL' | 'ANY'
  conditions: RuleCondition[]
}

export type GetCategoryRulesRefusal = 'CATEGORY_NOT_FOUND'

export interface GetCategoryRulesRequest {
  categoryId: string
}

export interface GetCategoryRulesResponse {
  rules?: CategoryRules
  revision: string
  itemCounter: number
}

export type PreviewCategoryRulesRefusal = never

export interface PreviewCategoryRulesRequest {
  rules: CategoryRules
  limit?: number
}

export interface PreviewCategoryRulesResponse {
  total: number
  products: PreviewedProduct[]
}

export interface PreviewedProduct {
  id: string
  name: string
}

export interface RuleCondition {
  field: 'NAME' | 'BRAND' | 'RIBBON' | 'SKU' | 'TAG' | 'PRICE' | 'PRODUCT_TYPE' | 'STOCK' | 'CREATED'
  operator: 'EQUALS' | 'NOT_EQUALS' | 'CONTAINS' | 'NOT_CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH' | 'LESS_THAN' | 'GREATER_THAN' | 'AFTER' | 'BEFORE' | 'WITHIN_DAYS'
  value: string
}

export type SetCategoryRulesRefusal = 'CATEGORY_NOT_FOUND' | 'STALE_REVISION' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface SetCategoryRulesRequest {
  categoryId: string
  rules: CategoryRules | null
  revision?: string
}

export interface SetCategoryRulesResponse {
  rules?: CategoryRules
  revision: string
  itemCounter: number
}

/** Module `fairground.category-rules`. */
export const categoryRules = {
  /** By which rules a category keeps itself; none where its products are put there by hand. */
  getCategoryRules: call<GetCategoryRulesRequest, GetCategoryRulesResponse, GetCategoryRulesRefusal>('GET', '/fairground/v1/categories/{categoryId}/rules'),
  /** From now on the category holds the products for which the rules hold, and no others. With null it keeps those that it has, and is arranged by hand. */
  setCategoryRules: call<SetCategoryRulesRequest, SetCategoryRulesResponse, SetCategoryRulesRefusal>('PUT', '/fairground/v1/categories/{categoryId}/rules'),
  /** Number of products for which the rules hold, and the newest of them. */
  previewCategoryRules: call<PreviewCategoryRulesRequest, PreviewCategoryRulesResponse, PreviewCategoryRulesRefusal>('POST', '/fairground/v1/categories/rules/preview'),
}

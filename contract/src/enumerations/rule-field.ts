/** What a rule of an automatic category looks at. Ours: `fairground.category-rules`. */
export const RuleField = ['NAME', 'BRAND', 'RIBBON', 'SKU', 'TAG', 'PRICE', 'PRODUCT_TYPE', 'STOCK', 'CREATED'] as const
export type RuleField = (typeof RuleField)[number]

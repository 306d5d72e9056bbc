/** The compare-at price: expressions over `variants v` of `products p` and, of its stock, `pools s`. */
export const fullPrice = 'coalesce(v.price, p.price)'

/** The price charged for a variant: a sale price, or the price after the product's discount (domain/src/catalog/discount.ts). */
export const chargedPrice = `coalesce(v.sale_price, case when v.price is null then p.sale_price end, case p.discount_type
  when 'AMOUNT' then greatest(0, ${fullPrice} - p.discount_value)
  when 'PERCENT' then ${fullPrice} - (${fullPrice} * p.discount_value + 500000) / 1000000
  else ${fullPrice} end)`

export const variantInStock = 'case when s.capacity is null then v.in_stock else s.capacity - s.owed > s.used end'

/** Ids of the customizations, and of their choices, that it is made of. */
export const choiceIds = (what: 'optionId' | 'choiceId'): string => `array(
  select ${what === 'optionId' ? `(o->>'id')::uuid` : `(c->>'id')::uuid`}
  from jsonb_array_elements(p.doc->'options') as o, jsonb_array_elements(o->'choices') as c
  where v.choices->>(o->>'name') = c->>'description' and c->>'id' is not null)`

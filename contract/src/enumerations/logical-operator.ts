/** How a delivery condition compares. Wire: `ecom.shipping-options`, LogicalOperator. */
export const LogicalOperator = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const
export type LogicalOperator = (typeof LogicalOperator)[number]

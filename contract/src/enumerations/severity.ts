/** Whether a violation stops the purchase. Wire: `ecom.current-cart`, Severity. */
export const Severity = ['WARNING', 'ERROR'] as const
export type Severity = (typeof Severity)[number]

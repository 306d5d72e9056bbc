/** Whether a product can be pre-ordered. Wire: `stores.products-v-3`, PreorderStatus. */
export const PreorderStatus = ['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED'] as const
export type PreorderStatus = (typeof PreorderStatus)[number]

/** Which variants can be pre-ordered. Wire: `stores.products-v-3`, ProductPreorderAvailability. */
export const PreorderAvailability = ['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS'] as const
export type PreorderAvailability = (typeof PreorderAvailability)[number]

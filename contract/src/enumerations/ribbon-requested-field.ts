/** What a ribbon shows when it is asked for. Wire: `stores.ribbons-v-3`, RequestedFields. */
export const RibbonRequestedField = ['ASSIGNED_PRODUCT_COUNT'] as const
export type RibbonRequestedField = (typeof RibbonRequestedField)[number]

/** Kind of a line item. Wire: `ecom.current-cart`, ItemTypePreset. */
export const ItemType = ['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const
export type ItemType = (typeof ItemType)[number]

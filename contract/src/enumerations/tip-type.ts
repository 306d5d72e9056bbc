/** How a tip was chosen. Wire: `ecom.tips`, TipType. */
export const TipType = ['UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT', 'CUSTOM'] as const
export type TipType = (typeof TipType)[number]

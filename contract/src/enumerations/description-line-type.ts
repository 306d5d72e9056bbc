/** How a description line of an item is shown. Wire: `ecom.current-cart`, DescriptionLineType. */
export const DescriptionLineType = ['UNRECOGNISED', 'PLAIN_TEXT', 'COLOR'] as const
export type DescriptionLineType = (typeof DescriptionLineType)[number]

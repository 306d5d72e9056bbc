/** Where a tip was given. Wire: `ecom.tips`, Source. */
export const TipSource = ['UNKNOWN_SOURCE', 'POS', 'WEB', 'DASHBOARD'] as const
export type TipSource = (typeof TipSource)[number]

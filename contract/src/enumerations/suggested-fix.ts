/** What a caller can do about a violation. Wire: `ecom.current-cart`, SuggestedFix. */
export const SuggestedFix = ['UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM'] as const
export type SuggestedFix = (typeof SuggestedFix)[number]

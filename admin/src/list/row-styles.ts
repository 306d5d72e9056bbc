/** Row of a list in a card: payments, refunds, disputes. */
export const row = 'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-2.5 last:border-b-0'
/** Stays together, at the end of the row or of a second line. */
export const end = 'ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1'
export const amount = 'min-w-18 text-end font-medium tabular-nums'

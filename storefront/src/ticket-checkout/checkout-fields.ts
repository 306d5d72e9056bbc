/** Names of form fields beside the organiser's questions, and what the buttons do. */
export const CODE = 'discount-code'
export const CONSENT = 'marketing-consent'
/** Its value names the versions that were shown. */
export const POLICIES = 'policies'
export const APPLY_CODE = 'apply-code'

const COPY = 'copy-to-'

/** Value of the button that fills in the form of a guest, counted from 0, as the first one's. */
export const copyTo = (guest: number): string => `${COPY}${guest}`

/** The guest of such a button; undefined for any other. */
export const copiedGuest = (intent: string): number | undefined =>
  intent.startsWith(COPY) ? Number(intent.slice(COPY.length)) : undefined

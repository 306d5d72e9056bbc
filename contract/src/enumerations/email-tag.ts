/** Kinds of email address. Wire: `identity.authentication`, EmailTag. */
export const EmailTag = ['UNTAGGED', 'MAIN', 'HOME', 'WORK'] as const
export type EmailTag = (typeof EmailTag)[number]

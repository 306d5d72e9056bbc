/** Kinds of phone number. Wire: `identity.authentication`, PhoneTag. */
export const PhoneTag = ['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'] as const
export type PhoneTag = (typeof PhoneTag)[number]

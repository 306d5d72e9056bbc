/** Kinds of postal address. Wire: `identity.authentication`, AddressTag. */
export const AddressTag = ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'] as const
export type AddressTag = (typeof AddressTag)[number]

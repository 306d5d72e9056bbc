/** Name of a ticket that was bought in a bundle, wherever tickets are named: in mails, at the door, in lists and files. */
export const namedInBundle = (bundle: string, kind: string): string => `${bundle} – ${kind}`

/** Addresses, and names of hosts by themselves or before a path: programs that show mails make links of them. */
const LINK =
  /:\/\/|\b[wW]{3}\.|[\p{L}\p{N}]\.[a-z]{2,}\/|[\p{L}\p{N}-]{2,}\.(?:[a-z]{2,}|[A-Z]{2,})([/\s,;:?!)\]>"'#]|$)/u

/** A name for a mail; empty where it is a link: who enters a name and an address must not advertise to that address. */
export const shownName = (name: string): string => (LINK.test(name) ? '' : name)

/** What programs that show mails make a link of: an address, or a name of a host by itself or before a path. */
const LINK =
  /:\/\/|\b[wW]{3}\.|[\p{L}\p{N}]\.[a-z]{2,}\/|[\p{L}\p{N}-]{2,}\.(?:[a-z]{2,}|[A-Z]{2,})([/\s,;:?!)\]>"'#]|$)/u

/** A name for a mail; empty where it is a link: who enters a name and an address must not advertise to that address. */
export const shownName = (name: string): string => (LINK.test(name) ? '' : name)

const LINK = /:\/\/|\b[wW]{3}\.|\p{L}{2,}\.[a-z]{2,}([/\s]|$)/u

/** A name for a mail; empty where it is a link: who enters a name and an address must not advertise to that address. */
export const shownName = (name: string): string => (LINK.test(name) ? '' : name)

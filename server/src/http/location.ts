/**
 * An address as the `Location` header takes it. One that a header can carry stays as it is; characters beyond ASCII, spaces and
 * backslashes are written as a browser would write them, so that nobody who reads it reads another host. `address` is absolute.
 */
export const locationOf = (address: string): string => (/^[!-[\]-~]+$/.test(address) ? address : new URL(address).href)

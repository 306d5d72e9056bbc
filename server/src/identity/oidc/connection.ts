import { createHash } from 'node:crypto'

/** Providers that published clients know by name, and what they call them (`getAuthUrl(…, { idp: 'google' })`). */
const NAMED: Readonly<Record<string, string>> = {
  'https://accounts.google.com': '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  'https://www.facebook.com': '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
}

/** The id of a provider among the connections of a member (`authentication.ways` makes the same of the issuer). */
export const connectionId = (issuer: string): string =>
  createHash('md5')
    .update(issuer)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** True when an app's connection selects this provider, with or without a slash at the end of its issuer. */
export function isConnection(issuer: string, id: string): boolean {
  const bare = issuer.replace(/\/$/, '')
  return [connectionId(bare), connectionId(`${bare}/`), NAMED[bare]].includes(id.toLowerCase())
}

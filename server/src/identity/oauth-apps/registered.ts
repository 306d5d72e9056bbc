import type { OAuthClient } from '../../sites/directory.ts'

/** Compares letter by letter: no normalisation, no prefixes. */
export const isRedirect = (client: OAuthClient, uri: string): boolean => client.redirectUris.includes(uri)

const originOf = (url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const { protocol, origin, username, password } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' ? origin : undefined
}

/** True where a flow may end: the address's origin is one of the app's. */
export function isPostFlow({ postFlowOrigins }: Pick<OAuthClient, 'postFlowOrigins'>, url: string): boolean {
  const origin = originOf(url)
  return origin !== undefined && postFlowOrigins.some((registered) => originOf(registered) === origin)
}

/** Origins of pages that may hold our `web_message` frame and get its message. */
export const originsOf = ({ redirectUris, postFlowOrigins }: OAuthClient): string[] => [
  ...new Set([...postFlowOrigins, ...redirectUris].map(originOf).filter((origin) => origin !== undefined)),
]

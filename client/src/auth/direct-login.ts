import type { Context } from '../context.ts'
import { ConnectionError } from '../errors.ts'
import { type FrameMessage, hasPage, messageFromFrame } from './hidden-frame.ts'
import { authUrl, exchangeCode, generateOAuthData, type OAuthData, parseFromUrl, type Returned } from './oauth.ts'
import type { Tokens } from './tokens.ts'
import type { VisitorAuth } from './visitor.ts'

/**
 * From the session token of a log-in to the member's tokens. In a page the code arrives as a message from a hidden frame; a
 * server has no frame and reads it off the redirect to `redirectUri`, which must be registered for the app.
 */
export async function directLogin(
  context: Context,
  auth: VisitorAuth,
  sessionToken: string,
  { redirectUri = '' }: { readonly redirectUri?: string } = {},
): Promise<Tokens> {
  const inPage = hasPage() || redirectUri === ''
  const data = await generateOAuthData(inPage ? '' : redirectUri)
  const { authUrl: url } = await authUrl(context, auth.clientId, data, {
    prompt: 'none',
    responseMode: inPage ? 'web_message' : 'query',
    sessionToken,
  })
  const answer = inPage
    ? returnedBy(await messageFromFrame(url, data.state, context.connection.clock))
    : await redirected(context, url, data)
  if (answer.error) throw new Error([answer.error, answer.errorDescription].filter(Boolean).join(': '))
  return exchangeCode(context, auth, answer, data)
}

const returnedBy = ({ code, state, error, error_description }: FrameMessage): Returned => ({
  code: code ?? null,
  state,
  ...(error ? { error, errorDescription: error_description ?? null } : {}),
})

/** The authorize address is public; from here the server is at the address that the client was configured with. */
async function redirected({ connection }: Context, url: string, { redirectUri }: OAuthData) {
  const { pathname, search } = new URL(url)
  let response: Response
  try {
    response = await connection.fetch(connection.url + pathname + search, { redirect: 'manual' })
  } catch (cause) {
    throw new ConnectionError(`GET ${connection.url + pathname}: no answer`, { cause })
  }
  const location = response.headers.get('location')
  if (!location?.startsWith(redirectUri))
    throw new Error(`The server did not redirect to ${redirectUri}: is it registered for the app, to the letter?`)
  return parseFromUrl(location, 'query')
}

import { boundedText, isObject, parsedJson } from '../outside-answer.ts'

/** Pages of a hundred objects are some hundred kilobytes. */
const MOST_BYTES = 8_000_000

/**
 * `fetch` for Stripe's package: an answer that is too long is not read to its end, and JSON that is no object, which the package throws outside
 * of its promises, is a failure as any other.
 */
export async function stripeFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const [url, init] = request
  const response = await fetch(url, { ...init, redirect: 'error' }).catch((error: unknown) => {
    throw causeOf(error)
  })
  const text = await boundedText(response, MOST_BYTES)
  if (text === undefined) throw new Error('Stripe answered more than can be read')
  const answer = parsedJson(text)
  if (answer !== undefined && !isObject(answer)) throw new Error('Stripe answered JSON that is no object')
  const { status, headers } = response
  // Statuses without content permit no body, not even an empty one.
  return new Response(text || null, { status, headers })
}

/** The package knows codes of closed connections by the names that Node has for them. */
function causeOf(error: unknown): unknown {
  const cause = error instanceof TypeError ? error.cause : undefined
  if (!(cause instanceof Error)) return error
  return 'code' in cause && cause.code === 'UND_ERR_SOCKET' ? Object.assign(cause, { code: 'ECONNRESET' }) : cause
}

/** Headers of the answer that an object came with: those of `fetch`, whatever the package's types say. */
export const headersOf = ({ lastResponse }: { readonly lastResponse: { readonly headers: unknown } }): Headers =>
  lastResponse.headers as Headers // made by stripeFetch

import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { CarrierFault } from '../../sales/delivery/live/live-carrier.ts'
import { boundedText, isObject, parsedJson } from '../outside-answer.ts'

const SHIPPO = 'https://api.goshippo.com'
/** Version of the API that this client speaks. */
const API_VERSION = '2018-02-08'
/** Answers are some kilobytes for each rate. */
const MAX_BYTES = 2_000_000
const MAX_REST_MS = 5 * 60_000
const LONGEST_PROBLEM = 300

interface Call {
  readonly key: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** Milliseconds for all of it. */
  readonly withinMs: number
}

export type ShippoCall = (call: Call) => Promise<Record<string, unknown>>

/** Calls Shippo; answers an object, or throws `CarrierFault`. `apiUrl` is another address than Shippo's own. */
export const shippoCall =
  (apiUrl = SHIPPO): ShippoCall =>
  async ({ key, method, path, body, withinMs }) => {
    const { status, text, retryAfter } = await sent(`${apiUrl.replace(/\/$/, '')}${path}`, withinMs, {
      method,
      redirect: 'error',
      headers: {
        authorization: `ShippoToken ${key}`,
        'shippo-api-version': API_VERSION,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = parsedJson(text)
    if (status === 200 || status === 201) {
      if (!isObject(answer)) throw new CarrierFault('unreachable', 'Shippo answered something that is not its own')
      return answer
    }
    const problem = problemIn(answer) ?? `Shippo answered ${status}`
    if (status === 401 || status === 403) throw new CarrierFault('key', problem)
    if (status === 429 || status >= 500) throw new CarrierFault('unreachable', problem, retryAfter)
    throw new CarrierFault('question', problem)
  }

async function sent(url: string, withinMs: number, request: RequestInit) {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(withinMs) })
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    const retryAfter = seconds > 0 ? Math.min(seconds * 1000, MAX_REST_MS) : undefined
    const text = await boundedText(response, MAX_BYTES)
    if (text === undefined) throw new CarrierFault('unreachable', 'Shippo answered more than can be read')
    return { status: response.status, text, retryAfter }
  } catch (error) {
    if (error instanceof CarrierFault) throw error
    const { name } = error as Error
    throw new CarrierFault('unreachable', name === 'TimeoutError' ? 'Shippo did not answer in time' : String(error))
  }
}

/** The first sentence of an error body, which is `detail`, or lists of sentences by the field that they are about. */
export function problemIn(body: unknown): string | undefined {
  if (typeof body === 'string') return cutText(body.trim(), LONGEST_PROBLEM) || undefined
  if (typeof body !== 'object' || body === null) return undefined
  for (const part of Object.values(body)) {
    const problem = problemIn(part)
    if (problem) return problem
  }
  return undefined
}

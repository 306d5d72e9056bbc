import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import type { RegisterAnswer, RegisteredId, VatRegister } from '../../sales/buyers/vat-register.ts'
import { boundedText, isObject, parsedJson } from '../outside-answer.ts'

/** Register of the European Commission for VAT ids of the member states. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const WITHIN_MS = 3_000
const KNOWN_MS = 60 * 60_000
/** The register is left alone for so long after it did not answer. */
const REST_MS = 60_000
const MOST_KNOWN = 1_000
const MOST_AT_ONCE = 10
/** Answers are some hundred bytes. */
const MOST_BYTES = 100_000

const AWAY: RegisterAnswer = { status: 'UNAVAILABLE' }

/**
 * Looks VAT ids up by the HTTP API of VIES. Answers are known for an hour; while the register is away, or busy with others, nobody waits for
 * it. `apiUrl` is another address than its own.
 */
export function vies(apiUrl = VIES): VatRegister {
  const known = new Map<string, { readonly answer: RegisterAnswer; readonly until: number }>()
  let restsUntil = 0
  let open = 0
  return async (lookup) => {
    const key = JSON.stringify([lookup.country, lookup.number, lookup.requester])
    const now = performance.now()
    const before = known.get(key)
    if (before && before.until > now) return before.answer
    if (restsUntil > now || open >= MOST_AT_ONCE) return AWAY
    open += 1
    const answer = await looked(`${apiUrl.replace(/\/$/, '')}/check-vat-number`, lookup)
    open -= 1
    if (answer.status === 'UNAVAILABLE') restsUntil = performance.now() + REST_MS
    else {
      known.delete(key)
      known.set(key, { answer, until: performance.now() + KNOWN_MS })
      const [oldest] = known.keys()
      if (known.size > MOST_KNOWN && oldest) known.delete(oldest)
    }
    return answer
  }
}

/** Greece has other letters there than in ISO 3166. */
const lettersOf = ({ country }: RegisteredId): string => (country === 'GR' ? 'EL' : country)

async function looked(url: string, lookup: Parameters<VatRegister>[0]): Promise<RegisterAnswer> {
  const { requester } = lookup
  const body = {
    countryCode: lettersOf(lookup),
    vatNumber: lookup.number,
    ...(requester && { requesterMemberStateCode: lettersOf(requester), requesterNumber: requester.number }),
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = parsedJson((await boundedText(response, MOST_BYTES)) ?? '')
    if (!response.ok || !isObject(answer)) return AWAY
    const { valid, requestIdentifier: reference } = answer
    if (typeof valid !== 'boolean') return AWAY
    return {
      status: valid ? 'VALID' : 'INVALID',
      ...present({ reference: typeof reference === 'string' && reference ? cutText(reference, 100) : undefined }),
    }
  } catch {
    // Late, unreachable or not JSON: the answer says so.
    return AWAY
  }
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A visitor or member at the gate of an event. */
export interface AtGate {
  readonly siteId: string
  readonly eventId: string
  readonly ownerId: string
}

/** A place as its token has it; the number is absent before the draw. */
interface PlaceInToken {
  readonly id: string
  readonly number: number | undefined
}

/** Tokens of places, and proofs of work. */
export interface GateKeys {
  sign(at: AtGate, place: PlaceInToken): string
  /** Undefined for a token that is not ours, or another visitor's, event's or site's. */
  open(at: AtGate, token: string): PlaceInToken | undefined
  challenge(at: AtGate, difficulty: number, now: Date): Promise<Record<string, unknown>>
  /** Name of the task that is solved: one solution has many spellings, and counts once. Undefined where it is not for this visitor and event. */
  verify(at: AtGate, proof: string, now: Date): Promise<string | undefined>
}

const CHALLENGE_MS = 10 * 60_000
/** PBKDF2 rounds per try, about a third of a millisecond in a browser: native code there as in a program, which gains nothing by its own. */
const ROUNDS = 1_000

/** `secret` of this installation; each use has a key of its own. */
export function gateKeys(secret: string): GateKeys {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  const placeKey = keyFor('places at gates')
  const secrets = {
    hmacSignatureSecret: keyFor('work at gates'),
    hmacKeySignatureSecret: keyFor('keys of work at gates'),
  }
  const signatureOf = (at: AtGate, payload: string) =>
    createHmac('sha256', placeKey)
      .update(`${subjectOf(at)} ${payload}`)
      .digest('base64url')
  return {
    sign(at, { id, number }) {
      const payload = `${id}.${number ?? ''}`
      return `${payload}.${signatureOf(at, payload)}`
    },
    open(at, token) {
      const [id = '', number = '', signature = '', ...more] = token.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(at, `${id}.${number}`))]
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return { id, number: number === '' ? undefined : Number(number) }
    },
    async challenge(at, difficulty, now) {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(1, 2 ** (difficulty + 1) + 1),
        data: { until: now.getTime() + CHALLENGE_MS, for: subjectOf(at) },
        deriveKey,
        ...secrets,
      })
      return { ...made }
    },
    async verify(at, proof, now) {
      const payload = read(proof)
      if (!payload) return undefined
      try {
        const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
        const { nonce, data } = payload.challenge.parameters
        const isGood = verified && data?.for === subjectOf(at) && Number(data?.until) > now.getTime()
        return isGood ? nonce : undefined
      } catch {
        return undefined
      }
    },
  }
}

const subjectOf = ({ siteId, eventId, ownerId }: AtGate): string => `${siteId} ${eventId} ${ownerId}`

/** Reads the solution: base64 of JSON. */
function read(proof: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload // looked at below
    return typeof payload?.challenge?.parameters === 'object' && typeof payload.solution === 'object'
      ? payload
      : undefined
  } catch {
    return undefined
  }
}

import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Captcha, CHALLENGE_PATH } from '../../identity/captcha/captcha.ts'

const LIFE_MS = 10 * 60_000
/** PBKDF2 rounds per try, and tries until the answer: about half a second of a laptop's time, none of the server's. */
const COST = 5_000
const TRIES = { least: 200, most: 600 }

/** Proof of work, self-hosted: the browser computes, no other service takes part, nothing is stored about the visitor. */
export function altcha(secret: string, cost = COST): Captcha {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` }
  return {
    // One task serves both: a browser computes it unseen, or in a widget that shows that it does.
    widget: { provider: 'altcha', visible: CHALLENGE_PATH, invisible: CHALLENGE_PATH, origins: [] },
    challenge: (now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: TRIES.least + Math.floor(Math.random() * (TRIES.most - TRIES.least)),
        // Our own time: the library knows the machine's clock alone.
        data: { until: now.getTime() + LIFE_MS },
        deriveKey,
        ...secrets,
      }),
    async verify(token, now) {
      const payload = read(token)
      if (!payload) return undefined
      try {
        const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
        const { nonce, data } = payload.challenge.parameters
        const until = Number(data?.until)
        return verified && until > now.getTime() ? { task: nonce, until: new Date(until) } : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** Reads the widget's result: base64 of JSON. */
function read(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload // looked at below
    return typeof payload?.challenge?.parameters === 'object' && typeof payload.solution === 'object'
      ? payload
      : undefined
  } catch {
    return undefined
  }
}

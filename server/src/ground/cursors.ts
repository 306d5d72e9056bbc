import { createHmac, timingSafeEqual } from 'node:crypto'

const DAY_MS = 24 * 60 * 60 * 1000

/** Seals what a later page needs into a text that only we can make; it is good for 24 hours. */
export interface Cursors {
  /** `purpose` is signed and not written: the text opens for that purpose alone and does not tell it. */
  seal<T>(purpose: string, state: T, now: Date): string
  open<T>(purpose: string, text: string, now: Date): T | undefined
}

export function signedCursors(secret: string): Cursors {
  const sign = (purpose: string, payload: string) =>
    createHmac('sha256', secret).update(`${payload} ${purpose}`).digest('base64url').slice(0, 22)
  return {
    seal(purpose, state, now) {
      const payload = Buffer.from(JSON.stringify({ s: state, t: now.getTime() })).toString('base64url')
      return `${payload}.${sign(purpose, payload)}`
    },
    open<T>(purpose: string, text: string, now: Date) {
      const [payload = '', signature = ''] = text.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(purpose, payload))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const { s, t } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { s: T; t: number } // we signed it
      return now.getTime() - t > DAY_MS ? undefined : s
    },
  }
}

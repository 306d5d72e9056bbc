import { createHmac, timingSafeEqual } from 'node:crypto'

/** A message that is older, or from further ahead, is refused: a copy of it may be replayed. */
const TOLERANCE_MS = 300_000

/** Signature header of a message: its time in seconds, and an HMAC over time and bytes. */
export function signed(secret: string, body: Buffer | string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${macOf(secret, time, body)}`
}

/** True when `signed` made the header over these bytes, not long before `receivedAt`. */
export function isSigned(secret: string, header: unknown, body: Buffer, receivedAt: Date): boolean {
  const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (time === undefined || mac === undefined) return false
  const expected = Buffer.from(macOf(secret, Number(time), body), 'hex')
  return (
    timingSafeEqual(Buffer.from(mac, 'hex'), expected) &&
    Math.abs(receivedAt.getTime() - Number(time) * 1000) <= TOLERANCE_MS
  )
}

const macOf = (secret: string, time: number, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')

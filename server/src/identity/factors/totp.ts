import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** Settings that every authenticator app understands (RFC 6238): SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 } as const

/** 160 bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Address in the QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The step that a code is of: the present one, the one before or after. Undefined when it is of none of them. */
export function stepOf(secret: string, code: string, now: Date): bigint | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp,
    window: 1,
  })
  return delta === null ? undefined : BigInt(Math.floor(timestamp / STEP_MS) + delta)
}

import { createHash } from 'node:crypto'

/** UUID v8 of a text: what a job writes has one id, so that a job which runs twice writes it once. */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

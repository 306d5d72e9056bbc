import type { ApiError, FieldViolation } from '@fairground/client/errors.ts'

/** Sentences for people where the contract's own is for authors of programs. */
const words: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'The server could not read this. Reload the page and try again.',
  STALE_REVISION: 'Somebody else changed this. Check their changes, then save again.',
  IDEMPOTENCY_KEY_REUSED: 'This was already sent with different contents. Try again.',
  IDEMPOTENCY_KEY_IN_USE: 'This change is still being saved. Wait a moment.',
  BODY_TOO_LARGE: 'This is too large. Send less at once.',
  URI_TOO_LONG: 'Too many filters. Choose fewer.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of file is not supported.',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait a minute, then try again.',
  FIELD_MASK_VALUE_NOT_SUPPORTED: 'This cannot be changed here.',
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR: 'This cannot be changed here.',
  MEDIA_STILL_USED: 'This file is in use. Remove it there first.',
}

/** `product.variantsInfo.variants[3].price` as "Price (4)". */
export function fieldWords(path: string): string {
  const segments = path.split('.')
  const name = (segments.at(-1) ?? '').replace(/\[\d+\]/g, '')
  const place = /\[(\d+)\](?!.*\[\d+\])/.exec(path)?.[1]
  const spaced = name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  const title = `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}` || 'Entry'
  return place === undefined ? title : `${title} (${Number(place) + 1})`
}

/** One violation as a sentence: "Subject must not be empty." */
export const violationWords = ({ field, description }: Pick<FieldViolation, 'field' | 'description'>): string =>
  `${fieldWords(field)} ${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, '')}.`

const MOST = 3

/** Why the server refused, for a person: no codes, no paths of the wire. */
export function refusalWords({ code, description, fieldViolations }: ApiError): string {
  if (fieldViolations.length > 0) {
    const shown = fieldViolations.slice(0, MOST).map(violationWords)
    const more = fieldViolations.length - shown.length
    return [...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
  }
  return words[code] ?? description
}

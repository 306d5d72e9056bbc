import type { ApiError, FieldViolation } from '@fairground/client/errors.ts'
import { t } from './texts.ts'

/** Sentences for people where the contract's own is for authors of programs. */
const words: Readonly<Record<string, string>> = {
  BAD_REQUEST: t('admin.shell.theServerCouldNotRead'),
  STALE_REVISION: t('admin.shell.somebodyElseChangedThisCheck'),
  IDEMPOTENCY_KEY_REUSED: t('admin.shell.thisWasAlreadySentWith'),
  IDEMPOTENCY_KEY_IN_USE: t('admin.shell.thisChangeIsStillBeing'),
  BODY_TOO_LARGE: t('admin.shell.thisIsTooLargeSend'),
  URI_TOO_LONG: t('admin.shell.tooManyFiltersChooseFewer'),
  UNSUPPORTED_MEDIA_TYPE: t('admin.shell.thisKindOfFileIs'),
  TOO_MANY_REQUESTS: t('admin.shell.tooManyAttemptsWaitA'),
  FIELD_MASK_VALUE_NOT_SUPPORTED: t('admin.shell.thisCannotBeChangedHere'),
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR: t('admin.shell.thisCannotBeChangedHere'),
  MEDIA_STILL_USED: t('admin.shell.thisFileIsInUse'),
}

/** `product.variantsInfo.variants[3].price` as "Price (4)". */
export function fieldWords(path: string): string {
  const segments = path.split('.')
  const name = (segments.at(-1) ?? '').replace(/\[\d+\]/g, '')
  const place = /\[(\d+)\](?!.*\[\d+\])/.exec(path)?.[1]
  const spaced = name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  const title = `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}` || t('admin.shell.entry')
  return place === undefined ? title : `${title} (${Number(place) + 1})`
}

/** One violation as a sentence: "Subject must not be empty." */
export const violationWords = ({ field, description }: Pick<FieldViolation, 'field' | 'description'>): string =>
  `${fieldWords(field)} ${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, '')}.`

const MOST = 3

/** Reason why the server refused, for a person: no codes, no paths of the wire. */
export function refusalWords({ code, description, fieldViolations }: ApiError): string {
  if (fieldViolations.length > 0) {
    const shown = fieldViolations.slice(0, MOST).map(violationWords)
    const more = fieldViolations.length - shown.length
    return [...shown, ...(more > 0 ? [t('admin.shell.andMoreMore', { more })] : [])].join(' ')
  }
  return words[code] ?? description
}

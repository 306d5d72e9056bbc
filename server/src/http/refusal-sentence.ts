import { type Refusal, refusals } from '@fairground/contract/refusals.ts'
import { formatList } from '@fairground/domain/formatting/plural.ts'
import { present } from '@fairground/domain/present.ts'
import type { ApiError } from '../ground/api-error.ts'
import { refusalText, type ServerTexts, textsIn } from '../ground/texts/catalogues.ts'
import { type Shortage, shortageSentence } from '../ground/texts/shortage.ts'

type Data = Readonly<Record<string, unknown>>

/** The message of a refusal for a reader of `locale`: its own, or what its data say, else the sentence of its code. */
export function refusalSentence(
  { code, data, sentence }: Pick<ApiError, 'code' | 'data' | 'sentence'>,
  locale: string,
) {
  const write: Write = { t: textsIn(locale), locale }
  if (sentence) return sentence(write.t, locale)
  const reasons: readonly unknown[] = Array.isArray(data.refusals) ? data.refusals : []
  const known = reasons.filter(isReason)
  return known.length > 1 ? sentenceOfAll(known, write) : sentenceOf(code, data, write)
}

interface Write {
  readonly t: ServerTexts
  readonly locale: string
}

const sentenceOf = (code: Refusal, data: Data, write: Write): string =>
  sentences[code]?.(data, write) ?? refusalText(code, write.locale)

/** One of several reasons against the same request. */
type Reason = Data & { readonly code: Refusal }

const isReason = (reason: unknown): reason is Reason =>
  typeof reason === 'object' && reason !== null && 'code' in reason && String(reason.code) in refusals

/** Every reason once; all that is short as one list. */
function sentenceOfAll(reasons: readonly Reason[], write: Write): string {
  const { short = [], other = [] } = Object.groupBy(reasons, ({ code }) =>
    sentences[code] === shortage ? 'short' : 'other',
  )
  const [first] = short
  return [
    ...(first ? [shortage({ lineItems: short }, write) ?? sentenceOf(first.code, {}, write)] : []),
    ...new Set(other.map((reason) => sentenceOf(reason.code, reason, write))),
  ].join(' ')
}

const sentences: Partial<Record<Refusal, (data: Data, write: Write) => string | undefined>> = {
  TOO_MANY_REQUESTS: ({ retryAfter }, { t }) => (isCount(retryAfter) ? tooManyFor(retryAfter, t) : undefined),
  INSUFFICIENT_INVENTORY: shortage,
  NOT_ENOUGH_TICKETS: shortage,
  PARTIAL_OUT_OF_STOCK: shortage,
  FULL_OUT_OF_STOCK: shortage,
  ITEM_NOT_FOUND_IN_CATALOG: ({ name }, { t }) =>
    isText(name) ? t('refusals-sales.noLongerForSale', { name }) : undefined,
  SALE_NOT_OPEN: ({ name }, { t }) => (isText(name) ? t('refusals-events.saleNotOpen', { name }) : undefined),
  SALE_CLOSED: ({ name }, { t }) => (isText(name) ? t('refusals-events.saleClosed', { name }) : undefined),
  TICKET_LIMIT_PER_ORDER: ({ name, limit }, { t }) =>
    !isCount(limit)
      ? undefined
      : isText(name)
        ? t('refusals-events.limitPerOrder', { limit, name })
        : t('refusals-events.limitPerOrderUnnamed', { limit }),
  GUEST_LIMIT_EXCEEDED: ({ maxRsvpSize: places }, { t }) =>
    isCount(places) ? t('refusals-events.placesForParty', { places }) : undefined,
  MODIFIER_REQUIRED: ({ missing }, { t, locale }) =>
    Array.isArray(missing) && missing.length > 0
      ? t('refusals-catalogue.modifiersMissing', { missing: formatList(missing.map(quotedIn(t)), locale) })
      : undefined,
  CHECKOUT_INCOMPLETE: ({ missing }, { t }) =>
    Array.isArray(missing) && missing.length > 0 ? missingFields(missing, t) : undefined,
  FULFILLED_TOO_MANY: ({ left }, { t }) => (isCount(left) ? t('refusals-staff.leftToFulfil', { left }) : undefined),
  INVALID_LINE_ITEM_REFUND_QUANTITY: ({ left }, { t }) =>
    isCount(left) ? t('refusals-staff.leftToRefund', { left }) : undefined,
  INVALID_LINE_ITEM_RESTOCK_QUANTITY: ({ left }, { t }) =>
    isCount(left) ? t('refusals-staff.leftToRestock', { left }) : undefined,
  MIN_QUANTITY_LIMIT_REACHED: (data, { t }) => withLimit(data, (least) => t('refusals-staff.leastQuantity', { least })),
  MAX_QUANTITY_LIMIT_REACHED: (data, { t }) => withLimit(data, (most) => t('refusals-staff.mostQuantity', { most })),
  LIMIT_REACHED: (data, { t }) => withLimit(data, (limit) => t('refusals-staff.mostOfThese', { limit })),
  BADGE_LIMIT_REACHED: (data, { t }) => withLimit(data, (limit) => t('refusals-staff.mostBadges', { limit })),
  TICKET_DEFINITIONS_LIMIT_REACHED: (data, { t }) =>
    withLimit(data, (limit) => t('refusals-staff.mostTicketDefinitions', { limit })),
}

/** The wire names a bound `threshold` in some refusals and `limit` in others. */
const withLimit = ({ threshold, limit = threshold }: Data, write: (limit: number) => string): string | undefined =>
  isCount(limit) ? write(limit) : undefined

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number => typeof value === 'number'
const quotedIn =
  (t: ServerTexts) =>
  (name: unknown): string =>
    t('refusals.quoted', { name: String(name) })

/** Seconds until it may be tried again, in minutes where they are many. */
function tooManyFor(seconds: number, t: ServerTexts): string {
  if (seconds <= 90) return t('refusals-sign-in.tooManyFor', { seconds })
  return t('refusals-sign-in.tooManyForMinutes', { minutes: Math.ceil(seconds / 60) })
}

/** Undefined where a field is missing that has no words here. */
function missingFields(missing: readonly unknown[], t: ServerTexts): string | undefined {
  const words: Readonly<Record<string, string>> = {
    'buyerInfo.email': t('refusals-sales.emailMissing'),
    'shippingInfo.shippingDestination.address': t('refusals-sales.addressMissing'),
  }
  const known = missing.flatMap((field) => words[String(field)] ?? [])
  return known.length === missing.length ? known.join(' ') : undefined
}

/** Each line that is short, with what is left of it; undefined where that is not known of each. */
function shortage(data: Data, { t, locale }: Write): string | undefined {
  const lines: readonly Data[] = Array.isArray(data.lineItems) ? data.lineItems : [data]
  const short = lines.flatMap((line) => shortageOf(line) ?? [])
  if (short.length === 0 || short.length < lines.length) return undefined
  return shortageSentence(short, 'choose')(t, locale)
}

const shortageOf = ({ name, quantityAvailable, left = quantityAvailable }: Data): Shortage | undefined =>
  isCount(left) ? { left, ...present({ item: isText(name) ? name : undefined }) } : undefined

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Refusal, refusals } from '@fairground/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../ground/api-error.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** Data of a refusal as a place of the code gives them, read out of its source. */
interface Given {
  readonly code: Refusal
  readonly names: readonly string[]
  /** True where others are spread into them, which may have the name of the thing. */
  readonly spreads: boolean
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Index behind the bracket that closes the one at `start`. */
function closed(text: string, start: number): number {
  let open = 0
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at)
    if (character in CLOSING) open += 1
    else if (Object.values(CLOSING).includes(character)) open -= 1
    if (open === 0) return at + 1
  }
  return text.length
}

/** Parts of a list, split at the commas that are within no bracket. */
function partsOf(text: string): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character in CLOSING) {
      const end = closed(text, at)
      parts.push(`${parts.pop()}${text.slice(at, end)}`)
      at = end - 1
    } else if (character === ',') parts.push('')
    else parts.push(`${parts.pop()}${character}`)
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Names of an object literal; `present({ … })` within it gives its own, other spreads none. */
const namesIn = (literal: string): string[] =>
  partsOf(literal.slice(literal.indexOf('{') + 1, -1)).flatMap((part) => {
    const optional = /^\.\.\.present\((\{[\s\S]*\})\)$/.exec(part)?.[1]
    if (optional) return namesIn(optional)
    const name = /^(\w+)(?:\s*:|$)/.exec(part)?.[1]
    return name === undefined ? [] : [name]
  })

/** Refusals with data that have no sentence of their own: neither given beside them, nor as their `description`. */
export function givenIn(text: string): Given[] {
  return [...text.matchAll(/\{\s*code: '([A-Z_]+)'/g)].flatMap(({ index, 1: code = '' }) => {
    const end = closed(text, index)
    const hasSentence = /^,\s*\S/.test(text.slice(end)) && /ApiError\(\s*$/.test(text.slice(0, index))
    if (!(code in refusals) || hasSentence) return []
    const literal = text.slice(index, end)
    const names = namesIn(literal).filter((name) => name !== 'code')
    if (names.length === 0 || names.includes('description')) return []
    return [{ code: code as Refusal, names, spreads: /\.\.\.(?!present\()/.test(literal) }]
  })
}

const sources = ['..', '../../../domain/src'].flatMap((folder) => {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
})

/** Each kind of data once. */
const given: readonly Given[] = [
  ...new Map(
    sources.flatMap(givenIn).map((one): [string, Given] => [`${one.code} ${one.names.toSorted().join()}`, one]),
  ).values(),
]

const isId = (name: string): boolean => /^(?:id|ids|\w+Ids?)$/.test(name)

/** Values with which sentences are tried. */
const samples: Readonly<Record<string, unknown>> = {
  index: 7,
  items: 7,
  left: 7,
  maxRsvpSize: 7,
  quantity: 7,
  quantityAvailable: 7,
  retryAfter: 7,
  sold: 7,
  threshold: 7,
  limit: 7,
  minimum: 7,
  others: 7,
  users: 7,
  guests: 7,
  orders: 7,
  events: 7,
  taken: 7,
  capacity: 6,
  variants: 7,
  received: '7000',
  bytes: '7000',
  opensAt: '2026-12-12T18:00:00.000Z',
  checkInDate: '2026-12-12T18:00:00.000Z',
  missing: ['Engraving'],
  fieldMasks: ['product.name'],
  currencies: ['CHF'],
  choices: { Size: 'M' },
}
/** Words of which a sentence says each in its own way, by the code where several have the name. */
const words: Readonly<Record<string, unknown>> = {
  'CHECKOUT_INCOMPLETE missing': ['buyerInfo.email'],
  'RESERVATION_NOT_PENDING status': 'EXPIRED',
  'GUEST_NOT_ATTENDING status': 'WAITLIST',
  'IMPORT_NOT_READY status': 'RUNNING',
  status: 'CANCELED',
  nonRefundableReason: 'NOT_PAID',
  manuallyRefundableReason: 'OFFLINE',
  'INVALID_EVENT_CONFIGURATION reason': 'TICKETS_NAME_THEIR_GUESTS',
  'PRE_ORDER_VALIDATION reason': 'DIGITAL_PRODUCT',
  factorType: 'TOTP',
}

const sampleOf = (code: string, name: string): unknown =>
  words[`${code} ${name}`] ?? words[name] ?? samples[name] ?? `Some ${name}`

/** Data that sentences leave out, each with its reason. */
const unused: Readonly<Record<string, string>> = {
  'STALE_REVISION revision': 'a number for programs',
  'IDEMPOTENCY_KEY_IN_USE retryAfter': 'the header says it; one second is soon',
  'BUSY retryAfter': 'the header says it; the wait is short',
  'PAYMENT_PROVIDER_UNREACHABLE retryAfter': 'the sentence says a minute, which it is at most',
  'SECOND_STEP_REQUIRED stateToken': 'a token for programs',
  'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND selectedShippingOptionError': 'it has the same sentence',
  'PRE_ORDER_VALIDATION sold': 'matters to a limit below it alone, which says it',
  'POLICIES_CHANGED policies': 'the page shows the policies themselves',
  'POLICIES_CHANGED policiesRevision': 'a number for programs',
  'INVALID_FORM_RESPONSE fieldViolations': 'each is shown at its field',
  'INVALID_LOGIN fields': 'each is shown at its field',
  'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT variants': 'each is shown at its variant',
  'EMAIL_VERIFICATION_FAILED verificationFailureReason': 'there is one reason, and the sentence says it',
  'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE renderType': 'there is one type without choices',
  'TICKETS_IN_OTHER_CURRENCY path': 'pages make a link of it',
  'PAYMENT_METHOD_NOT_AVAILABLE method': 'an id of a method',
  'INVALID_PAYMENT_STATUS paymentStatus': 'the sentence says that the charge was declined',
  'INVALID_PAYMENT_STATUS paymentResponseToken': 'a token for programs',
  'PAYMENT_ERROR transactionStatus': 'the sentence says that the charge was declined',
  'PAYMENT_ERROR paymentResponseToken': 'a token for programs',
  'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE chosen': 'an id of an option',
  'MEMBERS_NOT_MERGEABLE from': 'ids of members',
  'CONTENT_PAGE_NOT_FOUND slug': 'the address of the request',
  'EVENT_NOT_FOUND slug': 'the address of the request',
  'INVALID_ITEM_IMAGE_URL url': 'the address of the request, of any length',
  'LINE_ITEM_NOT_FOUND quantity': 'the line is missing, not a quantity',
  'INVALID_LINE_ITEM_REFUND_QUANTITY quantity': 'the quantity of the request; the sentence says what is left',
  'INVALID_LINE_ITEM_RESTOCK_QUANTITY quantity': 'the quantity of the request; the sentence says what is left',
  'INVALID_SHIPPING_REFUND_AMOUNT left': 'an amount in minor units, which `refusalToWire` writes with its currency',
  'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT left':
    'an amount in minor units, which `refusalToWire` writes with its currency',
}

const sentence = (code: Refusal, data: Readonly<Record<string, unknown>>): string =>
  refusalSentence(new ApiError({ code, ...data }), { locale: 'en-GB', timeZone: 'Europe/London' })

/** Names of the data without which the sentence stays the same. */
const ignoredIn = ({ code, names, spreads }: Given): string[] => {
  const data = Object.fromEntries([...(spreads ? ['name'] : []), ...names].map((name) => [name, sampleOf(code, name)]))
  return names.filter((name) => sentence(code, data) === sentence(code, { ...data, [name]: undefined }))
}

describe('sentences of refusals', () => {
  test('say what their data say', () => {
    expect(given.length).toBeGreaterThan(200)
    const ignored = given.flatMap((one) => ignoredIn(one).map((name) => `${one.code} ${name}`))
    const open = ignored.filter((entry) => !isId(entry.split(' ')[1]!) && !(entry in unused)) // an entry has two parts
    expect([...new Set(open)]).toEqual([])
  })

  test('leave out only what the code still gives', () => {
    const all = new Set(given.flatMap((one) => ignoredIn(one).map((name) => `${one.code} ${name}`)))
    expect(Object.keys(unused).filter((entry) => !all.has(entry))).toEqual([])
  })

  test('data in the source are found, and sentences that ignore them', () => {
    const text = `throw new ApiError({ code: 'EVENT_ENDED', left: Number(left[i] ?? 0n), ...present({ at }) })
      throw new ApiError({ code: 'EVENT_ENDED', left }, (t) => t('x'))`
    expect(givenIn(text)).toEqual([{ code: 'EVENT_ENDED', names: ['left', 'at'], spreads: false }])
    expect(ignoredIn({ code: 'EVENT_ENDED', names: ['left'], spreads: false })).toEqual(['left'])
    expect(ignoredIn({ code: 'FULFILLED_TOO_MANY', names: ['left'], spreads: false })).toEqual([])
  })
})

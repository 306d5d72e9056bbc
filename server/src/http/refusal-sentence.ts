import { type Refusal, refusals } from '@fairground/contract/refusals.ts'
import { counted, formatList, formatNumber } from '@fairground/domain/formatting/plural.ts'

type Data = Readonly<Record<string, unknown>>

/** What a refusal says: the item and how many are left, where its data have them, else the sentence of its code. */
export function refusalSentence(code: Refusal, data: Data): string {
  const reasons: readonly unknown[] = Array.isArray(data.refusals) ? data.refusals : []
  const known = reasons.filter(isReason)
  return known.length > 1 ? sentenceOfAll(known) : sentenceOf(code, data)
}

const sentenceOf = (code: Refusal, data: Data): string => sentences[code]?.(data) ?? refusals[code][1]

/** One of several reasons against the same request. */
type Reason = Data & { readonly code: Refusal }

const isReason = (reason: unknown): reason is Reason =>
  typeof reason === 'object' && reason !== null && 'code' in reason && String(reason.code) in refusals

/** Every reason once; all that is short as one list. */
function sentenceOfAll(reasons: readonly Reason[]): string {
  const { short = [], other = [] } = Object.groupBy(reasons, ({ code }) =>
    sentences[code] === shortage ? 'short' : 'other',
  )
  const [first] = short
  return [
    ...(first ? [shortage({ lineItems: short }) ?? sentenceOf(first.code, {})] : []),
    ...new Set(other.map((reason) => sentenceOf(reason.code, reason))),
  ].join(' ')
}

const sentences: Partial<Record<Refusal, (data: Data) => string | undefined>> = {
  INSUFFICIENT_INVENTORY: shortage,
  NOT_ENOUGH_TICKETS: shortage,
  PARTIAL_OUT_OF_STOCK: shortage,
  FULL_OUT_OF_STOCK: shortage,
  TICKET_LIMIT_PER_ORDER: ({ name, limit }) =>
    typeof limit === 'number'
      ? `One order may have at most ${formatNumber(limit, 'en-GB')} ${isText(name) ? `of “${name}”` : 'of these tickets'}. Choose fewer.`
      : undefined,
  GUEST_LIMIT_EXCEEDED: ({ maxRsvpSize }) =>
    typeof maxRsvpSize === 'number'
      ? counted(maxRsvpSize, {
          one: 'There is # place left: for you alone.',
          other: 'There are # places left, you included.',
        })
      : undefined,
  MODIFIER_REQUIRED: ({ missing }) =>
    Array.isArray(missing) && missing.length > 0
      ? `Fill in or choose ${formatList(missing.map(quoted), 'en-GB')} first.`
      : undefined,
  FULFILLED_TOO_MANY: ({ left }) => onlyLeft(left, 'to fulfil'),
  INVALID_LINE_ITEM_REFUND_QUANTITY: ({ left }) => onlyLeft(left, 'to refund of this line'),
  INVALID_LINE_ITEM_RESTOCK_QUANTITY: ({ left }) => onlyLeft(left, 'to put back in stock of this line'),
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const quoted = (name: unknown): string => `“${String(name)}”`

const onlyLeft = (left: unknown, purpose: string): string | undefined =>
  typeof left === 'number'
    ? left > 0
      ? `${counted(left, { one: 'Only # unit is', other: 'Only # units are' })} left ${purpose}.`
      : `Nothing is left ${purpose}.`
    : undefined

/** Each line that is short, with what is left of it; undefined where that is not known of each. */
function shortage(data: Data): string | undefined {
  const lines: readonly Data[] = Array.isArray(data.lineItems) ? data.lineItems : [data]
  const shortages = lines.flatMap((line) => leftOf(line) ?? [])
  if (shortages.length === 0 || shortages.length < lines.length) return undefined
  if (shortages.length > 1) return [...shortages, 'Change these and try again.'].join(' ')
  return shortages[0]?.startsWith('Only') ? `${shortages[0]} Choose fewer.` : shortages[0]
}

function leftOf({ name, quantityAvailable, left = quantityAvailable }: Data): string | undefined {
  if (typeof left !== 'number') return undefined
  if (left <= 0) return isText(name) ? `${quoted(name)} is sold out.` : 'None are left.'
  const item = isText(name) ? ` of ${quoted(name)}` : ''
  return `Only ${formatNumber(left, 'en-GB')}${item} ${counted(left, { one: 'is', other: 'are' })} left.`
}

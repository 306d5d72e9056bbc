import type {
  PaymentProvider,
  PaymentRequest,
  ProviderAnswer,
  RefundAnswer,
  RefundRequest,
} from '../../sales/payments/provider.ts'

/** What each card number does. Everything else is declined as unknown. */
export const testCards = [
  { number: '4242 4242 4242 4242', behaviour: 'approve', outcome: 'Approved at once' },
  { number: '4000 0000 0000 0002', behaviour: 'decline', outcome: 'Declined' },
  { number: '4000 0000 0000 9995', behaviour: 'declineFunds', outcome: 'Declined: not enough money' },
  { number: '4000 0000 0000 0259', behaviour: 'late', outcome: 'Pending, then approved a few seconds later' },
  { number: '4000 0000 0000 7726', behaviour: 'refundLate', outcome: 'Approved; a refund is pending, then succeeds' },
  { number: '4000 0000 0000 5126', behaviour: 'refundFails', outcome: 'Approved; a refund fails' },
  { number: '4000 0000 0000 0341', behaviour: 'lateDecline', outcome: 'Pending, then declined a few seconds later' },
] as const

type Behaviour = (typeof testCards)[number]['behaviour']

/** A late answer comes after this. */
const LATE_MS = 3_000

const digits = (number: string): string => number.replaceAll(' ', '')

/** MM/YY: a card is good until the end of that month. */
function hasExpired(expiry: string | undefined, now: Date): boolean {
  if (!expiry) return false
  const [month, year] = expiry.split('/').map(Number) as [number, number] // the contract's pattern
  return Date.UTC(2000 + year, month) <= now.getTime()
}

/** Cards by number that move no money; a per-site switch offers it. */
export const testProvider: PaymentProvider = {
  name: 'test',
  source(card, now) {
    if (!card) return undefined
    const number = digits(card.number)
    const known = testCards.find((test) => digits(test.number) === number)
    const valid = known && !hasExpired(card.expiry, now)
    return { behaviour: valid ? known.behaviour : 'decline', last4: number.slice(-4) }
  },
  pay: async (request) => answer(request, 0),
  look: async (request, waitedMs) => answer(request, waitedMs),
  refund: async (request, waitedMs) => refundAnswer(request, waitedMs),
}

function answer({ paymentId, source }: PaymentRequest, waitedMs: number): ProviderAnswer {
  const reference = `test_${paymentId}`
  const behaviour = source.behaviour as Behaviour // made by `source` above
  switch (behaviour) {
    case 'approve':
    case 'refundLate':
    case 'refundFails':
      return { status: 'APPROVED', reference }
    case 'late':
      return { status: waitedMs >= LATE_MS ? 'APPROVED' : 'PENDING', reference }
    case 'lateDecline':
      return waitedMs >= LATE_MS
        ? { status: 'DECLINED', reference, reason: 'DECLINED' }
        : { status: 'PENDING', reference }
    case 'declineFunds':
      return { status: 'DECLINED', reference, reason: 'INSUFFICIENT_FUNDS' }
    case 'decline':
      return { status: 'DECLINED', reference, reason: 'DECLINED' }
    default:
      return behaviour satisfies never
  }
}

function refundAnswer({ refundId, source }: RefundRequest, waitedMs: number): RefundAnswer {
  const reference = `test_${refundId}`
  const behaviour = source.behaviour as Behaviour // made by `source` above
  if (behaviour === 'refundFails') return { status: 'FAILED', reference, reason: 'The card was closed' }
  if (behaviour === 'refundLate' && waitedMs < LATE_MS) return { status: 'PENDING', reference }
  return { status: 'SUCCEEDED', reference }
}

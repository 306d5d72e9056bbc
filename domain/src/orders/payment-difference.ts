import type {
  PaymentDifferenceKind,
  RefundStatus,
  TransactionStatus,
} from '@fairground/contract/enumerations/payments.ts'
import { captured } from './payment-status.ts'

/** An amount in minor units. */
interface Money {
  readonly amount: bigint
  readonly currency: string
}

interface BookedPayment extends Money {
  readonly status: TransactionStatus
}

interface BookedRefund extends Money {
  readonly status: RefundStatus
}

const isSame = (one: Money, other: Money): boolean => one.amount === other.amount && one.currency === other.currency

/** Difference between money that a provider took and the payment that it is of; undefined where the books agree. */
export function chargeDifference(taken: Money, booked: BookedPayment | undefined): PaymentDifferenceKind | undefined {
  if (!booked) return 'CHARGE_UNKNOWN'
  if (!captured[booked.status]) return 'CHARGE_NOT_BOOKED'
  return isSame(taken, booked) ? undefined : 'CHARGE_AMOUNT'
}

/** The same of money that a provider gave back, or failed to. One that is not decided on either side is no difference yet. */
export function refundDifference(
  given: Money & { readonly status: 'SUCCEEDED' | 'PENDING' | 'FAILED' },
  booked: BookedRefund | undefined,
): PaymentDifferenceKind | undefined {
  if (given.status === 'PENDING') return undefined
  if (given.status === 'FAILED') return booked?.status === 'SUCCEEDED' ? 'REFUND_FAILED' : undefined
  if (!booked) return 'REFUND_UNKNOWN'
  if (booked.status === 'FAILED') return 'REFUND_NOT_BOOKED'
  return isSame(given, booked) ? undefined : 'REFUND_AMOUNT'
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Hours after its end from which a day is compared: what was late is decided by then. */
const REST_HOURS = 2
/** Days that are compared after an outage of the shop. */
const CATCHES_UP = 3
/** Days after which a day is compared again: reserved amounts are decided within a week. */
const AGAIN_AFTER = 8

export type Round = 'FIRST' | 'AGAIN'

/** A day in UTC, such as 2026-11-28, and the round in which it is compared. */
export interface ComparedDay {
  readonly day: string
  readonly round: Round
}

/** Days to compare now, oldest first, without those that were. */
export function daysToCompare(now: Date, done: readonly ComparedDay[]): ComparedDay[] {
  const last = now.getTime() - REST_HOURS * HOUR_MS - DAY_MS
  const dayBefore = (days: number) => new Date(last - days * DAY_MS).toISOString().slice(0, 10)
  const isDone = ({ day, round }: ComparedDay) => done.some((one) => one.day === day && one.round === round)
  const back = [...Array(CATCHES_UP).keys()].reverse()
  return [
    ...back.map((days): ComparedDay => ({ day: dayBefore(AGAIN_AFTER + days), round: 'AGAIN' })),
    ...back.map((days): ComparedDay => ({ day: dayBefore(days), round: 'FIRST' })),
  ].filter((one) => !isDone(one))
}

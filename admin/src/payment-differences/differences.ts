import {
  type PaymentDifference,
  paymentComparisons,
} from '@fairground/client/generated/fairground.payment-comparisons.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

export const comparisonClient = staffClient({ paymentComparisons }).paymentComparisons

export const DIFFERENCES = 'payment-differences'

export type { PaymentDifference }

/** Latest compared day of each provider. */
export const comparisonsQuery = () =>
  queryOptions({
    queryKey: [DIFFERENCES, 'days'],
    queryFn: ({ signal }) => comparisonClient.listPaymentComparisons({}, { signal }),
  })

/** Differences, open ones or those that are settled, a page after the other. */
export const differencesQuery = (settled: boolean) =>
  infiniteQueryOptions({
    queryKey: [DIFFERENCES, 'list', settled],
    queryFn: ({ signal, pageParam }) =>
      comparisonClient.listPaymentDifferences(
        { settled, ...(pageParam === undefined ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ differences, hasNext }) => (hasNext ? differences.at(-1)?.id : undefined),
  })

export const noticeQuery = () =>
  queryOptions({
    queryKey: [DIFFERENCES, 'notice'],
    queryFn: ({ signal }) => comparisonClient.getDifferenceNotice({}, { signal }),
  })

/** Names of differences, and advice on each. */
export const kindWords: Readonly<Record<PaymentDifference['kind'], readonly [name: string, advice: string]>> = {
  CHARGE_UNKNOWN: [t('admin.payment-differences.chargeUnknown'), t('admin.payment-differences.chargeUnknownAdvice')],
  CHARGE_NOT_BOOKED: [
    t('admin.payment-differences.chargeNotBooked'),
    t('admin.payment-differences.chargeNotBookedAdvice'),
  ],
  CHARGE_AMOUNT: [t('admin.payment-differences.chargeAmount'), t('admin.payment-differences.chargeAmountAdvice')],
  CHARGE_MISSING: [t('admin.payment-differences.chargeMissing'), t('admin.payment-differences.chargeMissingAdvice')],
  REFUND_UNKNOWN: [t('admin.payment-differences.refundUnknown'), t('admin.payment-differences.refundUnknownAdvice')],
  REFUND_NOT_BOOKED: [
    t('admin.payment-differences.refundNotBooked'),
    t('admin.payment-differences.refundNotBookedAdvice'),
  ],
  REFUND_FAILED: [t('admin.payment-differences.refundFailed'), t('admin.payment-differences.refundFailedAdvice')],
  REFUND_AMOUNT: [t('admin.payment-differences.refundAmount'), t('admin.payment-differences.refundAmountAdvice')],
  REFUND_MISSING: [t('admin.payment-differences.refundMissing'), t('admin.payment-differences.refundMissingAdvice')],
}

/** "£19.00 there, £20.00 here"; the one side where there is no other. */
export function amountWords({ amount: there, bookedAmount: here }: PaymentDifference): string {
  if (there && here)
    return t('admin.payment-differences.thereAndHere', { there: there.formattedAmount, here: here.formattedAmount })
  return (there ?? here)?.formattedAmount ?? ''
}

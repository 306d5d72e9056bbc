import type { Dispute } from '@fairground/client/generated/fairground.payments.ts'
import { UNDECIDED_DISPUTES } from '@fairground/domain/orders/dispute.ts'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { amount, end, row } from '../list/row-styles.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'

const states: Record<Dispute['state'], readonly [StatusTone, string, string]> = {
  INQUIRY: ['warning', t('admin.order.disputeInquiry'), t('admin.order.disputeInquiryHelp')],
  OPEN: ['danger', t('admin.order.disputeOpen'), t('admin.order.disputeOpenHelp')],
  LOST: ['danger', t('admin.order.disputeLost'), t('admin.order.disputeLostHelp')],
  WON: ['success', t('admin.order.disputeWon'), t('admin.order.disputeWonHelp')],
  CLOSED: ['neutral', t('admin.order.disputeClosed'), t('admin.order.disputeClosedHelp')],
}

/** Words about the account in which a dispute is answered that the keys of the shop know nothing of. */
const accountWords = (
  { publicKey, leftDate }: NonNullable<Dispute['formerAccount']>,
  dateTime: (at: string | Date) => string,
): string =>
  publicKey && leftDate
    ? t('admin.order.disputeOfFormer', { publicKey, time: dateTime(leftDate) })
    : t('admin.order.disputeOfUnknown')

/** A dispute of a payment: its state, its reason, and the time until which the merchant may answer. */
export function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { dateTime } = useFormats()
  const { state, reason, respondBy, createdDate, formerAccount } = dispute
  const [tone, word, help] = states[state]
  return (
    <li className={row}>
      <span className="flex min-w-0 grow basis-60 flex-col">
        <span className="font-medium">{t('admin.order.dispute')}</span>
        <span className="text-ink-2">{help}</span>
        <span className="text-ink-2">
          {t('admin.order.disputeReason', { reason: reason.replaceAll('_', ' ') })}
          {respondBy && UNDECIDED_DISPUTES.includes(state) && (
            <> · {t('admin.order.disputeAnswerBy', { time: dateTime(respondBy) })}</>
          )}
        </span>
        {formerAccount && <span className="text-ink-2">{accountWords(formerAccount, dateTime)}</span>}
        <span className="text-label font-normal text-ink-3">{dateTime(createdDate)}</span>
      </span>
      <span className={end}>
        <StatusPill tone={tone}>{word}</StatusPill>
        <span className={amount}>{dispute.amount.formattedAmount}</span>
      </span>
    </li>
  )
}

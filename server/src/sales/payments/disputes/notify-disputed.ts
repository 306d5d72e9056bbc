import type { Db } from '../../../ground/database.ts'
import { derivedId } from '../../../ground/ids.ts'
import type { Site } from '../../../ground/site.ts'
import { writeMailOnce } from '../../../mail/post.ts'
import { formerAccountsOf } from '../former-accounts.ts'
import type { PaymentMethods } from '../methods.ts'
import { findPaymentToSettle } from '../queries.ts'

interface Mailing {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly publicUrl: string
  readonly methods: PaymentMethods
}

/** Mails the owner of the site about a new dispute, once. */
export async function notifyDisputed(
  { db, site, now, publicUrl, methods }: Mailing,
  { paymentId, disputeId }: { readonly paymentId: string; readonly disputeId: string },
  owner: string | undefined,
): Promise<void> {
  const payment = await db.row(findPaymentToSettle, { id: paymentId })
  const dispute = payment?.doc.disputes?.find(({ id }) => id === disputeId)
  if (!payment || !dispute || owner === undefined) return
  const [former] = await formerAccountsOf(db, methods, [paymentId])
  const mail = {
    to: owner,
    template: 'paymentDisputed' as const,
    values: {
      number: String(payment.orderNumber),
      amount: { minor: BigInt(dispute.amount), currency: payment.currency },
      facts: [
        { label: { phrase: 'reason' as const }, value: dispute.reason.replaceAll('_', ' ') },
        ...(dispute.respondBy
          ? [{ label: { phrase: 'answerBy' as const }, value: { startAt: dispute.respondBy, zone: site.timeZone } }]
          : []),
        ...(former?.publicKey ? [{ label: { phrase: 'formerAccount' as const }, value: former.publicKey }] : []),
      ],
      link: new URL(`/admin/orders/${payment.orderId}`, publicUrl).href,
    },
  }
  await writeMailOnce(db, mail, { id: derivedId(`disputed ${disputeId}`), now })
}

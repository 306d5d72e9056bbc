import type { PaymentDifferenceKind } from '@fairground/contract/enumerations/payments.ts'
import type { Db } from '../../../ground/database.ts'
import { eachOnItsOwn } from '../../../ground/each.ts'
import { derivedId } from '../../../ground/ids.ts'
import type { Site } from '../../../ground/site.ts'
import { writeMailOnce } from '../../../mail/post.ts'
import type { PaymentMethods } from '../methods.ts'
import { noticed, openOfDay } from './queries.ts'
import { titleOf } from './wire.ts'

interface Mailing {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly publicUrl: string
  readonly methods: PaymentMethods
}

/** Differences that a mail lists; the page has all. */
const SHOWN = 10

/** Mails staff who want it about the differences of a compared day, once each. */
export async function notifyDiffered(
  { db, site, now, publicUrl, methods }: Mailing,
  { id, provider, day }: { readonly id: string; readonly provider: string; readonly day: string },
): Promise<void> {
  const rows = await db.rows(openOfDay, { provider, day, limit: SHOWN })
  const [first] = rows
  if (!first) return
  const values = {
    provider: titleOf(methods, site, provider),
    day,
    count: String(first.total),
    facts: rows.map(({ kind, amount, bookedAmount, currency, orderNumber, reference }) => ({
      label: { phrase: phraseOf[kind] },
      detail: orderNumber === null ? reference : String(orderNumber),
      value: { minor: amount ?? bookedAmount ?? 0n, currency },
    })),
    link: new URL('/admin/payment-differences', publicUrl).href,
  }
  await eachOnItsOwn(await db.rows(noticed, {}), async ({ id: userId, email: to }) => {
    const mail = { to, template: 'paymentsDiffer' as const, values }
    await writeMailOnce(db, mail, { id: derivedId(`differed ${id} ${userId}`), now })
  })
}

const phraseOf = {
  CHARGE_UNKNOWN: 'chargeUnknown',
  CHARGE_NOT_BOOKED: 'chargeNotBooked',
  CHARGE_AMOUNT: 'chargeAmount',
  CHARGE_MISSING: 'chargeMissing',
  REFUND_UNKNOWN: 'refundUnknown',
  REFUND_NOT_BOOKED: 'refundNotBooked',
  REFUND_FAILED: 'refundFailed',
  REFUND_AMOUNT: 'refundAmount',
  REFUND_MISSING: 'refundMissing',
} as const satisfies Record<PaymentDifferenceKind, string>

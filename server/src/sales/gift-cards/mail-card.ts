import type { Db, Queryable } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import { orderNumber } from '../../ground/order-number.ts'
import type { Sealer } from '../../ground/sealer.ts'
import type { Site } from '../../ground/site.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMailOnce } from '../../mail/post.ts'
import { findToMail } from './queries.ts'

interface Needs {
  readonly site: Site
  readonly sealer: Sealer
  readonly publicUrl: string
}

/** The mail that brings a card to its recipient: as a gift, or in place of a refund. Undefined where it has none. */
export async function mailOfCard(
  db: Queryable,
  { site, sealer, publicUrl }: Needs,
  id: string,
): Promise<TemplatedMail | undefined> {
  const card = await db.row(findToMail, { id })
  if (!card?.recipientEmail) return undefined
  const shared = {
    amount: { minor: card.initial, currency: card.currency },
    code: sealer.open(card.sealedCode, card.id),
    expires: card.expiresAt
      ? [{ label: { phrase: 'giftCardUntil' as const }, value: { startAt: card.expiresAt, zone: site.timeZone } }]
      : [],
    link: publicUrl,
  }
  const to = { to: card.recipientEmail, pageLanguage: card.language ?? undefined }
  if (card.orderNumber !== null)
    return { ...to, template: 'orderCredited', values: { ...shared, number: orderNumber(site, card.orderNumber) } }
  return {
    ...to,
    template: 'giftCard',
    values: {
      ...shared,
      from: card.senderName ? [{ label: { phrase: 'giftCardFrom' }, value: card.senderName }] : [],
      message: card.message ? [{ label: card.message }] : [],
    },
  }
}

/** Mails a card once, however often. */
export async function mailNewCard(db: Db, needs: Needs & { readonly now: Date }, id: string): Promise<void> {
  const mail = await mailOfCard(db, needs, id)
  if (mail) await writeMailOnce(db, mail, { id: derivedId(`gift card ${id}`), now: needs.now })
}

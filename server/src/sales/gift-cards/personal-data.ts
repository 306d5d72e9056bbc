import { obfuscated } from '@fairground/domain/gift-cards/gift-card.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { statement } from '../../db/statement.ts'
import type { Queryable, Tx } from '../../ground/database.ts'

/** Cards that were sent to the address that a member has proved. */
const sentTo = 'm.site_id = $1 and m.email_verified and lower(g.recipient_email) = lower(m.login_email)'

const receivedCards = statement({
  name: 'giftCards.export',
  params: { memberId: 'uuid' },
  row: {
    suffix: 'text',
    currency: 'text',
    initial: 'int8',
    recipientName: 'text?',
    senderName: 'text?',
    message: 'text?',
    createdAt: 'timestamptz',
  },
  sql: `
    select g.code_suffix as suffix, g.currency, g.initial, g.recipient_name as "recipientName", g.sender_name as "senderName", g.message,
      g.created_at as "createdAt"
    from members m join gift_cards g on g.site_id = $1
    where ${sentTo} and m.id = $2 order by g.created_at, g.id limit 1000`,
})

const forgetRecipients = statement({
  name: 'giftCards.forgetRecipients',
  params: { memberIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    update gift_cards g set recipient_email = null, recipient_name = null, sender_name = null, message = null, updated_at = $3
    from members m where g.site_id = $1 and ${sentTo} and m.id = any($2)`,
})

/** Gift cards that a member received, without their codes. */
export async function exportGiftCards(db: Queryable, memberId: string): Promise<Record<string, unknown>> {
  const cards = await db.rows(receivedCards, { memberId })
  return {
    giftCards: cards.map(({ suffix, initial, createdAt, ...card }) => ({
      ...card,
      code: obfuscated(suffix),
      amount: formatAmount(initial, card.currency),
      createdDate: createdAt,
    })),
  }
}

/** A card pays for who has its code, as before; for whom it was is gone, and nobody sends it again. */
export const forgetRecipientsOf = (tx: Tx, memberIds: readonly string[], { now }: { readonly now: Date }) =>
  tx.run(forgetRecipients, { memberIds: [...memberIds], at: now })

import { statement, type ValuesOf } from '../../db/statement.ts'

const cardColumns = {
  id: 'uuid',
  suffix: 'text',
  currency: 'text',
  initial: 'int8',
  balance: 'int8',
  version: 'int4',
  expiresAt: 'timestamptz?',
  disabledAt: 'timestamptz?',
  recipientEmail: 'text?',
  recipientName: 'text?',
  senderName: 'text?',
  message: 'text?',
  note: 'text?',
  orderId: 'uuid?',
  orderNumber: 'int8?',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type CardRow = ValuesOf<typeof cardColumns>

const columns = `c.id, c.code_suffix as suffix, c.currency, c.initial, p.capacity - p.owed - p.used as balance, p.version,
    c.expires_at as "expiresAt", c.disabled_at as "disabledAt", c.recipient_email as "recipientEmail", c.recipient_name as "recipientName",
    c.sender_name as "senderName", c.message, c.note, c.order_id as "orderId", o.number as "orderNumber", c.created_at as "createdAt",
    c.updated_at as "updatedAt"`
const tables = `gift_cards c join pools p on p.site_id = $1 and p.id = c.id
    left join orders o on o.site_id = $1 and o.id = c.order_id`

export const findCard = statement({
  name: 'giftCards.find',
  params: { id: 'uuid' },
  row: cardColumns,
  sql: `select ${columns} from ${tables} where c.site_id = $1 and c.id = $2`,
})

export const findByHash = statement({
  name: 'giftCards.findByHash',
  params: { codeHash: 'text' },
  row: cardColumns,
  sql: `select ${columns} from ${tables} where c.site_id = $1 and c.code_hash = $2`,
})

export const findOnce = statement({
  name: 'giftCards.findOnce',
  params: { once: 'text' },
  row: { ...cardColumns, sealedCode: 'text', bodyHash: 'text' },
  sql: `select ${columns}, c.sealed_code as "sealedCode", c.body_hash as "bodyHash" from ${tables} where c.site_id = $1 and c.once = $2`,
})

/** For its mail. */
export const findToMail = statement({
  name: 'giftCards.toMail',
  params: { id: 'uuid' },
  row: { ...cardColumns, sealedCode: 'text', language: 'text?' },
  sql: `select ${columns}, c.sealed_code as "sealedCode", c.language from ${tables} where c.site_id = $1 and c.id = $2`,
})

/** `$3` is a hash of what was searched for, read as a code. */
export const listCards = statement({
  name: 'giftCards.list',
  params: { pattern: 'text', codeHash: 'text', status: 'text?', now: 'timestamptz', limit: 'int4', offset: 'int4' },
  row: { ...cardColumns, all: 'int4' },
  sql: `
    select ${columns}, count(*) over ()::int4 as "all" from ${tables}
    where c.site_id = $1
      and (c.code_hash = $3 or c.code_suffix ilike $2 or c.note ilike $2 or c.recipient_name ilike $2 or c.recipient_email ilike $2)
      and ($4::text is null or $4 = case when c.disabled_at is not null then 'DISABLED' when c.expires_at <= $5 then 'EXPIRED' else 'VALID' end)
    order by c.created_at desc, c.id limit $6::int4 offset $7::int4`,
})

export const insertCard = statement({
  name: 'giftCards.insert',
  params: {
    id: 'uuid',
    codeHash: 'text',
    sealedCode: 'text',
    suffix: 'text',
    currency: 'text',
    initial: 'int8',
    expiresAt: 'timestamptz?',
    recipientEmail: 'text?',
    recipientName: 'text?',
    senderName: 'text?',
    message: 'text?',
    note: 'text?',
    language: 'text?',
    refundId: 'uuid?',
    orderId: 'uuid?',
    once: 'text?',
    bodyHash: 'text?',
    at: 'timestamptz',
  },
  sql: `
    insert into gift_cards (site_id, id, code_hash, sealed_code, code_suffix, currency, initial, expires_at, recipient_email,
      recipient_name, sender_name, message, note, language, refund_id, order_id, once, body_hash, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19)`,
})

/** Nothing changes where it is disabled already. */
export const writeDisabled = statement({
  name: 'giftCards.disable',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: 'update gift_cards set disabled_at = $3, updated_at = $3 where site_id = $1 and id = $2 and disabled_at is null',
})

/** Latest first. Parts that went back are uses of their own. */
export const usesOfCard = statement({
  name: 'giftCards.uses',
  params: { id: 'uuid', limit: 'int4' },
  row: { orderId: 'uuid?', orderNumber: 'int8?', amount: 'int8', state: 'text', at: 'timestamptz' },
  sql: `
    select o.id as "orderId", o.number as "orderNumber", a.quantity as amount, a.state, a.updated_at as at
    from allocations a left join orders o on o.site_id = $1 and o.id = a.ref_id and a.purpose = 'order'
    where a.site_id = $1 and a.pool_id = $2 order by a.updated_at desc, a.id desc limit $3::int4`,
})

/** The amount that a program took for its order, and that is not back. */
export const redeemedFor = statement({
  name: 'giftCards.redeemedFor',
  params: { id: 'uuid', orderId: 'uuid' },
  row: { id: 'uuid' },
  sql: `select id from allocations
        where site_id = $1 and pool_id = $2 and purpose = 'redemption' and line_id = $3 and state = 'COMMITTED' limit 1`,
})

export const findRedemption = statement({
  name: 'giftCards.findRedemption',
  params: { id: 'uuid' },
  row: { cardId: 'uuid', state: 'text' },
  sql: `select pool_id as "cardId", state from allocations where site_id = $1 and ref_id = $2 and purpose = 'redemption'`,
})

export const buyerToCredit = statement({
  name: 'giftCards.buyerToCredit',
  params: { orderId: 'uuid' },
  row: { email: 'text?', name: 'text?', language: 'text?' },
  sql: `select buyer_email as email, buyer_name as name, doc #>> '{facts,buyerLanguage}' as language from orders where site_id = $1 and id = $2`,
})

import { json, type RowOf, statement } from '../../db/statement.ts'
import type { Db } from '../../ground/database.ts'

/** Choices of a buyer on the test page. */
export const choices = [
  'approve',
  'stay',
  'late',
  'authorize',
  'decline',
  'declineFunds',
  'lateDecline',
  'refundLate',
  'refundFails',
] as const

/** The same where the card is saved: charged later, it is declined, or its bank asks the buyer. */
export const savingChoices = ['saveDeclines', 'saveAsks'] as const

const all = [...choices, ...savingChoices]
export type Choice = (typeof all)[number]
export const isChoice = (text: string | undefined): text is Choice => all.some((choice) => choice === text)

/** A late decision comes after this. */
export const LATE_MS = 3_000

/** Fields of a payment that the bank stores beside its columns; times are ISO 8601. */
interface BankDoc {
  readonly returnUrl: string
  /** The customer for whom the card is saved. */
  readonly customer?: string
  /** Its card is not saved any more. */
  readonly removed?: true
  /** A saved card that it charges waits for the buyer at this step of the page. */
  readonly step?: 'check'
  /** Reason why a saved card was not charged. */
  readonly refused?: string
  /** The merchant takes the amount later: approved, it is authorized. */
  readonly reserves?: true
  readonly choice?: Choice
  readonly chosenAt?: string
  readonly ended?: 'CANCELED' | 'CAPTURED'
  /** Minor units of an authorized payment that were captured. Absent: all. */
  readonly taken?: string
  /** By our id of the refund: when it was begun. */
  readonly refunds?: Readonly<Record<string, string>>
  /** The same: its amount, in minor units. */
  readonly refunded?: Readonly<Record<string, string>>
}

export interface BankPayment {
  readonly amount: bigint
  readonly currency: string
  readonly doc: BankDoc
}

const row = { amount: 'int8', currency: 'text', doc: json<BankDoc>() } as const

const openPayment = statement({
  name: 'testBank.open',
  params: { id: 'uuid', amount: 'int8', currency: 'text', at: 'timestamptz', doc: json<BankDoc>() },
  row,
  sql: `insert into test_payments (site_id, id, amount, currency, created_at, doc) values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing returning amount, currency, doc`,
})

const findPayment = statement({
  name: 'testBank.find',
  params: { id: 'uuid' },
  row,
  sql: `select amount, currency, doc from test_payments where site_id = $1 and id = $2`,
})

/** The first choice counts. */
const choosePayment = statement({
  name: 'testBank.choose',
  params: { id: 'uuid', doc: json<Pick<BankDoc, 'choice' | 'chosenAt'>>() },
  sql: `update test_payments
        set doc = doc || $3 || case when doc ? 'reserves' and $3 ->> 'choice' = 'approve' then '{"choice": "authorize"}' else '{}' end::jsonb
        where site_id = $1 and id = $2 and not doc ?| array['choice', 'ended']`,
})

const endPayment = statement({
  name: 'testBank.end',
  params: { id: 'uuid', ended: 'text', taken: 'text?' },
  sql: `update test_payments set doc = doc || jsonb_strip_nulls(jsonb_build_object('ended', $3::text, 'taken', $4::text))
        where site_id = $1 and id = $2 and not doc ? 'ended'
          and (doc ->> 'choice' = 'authorize' or ($3 = 'CANCELED' and not doc ? 'choice'))`,
})

const removeCard = statement({
  name: 'testBank.removeCard',
  params: { id: 'uuid' },
  sql: `update test_payments set doc = doc || '{"removed": true}' where site_id = $1 and id = $2`,
})

const removeCards = statement({
  name: 'testBank.removeCards',
  params: { customer: 'text' },
  sql: `update test_payments set doc = doc || '{"removed": true}' where site_id = $1 and doc ->> 'customer' = $2`,
})

const beginRefund = statement({
  name: 'testBank.refund',
  params: { id: 'uuid', refundId: 'text', at: 'text', amount: 'text' },
  sql: `update test_payments
        set doc = doc || jsonb_build_object(
          'refunds', coalesce(doc -> 'refunds', '{}') || jsonb_build_object($3::text, $4::text),
          'refunded', coalesce(doc -> 'refunded', '{}') || jsonb_build_object($3::text, $5::text))
        where site_id = $1 and id = $2 and doc -> 'refunds' -> $3 is null`,
})

/** Payments that were begun between two times, or of which something was refunded since the first. */
const listPayments = statement({
  name: 'testBank.list',
  params: { from: 'timestamptz', until: 'timestamptz', after: 'uuid', limit: 'int4' },
  row: { id: 'uuid', createdAt: 'timestamptz', ...row },
  sql: `select id, created_at as "createdAt", amount, currency, doc from test_payments
        where site_id = $1 and (created_at >= $2 and created_at < $3 or doc ? 'refunds') and id > $4
        order by id limit $5::int4`,
})
export type ListedPayment = RowOf<typeof listPayments>

interface BankRefund {
  /** Payment that it is of. */
  readonly id: string
  readonly refundId: string
  /** Minor units. */
  readonly amount: bigint
}

/** The bank of test payments: it stores what an outside provider would, and moves no money. */
export const testBank = {
  /** One that was opened before stays as it is. */
  open: async (
    db: Db,
    id: string,
    { amount, currency, doc }: BankPayment,
    at: Date,
  ): Promise<BankPayment | undefined> =>
    (await db.row(openPayment, { id, amount, currency, at, doc })) ?? db.row(findPayment, { id }),
  find: (db: Db, id: string): Promise<BankPayment | undefined> => db.row(findPayment, { id }),
  /** False where the payment was decided before. */
  choose: async (db: Db, id: string, choice: Choice, at: Date): Promise<boolean> =>
    (await db.run(choosePayment, { id, doc: { choice, chosenAt: at.toISOString() } })) > 0,
  end: async (db: Db, id: string, ended: 'CANCELED' | 'CAPTURED', taken?: bigint): Promise<void> =>
    void (await db.run(endPayment, { id, ended, taken: taken === undefined ? null : String(taken) })),
  removeCard: async (db: Db, id: string): Promise<void> => void (await db.run(removeCard, { id })),
  removeCards: async (db: Db, customer: string): Promise<void> => void (await db.run(removeCards, { customer })),
  refund: async (db: Db, { id, refundId, amount }: BankRefund, at: Date): Promise<void> =>
    void (await db.run(beginRefund, { id, refundId, amount: String(amount), at: at.toISOString() })),
  /** A page of payments by their ids. */
  list: (db: Db, page: { from: Date; until: Date; after: string; limit: number }): Promise<ListedPayment[]> =>
    db.rows(listPayments, page),
}

import { json, statement, type ValuesOf } from '../../../db/statement.ts'
import type { SavedMeans } from '../provider.ts'

/** Stored of a saved means of payment beside its columns. */
export interface SavedDoc extends Omit<SavedMeans, 'reference'> {
  /** The payment with which its member agreed that it is saved. */
  readonly consent: { readonly paymentId: string; readonly at: string }
}

const row = {
  id: 'uuid',
  memberId: 'uuid',
  provider: 'text',
  reference: 'text',
  customer: 'text',
  createdAt: 'timestamptz',
  doc: json<SavedDoc>(),
} as const
export type SavedRow = ValuesOf<typeof row>

const columns = `s.id, s.member_id as "memberId", s.provider, s.reference, c.reference as customer, s.created_at as "createdAt", s.doc`
const from = `saved_payment_methods s
  join payment_customers c on c.site_id = $1 and c.member_id = s.member_id and c.provider = s.provider`

/** The one that was made the default last comes first, then the newest. */
export const savedOfMember = statement({
  name: 'savedMethods.ofMember',
  params: { memberId: 'uuid' },
  row,
  sql: `select ${columns} from ${from}
        where s.site_id = $1 and s.member_id = $2 and s.removed_at is null
        order by s.default_at desc nulls last, s.created_at desc, s.id desc`,
})

/** One of its member that is not removed. */
export const findSaved = statement({
  name: 'savedMethods.find',
  params: { id: 'uuid', memberId: 'uuid' },
  row,
  sql: `select ${columns} from ${from} where s.site_id = $1 and s.id = $2 and s.member_id = $3 and s.removed_at is null`,
})

/** The newest of a member with this fingerprint that is not removed. */
export const findSame = statement({
  name: 'savedMethods.same',
  params: { memberId: 'uuid', provider: 'text', fingerprint: 'text' },
  row: { id: 'uuid', reference: 'text', isDefault: 'bool', doc: json<SavedDoc>() },
  sql: `select id, reference, default_at is not null as "isDefault", doc from saved_payment_methods
        where site_id = $1 and member_id = $2 and provider = $3 and removed_at is null and doc ->> 'fingerprint' = $4
        order by created_at desc, id desc limit 1`,
})

/** Payments of one member save one after another. No row: the member is forgotten by now. */
export const lockCustomer = statement({
  name: 'paymentCustomers.lock',
  params: { memberId: 'uuid', provider: 'text' },
  row: { memberId: 'uuid' },
  sql: `select member_id as "memberId" from payment_customers
        where site_id = $1 and member_id = $2 and provider = $3 for no key update`,
})

/** Inserts nothing for what is saved already; what is beyond the most of its member is removed from the beginning. */
export const insertSaved = statement({
  name: 'savedMethods.insert',
  params: {
    id: 'uuid',
    memberId: 'uuid',
    provider: 'text',
    reference: 'text',
    at: 'timestamptz',
    doc: json<SavedDoc>(),
    most: 'int4',
  },
  row: { isRemoved: 'bool' },
  sql: `insert into saved_payment_methods (site_id, id, member_id, provider, reference, created_at, doc, removed_at)
        select $1, $2, $3, $4, $5, $6, $7, case when count(*)::int4 >= $8 then $6::timestamptz end
        from saved_payment_methods where site_id = $1 and member_id = $3 and removed_at is null
        on conflict do nothing returning removed_at is not null as "isRemoved"`,
})

export const writeDefault = statement({
  name: 'savedMethods.writeDefault',
  params: { id: 'uuid', memberId: 'uuid', at: 'timestamptz' },
  sql: `update saved_payment_methods set default_at = $4
        where site_id = $1 and id = $2 and member_id = $3 and removed_at is null`,
})

export const markRemoved = statement({
  name: 'savedMethods.markRemoved',
  params: { id: 'uuid', memberId: 'uuid', at: 'timestamptz' },
  sql: `update saved_payment_methods set removed_at = $4
        where site_id = $1 and id = $2 and member_id = $3 and removed_at is null`,
})

/** Removed by its member, and not yet at its provider. */
export const findRemoved = statement({
  name: 'savedMethods.findRemoved',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from ${from} where s.site_id = $1 and s.id = $2 and s.removed_at is not null`,
})

export const deleteSaved = statement({
  name: 'savedMethods.delete',
  params: { id: 'uuid' },
  sql: `delete from saved_payment_methods where site_id = $1 and id = $2`,
})

export const customersOfMember = statement({
  name: 'paymentCustomers.ofMember',
  params: { memberId: 'uuid' },
  row: { provider: 'text', reference: 'text' },
  sql: `select provider, reference from payment_customers where site_id = $1 and member_id = $2 order by provider`,
})

export const findCustomer = statement({
  name: 'paymentCustomers.find',
  params: { memberId: 'uuid', provider: 'text' },
  row: { reference: 'text' },
  sql: `select reference from payment_customers where site_id = $1 and member_id = $2 and provider = $3`,
})

/** Nothing is inserted for a member who is deleted by now. */
export const insertCustomer = statement({
  name: 'paymentCustomers.insert',
  params: { memberId: 'uuid', provider: 'text', reference: 'text', at: 'timestamptz' },
  sql: `insert into payment_customers (site_id, member_id, provider, reference, created_at)
        select $1, m.id, $3, $4, $5 from members m where m.site_id = $1 and m.id = $2 and m.status <> 'DELETED' for share
        on conflict do nothing`,
})

export const deleteCustomer = statement({
  name: 'paymentCustomers.delete',
  params: { memberId: 'uuid', provider: 'text' },
  sql: `delete from payment_customers where site_id = $1 and member_id = $2 and provider = $3`,
})

/** Somebody who saved at the provider. */
export const anyCustomer = statement({
  name: 'paymentCustomers.any',
  params: { provider: 'text' },
  row: { reference: 'text' },
  sql: `select reference from payment_customers where site_id = $1 and provider = $2 limit 1`,
})

/** Their account is not the site's any more: what was saved there goes with them. */
export const deleteCustomers = statement({
  name: 'paymentCustomers.deleteAll',
  params: { provider: 'text' },
  sql: `delete from payment_customers where site_id = $1 and provider = $2`,
})

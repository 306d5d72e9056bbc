import type { QuerySpec } from '../../../db/query-sql.ts'
import { deleteIds, findRows, lockRows } from '../../../db/row-statements.ts'
import { json, jsonOrNull, statement, type ValuesOf } from '../../../db/statement.ts'

interface DetailsDoc {
  /** Free fields of other programs, by their namespaces. */
  readonly namespaces?: Readonly<Record<string, unknown>>
}

interface ContactFacts {
  readonly firstName?: string
  readonly lastName?: string
  readonly company?: string
  readonly email?: string
  readonly vatId?: string
}

const row = {
  id: 'uuid',
  exemptGroupId: 'uuid',
  publicTags: 'text[]',
  privateTags: 'text[]',
  doc: json<DetailsDoc>(),
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  /** Facts of the member whose contact it is; null where there is none. */
  contact: jsonOrNull<ContactFacts>(),
} as const
export type TaxDetailsRow = ValuesOf<typeof row>

const columns = `d.id, d.exempt_group_id as "exemptGroupId", d.public_tags as "publicTags", d.private_tags as "privateTags",
  d.doc, d.revision, d.created_at as "createdAt", d.updated_at as "updatedAt", (
    select jsonb_strip_nulls(jsonb_build_object('firstName', m.doc #> '{contact,firstName}', 'lastName', m.doc #> '{contact,lastName}',
      'company', m.doc #> '{contact,company}', 'vatId', m.doc #> '{contact,vatId}', 'email', m.login_email))
    from members m where m.site_id = $1 and m.id = d.id and m.status <> 'DELETED') as contact`

const details = { name: 'taxDetails', table: 'contact_tax_details', alias: 'd', columns, row }
export const findDetails = findRows(details)
export const lockDetails = lockRows(details)
export const deleteDetails = deleteIds(details)

export const detailsList: QuerySpec = {
  from: 'contact_tax_details d',
  site: 'd.site_id',
  columns,
  tieBreak: { sql: 'd.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate' }],
  fields: {
    id: { sql: 'd.id', type: 'uuid', sortable: true },
    taxExemptGroupId: { sql: 'd.exempt_group_id', type: 'uuid', sortable: true },
    createdDate: { sql: 'd.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'd.updated_at', type: 'timestamptz', sortable: true },
    /** All contacts have tags, as a whole; only the ids in them tell one from another. */
    tags: { sql: `'tags'::text`, type: 'text', sortable: true },
    'tags.publicTags.tagIds': { sql: 'd.public_tags', type: 'text[]' },
    'tags.privateTags.tagIds': { sql: 'd.private_tags', type: 'text[]' },
  },
}

/** Groups of exempt buyers among the ids; none is deleted before the caller's transaction ends. */
export const shareExemptGroups = statement({
  name: 'taxDetails.shareGroups',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `select id from tax_setup where site_id = $1 and kind = 'exemptGroup' and id = any($2) order by id for key share`,
})

export const saveDetails = statement({
  name: 'taxDetails.save',
  params: { records: json<object[]>(), at: 'timestamptz' },
  sql: `
    insert into contact_tax_details as d (site_id, id, exempt_group_id, public_tags, private_tags, doc, created_at, updated_at)
    select $1, u.id, u."exemptGroupId", u."publicTags", u."privateTags", u.doc, $3, $3
    from jsonb_to_recordset($2) as u (id uuid, "exemptGroupId" uuid, "publicTags" text[], "privateTags" text[], doc jsonb)
    order by u.id
    on conflict (site_id, id) do update set exempt_group_id = excluded.exempt_group_id, public_tags = excluded.public_tags,
      private_tags = excluded.private_tags, doc = excluded.doc, revision = d.revision + 1, updated_at = excluded.updated_at`,
})

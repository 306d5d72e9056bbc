import type { MemberSearch } from '@fairground/contract/members/members.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { likeText } from '../../db/like.ts'
import { type OffsetPaging, type OffsetRequest, offsetPage } from '../../db/pages.ts'
import type { Condition, Field, QuerySpec } from '../../db/query-sql.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import type { Member } from '../../identity/accounts/member.ts'
import { memberColumns } from '../../identity/accounts/member-row.ts'
import { visibleTo } from './who-sees.ts'
import { statusFromWire } from './wire.ts'

const ofContact = (field: string) => `m.doc->'contact'->>'${field}'`
const textField = (sql: string): Field => ({ sql, type: 'text', sortable: true, orderSql: `coalesce(${sql}, '')` })
const inContact = (list: string, field: string): Field => ({
  sql: `array(select e->>'${field}' from jsonb_array_elements(m.doc->'contact'->'${list}') e)`,
  type: 'text[]',
})

const publicFields = {
  id: { sql: 'm.id', type: 'uuid', sortable: true },
  contactId: { sql: 'm.id', type: 'uuid' },
  createdDate: { sql: 'm.created_at', type: 'timestamptz', sortable: true },
  updatedDate: { sql: 'm.updated_at', type: 'timestamptz', sortable: true },
  'profile.nickname': textField('m.nickname'),
  'profile.slug': textField('m.slug'),
  'profile.title': textField(`m.doc->'profile'->>'title'`),
} as const satisfies QuerySpec['fields']

const allFields = {
  ...publicFields,
  loginEmail: {
    sql: 'lower(m.login_email)',
    type: 'text',
    sortable: true,
    orderSql: `coalesce(lower(m.login_email), '')`,
    value: (wire) => (typeof wire === 'string' ? wire.toLowerCase() : wire),
  },
  loginEmailVerified: { sql: 'm.email_verified', type: 'bool' },
  status: { sql: 'm.status', type: 'text', sortable: true, value: statusFromWire },
  privacyStatus: { sql: 'm.privacy', type: 'text' },
  activityStatus: { sql: 'm.activity', type: 'text' },
  lastLoginDate: {
    sql: 'm.last_login_at',
    type: 'timestamptz',
    sortable: true,
    orderSql: `coalesce(m.last_login_at, '-infinity')`,
  },
  'contact.firstName': textField(ofContact('firstName')),
  'contact.lastName': textField(ofContact('lastName')),
  'contact.company': textField(ofContact('company')),
  'contact.emails': inContact('emails', 'email'),
  'contact.phones': inContact('phones', 'phone'),
} as const satisfies QuerySpec['fields']

const specOf = (fields: QuerySpec['fields']): QuerySpec => ({
  from: 'members m',
  site: 'm.site_id',
  columns: memberColumns,
  tieBreak: { sql: 'm.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  fields,
})
export const administratorsSpec = specOf(allFields)
/** Filters of others are on what they may read: a filter on anything else would reveal it. */
const visitorsSpec = specOf(publicFields)

const specFor = (caller: Caller): QuerySpec => (holdsScope(caller, 'members.read') ? administratorsSpec : visitorsSpec)

const publicSearch: readonly string[] = ['profile.nickname', 'profile.slug', 'profile.title']
const wholeSearch: readonly string[] = [...publicSearch, 'loginEmail', 'contact.firstName', 'contact.lastName']

/** Members with the expression anywhere in one of the fields, whatever the case. */
export function searched(caller: Caller, search: Static<typeof MemberSearch> | undefined): Condition[] {
  const { expression, fields } = search ?? {}
  const known = holdsScope(caller, 'members.read') ? wholeSearch : publicSearch
  const wrong = (fields ?? []).findIndex((field) => !known.includes(field))
  if (wrong >= 0)
    throw new InvalidArgument([
      {
        field: `search.fields[${wrong}]`,
        description: message('violations.notSearchedUse', { fields: known.join(', ') }),
        violatedRule: 'VALIDATION',
      },
    ])
  if (!expression) return []
  const pattern = `%${likeText(expression)}%`
  const names = fields?.length ? fields : known
  const columns = [
    ...names.map((name) => specFor(caller).fields[name]!.sql), // known names have a field
    ...(names === wholeSearch ? [`concat_ws(' ', ${ofContact('firstName')}, ${ofContact('lastName')})`] : []),
  ]
  return [{ sql: `(${columns.map((sql) => `${sql} ilike ?`).join(' or ')})`, values: columns.map(() => pattern) }]
}

export const pageOfMembers = (
  { db, caller }: Ctx,
  request: OffsetRequest,
  { at, search }: { at?: string; search?: Static<typeof MemberSearch> | undefined } = {},
): Promise<{ rows: Member[]; paging: OffsetPaging }> =>
  offsetPage<Member>(specFor(caller), request, {
    db,
    where: [...visibleTo(caller), ...searched(caller, search)],
    ...present({ at }),
  })

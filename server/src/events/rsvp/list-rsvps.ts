import { RsvpSearchField } from '@fairground/contract/enumerations/events.ts'
import { present } from '@fairground/domain/present.ts'
import { countFacets, type FacetCount, type Facets } from '../../db/facets.ts'
import { likeText } from '../../db/like.ts'
import { matchingIds } from '../../db/matching.ts'
import {
  type CursorPage,
  countMatching,
  criteriaOf,
  cursorPage,
  type OffsetPaging,
  offsetPage,
} from '../../db/pages.ts'
import type { Condition, QuerySpec, SortBy } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { type RsvpRow, rsvpSelect } from './rsvp-row.ts'

const fullyIn = '(r.checked_in = r.guests)'
export const rsvpContact = 'contact_id(r.site_id, r.member_id, r.email)'
const NOBODY = "'00000000-0000-0000-0000-000000000000'::uuid"

const fields: QuerySpec['fields'] = {
  id: { sql: 'r.id', type: 'uuid', sortable: true },
  revision: { sql: 'r.revision', type: 'int8', sortable: true },
  eventId: { sql: 'r.event_id', type: 'uuid', sortable: true },
  memberId: { sql: 'r.member_id', type: 'uuid', sortable: true, orderSql: `coalesce(r.member_id, ${NOBODY})` },
  contactId: { sql: rsvpContact, type: 'uuid', sortable: true, orderSql: `coalesce(${rsvpContact}, ${NOBODY})` },
  status: { sql: 'r.status', type: 'text', sortable: true },
  firstName: { sql: 'r.first_name', type: 'text', sortable: true },
  lastName: { sql: 'r.last_name', type: 'text', sortable: true },
  email: { sql: 'r.email', type: 'text', sortable: true, orderSql: "coalesce(r.email, '')" },
  totalGuests: { sql: 'r.guests::int8', type: 'int8', sortable: true },
  checkedInGuestCount: { sql: 'r.checked_in::int8', type: 'int8', sortable: true },
  fullyCheckedIn: { sql: fullyIn, type: 'bool', sortable: true },
  language: { sql: 'r.language', type: 'text', sortable: true, orderSql: "coalesce(r.language, '')" },
  anonymized: { sql: 'r.anonymized', type: 'bool', sortable: true },
  createdDate: { sql: 'r.created_at', type: 'timestamptz', sortable: true },
  updatedDate: { sql: 'r.updated_at', type: 'timestamptz', sortable: true },
  /** The place in the waiting list; in no published module. */
  waitingSince: {
    sql: 'r.waiting_since',
    type: 'timestamptz',
    sortable: true,
    orderSql: "coalesce(r.waiting_since, 'infinity')",
  },
}

export const rsvpSpec: QuerySpec = {
  from: 'rsvps r',
  site: 'r.site_id',
  columns: rsvpSelect,
  fields: {
    ...fields,
    // As generation 1 spells them.
    'event.id': fields.eventId!,
    rsvpId: fields.id!,
    created: fields.createdDate!,
    modified: fields.updatedDate!,
    name: { sql: "(r.first_name || ' ' || r.last_name)", type: 'text', sortable: true },
  },
  tieBreak: { sql: 'r.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}

type Searched = (typeof RsvpSearchField)[number]
const searched: Readonly<Record<Searched, string>> = {
  firstName: 'r.first_name',
  lastName: 'r.last_name',
  email: "coalesce(r.email, '')",
  emailDomain: "split_part(coalesce(r.email, ''), '@', 2)",
  'guestList.guests.fullName': `concat_ws(' ', r.first_name, r.last_name,
    (select string_agg(name, ' ') from jsonb_array_elements_text(r.doc->'companionNames') name))`,
}

export interface Words<F extends string = Searched> {
  readonly expression?: string | null
  readonly mode?: 'OR' | 'AND'
  readonly fields?: readonly F[]
}

/** Any word (every word, with AND) begins or stands within one of the fields, whatever its case and accents. */
export function wordsCondition({ expression, mode = 'OR', fields: requestedFields = [] }: Words = {}): Condition[] {
  const words = (expression ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10)
  if (words.length === 0) return []
  const columns = (requestedFields.length > 0 ? requestedFields : RsvpSearchField).map((field) => searched[field])
  const text = `unaccent(concat_ws(' ', ${columns.join(', ')}))`
  const likes = words.map(() => `${text} ilike unaccent(?)`)
  const values = words.map((word) => `%${likeText(word)}%`)
  return [{ sql: `(${likes.join(mode === 'OR' ? ' or ' : ' and ')})`, values }]
}

interface CursorRequest {
  readonly filter?: Record<string, unknown> | null
  readonly sort?: readonly SortBy[]
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
  readonly search?: Words
}

/** The cursor of a search holds its words. */
export function rsvpsByCursor(
  ctx: Ctx,
  { filter, sort, cursorPaging, search }: CursorRequest,
  at: 'query' | 'search',
  also: readonly Condition[] = [],
): Promise<CursorPage<RsvpRow>> {
  const cursor = cursorPaging?.cursor
  const words = (cursor ? criteriaOf<Words>({ spec: rsvpSpec, at }, ctx, cursor) : undefined) ?? search
  const request = { filter: filter ?? undefined, sort, cursorPaging }
  return cursorPage<RsvpRow>(rsvpSpec, request, {
    db: ctx.db,
    where: [...wordsCondition(words), ...also],
    at,
    ...present({ criteria: words }),
    cursors: ctx.cursors,
    now: ctx.now,
  })
}

export const rsvpsByOffset = (
  ctx: Ctx,
  request: { filter: Record<string, unknown>; sort: readonly SortBy[]; paging: { limit?: number; offset?: number } },
  where: readonly Condition[],
): Promise<{ rows: RsvpRow[]; paging: OffsetPaging }> =>
  offsetPage<RsvpRow>(rsvpSpec, request, { db: ctx.db, where, at: '' })

export const countRsvps = (ctx: Ctx, filter: Record<string, unknown> | null | undefined, words: Words | undefined) =>
  countMatching(rsvpSpec, filter ?? {}, { db: ctx.db, where: wordsCondition(words), at: '' })

/** Ids of the next answers that match, in their order. */
export const nextIds = (
  { db }: Pick<Ctx, 'db'>,
  {
    filter,
    words,
    ...batch
  }: { filter: Record<string, unknown>; words: Words | undefined; after: string; limit: number },
): Promise<string[]> => matchingIds(rsvpSpec, { db, filter, where: wordsCondition(words), ...batch })

interface Guests {
  readonly guests: number
  readonly guestsCheckIn: number
}

const GUESTS = ['sum(r.guests)::int4 as guests', 'sum(r.checked_in)::int4 as "guestsCheckIn"']

const facets: Facets = { status: 'r.status', eventId: 'r.event_id::text', 'event.id': 'r.event_id::text' }

/** Answers and their guests by the values of each requested facet. */
export const facetsOf = (
  { db }: Pick<Ctx, 'db'>,
  filter: Record<string, unknown>,
  where: readonly Condition[],
  requested: readonly string[],
): Promise<Map<string, FacetCount<Guests>[]>> =>
  countFacets<Guests>(rsvpSpec, facets, { db, filter, where, requested, sums: GUESTS })

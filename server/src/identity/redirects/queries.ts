import { json, statement, type ValuesOf } from '../../db/statement.ts'

export interface FlowDoc {
  readonly flow: string
  readonly callbacks: Readonly<Record<string, string>>
  /** Callbacks that no app of the site has registered: entering shows an error page. */
  readonly refused: readonly string[]
  readonly origin?: string
  /** Role of the person who came. */
  readonly role?: 'visitor' | 'member'
  readonly family?: string
  readonly visitorId?: string
}

export const insertFlow = statement({
  name: 'redirectSessions.insert',
  params: {
    id: 'uuid',
    hash: 'text',
    subjectId: 'uuid?',
    role: 'text?',
    clientId: 'uuid?',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
    doc: json<FlowDoc>(),
  },
  sql: `insert into redirect_sessions (site_id, id, token_hash, subject_id, subject_role, client_id, created_at, expires_at, doc)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
})

const entrance = { id: 'uuid', subjectId: 'uuid?', role: 'text?', clientId: 'uuid?', doc: json<FlowDoc>() } as const
export type Flow = ValuesOf<typeof entrance>

/** Nothing is used up. */
export const findEntrance = statement({
  name: 'redirectSessions.findEntrance',
  params: { hash: 'text', at: 'timestamptz' },
  row: entrance,
  sql: `select id, subject_id as "subjectId", subject_role as role, client_id as "clientId", doc from redirect_sessions
        where site_id = $1 and token_hash = $2 and used_at is null and expires_at > $3`,
})

/** Hands the session over once. */
export const enterFlow = statement({
  name: 'redirectSessions.enter',
  params: { hash: 'text', at: 'timestamptz' },
  row: entrance,
  sql: `update redirect_sessions set used_at = $3
        where site_id = $1 and token_hash = $2 and used_at is null and expires_at > $3
        returning id, subject_id as "subjectId", subject_role as role, client_id as "clientId", doc`,
})

export const findFlow = statement({
  name: 'redirectSessions.find',
  params: { id: 'uuid' },
  row: { doc: json<FlowDoc>() },
  sql: `select doc from redirect_sessions where site_id = $1 and id = $2`,
})

export const deleteOldFlows = statement({
  name: 'redirectSessions.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from redirect_sessions where site_id = $1 and expires_at < $2`,
})

/** Things that a visitor would lose with their session; paid orders are mailed with a link. */
export const findOwned = statement({
  name: 'redirectSessions.findOwned',
  params: { ownerId: 'uuid', at: 'timestamptz' },
  row: { cart: 'bool', saved: 'bool', held: 'bool', unpaid: 'bool' },
  sql: `
    select exists (select from carts where site_id = $1 and owner_id = $2 and status = 'OPEN'
                     and jsonb_array_length(doc->'lines') > 0) as cart,
           exists (select from visitor_wishlist_items where site_id = $1 and visitor_id = $2) as saved,
           exists (select from ticket_reservations where site_id = $1 and owner_id = $2 and status = 'PENDING'
                     and expires_at > $3) as held,
           exists (select from orders where site_id = $1 and owner_id = $2 and pay_by > $3
                     and status = 'INITIALIZED') as unpaid`,
})

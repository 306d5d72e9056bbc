import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { SITELESS_TABLES } from '../../test/schema-rules.ts'
import { foreignRows } from './other-sites.ts'
import { plantRow } from './planted-rows.fixture.ts'

/** Columns that are named like references, and name no row of a site; each with the reason. */
const NO_REFERENCES: Readonly<Record<string, string>> = {
  'app_codes.family': 'of tokens, made with the code',
  'audit_log.request_id': 'of a request',
  'audit_log.target_id': 'a row of any table, which may be gone',
  'authorization_codes.family': 'of tokens, made with the code',
  'authorization_codes.visitor_id': 'visitors have no row',
  'back_in_stock_apps.app_id': 'an app of the platform',
  'back_in_stock_requests.catalog_item_id': 'text of the app that has the item, read within the site',
  'catalog_imports.job_id': 'made with the submission',
  'collections.managing_app_id': 'an app of the platform',
  'ended_visitors.family': 'of tokens, which have no row',
  'event_add_ons.variant_id': 'the published id of a variant, read with its product',
  'event_refunds.actor_id': 'a staff user or a key, which may be gone',
  'event_seated_kinds.part_ids': 'text of the plan, read within the event',
  'event_spots.element_id': 'text of the plan, read within the event',
  'event_spots.section_id': 'text of the plan, read within the event',
  'event_spots.spot_id': 'text of the plan, read within the event',
  'event_venues.room_id': 'a room in the document of its venue',
  'happenings.actor_id': 'a staff user or a key, which may be gone',
  'happenings.entity_id': 'a row of any table, which may be gone',
  'order_lines.app_id': 'an app of the platform',
  'order_lines.catalog_item_id': 'text of the app that has the item, read within the site',
  'order_payment_requests.external_id': 'given by the program that made the request',
  'outside_invoices.app_id': 'an app of the platform',
  'passkeys.credential_id': 'given by the authenticator',
  'payment_events.event_id': 'given by the provider',
  'poll_counts.option_id': 'text of the place, read within it',
  'poll_counts.place_id': 'a product, a section, an event or a page, which may be gone',
  'poll_counts.poll_id': 'text of the place, read within it',
  'poll_votes.option_ids': 'text of the place, read within it',
  'poll_votes.place_id': 'a product, a section, an event or a page, which may be gone',
  'poll_votes.poll_id': 'text of the place, read within it',
  'poll_votes.voter_id': 'a member, or a visitor, who has no row',
  'product_groups.choice_order': 'choices, which are no rows',
  'refresh_tokens.family': 'of tokens, made with the first',
  'refresh_tokens.visitor_id': 'visitors have no row',
  'session_tokens.visitor_id': 'visitors have no row',
  'state_tokens.visitor_id': 'visitors have no row',
  'ticket_changes.ticket_id': 'the former id of a ticket',
  'ticket_changes.to_ticket_id': 'an id of a ticket, which a transfer or another change may change',
  'ticket_transfers.ticket_id': 'the former id of a ticket',
  'ticket_transfers.to_ticket_id': 'an id of a ticket, which another transfer may change',
  'ticket_waiting_entries.pricing_option_id': 'an option in the document of its kind',
  'tickets.issued_id': 'the former id of a ticket',
  'tip_distributions.staff_id': 'a staff user, who may be gone',
  'tip_distributions.tip_id': 'a fee in the document of its order',
  'tip_distributions.transaction_id': 'given by the program that took the payment',
  'variants.variant_id': 'the published id of the row itself',
  'visitor_wishlist_items.app_id': 'an app of the platform',
  'visitor_wishlist_items.catalog_item_id': 'text of the app that has the item, read within the site',
  'visitor_wishlists.visitor_id': 'visitors have no row',
  'wishlist_items.app_id': 'an app of the platform',
  'wishlist_items.catalog_item_id': 'text of the app that has the item, read within the site',
}

const SITE = '0190ffff-0000-7000-8000-00000000000a'
const OTHER_SITE = '0190ffff-0000-7000-8000-00000000000b'
const ROW = '0190ffff-0000-7000-8000-00000000cccc'

/** The statement's columns, each with the tables that it looks in. */
const looksIn = new Map(
  foreignRows.sql.split('union all').map((part) => {
    const column = /select '([\w.]+)' as what/.exec(part)?.[1] ?? ''
    const tables = [...part.matchAll(/from (\w+) x where x\.site_id <> \$1/g)].map(([, table]) => table!)
    return [column, { tables, isList: part.includes('= any(r.') }] as const
  }),
)

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  for (const id of [SITE, OTHER_SITE])
    await client.query(
      `insert into sites (id, name, locale, currency, time_zone, created_at) values ($1, 'A site', 'en-GB', 'GBP', 'UTC', now())`,
      [id],
    )
})
afterAll(async () => {
  await client.end()
  await drop()
})

/** Columns of site tables that may name a row and that no foreign key holds; the ids of rows themselves are left out. */
async function unheldColumns(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1)
       and a.attname not in ('site_id', 'id')
       and (a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) or (a.attname ~ '_ids?$' and a.atttypid in ('text'::regtype, 'text[]'::regtype)))
       and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))
     order by 1`,
    [SITELESS_TABLES],
  )
  return rows.map(({ name }) => name)
}

test('a column that may name a row has a foreign key, is looked at, or is listed with the reason why not', async () => {
  const known = [...looksIn.keys(), ...Object.keys(NO_REFERENCES)]
  expect(known.toSorted()).toEqual(await unheldColumns())
})

test('a new column without a foreign key is seen', async () => {
  await client.query('begin')
  await client.query('alter table orders add column planted uuid, add column planted_id text')
  const columns = await unheldColumns()
  await client.query('rollback')
  expect(columns).toEqual(expect.arrayContaining(['orders.planted', 'orders.planted_id']))
})

const findings = async (): Promise<string[]> =>
  (await client.query<{ what: string }>(foreignRows.sql, [SITE])).rows.map(({ what }) => what)

const pairs = [...looksIn].flatMap(([column, { tables, isList }]) =>
  tables.map((table) => [column, table, isList] as const),
)
test.for(pairs)('%s that names a row of %s is found when that is another site’s', async ([column, target, isList]) => {
  const [table = '', name = ''] = column.split('.')
  const value = isList ? `array['${ROW}'::uuid]` : `'${ROW}'`
  const withTarget = async (site: string) => {
    await client.query('begin')
    try {
      await plantRow(client, target, { site_id: `'${site}'`, id: `'${ROW}'` })
      await plantRow(client, table, { site_id: `'${SITE}'`, [name]: value })
      return await findings()
    } finally {
      await client.query('rollback')
    }
  }
  expect([await withTarget(SITE), await withTarget(OTHER_SITE)]).toEqual([[], [column]])
})

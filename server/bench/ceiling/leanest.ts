import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { newId } from '../../src/ground/ids.ts'
import { leanEventRoutes } from './events.ts'
import type { CeilingSettings } from './server.ts'
import { refuseAsSoldOut, sendJson, visitorTokens } from './visitor-tokens.ts'

/** Tables of the leanest ceiling: a cart is the ids in it, an order the ids that were bought. Products are the ceiling's. */
export const LEANEST_SCHEMA = `
  create table lean_carts (owner uuid primary key, items uuid[] not null, revision int8 not null) with (fillfactor = 80);
  create table lean_checkouts (id uuid primary key, owner uuid not null, items uuid[] not null, buyer jsonb not null, order_id uuid)
    with (fillfactor = 80);
  create table lean_orders (id uuid primary key, number int8 not null unique, checkout_id uuid not null unique, items uuid[] not null);
  insert into counters values ('lean order', 10000)`

const sql = {
  list: { name: 'list', text: 'select card from products order by place limit $1 offset $2' },
  slug: { name: 'slug', text: 'select card from products where slug = $1' },
  addLine: {
    name: 'addLine',
    text: `
      insert into lean_carts as c values ($1, array[$2::uuid], 1)
      on conflict (owner) do update set items = c.items || excluded.items, revision = c.revision + 1
      returning revision::text`,
  },
  checkOut: {
    name: 'checkOut',
    text: 'insert into lean_checkouts select $1, owner, items, $2 from lean_carts where owner = $3',
  },
  /** A checkout of one line, which is what the bench buys. */
  order: {
    name: 'order',
    text: `
      with checkout as (
        update lean_checkouts set order_id = $3 where id = $1 and owner = $2 and order_id is null returning items
      ), taken as (
        update products p set lean_stock = lean_stock - 1 from checkout c where p.id = c.items[1] and p.lean_stock > 0
        returning c.items
      ), numbered as (
        update counters set n = n + 1 from taken where name = 'lean order' returning n
      ), emptied as (
        delete from lean_carts c using taken where c.owner = $2
      )
      insert into lean_orders select $3, n, $1, items from taken, numbered`,
  },
} as const

/**
 * Leanest server on this stack: least SQL, smallest answers (a product is its id, name, address and price; a cart its id and
 * revision), visitors without a row. Carts and orders are as durable as ours. Goals are shares of what this one does.
 */
export async function leanestServer({ connectionString, poolSize }: CeilingSettings): Promise<FastifyInstance> {
  const pool = new pg.Pool({ connectionString, max: poolSize, options: '-c synchronous_commit=on -c timezone=UTC' })
  pool.on('error', () => {})
  const app = fastify({ keepAliveTimeout: 5_000 })
  app.addHook('onClose', () => pool.end())
  const visitors = visitorTokens()
  leanEventRoutes(app, pool, visitors)

  app.get('/stores-reader/v1/products/query-platformized', async (request, reply) => {
    const packed = (request.query as Record<string, string>)['.r'] ?? ''
    const { limit, offset } = JSON.parse(Buffer.from(packed, 'base64url').toString()).query.paging
    const { rows } = await pool.query({ ...sql.list, values: [limit, offset] })
    return sendJson(reply, `{"products":[${rows.map(({ card }) => card).join(',')}]}`)
  })
  app.get('/stores/v3/products/slug/:slug', async (request, reply) => {
    const { rows } = await pool.query({ ...sql.slug, values: [(request.params as { slug: string }).slug] })
    return sendJson(reply, rows[0].card)
  })
  app.post('/oauth2/token', (_, reply) =>
    sendJson(reply, `{"access_token":"${visitors.sign(newId(new Date()))}","expires_in":14400}`),
  )
  app.post('/ecom/v1/carts/current/add-to-cart', async (request, reply) => {
    const visitor = visitors.read(request)
    const { lineItems } = request.body as { lineItems: { catalogReference: { catalogItemId: string } }[] }
    const item = lineItems[0]?.catalogReference.catalogItemId
    const { rows } = await pool.query({ ...sql.addLine, values: [visitor, item] })
    return sendJson(reply, `{"cart":{"id":"${visitor}","revision":"${rows[0].revision}"}}`)
  })
  app.post('/ecom/v1/carts/current/create-checkout', async (request, reply) => {
    const id = newId(new Date())
    await pool.query({ ...sql.checkOut, values: [id, JSON.stringify(request.body), visitors.read(request)] })
    return sendJson(reply, `{"checkoutId":"${id}"}`)
  })
  app.post('/ecom/v1/checkouts/:id/create-order', async (request, reply) => {
    const id = newId(new Date())
    const { id: checkout } = request.params as { id: string }
    const { rowCount } = await pool.query({ ...sql.order, values: [checkout, visitors.read(request), id] })
    return rowCount === 1 ? sendJson(reply, `{"orderId":"${id}"}`) : refuseAsSoldOut(reply)
  })
  return app
}

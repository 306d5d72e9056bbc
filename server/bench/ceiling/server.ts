import { createHash, randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { newId } from '../../src/ground/ids.ts'
import { eventRoutes } from './events.ts'
import { ceilingSql } from './schema.ts'
import { CART_FIELDS, template } from './template.ts'
import { refuseAsSoldOut, sendJson, visitorTokens } from './visitor-tokens.ts'

export interface CeilingSettings {
  readonly connectionString: string
  readonly poolSize: number
}

/**
 * Least work that a server on this stack can do: bare Fastify, one statement per call, durable commits, the same bytes out. It checks
 * nothing that the outcome does not need, prices nothing and keeps no history. Ours is measured as a share of it.
 */
export async function ceilingServer({ connectionString, poolSize }: CeilingSettings): Promise<FastifyInstance> {
  const pool = new pg.Pool({ connectionString, max: poolSize, options: '-c synchronous_commit=on -c timezone=UTC' })
  pool.on('error', () => {})
  const app = fastify({ keepAliveTimeout: 5_000 })
  app.addHook('onClose', () => pool.end())
  const visitors = visitorTokens('.'.padEnd(360, '0'))
  const cart = await cartWriter(pool)
  await eventRoutes(app, pool, visitors)

  app.get('/stores-reader/v1/products/query-platformized', async (request, reply) => {
    const packed = (request.query as Record<string, string>)['.r'] ?? ''
    const { limit, offset } = JSON.parse(Buffer.from(packed, 'base64url').toString()).query.paging
    const { rows } = await pool.query({ ...ceilingSql.list, values: [limit, offset] })
    const paging = `{"count":${rows.length},"offset":${offset},"total":${rows[0]?.total ?? 0},"tooManyToCount":false}`
    return sendJson(reply, `{"products":[${rows.map(({ listed }) => listed).join(',')}],"metadata":${paging}}`)
  })
  app.get('/stores/v3/products/slug/:slug', async (request, reply) => {
    const { rows } = await pool.query({ ...ceilingSql.slug, values: [(request.params as { slug: string }).slug] })
    return sendJson(reply, rows[0].shown)
  })
  app.post('/oauth2/token', async (_, reply) => {
    const visitor = newId(new Date())
    const refresh = `fgr_${randomBytes(32).toString('base64url')}`
    const hash = createHash('sha256').update(refresh).digest('base64url')
    await pool.query({ ...ceilingSql.visitor, values: [hash, visitor, new Date()] })
    const access = visitors.sign(visitor)
    return sendJson(reply, `{"access_token":"${access}","refresh_token":"${refresh}","expires_in":14400}`)
  })
  app.post('/ecom/v1/carts/current/add-to-cart', async (request, reply) => {
    const visitor = visitors.read(request)
    const { lineItems } = request.body as { lineItems: { catalogReference: { catalogItemId: string } }[] }
    const now = new Date()
    const item = lineItems[0]?.catalogReference.catalogItemId
    const { rows } = await pool.query({ ...ceilingSql.addLine, values: [newId(now), visitor, newId(now), now, item] })
    return sendJson(reply, cart(visitor, rows[0]))
  })
  app.post('/ecom/v1/carts/current/create-checkout', async (request, reply) => {
    const id = newId(new Date())
    const visitor = visitors.read(request)
    await pool.query({ ...ceilingSql.checkOut, values: [id, JSON.stringify(request.body), new Date(), visitor] })
    return sendJson(reply, `{"checkoutId":"${id}"}`)
  })
  app.post('/ecom/v1/checkouts/:id/create-order', async (request, reply) => {
    const id = newId(new Date())
    const { id: checkout } = request.params as { id: string }
    const values = [checkout, visitors.read(request), id, new Date()]
    const { rowCount } = await pool.query({ ...ceilingSql.order, values })
    return rowCount === 1 ? sendJson(reply, `{"orderId":"${id}"}`) : refuseAsSoldOut(reply)
  })
  return app
}

interface CartRow {
  id: string
  revision: string
  lines: string[]
  subtotal: string
  created_at: Date
  updated_at: Date
}

async function cartWriter(pool: pg.Pool): Promise<(visitor: string, row: CartRow) => string> {
  const { rows } = await pool.query<{ body: string }>(`select body from templates where name = 'cart'`)
  const write = template(rows[0]?.body ?? '', CART_FIELDS)
  const thousands = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })
  return (visitor, { id, revision, lines, subtotal, created_at, updated_at }) =>
    write({
      CART: id,
      REVISION: revision,
      LINES: lines.join(','),
      VISITOR: visitor,
      AMOUNT: `${subtotal.slice(0, -2)}.${subtotal.slice(-2)}`,
      MONEY: thousands.format(Number(subtotal) / 100),
      CREATED: created_at.toISOString(),
      UPDATED: updated_at.toISOString(),
    })
}

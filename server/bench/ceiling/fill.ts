import type pg from 'pg'
import { lineOf, listPath, PAGE_SIZE, type Shop, type ShopItem, slugPath } from '../shop.ts'
import { newVisitor, read } from '../visitor.ts'
import { type Connection, openConnection } from '../wire-connection.ts'
import type { CART_FIELDS } from './template.ts'

/** Most lines of one cart. */
const LINES = 100

interface Money {
  readonly amount: string
  readonly formattedAmount: string
}
interface WireLine {
  readonly id: string
  readonly price: Money
  readonly productName: { readonly original: string }
}
interface WireCart {
  readonly lineItems: readonly WireLine[]
}

/** An item with what a list says of it and where in the list it stands. */
interface Placed extends ShopItem {
  readonly place: number
  readonly listed: string
}

/** Fetches everything that our server sells and stores the responses, so that the ceiling gives the same ones. */
export async function fillCeiling(client: pg.Client, shop: Shop, stock: number): Promise<void> {
  const connection = await openConnection(shop.port)
  try {
    const token = await newVisitor(connection, shop)
    const listed = await listedProducts(connection, token)
    const placed = shop.items.map((item) => ({ ...item, ...listed.get(item.productId)! })) // everything is on the list
    for (let from = 0; from < placed.length; from += LINES) {
      await store(client, connection, shop, { items: placed.slice(from, from + LINES), stock })
    }
  } finally {
    connection.end()
  }
}

/** An item that is sold without being on the ceiling's list: `place` is beyond it. */
export async function addToCeiling(
  client: pg.Client,
  shop: Shop,
  item: ShopItem,
  { stock, place }: { stock: number; place: number },
) {
  const connection = await openConnection(shop.port)
  try {
    await store(client, connection, shop, { items: [{ ...item, place, listed: '' }], stock })
  } finally {
    connection.end()
  }
}

async function store(
  client: pg.Client,
  connection: Connection,
  shop: Shop,
  { items, stock }: { items: readonly Placed[]; stock: number },
) {
  const token = await newVisitor(connection, shop)
  const cart = await cartOf(connection, token, items)
  await client.query(`insert into templates values ('cart', $1) on conflict do nothing`, [cartTemplate(cart)])
  for (const [i, { productId, place, slug, listed }] of items.entries()) {
    const shown = utf8(await read(connection, token, slugPath(slug)))
    const line = cart.lineItems[i]! // one line per item, in order
    const card = JSON.stringify({ id: productId, slug, name: line.productName.original, price: line.price.amount })
    const values = [productId, place, slug, listed, shown, lineTemplate(line), minor(line.price), stock, card]
    await client.query(`insert into products values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8)`, values)
  }
}

const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString()
const minor = ({ amount }: Money): string => amount.replace('.', '')

async function listedProducts(connection: Connection, token: string) {
  const listed = new Map<string, Pick<Placed, 'place' | 'listed'>>()
  for (let page = 0; ; page++) {
    const body = utf8(await read(connection, token, listPath(page)))
    const { products } = JSON.parse(body) as { products: { id: string }[] }
    for (const product of products) {
      listed.set(product.id, { place: listed.size, listed: JSON.stringify(product) })
    }
    if (products.length < PAGE_SIZE) return listed
  }
}

async function cartOf(connection: Connection, token: string, items: readonly ShopItem[]): Promise<WireCart> {
  const path = '/ecom/v1/carts/current/add-to-cart'
  const request = JSON.stringify({ lineItems: items.map(lineOf) })
  const answer = await connection.call('POST', path, `authorization: ${token}\r\n`, request)
  if (answer.status !== 200) throw new Error(`add-to-cart answered ${answer.status}: ${answer.body}`)
  return (JSON.parse(utf8(answer.body)) as { cart: WireCart }).cart
}

const lineTemplate = (line: WireLine): string => JSON.stringify({ ...line, id: '$LINE' })

const marked = (name: `$${(typeof CART_FIELDS)[number]}`): string => name

function cartTemplate(cart: WireCart): string {
  const amount = marked('$AMOUNT')
  const formatted = `£${marked('$MONEY')}`
  const total = {
    amount,
    convertedAmount: amount,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  }
  return JSON.stringify({
    cart: {
      ...cart,
      id: marked('$CART'),
      revision: marked('$REVISION'),
      lineItems: [marked('$LINES')],
      buyerInfo: { visitorId: marked('$VISITOR') },
      subtotal: total,
      subtotalAfterDiscounts: total,
      createdDate: marked('$CREATED'),
      updatedDate: marked('$UPDATED'),
    },
  }).replace('"$LINES"', '$LINES')
}

import { eventScenarios } from './event-scenarios.ts'
import { AFTER_A_WRITE, type Scenario, type Turn } from './scenario.ts'
import {
  type Field,
  listPath,
  newListPath,
  PAGE_SIZE,
  type Shop,
  type ShopItem,
  slugPath,
  slugPathWith,
} from './shop.ts'
import { addLine, checkOut, newVisitor, order, read, readPage } from './visitor.ts'
import { type Connection, openConnection } from './wire-connection.ts'

const itemAt = ({ items }: Shop, place: number): ShopItem => items[place % items.length]!
const anyPage = ({ shop, pick }: Turn) => listPath(pick(Math.floor(shop.items.length / PAGE_SIZE) || 1))
/** A page of so many that hardly any is requested twice: no answer is in a cache. */
const newPage = ({ shop, pick }: Turn) =>
  newListPath({ limit: PAGE_SIZE - 8 + pick(17), offset: pick(Math.max(1, shop.items.length - PAGE_SIZE)) })
/** The same two field sets in one of a thousand spellings. */
const anyFields = ({ pick }: Turn): Field[] => [
  'URL',
  'CURRENCY',
  ...Array.from({ length: 10 }, (): Field => (pick(2) === 0 ? 'URL' : 'CURRENCY')),
]
const newSlug = (turn: Turn) => slugPathWith(itemAt(turn.shop, turn.pick(turn.shop.items.length)).slug, anyFields(turn))
const anySlug = ({ shop, pick }: Turn) => slugPath(itemAt(shop, pick(shop.items.length)).slug)

/** A visitor's token, from another server where the shop has none to give. */
async function tokenOf(connection: Connection, shop: Shop): Promise<string> {
  if (shop.tokenPort === undefined) return newVisitor(connection, shop)
  const other = await openConnection(shop.tokenPort)
  try {
    return await newVisitor(other, shop)
  } finally {
    other.end()
  }
}

/** A visitor with one line: adding the items behind it makes new lines, so a cart in the run holds two to five. */
async function visitorWithCart(connection: Connection, shop: Shop, pick: Turn['pick']): Promise<string> {
  const token = await newVisitor(connection, shop)
  const first = pick(shop.items.length)
  await addLine(connection, token, itemAt(shop, first))
  return `${token} ${first}`
}

/** Paths of the shop, as they come. */
export const pages: Scenario = {
  name: 'pages',
  title: 'Pages that are cached',
  goal: 0.6,
  uses: Number.POSITIVE_INFINITY,
  prepare: tokenOf,
  operation: ({ connection, shop: { paths = [] }, token, pick }) => read(connection, token, paths[pick(paths.length)]!),
}

/** Paths of pages, as a browser requests them. */
export const html: Scenario = {
  name: 'html',
  title: 'Pages of the shop',
  goal: 0.6,
  uses: Number.POSITIVE_INFINITY,
  prepare: async () => '',
  operation: ({ connection, shop: { paths = [] }, pick }) => readPage(connection, paths[pick(paths.length)]!),
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'list',
    title: 'Product list, 24 of 1,000, after a write',
    goal: 0.5,
    uses: Number.POSITIVE_INFINITY,
    prepare: newVisitor,
    operation: (turn) => read(turn.connection, turn.token, anyPage(turn), AFTER_A_WRITE),
  },
  {
    name: 'list-new',
    title: 'Product list, 24 of 1,000, never requested before',
    goal: 0.5,
    uses: Number.POSITIVE_INFINITY,
    prepare: newVisitor,
    operation: (turn) => read(turn.connection, turn.token, newPage(turn)),
  },
  {
    name: 'list-cached',
    title: 'Product list, cached',
    goal: 1,
    uses: Number.POSITIVE_INFINITY,
    prepare: newVisitor,
    operation: (turn) => read(turn.connection, turn.token, anyPage(turn)),
  },
  {
    name: 'slug',
    title: 'Product by slug, after a write',
    goal: 0.8,
    uses: Number.POSITIVE_INFINITY,
    prepare: newVisitor,
    operation: (turn) => read(turn.connection, turn.token, anySlug(turn), AFTER_A_WRITE),
  },
  {
    name: 'slug-new',
    title: 'Product by slug, never requested before',
    goal: 0.8,
    uses: Number.POSITIVE_INFINITY,
    prepare: newVisitor,
    operation: (turn) => read(turn.connection, turn.token, newSlug(turn)),
  },
  {
    name: 'slug-cached',
    title: 'Product by slug, cached',
    goal: 1,
    uses: Number.POSITIVE_INFINITY,
    prepare: newVisitor,
    operation: (turn) => read(turn.connection, turn.token, anySlug(turn)),
  },
  {
    name: 'new-cart',
    title: 'New cart with a line',
    goal: 0.5,
    uses: 1,
    prepare: newVisitor,
    operation: ({ connection, shop, token, pick }) => addLine(connection, token, itemAt(shop, pick(shop.items.length))),
  },
  {
    name: 'first-cart',
    title: "A visitor's token and a new cart with a line",
    goal: 0.5,
    uses: Number.POSITIVE_INFINITY,
    operation: async ({ connection, shop, pick }) =>
      addLine(connection, await newVisitor(connection, shop), itemAt(shop, pick(shop.items.length))),
  },
  {
    name: 'add-line',
    title: 'Add a line',
    goal: 0.5,
    uses: 4,
    prepare: visitorWithCart,
    operation: ({ connection, shop, token, use }) => {
      const [own = '', first] = token.split(' ')
      return addLine(connection, own, itemAt(shop, Number(first) + 1 + use))
    },
  },
  {
    name: 'purchase',
    title: 'Whole purchase, 4 calls',
    goal: 0.45,
    uses: Number.POSITIVE_INFINITY,
    operation: async ({ connection, shop, pick }) => {
      const token = await newVisitor(connection, shop)
      await addLine(connection, token, itemAt(shop, pick(shop.items.length)))
      const sold = await order(connection, token, await checkOut(connection, token))
      if (sold !== 'sold') throw new Error('A product of the bench is sold out')
    },
  },
  ...eventScenarios,
]

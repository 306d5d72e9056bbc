import type { Listing } from './call.ts'
import type { CallOptions } from './transport.ts'

/** Items of a page by default. */
export const DEFAULT_LIMIT = 50

type Condition = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, unknown>>

/** A field of the items, or one inside it. Other names that a filter knows go through `where`. */
export type FieldOf<Item> = (keyof Item & string) | `${keyof Item & string}.${string}`

/** A call that answers in pages, as it stands on a client. */
export interface ListCall<Item> {
  readonly listing: Listing
  // biome-ignore lint/suspicious/noExplicitAny: the message is put together here, from the listing of this very call
  (message?: any, options?: CallOptions): Promise<unknown>
  readonly types?: { item: Item }
}

interface Plan {
  readonly conditions: readonly Condition[]
  readonly sort: readonly Fields[]
  readonly limit: number
  readonly offset: number
  readonly cursor: string | undefined
  readonly extra: Fields
}

const empty: Plan = { conditions: [], sort: [], limit: DEFAULT_LIMIT, offset: 0, cursor: undefined, extra: {} }

/** Starts a query over a list: `await query(shop.products.queryProducts).startsWith('name', 'Ink').find()`. */
export const query = <Item>(call: ListCall<Item>): Query<Item> => new Query(call, empty)

/** Conditions, order and page size of a list. Each method gives another query and leaves this one as it was. */
export class Query<Item> {
  readonly #call: ListCall<Item>
  readonly #plan: Plan

  constructor(call: ListCall<Item>, plan: Plan) {
    this.#call = call
    this.#plan = plan
  }

  eq(field: FieldOf<Item>, value: unknown): Query<Item> {
    return this.where({ [field]: value ?? null })
  }
  ne(field: FieldOf<Item>, value: unknown): Query<Item> {
    return this.#is(field, '$ne', value ?? null)
  }
  gt(field: FieldOf<Item>, value: unknown): Query<Item> {
    return this.#is(field, '$gt', value)
  }
  ge(field: FieldOf<Item>, value: unknown): Query<Item> {
    return this.#is(field, '$gte', value)
  }
  lt(field: FieldOf<Item>, value: unknown): Query<Item> {
    return this.#is(field, '$lt', value)
  }
  le(field: FieldOf<Item>, value: unknown): Query<Item> {
    return this.#is(field, '$lte', value)
  }
  startsWith(field: FieldOf<Item>, text: string): Query<Item> {
    return this.#is(field, '$startsWith', text)
  }
  endsWith(field: FieldOf<Item>, text: string): Query<Item> {
    return this.#is(field, '$endsWith', text)
  }
  contains(field: FieldOf<Item>, text: string): Query<Item> {
    return this.#is(field, '$contains', text)
  }
  hasSome(field: FieldOf<Item>, values: readonly unknown[]): Query<Item> {
    return this.#is(field, '$hasSome', values)
  }
  hasAll(field: FieldOf<Item>, values: readonly unknown[]): Query<Item> {
    return this.#is(field, '$hasAll', values)
  }
  in(field: FieldOf<Item>, values: readonly unknown[]): Query<Item> {
    return this.#is(field, '$in', values)
  }
  exists(field: FieldOf<Item>, exists = true): Query<Item> {
    return this.#is(field, '$exists', exists)
  }

  /** This and the conditions of the others. */
  and(...others: readonly Query<Item>[]): Query<Item> {
    return this.#with({ conditions: [...this.#plan.conditions, ...others.flatMap((other) => other.#plan.conditions)] })
  }
  /** This, or one of the others. */
  or(...others: readonly Query<Item>[]): Query<Item> {
    return this.#with({ conditions: [{ $or: [this, ...others].map((each) => filterOf(each.#plan)) }] })
  }
  /** This, and none of the others. */
  not(...others: readonly Query<Item>[]): Query<Item> {
    const refused = others.map((other) => ({ $not: filterOf(other.#plan) }))
    return this.#with({ conditions: [...this.#plan.conditions, ...refused] })
  }
  /** A condition as the wire has it. */
  where(condition: Condition): Query<Item> {
    return this.#with({ conditions: [...this.#plan.conditions, condition] })
  }

  ascending(...fields: readonly FieldOf<Item>[]): Query<Item> {
    return this.#sorted(fields, 'ASC')
  }
  descending(...fields: readonly FieldOf<Item>[]): Query<Item> {
    return this.#sorted(fields, 'DESC')
  }
  /** Items of a page. */
  limit(limit: number): Query<Item> {
    return this.#with({ limit })
  }
  /** Items to leave out at the start; for lists with offsets. */
  skip(offset: number): Query<Item> {
    return this.#with({ offset: Math.max(0, offset), cursor: undefined })
  }
  /** Position at which a page of a list with cursors begins. */
  skipTo(cursor: string): Query<Item> {
    return this.#with({ cursor, offset: 0 })
  }
  /** Fields of the message beside the query, such as `fields`. */
  with(extra: Fields): Query<Item> {
    return this.#with({ extra: { ...this.#plan.extra, ...extra } })
  }

  /** The first page. */
  async find(options?: CallOptions): Promise<Page<Item>> {
    return fetchPage(this.#call, this.#plan, options)
  }

  /** Every item, page by page, fetched as the loop asks for them. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for (let page = await this.find(); ; page = await page.next()) {
      yield* page.items
      if (!page.hasNext()) return
    }
  }

  /** The message that `find` sends. */
  message(): Fields {
    return messageOf(this.#call.listing, this.#plan)
  }

  #is(field: string, operator: string, value: unknown): Query<Item> {
    return this.where({ [field]: { [operator]: value } })
  }
  #sorted(fields: readonly string[], order: 'ASC' | 'DESC'): Query<Item> {
    return this.#with({ sort: [...this.#plan.sort, ...fields.map((fieldName) => ({ fieldName, order }))] })
  }
  #with(change: Partial<Plan>): Query<Item> {
    return new Query(this.#call, { ...this.#plan, ...change })
  }
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly length: number
  readonly pageSize: number
  /** All items that match, where the list counts them. */
  readonly totalCount: number | undefined
  readonly totalPages: number | undefined
  /** From 0; for lists with offsets. */
  readonly currentPage: number | undefined
  readonly cursors: { readonly next?: string; readonly prev?: string }
  hasNext(): boolean
  hasPrev(): boolean
  /** Rejects with 'No next page to fetch'. */
  next(options?: CallOptions): Promise<Page<Item>>
  /** Rejects with 'No previous page to fetch'. */
  prev(options?: CallOptions): Promise<Page<Item>>
}

interface Paging {
  readonly total?: number
  readonly tooManyToCount?: boolean
  readonly cursors?: { readonly next?: string; readonly prev?: string }
}

async function fetchPage<Item>(call: ListCall<Item>, plan: Plan, options?: CallOptions): Promise<Page<Item>> {
  const { listing } = call
  const answer = (await call(messageOf(listing, plan), options)) as Record<string, unknown> // the listing says what it holds
  const items = (answer[listing.items] ?? []) as Item[]
  const {
    total,
    tooManyToCount,
    cursors = {},
  } = ((listing.metadata ? answer[listing.metadata] : answer) ?? {}) as Paging
  const known = tooManyToCount ? undefined : total
  const byCursor = listing.kind === 'cursor' && plan.offset === 0
  const hasNext = byCursor
    ? Boolean(cursors.next)
    : known === undefined
      ? items.length === plan.limit
      : plan.offset + items.length < known && items.length > 0
  const hasPrev = byCursor ? Boolean(cursors.prev) : plan.offset > 0
  const turn = (cursor: string | undefined, offset: number, turned?: CallOptions) =>
    fetchPage(call, byCursor ? { ...plan, cursor } : { ...plan, offset: Math.max(0, offset) }, turned)
  return {
    items,
    length: items.length,
    pageSize: plan.limit,
    totalCount: known,
    totalPages: known === undefined ? undefined : Math.ceil(known / plan.limit),
    currentPage: byCursor ? undefined : Math.floor(plan.offset / plan.limit),
    cursors,
    hasNext: () => hasNext,
    hasPrev: () => hasPrev,
    async next(turned) {
      if (!hasNext) throw new Error('No next page to fetch')
      return turn(cursors.next, plan.offset + plan.limit, turned)
    },
    async prev(turned) {
      if (!hasPrev) throw new Error('No previous page to fetch')
      return turn(cursors.prev, plan.offset - plan.limit, turned)
    },
  }
}

function filterOf({ conditions }: Plan): Condition {
  const [only, ...more] = conditions
  return more.length > 0 ? { $and: conditions } : (only ?? {})
}

function messageOf({ kind, query, text }: Listing, plan: Plan): Fields {
  const { limit, offset, cursor, extra } = plan
  if (kind === 'flat') {
    if (plan.conditions.length > 0 || plan.sort.length > 0)
      throw new TypeError(
        'this list takes its conditions and its order as fields of the message: give them in with({ … })',
      )
    return { ...extra, limit, offset }
  }
  // A cursor holds filter and order of its first page.
  if (cursor !== undefined) return { ...extra, [query]: { cursorPaging: { limit, cursor } } }
  const filter = filterOf(plan)
  const held = text
    ? {
        filter: JSON.stringify(filter),
        ...(plan.sort.length > 0 ? { sort: JSON.stringify(plan.sort.map(sorted)) } : {}),
      }
    : { filter, ...(plan.sort.length > 0 ? { sort: plan.sort } : {}) }
  const paging = kind === 'cursor' && offset === 0 ? { cursorPaging: { limit } } : { paging: { limit, offset } }
  return { ...extra, [query]: { ...held, ...paging } }
}

/** The order of lists whose sort is a text: `{"name":"asc"}`. */
const sorted = ({ fieldName, order }: Fields): Fields => ({ [String(fieldName)]: String(order).toLowerCase() })

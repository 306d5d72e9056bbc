import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { type Owner, ownerOf } from '../buyers/owner.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { type CartDoc, emptyCart, type OpenCart } from './cart.ts'
import { findOpenCart, lockOpenCart, openCart, writeCart } from './queries.ts'
import { seenCarts } from './recent-carts.ts'

/** Change of a cart: the document to store, and its lines as resolved for the answer. */
interface CartChange {
  readonly doc: CartDoc
  readonly lines: readonly ResolvedLine[]
  /** Only the buyer's details have changed: the checkout made of the cart stays good. */
  readonly sameLines?: boolean
}

export interface ChangedCart {
  readonly cart: OpenCart
  readonly lines: readonly ResolvedLine[]
}

type Change = (doc: CartDoc, db: Queryable) => Promise<CartChange>

/**
 * Changes the caller's cart: decide, write if nobody else wrote meanwhile. That costs one statement and no transaction for a cart
 * that this process has seen, and for a first one; when somebody else did write, it is done again with the row locked, so no line is
 * ever lost.
 */
export async function changeCart(ctx: Ctx, whenNone: 'create' | 'refuse', change: Change): Promise<ChangedCart> {
  const owner = ownerOf(ctx.caller)
  const changed =
    (await changeSeen(ctx, owner, change)) ??
    (whenNone === 'create' ? await changeNew(ctx, owner, change) : await changeFound(ctx, owner, change)) ??
    (await changeLocked(ctx, owner, whenNone, change))
  seenCarts.remember(ctx.db.siteId, changed.cart)
  return changed
}

/** Nothing that is refused or fails on a guess counts: it is decided again on what the database holds. */
async function changeSeen(ctx: Ctx, owner: Owner, change: Change): Promise<ChangedCart | undefined> {
  const seen = seenCarts.find(ctx.db.siteId, owner.id)
  if (!seen) return undefined
  seenCarts.forget(ctx.db.siteId, owner.id)
  try {
    const made = await change(seen.doc, ctx.db)
    return await write(ctx, ctx.db, seen, made)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** A cart of its own, unless there is one already: then that one is changed. */
async function changeNew(ctx: Ctx, owner: Owner, change: Change): Promise<ChangedCart | undefined> {
  const made = await changeEmpty(ctx, change)
  if (!made) return undefined
  const cart = await open(ctx, ctx.db, owner, made.doc)
  if (!cart) return undefined
  const { doc, ...found } = cart
  if (doc === null) return { cart: { ...found, doc: made.doc }, lines: made.lines }
  const again = await change(doc, ctx.db)
  return write(ctx, ctx.db, found, again)
}

/** Refusals that other lines of the cart may lift. */
const OF_OTHER_LINES: readonly string[] = ['ADD_ON_LIMIT', 'TICKET_MINIMUM_PER_ORDER']

/** The change of a cart that is not there yet; undefined where the lines of one that is there may decide otherwise. */
async function changeEmpty(ctx: Ctx, change: Change): Promise<CartChange | undefined> {
  try {
    return await change(emptyCart, ctx.db)
  } catch (error) {
    if (error instanceof ApiError && OF_OTHER_LINES.includes(error.code)) return undefined
    throw error
  }
}

async function changeFound(ctx: Ctx, owner: Owner, change: Change): Promise<ChangedCart | undefined> {
  const cart = await ctx.db.row(findOpenCart, { ownerId: owner.id })
  if (!cart) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
  const made = await change(cart.doc, ctx.db)
  return write(ctx, ctx.db, cart, made)
}

function changeLocked(ctx: Ctx, owner: Owner, whenNone: 'create' | 'refuse', change: Change): Promise<ChangedCart> {
  return ctx.db.inTx(async (tx) => {
    if (whenNone === 'create') await open(ctx, tx, owner, emptyCart)
    const cart = await tx.row(lockOpenCart, { ownerId: owner.id })
    if (!cart) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
    const made = await change(cart.doc, tx)
    const changed = await write(ctx, tx, cart, made)
    if (!changed) throw new Error('A locked cart changed')
    return changed
  })
}

const open = (ctx: Ctx, db: Queryable, owner: Owner, doc: CartDoc) =>
  db.row(openCart, { id: ctx.newId(), ownerId: owner.id, ownerKind: owner.kind, doc, at: ctx.now })

async function write(
  ctx: Ctx,
  db: Queryable,
  { id, revision }: Pick<OpenCart, 'id' | 'revision'>,
  { doc, lines, sameLines = false }: CartChange,
): Promise<ChangedCart | undefined> {
  const cart = await db.row(writeCart, { id, revision, doc, sameLines, at: ctx.now })
  return cart && { cart: { ...cart, doc }, lines }
}

import type { Queryable } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { type CartDoc, emptyCart, type Owner, ownerOf } from './cart.ts'
import { findOpenCart, insertCart, lockOpenCart, type OpenCart, writeCart } from './queries.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** What a change makes of a cart: the document to keep, and its lines as resolved for the answer. */
export interface CartChange {
  readonly doc: CartDoc
  readonly lines: readonly ResolvedLine[]
  /** Nothing but what the buyer said has changed: the checkout made of the cart stays good. */
  readonly sameLines?: boolean
}

export interface ChangedCart {
  readonly cart: OpenCart
  readonly lines: readonly ResolvedLine[]
}

type Change = (doc: CartDoc, db: Queryable) => Promise<CartChange>

/**
 * Changes the caller's cart: read, decide, write if nobody else wrote meanwhile. That costs two statements and no
 * transaction when nobody did; when somebody did, it is done again with the row locked, so no line is ever lost.
 */
export async function changeCart(ctx: Ctx, whenNone: 'create' | 'refuse', change: Change): Promise<ChangedCart> {
  const owner = ownerOf(ctx.caller)
  const cart = await ctx.db.row(findOpenCart, { ownerId: owner.id })
  if (!cart && whenNone === 'refuse') throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
  const made = await change(cart?.doc ?? emptyCart, ctx.db)
  const written = cart ? await write(ctx, ctx.db, cart, made) : await insert(ctx, ctx.db, owner, made.doc)
  return written ? { cart: written, lines: made.lines } : changeLocked(ctx, owner, whenNone, change)
}

function changeLocked(ctx: Ctx, owner: Owner, whenNone: 'create' | 'refuse', change: Change): Promise<ChangedCart> {
  return ctx.db.inTx(async (tx) => {
    if (whenNone === 'create') await insert(ctx, tx, owner, emptyCart)
    const cart = await tx.row(lockOpenCart, { ownerId: owner.id })
    if (!cart) throw new ApiError({ code: 'OWNED_CART_NOT_FOUND' })
    const made = await change(cart.doc, tx)
    const written = await write(ctx, tx, cart, made)
    if (!written) throw new Error('A locked cart changed')
    return { cart: written, lines: made.lines }
  })
}

const insert = (ctx: Ctx, db: Queryable, owner: Owner, doc: CartDoc) =>
  db.row(insertCart, { id: ctx.newId(), ownerId: owner.id, ownerKind: owner.kind, doc, at: ctx.now })

const write = (ctx: Ctx, db: Queryable, { id, revision }: OpenCart, { doc, sameLines = false }: CartChange) =>
  db.row(writeCart, { id, revision, doc, sameLines, at: ctx.now })

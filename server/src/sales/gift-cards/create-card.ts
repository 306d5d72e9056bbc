import { hash, randomBytes } from 'node:crypto'
import { codeOfBytes, comparedCode } from '@fairground/domain/gift-cards/gift-card.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Tx } from '../../ground/database.ts'
import type { Sealer } from '../../ground/sealer.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { happen } from '../../outbox/happenings.ts'
import { createPools } from '../ledger/ledger.ts'
import { insertCard } from './queries.ts'

const SUFFIX = 4

export const hashOfCode = (code: string): string => hashSecret(comparedCode(code))

/** Twice the bytes that a code takes: fewer than one in a million are not enough. */
function newCode(): string {
  for (;;) {
    const code = codeOfBytes(randomBytes(32))
    if (code) return code
  }
}

export interface NewCard {
  /** Minor units. */
  readonly initial: bigint
  readonly currency: string
  readonly expiresAt?: Date | null
  readonly recipientEmail?: string | null
  readonly recipientName?: string | null
  readonly senderName?: string | null
  readonly message?: string | null
  readonly note?: string | null
  readonly language?: string | null
  /** The refund that it is given for. */
  readonly refund?: { readonly id: string; readonly orderId: string }
  /** The request that makes it, and its body. */
  readonly once?: { readonly key: string; readonly body: string }
}

interface Within {
  readonly now: Date
  readonly caller?: Caller
  readonly sealer: Sealer
  newId(): string
}

/** Makes a card with a random code, which nobody reads but in the answer and in its mail. The mail follows from its domain event. */
export async function createCard(tx: Tx, ctx: Within, card: NewCard): Promise<{ id: string; code: string }> {
  const id = ctx.newId()
  const code = newCode()
  await createPools(tx, [{ id, kind: 'giftCard', refId: id, capacity: card.initial }], ctx)
  await tx.run(insertCard, {
    id,
    codeHash: hashOfCode(code),
    sealedCode: ctx.sealer.seal(code, id),
    suffix: code.slice(-SUFFIX),
    currency: card.currency,
    initial: card.initial,
    expiresAt: card.expiresAt ?? null,
    recipientEmail: card.recipientEmail ?? null,
    recipientName: card.recipientName ?? null,
    senderName: card.senderName ?? null,
    message: card.message ?? null,
    note: card.note ?? null,
    language: card.language ?? null,
    refundId: card.refund?.id ?? null,
    orderId: card.refund?.orderId ?? null,
    once: card.once?.key ?? null,
    bodyHash: card.once ? hash('sha256', card.once.body, 'base64url') : null,
    at: ctx.now,
  })
  await happen(tx, [{ entity: 'giftCard', entityId: id, slug: 'created', payload: {} }], ctx)
  return { id, code }
}

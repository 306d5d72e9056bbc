import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { movedTo } from '../requests/moved.ts'
import { lockOrder, writeOrder } from './queries.ts'
import { announceDefinition } from './write-definition.ts'

interface Move {
  readonly eventId: string
  readonly ticketDefinitionId: string
  readonly beforeDefinitionId?: string | undefined
  readonly afterDefinitionId?: string | undefined
}

/** Puts a kind of ticket before or after another of its event, or between two that stand side by side. */
export async function reorderDefinitions(ctx: Ctx, move: Move): Promise<void> {
  const { eventId, ticketDefinitionId: id, beforeDefinitionId: before, afterDefinitionId: after } = move
  await ctx.db.inTx(async (tx) => {
    const order = (await tx.rows(lockOrder, { eventId })).map((row) => row.id)
    if (!order.includes(id)) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: id })
    const ids = movedTo(order, id, { before, after })
    if (!ids) throw new ApiError({ code: 'INVALID_REORDER_INSTRUCTION', ticketDefinitionId: id })
    await tx.run(writeOrder, { ids, at: ctx.now })
    await announceDefinition(ctx, tx, { eventId, id, slug: 'updated' })
  })
}

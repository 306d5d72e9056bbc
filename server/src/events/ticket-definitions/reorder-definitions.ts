import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
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
  if (before === undefined && after === undefined) throw invalidMove(move)
  await ctx.db.inTx(async (tx) => {
    const order = (await tx.rows(lockOrder, { eventId })).map((row) => row.id)
    if (!order.includes(id)) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: id })
    const others = order.filter((other) => other !== id)
    const place = placeIn(others, move)
    if (place === undefined) throw invalidMove(move)
    await tx.run(writeOrder, { ids: others.toSpliced(place, 0, id), at: ctx.now })
    await announceDefinition(ctx, tx, { eventId, id, slug: 'updated' })
  })
}

/** Undefined where a neighbour is not of the event, is the moved one itself, or the two are not side by side. */
function placeIn(others: readonly string[], { beforeDefinitionId, afterDefinitionId }: Move): number | undefined {
  const places = [
    ...(beforeDefinitionId === undefined ? [] : [others.indexOf(beforeDefinitionId)]),
    ...(afterDefinitionId === undefined ? [] : [others.indexOf(afterDefinitionId) + 1 || -1]),
  ]
  const [place = -1] = places
  return place >= 0 && places.every((other) => other === place) ? place : undefined
}

const invalidMove = ({ ticketDefinitionId }: Move) =>
  new ApiError({ code: 'INVALID_REORDER_INSTRUCTION', ticketDefinitionId })

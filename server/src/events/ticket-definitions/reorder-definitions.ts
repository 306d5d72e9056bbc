import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { lockOrder, writeOrder } from './queries.ts'
import { tellEvent } from './write-definition.ts'

interface Move {
  readonly eventId: string
  readonly ticketDefinitionId: string
  readonly beforeDefinitionId?: string | undefined
  readonly afterDefinitionId?: string | undefined
}

/** Puts a kind of ticket before or after another of its event. */
export async function reorderDefinitions(ctx: Ctx, move: Move): Promise<void> {
  const { eventId, ticketDefinitionId: id, beforeDefinitionId, afterDefinitionId } = move
  if ((beforeDefinitionId === undefined) === (afterDefinitionId === undefined)) {
    const violatedRule = beforeDefinitionId === undefined ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT'
    const description = 'must come with exactly one of beforeDefinitionId, afterDefinitionId'
    throw new InvalidArgument([{ field: 'ticketDefinitionId', description, violatedRule }])
  }
  await ctx.db.inTx(async (tx) => {
    const order = (await tx.rows(lockOrder, { eventId })).map((row) => row.id)
    const neighbour = beforeDefinitionId ?? afterDefinitionId
    for (const wanted of [id, neighbour]) {
      if (wanted === undefined || !order.includes(wanted)) {
        throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: wanted })
      }
    }
    if (neighbour === id) return
    const others = order.filter((other) => other !== id)
    const place = others.indexOf(neighbour ?? '') + (afterDefinitionId === undefined ? 0 : 1)
    await tx.run(writeOrder, { ids: others.toSpliced(place, 0, id), at: ctx.now })
    await tellEvent(ctx, tx, eventId, id, 'updated')
  })
}

import { record } from '../../audit/record.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import { seatingNotFound } from './find-seating.ts'
import {
  findLaidOut,
  followKinds,
  kindsToSeat,
  lockSeating,
  removeKinds,
  reviseSeating,
  seatedKinds,
  writeKinds,
} from './queries.ts'
import { announceSeats, lockedEvent } from './set-seating.ts'

interface Binding {
  readonly ticketDefinitionId: string
  readonly partIds: readonly string[]
}

/** Binds kinds of ticket to sections, rows, tables and areas, in place of what was bound before. */
export const bindTickets = (ctx: Ctx, eventId: string, revision: string, bindings: readonly Binding[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const event = await lockedEvent(tx, eventId)
    const seating = await tx.row(lockSeating, { eventId })
    const laidOut = seating && (await tx.row(findLaidOut, { eventId }))
    if (!laidOut) throw seatingNotFound(eventId)
    sameRevision(seating, revision)
    const parts = new Set(
      laidOut.layout.sections.flatMap(({ id, elements }) => [id, ...elements.map((element) => element.id)]),
    )
    const violations = bindings.flatMap(({ partIds }, i) =>
      partIds.flatMap((id, j): FieldViolation[] =>
        parts.has(id)
          ? []
          : [
              {
                field: `tickets[${i}].partIds[${j}]`,
                description: message('violations.notInPlan'),
                violatedRule: 'VALIDATION',
              },
            ],
      ),
    )
    const ids = bindings.map(({ ticketDefinitionId }) => ticketDefinitionId)
    ids.forEach((id, i) => {
      if (ids.indexOf(id) < i)
        violations.push({
          field: `tickets[${i}].ticketDefinitionId`,
          description: message('violations.twiceInRequest'),
          violatedRule: 'VALIDATION',
        })
    })
    if (violations.length > 0) throw new InvalidArgument(violations.slice(0, 100))
    const known = await tx.rows(kindsToSeat, { eventId, ids })
    const unknown = ids.find((id) => !known.some((kind) => kind.id === id))
    if (unknown !== undefined) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: unknown })
    const group = known.find(({ admits }) => admits > 1)
    if (group)
      throw new InvalidArgument([
        {
          field: `tickets[${ids.indexOf(group.id)}].ticketDefinitionId`,
          description: message('violations.onePersonPerSeat'),
          violatedRule: 'VALIDATION',
        },
      ])
    const before = await tx.rows(seatedKinds, { eventId })
    await tx.run(removeKinds, { eventId })
    await tx.run(writeKinds, {
      eventId,
      kinds: bindings.map(({ partIds }, i) => ({ definitionId: ids[i]!, partIds: [...new Set(partIds)] })), // as many
    })
    await tx.run(followKinds, { eventId })
    await tx.run(reviseSeating, { eventId, at: ctx.now })
    await record(tx, ctx, {
      action: 'event.seatsBound',
      target: { id: event.id, name: event.title },
      before: { kinds: before.length },
      after: { kinds: bindings.length },
    })
    await announceSeats(tx, ctx, eventId)
  })

import * as contract from '@fairground/contract/fairground/event-moves.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import { findEvent } from '../event/find-events.ts'
import { announceMove, dismissMove } from './decide-move.ts'
import { listMoves } from './queries.ts'
import { moveToWire } from './wire.ts'

export function eventMoveRoutes(api: Api): void {
  mount(api, contract.listEventMoves, async ({ eventId }, { db }) => {
    if (!(await findEvent(db, eventId))) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    const rows = await db.rows(listMoves, { eventId })
    return { moves: await Promise.all(rows.map((row) => moveToWire(db, row))) }
  })
  mount(api, contract.announceEventMove, async (request, ctx) => ({
    move: await moveToWire(ctx.db, await announceMove(ctx, request)),
  }))
  mount(api, contract.dismissEventMove, async (request, ctx) => ({
    move: await moveToWire(ctx.db, await dismissMove(ctx, request)),
  }))
}

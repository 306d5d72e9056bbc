import * as contract from '@fairground/contract/events/ticket-reservations.ts'
import { listMyHolds } from '@fairground/contract/fairground/my-orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { KnownKinds } from '../ticket-definitions/known-kinds.ts'
import { getReservation } from './find-reservation.ts'
import { cancelReservation, forgetReservation } from './give-back-tickets.ts'
import { holdTickets } from './hold-tickets.ts'
import { myHolds } from './my-holds.ts'
import type { ReservationRow } from './reservation-row.ts'
import { tagMatching, tagReservations } from './tag-reservations.ts'
import { reservationToWire } from './wire.ts'

export function reservationRoutes(api: Api, { kinds }: { readonly kinds: KnownKinds }): void {
  const answer = (row: ReservationRow, ctx: Ctx) => ({ ticketReservation: reservationToWire(row, ctx) })

  const limit = () => perAddress('reserve-tickets', 60)
  const create = async ({ ticketReservation }: RequestOf<typeof contract.createTicketReservation>, ctx: Ctx) => {
    const { tickets, additionalReservationSettings: settings, access } = ticketReservation
    const field = 'ticketReservation.tickets'
    const row = await holdTickets(ctx, {
      tickets,
      ignoreLimits: settings?.disableTicketLimitValidation ?? false,
      allowHidden: settings?.enableHiddenTicketReservation ?? false,
      access,
      field,
      known: kinds,
    })
    return answer(row, ctx)
  }
  mount(api, contract.createTicketReservation, create, { limit })
  mount(api, contract.getTicketReservation, async ({ ticketReservationId }, ctx) =>
    answer(await getReservation(ctx, ticketReservationId), ctx),
  )
  mount(api, listMyHolds, (request, ctx) => myHolds(ctx, request))
  mount(api, contract.cancelTicketReservation, async ({ ticketReservationId }, ctx) =>
    answer(await cancelReservation(ctx, ticketReservationId), ctx),
  )
  mount(api, contract.deleteTicketReservation, async ({ ticketReservationId }, ctx) =>
    answer(await forgetReservation(ctx, ticketReservationId), ctx),
  )
  mount(api, contract.bulkUpdateTicketReservationTags, async ({ ids, ...moves }, ctx) =>
    answerBulk(await tagReservations(ctx, ids, moves)),
  )
  mount(api, contract.bulkUpdateTicketReservationTagsByFilter, async ({ filter, ...moves }, ctx) => {
    await tagMatching(ctx, filter ?? {}, moves)
    return { jobId: ctx.newId() }
  })
}

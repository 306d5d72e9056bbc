import * as contract from '@fairground/contract/fairground/door.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import { peopleAtDoors } from '../guests/door-counts.ts'
import { checkIn, undoCheckIn } from '../rsvp/check-in.ts'
import { checkInTickets, formerCode, formerPass, undoCheckIns } from '../tickets/change-tickets.ts'
import { asStaff, eventAtDoor, permitted, staffAtDoor } from './enter.ts'
import { eventsAtDoor } from './events-at-door.ts'
import { findGuests, partyAtDoor, passAtDoor, ticketAtDoor } from './find-guests.ts'

type GuestRequest = RequestOf<typeof contract.checkInAtDoor>

/** Request of a member of the door staff at an event, with what they may read of its guests. */
async function doorOf(ctx: Ctx, { accessToken, eventId }: Pick<GuestRequest, 'accessToken' | 'eventId'>) {
  const staff = await staffAtDoor(ctx, accessToken)
  const event = await eventAtDoor(ctx, staff, eventId)
  permitted(staff, 'CHECK_IN_GUESTS')
  return { as: asStaff(ctx, staff), wanted: { event, withAnswers: staff.permissions.includes('READ_GUEST_FORM') } }
}

type Wanted = Parameters<typeof ticketAtDoor>[1]

/** The guest of a code: of a ticket of the event, or of a pass that admits to it. Codes for others and former ones are refused by their names. */
async function findScanned(ctx: Ctx, wanted: Wanted, { ticketId, eventId }: Scanned) {
  const { event } = wanted
  if (eventId === event.recurrenceId) {
    const admitted = await passAtDoor(ctx, wanted, ticketId)
    if (admitted) return [admitted]
    throw new ApiError({ code: (await formerPass(ctx, ticketId, event.id)) ?? 'WRONG_EVENT' })
  }
  if (eventId !== event.id) throw new ApiError({ code: 'WRONG_EVENT' })
  const found = await ticketAtDoor(ctx, wanted, ticketId)
  const former = found ? undefined : await formerCode(ctx, ticketId)
  if (former) throw new ApiError({ code: former })
  return found ? [found] : []
}

type Scanned = NonNullable<ReturnType<TicketCodes['read']>>

interface Acts {
  readonly ticket: (
    ctx: Ctx,
    request: { eventId: string; ticketNumber: string[] },
  ) => Promise<readonly { id: string }[]>
  readonly party: (ctx: Ctx, request: Parameters<typeof checkIn>[1]) => Promise<{ id: string }>
}

async function act(ctx: Ctx, request: GuestRequest, { ticket, party }: Acts) {
  const { ticketNumber, rsvpId } = request
  if ((ticketNumber === undefined) === (rsvpId === undefined))
    throw new InvalidArgument([
      { field: 'ticketNumber', description: message('violations.ticketOrParty'), violatedRule: 'VALIDATION' },
    ])
  const { as, wanted } = await doorOf(ctx, request)
  const eventId = wanted.event.id
  if (ticketNumber !== undefined) {
    const [done] = await ticket(as, { eventId, ticketNumber: [ticketNumber] })
    return { guest: (await ticketAtDoor(as, wanted, done!.id))! } // it is of this event
  }
  const done = await party(as, { eventId, rsvpId: rsvpId!, doneAt: ctx.now, field: 'rsvpId', lenient: false }) // one of the two
  const guest = await partyAtDoor(as, wanted, done.id)
  if (!guest) throw new ApiError({ code: 'GUEST_NOT_FOUND', rsvpId })
  return { guest }
}

/** The door of an event, for staff who came in by their link. */
export function doorRoutes(api: Api, { codes }: { readonly codes: TicketCodes }): void {
  const limit = () => perAddress('at-door', 600)
  mount(
    api,
    contract.getDoor,
    async ({ accessToken }, ctx) => {
      const staff = await staffAtDoor(ctx, accessToken)
      const open = await eventsAtDoor(ctx, staff)
      const people = staff.permissions.includes('READ_ANALYTICS')
        ? await peopleAtDoors(
            ctx.db,
            open.map(({ id }) => id),
          )
        : undefined
      const events = open.map(({ id, title, startAt, timeZone }) => ({
        id,
        title,
        timeZoneId: timeZone,
        ...present({ startDate: startAt?.toISOString() }),
        ...(people && (people.get(id) ?? { expected: 0, inside: 0 })),
      }))
      return { name: staff.name, permissions: staff.permissions, events }
    },
    { limit },
  )
  mount(
    api,
    contract.findDoorGuests,
    async ({ search = '', ...request }, ctx) => {
      const { as, wanted } = await doorOf(ctx, request)
      const scanned = codes.read(search)
      if (!scanned) return findGuests(as, wanted, search)
      return { guests: await findScanned(as, wanted, scanned), more: false }
    },
    { limit },
  )
  const letIn = { ticket: checkInTickets, party: checkIn }
  mount(api, contract.checkInAtDoor, (request, ctx) => act(ctx, request, letIn), { limit })
  const takeBack = { ticket: undoCheckIns, party: undoCheckIn }
  mount(api, contract.undoCheckInAtDoor, (request, ctx) => act(ctx, request, takeBack), { limit })
}

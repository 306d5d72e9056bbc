import { registrationStatus } from '@fairground/domain/events/registration-status.ts'
import { answerRsvp, promoted } from '@fairground/domain/events/rsvp.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import { happen } from '../../outbox/happenings.ts'
import { writeScans } from '../door/write-scans.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { markPlacesFree } from '../notifications/news-of-places.ts'
import type { Answer, Leave } from './given-answer.ts'
import { exceeds, freePlaces, type Places, seat } from './places.ts'
import { insertRsvp, lockWaiting, writeRsvp } from './queries.ts'
import type { RsvpRow } from './rsvp-row.ts'

export type Within = Pick<Ctx, 'now' | 'newId' | 'caller'> & {
  readonly requestId?: string
  readonly site: Pick<Site, 'settings'>
}

/** Reason of a mail to the guest: the answer was received, there is a place, or the link is sent again. */
export type Notice = 'answered' | 'promoted' | 'link'

interface Deciding {
  readonly event: EventRow
  /** Locked by the same transaction. */
  readonly places: Places
  readonly answer: Answer
  readonly leave: Leave
  readonly silent: boolean
}

interface NewAnswer {
  readonly ownerId: string | null
  readonly memberId: string | null
  readonly language: string | null
}

/** Registration as it would be while there are places. */
export const windowOf = (event: EventRow, now: Date) => {
  const { rsvp } = event.doc
  return registrationStatus(
    statusOf(factsOf(event), now),
    {
      type: event.registrationType,
      closedManually: event.registrationPaused || event.doc.registrationDisabled === true,
      rsvp: {
        startDate: rsvp?.startDate ? new Date(rsvp.startDate) : null,
        endDate: rsvp?.endDate ? new Date(rsvp.endDate) : null,
        limit: null,
        attending: 0,
        waitlistEnabled: false,
      },
      soldOut: false,
      sales: [],
    },
    now,
  )
}

const seats = (row: Pick<RsvpRow, 'status' | 'guests'> | undefined): number => (row?.status === 'YES' ? row.guests : 0)

/** Decides, writes the answer and takes or gives back its places; places that become free go to waiting guests, if the site wants that. */
export async function writeAnswer(
  tx: Tx,
  ctx: Within,
  { before, fresh }: { before: RsvpRow | undefined; fresh: NewAnswer },
  deciding: Deciding,
): Promise<RsvpRow> {
  const { event, places, answer, leave, silent } = deciding
  const status = decide(before, deciding, ctx.now)
  const party = answer.party
  const door = Object.fromEntries(Object.entries(before?.doc.door ?? {}).filter(([guest]) => Number(guest) <= party))
  const values = {
    id: before?.id ?? ctx.newId(),
    status,
    email: answer.email,
    firstName: answer.firstName,
    lastName: answer.lastName,
    guests: party,
    checkedIn: Object.values(door).filter(({ at }) => at).length,
    waitingSince: status === 'WAITLIST' ? (before?.waitingSince ?? ctx.now) : null,
    at: ctx.now,
    doc: {
      inputValues: answer.inputValues,
      companionNames: answer.companionNames,
      door,
      marketingConsent: answer.marketingConsent,
      disableNotifications: answer.disableNotifications,
    },
  }
  const row = before
    ? await tx.row(writeRsvp, values)
    : await tx.row(insertRsvp, { ...values, eventId: event.id, ...fresh })
  const after = row! // written above
  const gone = Object.entries(before?.doc.door ?? {}).filter(([guest, { at }]) => at && Number(guest) > party)
  const out = gone.map(([guest]) => ({ rsvpId: after.id, guest: Number(guest) }))
  await writeScans(tx, ctx, event.id, { scanned: out, act: 'UNDO', doneAt: ctx.now })
  const seating = { from: seats(before), to: seats(after) }
  const beyond = leave.ignoreLimits ?? false
  const left = await seat(tx, places, { rsvpId: after.id, ...seating, beyond }, ctx)
  if (beyond && exceeds(places, seating)) await recordExcess(tx, ctx, event, { places, left })
  const isNews = !before || before.status !== after.status || before.guests !== after.guests
  const why: Notice = before?.status === 'WAITLIST' && status === 'YES' ? 'promoted' : 'answered'
  await announceAnswers(tx, ctx, [after], {
    slug: before ? 'updated' : 'created',
    notice: isNews && !silent ? why : undefined,
  })
  if (left.attending < places.attending) await promoteWaiting(tx, ctx, event, left)
  return after
}

/** The log names the event and who let guests in, not the guests. */
const recordExcess = (
  tx: Tx,
  ctx: Within,
  { id, title }: EventRow,
  { places, left }: { readonly places: Places; readonly left: Places },
): Promise<void> =>
  record(tx, ctx, {
    action: 'event.placesExceeded',
    target: { id, name: title },
    before: { attending: places.attending, places: places.limit },
    after: { attending: left.attending, places: left.limit },
  })

/** Unchanged parts are not checked: a guest may correct their name when registration is over. */
function decide(before: RsvpRow | undefined, { event, places, answer, leave }: Deciding, now: Date) {
  if (before && before.status === answer.status && before.guests === answer.party) return before.status
  const { rsvp } = event.doc
  const decision = answerRsvp(
    { window: windowOf(event, now), responseType: rsvp?.responseType ?? 'YES_ONLY' },
    { ...places, waitlistEnabled: rsvp?.waitlistEnabled ?? false },
    {
      status: answer.status,
      party: answer.party,
      before: before ? { status: before.status, party: before.guests } : null,
    },
    { ignoreLimits: leave.ignoreLimits ?? false, ignoreResponseStatus: leave.ignoreResponseStatus ?? false },
  )
  if (!decision.ok) throw new ApiError(decision.refusal)
  return decision.status
}

/** Number of waiting parties that are read in a step; nobody waits behind a longer list. */
const WAITING_AT_ONCE = 500

/**
 * Gives free places of coming events to waiting guests, in their order, where the site wants that; each gets a mail. Else the event
 * is marked, whose waiting guests a job writes to where the organiser wants that. `places` are locked.
 */
export async function promoteWaiting(tx: Tx, ctx: Within, event: EventRow, places: Places): Promise<void> {
  if (freePlaces(places) <= 0) return
  const status = statusOf(factsOf(event), ctx.now)
  if (status === 'CANCELED' || status === 'ENDED') return
  if (!ctx.site.settings.promoteFromWaitlist) {
    await markPlacesFree(tx, event.id, ctx.now)
    return
  }
  const waiting = await tx.rows(lockWaiting, { eventId: event.id, limit: WAITING_AT_ONCE })
  const chosen = promoted(
    waiting.map((row) => ({ row, party: row.guests })),
    freePlaces(places),
  )
  let left = places
  const rows: RsvpRow[] = []
  for (const { row } of chosen) {
    left = await seat(tx, left, { rsvpId: row.id, from: 0, to: row.guests, beyond: false }, ctx)
    const after = await tx.row(writeRsvp, { ...row, status: 'YES', waitingSince: null, at: ctx.now })
    rows.push(after!) // locked above
  }
  await announceAnswers(tx, ctx, rows, { slug: 'updated', notice: 'promoted' })
}

/** Domain events of answers, which name no person; pages of the event show how many places are left. */
export async function announceAnswers(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  rows: readonly RsvpRow[],
  { slug, notice }: { slug: 'created' | 'updated' | 'deleted'; notice?: Notice | undefined },
): Promise<void> {
  await happen(
    tx,
    [
      ...rows.map(({ id, eventId, status, guests, doc }) => ({
        entity: 'rsvp',
        entityId: id,
        slug,
        payload: {
          eventId,
          status,
          totalGuests: guests,
          ...present({ told: notice && !doc.disableNotifications ? notice : undefined }),
        },
      })),
      ...[...new Set(rows.map(({ eventId }) => eventId))].map((eventId) => ({
        entity: 'event',
        entityId: eventId,
        slug: 'rsvpsChanged',
        payload: {},
      })),
    ],
    ctx,
  )
}

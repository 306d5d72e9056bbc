import { staffMembers } from '@fairground/client/generated/events.staff-members.ts'
import { type DoorGuest, door } from '@fairground/client/generated/fairground.door.ts'
import { formatShortDate, formatTimeWithZone } from '@fairground/domain/formatting/dates.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'

/** Names of form fields. */
export const FIELDS = { act: 'act', ticket: 'ticket', party: 'party' } as const
export type DoorAct = 'in' | 'undo'

/** A guest as the door sees them. */
export interface GuestView {
  readonly key: string
  /** Field and value by which a form names the guest. */
  readonly field: string
  readonly id: string
  readonly name: string
  readonly about: string
  readonly state: DoorGuest['state']
  readonly people: number
  readonly inside: number
  /** Time of the check-in, in the zone of the event. */
  readonly since: string
  readonly answers: readonly { readonly label: string; readonly value: string }[]
}

/** Secret of a link that nobody has opened on this device yet. */
const isOfLink = (token: string): boolean => token.startsWith('fgj_')

const doorOf = (shop: Shop) => shop.client({ door }).door

function guestView(guest: DoorGuest, place: { locale: string; zone: string }): GuestView {
  const { ticketNumber, rsvpId, checkInDate, name, about, state, people, inside, answers = [] } = guest
  const id = ticketNumber ?? rsvpId ?? ''
  return {
    key: id,
    field: ticketNumber === undefined ? FIELDS.party : FIELDS.ticket,
    id,
    name,
    about,
    state,
    people,
    inside,
    since: checkInDate ? formatTimeWithZone(checkInDate, place) : '',
    answers,
  }
}

/** Code of a ticket. It does not stay in the field: a scanner would write the next one behind it. */
const SCANNED = /^FG\d+\./

/** Guests of the search. A code that admits nobody here leaves the field for the next one, with the reason. */
async function guestsAt(shop: Shop, search: { accessToken: string; eventId: string; search: string }) {
  try {
    return { ...(await doorOf(shop).findDoorGuests(search)), trouble: undefined }
  } catch (error) {
    return { guests: [], more: false, trouble: refusalText(error) }
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const search = new URL(request.url).searchParams
  const token = search.get('token') ?? ''
  if (token === '') return { kind: 'closed' as const, token, message: '' }
  if (isOfLink(token)) return { kind: 'welcome' as const, token }
  try {
    const { name, events, permissions } = await doorOf(shop).getDoor({ accessToken: token })
    const { locale } = shop.site
    const shown = events.map(({ id, title, startDate, timeZoneId, expected, inside }) => {
      const place = { locale, zone: timeZoneId }
      const when = startDate
        ? `${formatShortDate(startDate, place, shop.now)}, ${formatTimeWithZone(startDate, place)}`
        : ''
      return { id, title, when, zone: timeZoneId, expected, inside, path: placedPaths.door(token, { event: id }) }
    })
    const chosen = shown.find(({ id }) => id === search.get('event')) ?? (shown.length === 1 ? shown[0] : undefined)
    const mayCheckIn = permissions.includes('CHECK_IN_GUESTS')
    const q = search.get('q') ?? ''
    if (!chosen || !mayCheckIn) return { kind: 'events' as const, token, name, events: shown, mayCheckIn }
    const found = await guestsAt(shop, { accessToken: token, eventId: chosen.id, search: q })
    return {
      kind: 'guests' as const,
      token,
      name,
      event: chosen,
      others: shown.length > 1 ? placedPaths.door(token) : undefined,
      q,
      typed: SCANNED.test(q) ? '' : q,
      guests: found.guests.map((guest) => guestView(guest, { locale, zone: chosen.zone })),
      more: found.more,
      trouble: found.trouble,
    }
  } catch (error) {
    return { kind: 'closed' as const, token: '', message: refusalText(error) }
  }
}

/** Opens the link on this device, lets somebody in, or takes that back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const search = new URL(request.url).searchParams
  const accessToken = search.get('token') ?? ''
  try {
    if (isOfLink(accessToken)) {
      const staff = shop.client({ staffMembers }).staffMembers
      const entered = await staff.loginStaffMember({ loginToken: accessToken })
      return redirect(placedPaths.door(entered.accessToken), 303)
    }
    const form = await request.formData()
    const eventId = search.get('event')
    if (!eventId) return redirect(placedPaths.door(accessToken), 303)
    const [ticketNumber, rsvpId] = [FIELDS.ticket, FIELDS.party].map((field) => form.get(field)?.toString())
    const guest = { accessToken, eventId, ...(ticketNumber ? { ticketNumber } : {}), ...(rsvpId ? { rsvpId } : {}) }
    if (form.get(FIELDS.act) === 'undo') await doorOf(shop).undoCheckInAtDoor(guest)
    else await doorOf(shop).checkInAtDoor(guest)
    return redirect(placedPaths.door(accessToken, { event: eventId, q: search.get('q') ?? '' }), 303)
  } catch (error) {
    return data({ message: refusalText(error) }, { status: 409 })
  }
}

import type { ServerResponse } from 'node:http'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { type Caller, holdsScope, SESSION_ENTITY } from '../ground/caller.ts'
import type { Happened } from '../outbox/relay.ts'

/** Scope that a caller needs to be notified of an entity. An entity that is not named here goes to nobody. */
const scopeOf: Readonly<Record<string, Scope>> = {
  order: 'orders.read',
  payment: 'orders.read',
  refund: 'orders.read',
  fulfillment: 'orders.read',
  product: 'catalog.read',
  inventory_item: 'inventory.read',
  stores_location: 'inventory.read',
  back_in_stock_notification_request: 'inventory.read',
  collection: 'catalog.read',
  category: 'catalog.read',
  brand: 'catalog.read',
  ribbon: 'catalog.read',
  info_section: 'catalog.read',
  customization: 'catalog.read',
  promotion: 'catalog.read',
  coupon: 'catalog.read',
  delivery_profile: 'settings.read',
  shipping_option: 'settings.read',
  pickup_location: 'settings.read',
  local_delivery_option: 'settings.read',
  site: 'settings.read',
  event: 'events.read',
  eventCategory: 'events.read',
  ticket: 'guests.read',
  rsvp: 'guests.read',
  member: 'members.read',
}

/** Entities of which visitors and members are notified, if they are theirs. */
export const OWN_ENTITIES: readonly string[] = ['order', 'ticketReservation']

/** Visitors and members hear of what is theirs, everybody else by scope. */
export const receivesOwn = ({ kind }: Caller): boolean => kind === 'visitor' || kind === 'member'

/** Bytes that may wait for a reader who does not read; beyond it the stream ends and the page reads again. */
const WAITING_BYTES = 256 * 1024

export interface Listener {
  readonly siteId: string
  readonly caller: Caller
  /** Event whose free seats the reader follows. */
  readonly seatsOf?: string | undefined
}

/** One open Server-Sent Events answer. */
export interface LiveStream extends Listener {
  readonly network: string
  readonly response: ServerResponse
}

/** True when this caller is notified of this change. */
export const receives = (
  { siteId, caller }: Listener,
  { siteId: where, entity }: Pick<Happened, 'siteId' | 'entity'>,
) => {
  const scope = scopeOf[entity]
  return siteId === where && scope !== undefined && holdsScope(caller, scope)
}

/** The changes for a stream, as one write. Empty when none is for it. */
export function eventsFor(listener: Listener, happened: readonly Happened[]): string {
  return happened
    .filter((one) => receives(listener, one))
    .map(written)
    .join('')
}

const written = ({ entity, entityId, slug }: Happened): string =>
  `data: ${JSON.stringify({ entity, entityId, slug })}\n\n`

/** The changes of what belongs to a visitor or member, as one write. `owners` is who owns what, by id. */
export const ownEventsFor = (
  { siteId, caller }: Listener,
  happened: readonly Happened[],
  owners: ReadonlyMap<string, string>,
): string =>
  happened
    .filter((one) => one.siteId === siteId && 'id' in caller && owners.get(one.entityId) === caller.id)
    .map(written)
    .join('')

/** Events whose free seats a change concerns: reservations name them, orders by their items. */
function eventsWithSeats({ entity, entityId, slug, payload }: Happened): readonly unknown[] {
  if (entity === 'event') return slug === 'seatsChanged' ? [entityId] : []
  if (entity === 'ticketReservation') return Array.isArray(payload.seatsOf) ? payload.seatsOf : []
  const items = entity === 'order' && Array.isArray(payload.items) ? (payload.items as { eventId?: string }[]) : [] // written by the purchase path
  return items.map(({ eventId }) => eventId)
}

/** One note for a reader who follows the seats of an event, however many of them have changed; empty where none has. */
export function seatsFor({ siteId, seatsOf }: Listener, happened: readonly Happened[]): string {
  if (seatsOf === undefined) return ''
  const isConcerned = happened.some((one) => one.siteId === siteId && eventsWithSeats(one).includes(seatsOf))
  return isConcerned ? `data: ${JSON.stringify({ entity: 'event', entityId: seatsOf, slug: 'seatsChanged' })}\n\n` : ''
}

/** True when the session ended, the key was revoked or the user got another role: the reader connects again, as who they are then. */
export const endsBy = ({ siteId, caller }: Listener, happened: readonly Happened[]): boolean => {
  if (caller.kind === 'anonymous') return false
  const session = caller.kind === 'member' ? caller.family : caller.id
  return happened.some((one) => one.siteId === siteId && one.entity === SESSION_ENTITY && one.entityId === session)
}

/** Writes, unless the reader has stopped reading: then the stream ends, and its page reads everything again. */
export function send({ response }: LiveStream, text: string): void {
  if (text === '' || response.writableEnded) return
  if (response.writableLength > WAITING_BYTES) response.destroy()
  else response.write(text)
}

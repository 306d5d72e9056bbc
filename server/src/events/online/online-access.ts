import type { OnlineAccess, OnlineConferencingInput } from '@fairground/contract/events/online-access.ts'
import { shownAccess } from '@fairground/domain/events/online-access.ts'
import type { Static } from 'typebox'
import type { FieldViolation } from '../../ground/api-error.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { accessToWire } from '../../ground/online-access.ts'
import { message } from '../../ground/texts/message.ts'
import type { EventRow } from '../event/event-row.ts'
import { type AccessRow, copyAccess, findAccess, writeAccess } from './queries.ts'

type Given = Static<typeof OnlineConferencingInput>
export type GuestAccess = Static<typeof OnlineAccess>

/** Stored access of each event that has any. */
export async function accessOf(db: Queryable, eventIds: readonly string[]): Promise<Map<string, AccessRow>> {
  const rows = await db.rows(findAccess, { eventIds: [...eventIds] })
  return new Map(rows.map((row) => [row.eventId, row]))
}

/** True where guests take part online after a change. A link says so by itself. */
export const enabledAfter = (given: Given | undefined, before: boolean | undefined): boolean | undefined =>
  given?.enabled ?? (given?.link ? true : before)

/** A link that no browser opens, or that carries a password of its own, is no link for guests. */
export function linkFaults(given: Given | undefined, field: string): FieldViolation[] {
  const url = given?.link ? URL.parse(given.link) : undefined
  if (url === undefined || (url && !url.username && !url.password)) return []
  return [{ field: `${field}.link`, description: message('violations.meetingLink'), violatedRule: 'FORMAT' }]
}

/** Sets the fields that are present for events that are locked, or made in the same transaction; what is absent stays as the first has it. */
export async function storeAccess(tx: Tx, eventIds: readonly string[], given: Given | undefined): Promise<void> {
  if (!given || (given.link === undefined && given.instructions === undefined && given.minutesBefore === undefined))
    return
  const before = (await accessOf(tx, eventIds.slice(0, 1))).get(eventIds[0] ?? '')
  const { link = before?.link, instructions = before?.instructions, minutesBefore = before?.minutesBefore } = given
  await tx.run(writeAccess, {
    eventIds: [...eventIds],
    link: link?.trim() || null,
    instructions: instructions?.trim() || null,
    minutesBefore: minutesBefore ?? null,
  })
}

export const copyOnlineAccess = (tx: Tx, from: string, to: string): Promise<number> => tx.run(copyAccess, { from, to })

type OnlineRow = Pick<EventRow, 'doc' | 'locationType' | 'canceledAt' | 'startAt'>

/** An event as the rules of its online part take it. */
export const onlineFacts = ({ doc, locationType, canceledAt, startAt }: OnlineRow) => ({
  enabled: doc.online ?? false,
  atPlace: locationType === 'VENUE',
  canceled: canceledAt !== null,
  startsAt: doc.dateAndTimeTbd ? null : startAt,
})

/** Access of a guest who takes part online. */
export function guestAccess(event: OnlineRow, stored: AccessRow | undefined, now: Date): GuestAccess | undefined {
  const shown = shownAccess(onlineFacts(event), stored, now)
  return shown && accessToWire(shown)
}

/** The same for many events; those without an online part have no entry. */
export async function guestAccessOf(
  db: Queryable,
  events: Iterable<EventRow>,
  now: Date,
): Promise<Map<string, GuestAccess>> {
  const online = [...events].filter(({ doc }) => doc.online)
  if (online.length === 0) return new Map()
  const stored = await accessOf(
    db,
    online.map(({ id }) => id),
  )
  return new Map(
    online.flatMap((event) => {
      const access = guestAccess(event, stored.get(event.id), now)
      return access ? [[event.id, access] as const] : []
    }),
  )
}

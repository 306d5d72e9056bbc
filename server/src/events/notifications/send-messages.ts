import type { ReminderTime } from '@fairground/contract/enumerations/events.ts'
import { reminderLeadMinutes } from '@fairground/domain/events/reminders.ts'
import type { Db } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import { writeMailOnce } from '../../mail/post.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsOnRecord, findEvent } from '../event/find-events.ts'
import { guestAccessOf } from '../online/online-access.ts'
import { messageMail } from './message-mail.ts'
import { reminderDoc, storeMessage } from './messages.ts'
import {
  addressesAfter,
  advanceMessage,
  countAddresses,
  dueReminders,
  finishMessage,
  lockMessage,
  type MessageRow,
} from './queries.ts'

interface Sending {
  readonly db: Db
  readonly now: Date
  /** Origin of pages, without a slash at its end. */
  readonly publicUrl: string
}

/** Addresses that one transaction writes to. */
export const BATCH = 100

/**
 * Writes a message to everybody it goes to, a batch at a time: a job that is killed goes on behind the last batch, and a mail has
 * the id of its message and address, so that nobody gets it twice.
 */
export async function sendStored(sending: Sending, messageId: string): Promise<void> {
  while (await sendBatch(sending, messageId));
}

/** Returns if there may be more. Two at once take turns: the row of the message is locked. */
export const sendBatch = ({ db, now, publicUrl }: Sending, messageId: string): Promise<boolean> =>
  db.inTx(async (tx) => {
    const message = await tx.row(lockMessage, { id: messageId })
    if (message?.status !== 'SENDING') return false
    const { id, eventId, doc, afterAddress } = message
    const event = (await eventsOnRecord(tx, [eventId])).get(eventId)
    if (!event || !(await stands(tx, message, event))) {
      await tx.run(finishMessage, { id, status: 'STOPPED', at: now })
      return false
    }
    const audience = { eventId, statuses: [...doc.statuses], ticketDefinitionIds: [...doc.ticketDefinitionIds] }
    const total = message.total ?? (await tx.row(countAddresses, audience))?.n ?? 0
    const guests = await tx.rows(addressesAfter, { ...audience, after: afterAddress, limit: BATCH })
    const access = (await guestAccessOf(tx, [event], now)).get(eventId)
    for (const { email, language, online } of guests) {
      const sending = { publicUrl, now, online: online ? access : undefined }
      const mail = messageMail(message, event, sending, { to: email, pageLanguage: language })
      await writeMailOnce(tx, mail, { id: derivedId(`event message ${id} ${email}`), now })
    }
    const last = guests.at(-1)?.email ?? afterAddress
    await tx.run(advanceMessage, { id, total, sent: guests.length, afterAddress: last })
    if (guests.length === BATCH) return true
    await tx.run(finishMessage, { id, status: 'DONE', at: now })
    return false
  })

/** News of a cancelled or deleted event is a message; reminders of it, and of a start that was moved, stop. */
async function stands(tx: Parameters<typeof findEvent>[0], message: MessageRow, event: EventRow): Promise<boolean> {
  if (message.kind === 'MESSAGE') return true
  if (event.canceledAt || !(await findEvent(tx, event.id))) return false
  return message.startsAt === null || message.startsAt.getTime() === event.startAt?.getTime()
}

const times = Object.keys(reminderLeadMinutes) as ReminderTime[] // the record's own keys
const leads = times.map((time) => reminderLeadMinutes[time])
/** Events that one run reminds of; the next run, a minute later, goes on. */
const EVENTS = 200

/** Makes the reminders that are due; a job of its own sends each. */
export const remindGuests = ({ db, now, newId }: Omit<Sending, 'publicUrl'> & { newId(): string }): Promise<void> =>
  db.inTx(async (tx) => {
    const due = await tx.rows(dueReminders, { now, times, leads, limit: EVENTS })
    for (const { eventId, startsAt, doc } of due)
      await storeMessage(tx, { now, newId }, { eventId, kind: 'REMINDER', startsAt, doc: reminderDoc(doc) })
  })

import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import { notificationsOf, ownWordsOf } from './event-notifications.ts'

const isOff = statement({
  name: 'eventNotifications.cancellationOff',
  params: {},
  row: { off: 'bool' },
  sql: `select exists (select from mails_off where site_id = $1 and template = 'eventCanceled') as off`,
})

/** True where the mail about a cancelled event goes out, and has words for what was paid. */
export async function cancellationNamesMoney(db: Queryable, eventId: string): Promise<boolean> {
  const own = (await notificationsOf(db, eventId)).eventCancelation
  if (own?.sendingEnabled === false || (await db.row(isOff, {}))?.off) return false
  const { body } = ownWordsOf(own)
  return body === undefined || body.includes('{{payment}}')
}

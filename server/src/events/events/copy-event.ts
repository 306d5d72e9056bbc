import { type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { findEvent } from '../event/find-events.ts'
import { storeAccess } from '../online/online-access.ts'
import { checkFee, checkNamedEvents } from '../ticket-definitions/cancellation-terms.ts'
import { restatePrices } from '../ticket-definitions/change-currency.ts'
import { chosenVenue, staysAt, storeVenue, withVenue } from '../venues/event-venue.ts'
import { addDates } from './add-dates.ts'
import { copyBelongings } from './copy-belongings.ts'
import { storeEvents } from './create-event.ts'
import { beyondCalendar, type Changes, CURRENCY, changed, type EventDraft } from './event-draft.ts'
import { requestedDates } from './requested-dates.ts'
import { slugIn } from './slug.ts'

interface Copied {
  readonly original: EventRow
  /** The copy before it is changed. */
  readonly begun: EventDraft
  /** Changes that its organiser makes at once. */
  readonly given: Changes
  readonly asDraft: boolean
}

/**
 * Stores a copy of an event with its kinds of ticket and their shared quotas, its seats, policies, notifications, schedule, way in online,
 * waiting list and places in categories. Throws a violation for each field that does not hold.
 */
export async function copyEvent(ctx: Ctx, tx: Tx, { original, begun, given, asDraft }: Copied): Promise<EventRow> {
  const venue = await chosenVenue(tx, given.venue)
  const { changes, draft, requested } = draftOfCopy(ctx, begun, withVenue(given, venue))
  await checkNamedEvents(tx, draft, original)
  const time = requested?.dates[0] ?? draft
  const atVenue = staysAt(original, draft, venue) || undefined
  const base = { ...draft, doc: { ...draft.doc, atVenue } }
  const one = { times: [time], base, slug: slugIn(changes), asDraft, seriesId: null }
  const copy = (await storeEvents(ctx, tx, base, one))[0]! // one event per time
  await copyBelongings(ctx, tx, { from: original, to: copy })
  await storeVenue(ctx, tx, [copy], venue)
  await storeAccess(tx, [copy.id], changes.onlineConferencing)
  const [from, to] = [original, copy].map((event) => currencyOf(event, ctx.site))
  if (from !== to && to) await restatePrices(tx, ctx, { ...original, id: copy.id }, { to, field: `event.${CURRENCY}` })
  if (requested) await addDates(ctx, tx, copy, requested)
  return (await findEvent(tx, copy.id))! // written above
}

/** The copy as its organiser changes it at once. Throws a violation for each field that does not hold. */
function draftOfCopy(ctx: Ctx, begun: EventDraft, changes: Changes) {
  const violations: FieldViolation[] = []
  const draft = changed(begun, changes, 'event', violations)
  violations.push(...beyondCalendar(draft))
  const requested = requestedDates(draft, changes.dateAndTimeSettings, 'event.dateAndTimeSettings', violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  checkFee(draft, ctx.site)
  return { changes, draft, requested }
}

import { isRefusal } from '@fairground/client/errors.ts'
import { rsvpV2 } from '@fairground/client/generated/events.rsvp-v-2.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { bookingOf, forMembersOf } from '../event/booking.ts'
import { eventCardView } from '../events/event-card-view.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'
import { incomplete, refused, violationsOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { complaint, inOrderOf, rsvpFormView } from './form-view.ts'
import { questionOf, type SentAnswer, sentAnswer } from './sent-answer.ts'

const eventOf = async (shop: Shop, slug = '') => {
  const { event } = await orNotFound(
    shop.client({ wixEventsV2 }).wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS', 'REGISTRATION', 'FORM'] }),
    'EVENT_NOT_FOUND',
  )
  return event
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const event = await eventOf(shop, params.slug)
  if (event.slug !== params.slug) throw redirect(paths.rsvp(event.slug), 301)
  shop.tag(`event:${event.id}`, 'events')
  const { title, where, date } = eventCardView(event, shop.site)
  return {
    event: { title, where, date, path: paths.event(event.slug), booking: bookingOf(event), ...forMembersOf(event) },
    listed: event.guestListSettings?.displayedPublicly ?? false,
    form: rsvpFormView(event),
  }
}

/** Sends the answer; the page of the answer says what became of it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const event = await eventOf(shop, params.slug)
  const { questions } = rsvpFormView(event)
  const { rsvp, questionNames, values } = sentAnswer(await request.formData(), questions)
  try {
    return redirect(placedPaths.answer(await sendAnswer(shop, event.id, rsvp)), 303)
  } catch (error) {
    const found = violationsOf(error)
    if (found.size === 0) return refused<string>(409, { message: textOf(error), errors: {}, values })
    const errors = inOrderOf(
      questions,
      [...found].map(([field, violation]) => {
        const name = questionOf(field, questionNames)
        return [name, complaint(questions, name, violation)]
      }),
    )
    return refused<string>(422, { message: incomplete(), errors, values })
  }
}

/** A member has one answer to an event: another one changes it. */
async function sendAnswer(shop: Shop, eventId: string, rsvp: SentAnswer['rsvp']): Promise<string> {
  const { rsvpV2: rsvps } = shop.client({ rsvpV2 })
  try {
    return (await rsvps.createRsvp({ rsvp: { ...rsvp, eventId } })).rsvp.id
  } catch (error) {
    const id = isRefusal(error, 'MEMBER_ALREADY_REGISTERED') ? error.data.rsvpId : undefined
    if (typeof id !== 'string') throw error
    return (await rsvps.updateRsvp({ rsvp: { ...rsvp, id } })).rsvp.id
  }
}

function textOf(error: unknown): string {
  if (isRefusal(error, 'MEMBER_EMAIL_ALREADY_REGISTERED')) return t('rsvp.alreadyReplied')
  if (isRefusal(error, 'MEMBER_NEEDED')) return t('rsvp.membersOnly')
  return refusalText(error)
}

import { rsvpV2 } from '@fairground/client/generated/events.rsvp-v-2.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { rsvpAnswers } from '@fairground/client/generated/fairground.rsvp-answers.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { eventView } from '../event/event-view.ts'
import { orNotFound } from '../not-found.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { STATUS } from '../rsvp/reply-fields.ts'
import { companionsOf } from '../rsvp/sent-answer.ts'
import { type Shop, shopOf } from '../shop.ts'
import { textOf } from '../sign-in/login/refused.ts'
import { wayInView } from '../thanks/way-in-view.ts'
import { answerView } from './answer-view.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const FIELDS = ['DETAILS', 'CONTACT_DETAILS'] as const

/** By the id of an answer of one's own, or by the link in a mail. */
async function answerOf(shop: Shop, key: string) {
  if (!UUID.test(key)) return (await shop.client({ rsvpAnswers }).rsvpAnswers.getAnswer({ token: key })).rsvp
  return (await shop.client({ rsvpV2 }).rsvpV2.getRsvp({ rsvpId: key, fields: [...FIELDS] })).rsvp
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const rsvp = await orNotFound(answerOf(shop, params.key ?? ''), 'RSVP_NOT_FOUND')
  const { event } = await orNotFound(
    shop
      .client({ wixEventsV2 })
      .wixEventsV2.getEvent({ eventId: rsvp.eventId, fields: ['DETAILS', 'REGISTRATION', 'FORM'] }),
    'EVENT_NOT_FOUND',
  )
  const { title, path, when, place, calendar } = eventView(event, shop.site)
  const wayIn =
    rsvp.online &&
    wayInView(rsvp.online, { locale: shop.site.locale, zone: event.dateAndTimeSettings.timeZoneId ?? 'UTC' })
  return {
    answer: answerView(rsvp, event),
    event: { title, path, when, place: place.name, hybrid: place.hybrid, calendar },
    ...present({ wayIn }),
  }
}

/** Changes the answer, and shows it again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const key = params.key ?? ''
  const form = await request.formData()
  const sent = textOf(form, STATUS)
  const status = sent === 'NO' || sent === 'WAITLIST' ? sent : 'YES'
  const additionalGuestDetails = companionsOf(form)
  try {
    if (UUID.test(key))
      await shop.client({ rsvpV2 }).rsvpV2.updateRsvp({ rsvp: { id: key, status, additionalGuestDetails } })
    else await shop.client({ rsvpAnswers }).rsvpAnswers.changeAnswer({ token: key, status, additionalGuestDetails })
    return redirect(placedPaths.answer(key), 303)
  } catch (error) {
    return data({ message: refusalText(error) }, { status: 409 })
  }
}

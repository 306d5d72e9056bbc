import { isRefusal } from '@fairground/client/errors.ts'
import { ticketWaitingLists } from '@fairground/client/generated/fairground.ticket-waiting-lists.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'

/** Name and values of the button that was pressed. */
export const ACT = 'act'

const listsOf = ({ client }: Shop) => client({ ticketWaitingLists }).ticketWaitingLists

/** The place of a mailed link; undefined once the link is over. */
async function placeOf(shop: Shop, token: string) {
  try {
    return (await orNotFound(listsOf(shop).getWaitingPlace({ token }), 'WAITING_ENTRY_NOT_FOUND')).place
  } catch (error) {
    if (isRefusal(error, 'WAITING_LINK_OVER')) return undefined
    throw error
  }
}

/** The place with its addresses; undefined with 410 once the link is over. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const place = await placeOf(shop, params.token ?? '')
  if (!place) return data(undefined, { status: 410 })
  const until = place.offerExpiresDate
  return data({
    place,
    href: paths.event(place.eventSlug),
    joinHref: placedPaths.waitingList(place.eventSlug),
    until: until && formatDateTime(until, { locale: shop.site.locale, zone: place.timeZoneId }),
  })
}

/** Takes the offer and goes on to its checkout, or leaves the list. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const token = params.token ?? ''
  const act = (await request.formData()).get(ACT)
  try {
    if (act === 'take') {
      const { eventSlug, reservationId } = await listsOf(shop).takeWaitingOffer({ token })
      return redirect(placedPaths.ticketCheckout(eventSlug, reservationId), 303)
    }
    if (act === 'leave') await orNotFound(listsOf(shop).leaveWaitingList({ token }), 'WAITING_ENTRY_NOT_FOUND')
  } catch (error) {
    return data({ message: refusalText(error) }, { status: 409 })
  }
  return redirect(placedPaths.waitingPlace(token), 303)
}

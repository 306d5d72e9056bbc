import { isRefusal } from '@fairground/client/errors.ts'
import { type TicketChangePayment, ticketChanges } from '@fairground/client/generated/fairground.ticket-changes.ts'
import { formatDateTime, formatRange } from '@fairground/domain/formatting/dates.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type QuestionView, questionsOf } from '../rsvp/form-view.ts'
import { answerTo, typedInto } from '../rsvp/typed-answers.ts'
import { wrongAnswers } from '../rsvp/wrong-answers.ts'
import { type Shop, shopOf } from '../shop.ts'
import { incomplete, refused, textOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { loadOrder } from '../thanks/load-order.ts'

/** Ticket that a page is about: by the address of the page. */
interface Choice {
  readonly orderId: string
  readonly ticketId: string
  /** Comes with a mailed link to the order. */
  readonly token?: string
  /** Event that the ticket is to be one of; absent: its own. */
  readonly eventId?: string
}

function choiceIn({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Choice {
  const { searchParams } = new URL(request.url)
  const { orderId = '', ticketId = '' } = params
  const [token, eventId] = ['token', 'date'].map((name) => searchParams.get(name) || undefined)
  return { orderId, ticketId, ...present({ token, eventId }) }
}

/** Kinds of ticket that a ticket of an order may be changed to, of its date or of the chosen one, and other dates. None once it may not be changed. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args.context)
  const choice = choiceIn(args)
  const { orderId, ticketId, token, eventId } = choice
  const { number, tickets, events } = await orToItsPage(orNotFound(loadOrder(shop, orderId, token)), orderId)
  const orderHref = placedPaths.placedOrder(orderId, { token })
  const ticket = tickets.find(({ id }) => id === ticketId)
  if (!ticket) throw redirect(orderHref, 303)
  const { eventTitle: title, ticketName, guestName, number: ticketNumber } = ticket
  const allDatesHref = placedPaths.changeTicket(orderId, ticketId, { token })
  const shown = {
    number,
    orderHref,
    allDatesHref,
    title,
    about: dotted([ticketName, guestName, ticketNumber]),
    when: events.find(({ id }) => id === ticket.eventId)?.when ?? '',
  }
  const none: readonly QuestionView[] = []
  if (!ticket.changeHref)
    return { ...shown, dates: [], chosen: undefined, options: [], questions: none, pending: undefined }
  const dates = await datesFor(shop, choice)
  const chosen = dates.find((date) => date.eventId === eventId)
  if (eventId && !chosen) throw redirect(allDatesHref, 303)
  return { ...shown, dates, chosen, ...(await optionsFor(shop, choice)) }
}

/** Other dates, each with the page on which it is chosen. */
async function datesFor({ client, site }: Shop, { eventId: _, ...ticket }: Choice) {
  const { dates } = await client({ ticketChanges }).ticketChanges.listTicketChangeDates(ticket)
  return dates.map(({ eventId, title, startDate, timeZoneId: zone, showTimeZone, place, available }) => ({
    eventId,
    title,
    when: formatRange(startDate, null, { locale: site.locale, zone, namesZone: showTimeZone }),
    place: place ?? '',
    ...(available
      ? { href: placedPaths.changeTicket(ticket.orderId, ticket.ticketId, { token: ticket.token, date: eventId }) }
      : {}),
  }))
}

/** A change that was begun: the page on which it is paid, and until when. */
const pendingView = (
  { locale, timeZone: zone }: Shop['site'],
  { orderId, token }: Choice,
  { paymentRequestId: request, ticketName, formattedAmount, expires }: TicketChangePayment,
) => ({
  ticketName,
  formattedAmount,
  until: formatDateTime(expires, { locale, zone }),
  href: placedPaths.placedOrder(orderId, { token, request }),
})

async function optionsFor({ client, site }: Shop, choice: Choice) {
  const { options, form, pending } = await client({ ticketChanges }).ticketChanges.listTicketChangeOptions(choice)
  return {
    options,
    questions: form ? questionsOf({ form }) : [],
    pending: pending && pendingView(site, choice, pending),
  }
}

/** In another browser than the one that bought, the order's page mails a link. */
const orToItsPage = <T>(read: Promise<T>, orderId: string): Promise<T> =>
  read.catch((error: unknown) => {
    throw isRefusal(error, 'ORDER_NOT_FOUND') ? redirect(placedPaths.placedOrder(orderId), 303) : error
  })

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args.context)
  const choice = choiceIn(args)
  const { orderId, token, eventId, ...ticket } = choice
  const form = await args.request.formData()
  const ticketDefinitionId = textOf(form, 'kind')
  try {
    const questions = eventId ? (await optionsFor(shop, choice)).questions : []
    const values = { ...typedInto(form, questions), kind: ticketDefinitionId }
    if (!ticketDefinitionId) return refused<string>(400, { message: t('change-ticket.chooseOne'), errors: {}, values })
    const inputValues = questions.flatMap((question) => answerTo(question, values) ?? [])
    const answers = present({ form: inputValues.length > 0 ? { inputValues } : undefined })
    try {
      const price = textOf(form, `price-${ticketDefinitionId}`) || undefined
      const wanted = { orderId, ...ticket, ticketDefinitionId, ...answers, ...present({ token, price }) }
      const { payment } = await shop.client({ ticketChanges }).ticketChanges.changeTicket(wanted)
      if (payment) return redirect(placedPaths.placedOrder(orderId, { token, request: payment.paymentRequestId }), 303)
    } catch (error) {
      const errors = wrongAnswers(error, questions, inputValues)
      if (!errors) throw error
      return refused<string>(422, { message: incomplete(), errors, values })
    }
  } catch (error) {
    if (isRefusal(error, 'ORDER_NOT_FOUND')) return redirect(placedPaths.placedOrder(orderId), 303)
    return refused<string>(409, { message: refusalText(error), errors: {}, values: {} })
  }
  return redirect(placedPaths.placedOrder(orderId, { token }), 303)
}

import { isRefusal } from '@fairground/client/errors.ts'
import { ticketCancellations } from '@fairground/client/generated/fairground.ticket-cancellations.ts'
import { ticketTransfers } from '@fairground/client/generated/fairground.ticket-transfers.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'
import { emailText, textOf, violationsOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { ticketEvent } from '../thanks/ticket-event.ts'
import { ticketView } from '../thanks/ticket-view.ts'
import { loadAnswers, saveAnswers } from './answers.ts'
import { ANSWER, GIVE_BACK } from './intents.ts'

/** Names of form fields, in the order in which they stand. */
export const FIELDS = ['firstName', 'lastName', 'email'] as const
type Fields = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>

/** A form that comes back. */
export interface Refused {
  readonly message: string
  readonly errors: Fields
  readonly entered: Fields
}

const tokenOf = (request: Request): string | undefined => new URL(request.url).searchParams.get('token') || undefined

const NO_TICKET = {
  ticket: undefined,
  event: undefined,
  givenBack: false,
  answered: false,
  form: undefined,
  giveBackUntil: undefined,
  unknown: false,
}

/** The ticket of a mailed link, or one of the visitor’s own; undefined once it was transferred, and where a link opens none any more. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { client, site } = shop
  const { searchParams } = new URL(request.url)
  const query = { ticketId: params.ticketId ?? '', ...present({ token: tokenOf(request) }) }
  const { ticketTransfers: transfers } = client({ ticketTransfers })
  try {
    const { ticket, event, giveBackUntil } = await transfers.getHeldTicket(query)
    const view = ticketView(ticket, { locale: site.locale, zone: event.timeZoneId })
    return {
      ticket: { ...ticket, atPlace: view.atPlace, ...present({ attends: view.attends, wayIn: view.wayIn }) },
      event: { ...ticketEvent(event, site.locale), href: paths.event(event.slug) },
      givenBack: searchParams.has('back') && !ticket.valid,
      answered: searchParams.has('answered'),
      unknown: false,
      ...present({
        form: ticket.valid ? await loadAnswers(shop, query) : undefined,
        giveBackUntil: giveBackUntil && formatDateTime(giveBackUntil, { locale: site.locale, zone: event.timeZoneId }),
      }),
    }
  } catch (error) {
    // It is another's for a member who held it by their address alone.
    const isGiven = searchParams.has('given') && isRefusal(error, 'TICKET_NOT_FOUND')
    if (isGiven || isRefusal(error, 'TICKET_TRANSFERRED')) return NO_TICKET
    if (isRefusal(error, 'TICKET_NOT_FOUND')) return data({ ...NO_TICKET, unknown: true }, { status: 404 })
    return orNotFound(Promise.reject(error))
  }
}

/** The ticket is void from then on: a second press finds it so, and the page says the same. */
async function giveBack({ client }: Shop, held: { readonly ticketId: string; readonly token?: string }) {
  try {
    await client({ ticketCancellations }).ticketCancellations.giveBackHeldTicket(held)
  } catch (error) {
    if (!isRefusal(error, 'TICKET_CANCELED'))
      return data<Refused>({ message: refusalText(error), errors: {}, entered: {} }, { status: 409 })
  }
  return redirect(placedPaths.heldTicket(held.ticketId, { token: held.token, back: 1 }), 303)
}

const faults = (): Fields => ({
  firstName: t('held-ticket.enterFirstName'),
  lastName: t('held-ticket.enterLastName'),
  email: emailText(),
})

/** Transfers the ticket, and shows that it is gone. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { client } = shopOf(context)
  const ticketId = params.ticketId ?? ''
  const token = tokenOf(request)
  const form = await request.formData()
  const held = { ticketId, ...present({ token }) }
  if (form.get('intent') === GIVE_BACK) return giveBack(shopOf(context), held)
  if (form.get('intent') === ANSWER) return saveAnswers(shopOf(context), held, form)
  const to = { firstName: textOf(form, 'firstName'), lastName: textOf(form, 'lastName'), email: textOf(form, 'email') }
  try {
    await client({ ticketTransfers }).ticketTransfers.transferTicket({ ticketId, to, ...present({ token }) })
  } catch (error) {
    const violations = violationsOf(error)
    const wrong = FIELDS.filter((field) => violations.has(`to.${field}`))
    const errors = Object.fromEntries(wrong.map((field) => [field, faults()[field]]))
    return data<Refused>({ message: refusalText(error), errors, entered: to }, { status: wrong.length > 0 ? 400 : 409 })
  }
  return redirect(placedPaths.heldTicket(ticketId, { token, given: 1 }), 303)
}

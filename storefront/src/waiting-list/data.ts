import { isRefusal } from '@fairground/client/errors.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { ticketWaitingLists } from '@fairground/client/generated/fairground.ticket-waiting-lists.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { eventCardView } from '../events/event-card-view.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'
import { emailText, textOf, violationsOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'

/** Value of the choice of any kind of ticket. */
const ANY = 'any'

const eventOf = ({ client }: Shop, slug: string) =>
  orNotFound(client({ wixEventsV2 }).wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS'] }), 'EVENT_NOT_FOUND')

/** Choices of visitors who wait: a kind of ticket, at one of its prices, or any kind. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { event } = await eventOf(shop, params.slug ?? '')
  const { any, anyLimit, kinds } = await shop
    .client({ ticketWaitingLists })
    .ticketWaitingLists.getWaitingChoices({ eventId: event.id })
  const { title, where, date } = eventCardView(event, shop.site)
  const choices = [
    ...(any && kinds.length > 1 ? [{ value: ANY, name: t('waiting-list.any'), limit: anyLimit }] : []),
    ...kinds.flatMap(({ ticketDefinitionId: id, name, limit, options }) =>
      options.length === 0
        ? [{ value: id, name, limit }]
        : options.map((option) => ({ value: `${id} ${option.id}`, name: `${name} – ${option.name}`, limit })),
    ),
  ]
  return {
    event: { title, where, date, path: paths.event(event.slug), ticketsPath: paths.tickets(event.slug) },
    choices,
    most: Math.max(1, ...choices.map(({ limit }) => limit)),
    chosen: new URL(request.url).searchParams.get('ticket') ?? '',
  }
}

export interface Joined {
  /** Address that the link was mailed to. */
  readonly email?: string
  readonly message?: string
  readonly errors?: Readonly<Partial<Record<'name' | 'email' | 'quantity', string>>>
  readonly entered?: Readonly<Record<string, string>>
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const { event } = await eventOf(shop, params.slug ?? '')
  const entered = {
    ticket: textOf(form, 'ticket'),
    quantity: textOf(form, 'quantity'),
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
  }
  const [kind = '', pricingOptionId] = entered.ticket.split(' ')
  try {
    await shop.client({ ticketWaitingLists }).ticketWaitingLists.joinWaitingList({
      eventId: event.id,
      ...present({ ticketDefinitionId: kind === ANY || kind === '' ? undefined : kind, pricingOptionId }),
      quantity: Number(entered.quantity),
      name: entered.name,
      email: entered.email,
    })
  } catch (error) {
    const violations = violationsOf(error)
    const errors = {
      ...present({
        name: violations.has('name') ? t('waiting-list.enterName') : undefined,
        email: violations.has('email') ? emailText() : undefined,
        quantity:
          violations.has('quantity') || isRefusal(error, 'TICKET_LIMIT_PER_ORDER', 'TICKET_MINIMUM_PER_ORDER')
            ? t('waiting-list.enterQuantity')
            : undefined,
      }),
    }
    const status = Object.keys(errors).length > 0 ? 400 : 409
    return data<Joined>({ message: refusalText(error), errors, entered }, { status })
  }
  return data<Joined>({ email: entered.email })
}

import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { eventGates, type GateView } from '@fairground/client/generated/fairground.event-gates.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { eventCardView } from '../events/event-card-view.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import { refusalText } from '../refusal-text.ts'
import { SEATS } from '../seats/seats-query.ts'
import { type Shop, shopOf } from '../shop.ts'
import { TOTAL_OF } from '../tickets/chosen-tickets.ts'
import { CODE } from '../tickets/code-field.ts'
import { action as ticketsAction, loader as ticketsLoader, ticketsOf } from '../tickets/data.ts'
import { HOLDS_OF } from '../tickets/own-holds.ts'
import { CHALLENGE, INTENT, JOIN, LEAVE, LOOK, PROOF } from './queue-form.ts'

const gates = ({ client }: Pick<Shop, 'client'>) => client({ eventGates }).eventGates

/** The queue as its page shows it. */
const viewOf = ({ status, difficulty, waiting, place, lookAgainSeconds }: GateView) => ({
  status,
  difficulty,
  waiting,
  lookAgainSeconds,
  ...present({
    place: place && {
      token: place.token,
      status: place.status,
      ...present({ position: place.position, before: place.before, waitSeconds: place.waitSeconds }),
    },
  }),
})
export type QueueView = ReturnType<typeof viewOf>

/** The page, or what its script reads: another look, a task, the price of chosen tickets, the seats. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args.context)
  const { searchParams } = new URL(args.request.url)
  const eventId = searchParams.get('event') ?? ''
  if (shop.scripted && searchParams.has(LOOK)) return look(shop, eventId, searchParams.get(LOOK) ?? '')
  if (shop.scripted && searchParams.has(CHALLENGE)) return challenge(shop, eventId)
  if ([TOTAL_OF, SEATS, HOLDS_OF].some((field) => searchParams.has(field))) return ticketsLoader(args)
  return loadQueue(shop, args.params.slug ?? '', searchParams.get(CODE)?.trim() ?? '')
}

/** The page: the queue, or the tickets for who is let in. Without a gate the tickets are on their own page. */
export async function loadQueue(shop: Shop, slug: string, code: string) {
  const { event } = await orNotFound(
    shop.client({ wixEventsV2 }).wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS', 'REGISTRATION', 'FORM'] }),
    'EVENT_NOT_FOUND',
  )
  if (event.slug !== slug) throw redirect(placedPaths.eventQueue(event.slug, { code }), 301)
  const { gate } = await gates(shop).lookAtGate({ eventId: event.id })
  if (gate.status === 'OFF') throw redirect(`${paths.tickets(event.slug)}${code && `?${CODE}=${code}`}`, 302)
  const { title, where, date } = eventCardView(event, shop.site)
  const at = { locale: shop.site.locale, zone: event.dateAndTimeSettings.timeZoneId ?? 'UTC' }
  const until = gate.place?.status === 'ADMITTED' ? gate.place.admittedUntilDate : undefined
  return {
    event: { id: event.id, title, where, date, path: paths.event(event.slug) },
    queue: viewOf(gate),
    now: shop.now.getTime(),
    ...present({
      opens: gate.opensDate && formatDateTime(gate.opensDate, at),
      until: until?.getTime(),
      tickets: until && (await ticketsOf(shop, event, code)),
    }),
  }
}

export interface Looked {
  /** Absent when the shop could not be reached: the next look may find it. */
  readonly queue?: QueueView
}

async function look(shop: Shop, eventId: string, token: string): Promise<Looked> {
  try {
    const { gate } = await gates(shop).lookAtGate({ eventId, ...present({ token: token || undefined }) })
    return { queue: viewOf(gate) }
  } catch {
    return {}
  }
}

export interface Challenged {
  readonly challenge?: Record<string, unknown>
  readonly message?: string
}

async function challenge(shop: Shop, eventId: string): Promise<Challenged> {
  try {
    return await gates(shop).getGateChallenge({ eventId })
  } catch (error) {
    return { message: refusalText(error) }
  }
}

/** Takes a place or gives it up; whatever else is sent is the form of the tickets. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData()
  const intent = form.get(INTENT)
  if (intent !== JOIN && intent !== LEAVE) return ticketsAction(args)
  const shop = shopOf(args.context)
  const slug = args.params.slug ?? ''
  const { event } = await orNotFound(
    shop.client({ wixEventsV2 }).wixEventsV2.getEventBySlug({ slug }),
    'EVENT_NOT_FOUND',
  )
  const proof = form.get(PROOF)
  try {
    if (intent === JOIN)
      await gates(shop).joinGate({ eventId: event.id, ...present({ proof: proof ? String(proof) : undefined }) })
    else await gates(shop).leaveGate({ eventId: event.id })
  } catch (error) {
    return data({ message: refusalText(error) }, { status: 409 })
  }
  return redirect(
    placedPaths.eventQueue(
      event.slug,
      present({ code: new URL(args.request.url).searchParams.get(CODE) ?? undefined }),
    ),
    303,
  )
}

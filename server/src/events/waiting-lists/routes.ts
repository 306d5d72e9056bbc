import * as contract from '@fairground/contract/fairground/ticket-waiting-lists.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import type { Post } from '../../mail/post.ts'
import { getEvent } from '../event/find-events.ts'
import type { EntryRow } from './entry-row.ts'
import { choicesOf, joinList } from './join-list.ts'
import { offerNow, removeEntry } from './manage-entries.ts'
import { leaveList, type Place, placeOf, placesOf, takeOffer } from './places.ts'
import { entriesOfEvent } from './queries.ts'
import { changeSettings, readSettings } from './settings.ts'
import type { WaitingLinks } from './waiting-links.ts'

interface Needs {
  readonly waitingLinks: WaitingLinks
  readonly post: Pick<Post, 'soon'>
}

const entryToWire = (row: EntryRow): Static<typeof contract.WaitingEntry> => ({
  id: row.id,
  status: row.status,
  name: row.name,
  quantity: row.quantity,
  joinedDate: row.joinedAt.toISOString(),
  ...present({
    email: row.email ?? undefined,
    ticketDefinitionId: row.definitionId ?? undefined,
    ticketName: row.ticketName ?? undefined,
    position: row.position === null ? undefined : Number(row.position),
    offerExpiresDate: row.offerExpiresAt?.toISOString(),
    reservationId: row.reservationId ?? undefined,
  }),
})

const placeToWire = (
  { entry, event }: Place,
  { site }: Pick<Ctx, 'site'>,
  links: WaitingLinks,
): Static<typeof contract.WaitingPlace> => ({
  status: entry.status,
  quantity: entry.quantity,
  eventId: event.id,
  eventTitle: event.title,
  eventSlug: event.slug,
  timeZoneId: event.timeZone,
  joinedDate: entry.joinedAt.toISOString(),
  token: links.sign(site.id, entry.id),
  ...present({
    position: entry.position === null ? undefined : Number(entry.position),
    ticketName: entry.ticketName ?? undefined,
    offerExpiresDate: entry.offerExpiresAt?.toISOString(),
  }),
})

/** Waiting lists for tickets as the organiser manages them. */
function managedRoutes(api: Api, { waitingLinks: links, post }: Needs): void {
  mount(api, contract.getWaitingList, async ({ eventId }, ctx) => ({ waitingList: await readSettings(ctx, eventId) }))
  mount(api, contract.setWaitingList, async (request, ctx) => ({ waitingList: await changeSettings(ctx, request) }))
  mount(api, contract.listWaitingEntries, async ({ eventId, statuses = [], limit = 100, offset = 0 }, ctx) => {
    const event = await getEvent(ctx, eventId)
    const rows = await ctx.db.rows(entriesOfEvent, { eventId: event.id, statuses: [...statuses], limit, offset })
    return { entries: rows.map(entryToWire), total: Number(rows[0]?.total ?? 0) }
  })
  mount(api, contract.offerToWaitingEntry, async ({ entryId }, ctx) => {
    const entry = entryToWire(await offerNow(ctx, links, entryId))
    post.soon(ctx.site.id)
    return { entry }
  })
  mount(api, contract.removeWaitingEntry, async ({ entryId }, ctx) => ({
    entry: entryToWire(await removeEntry(ctx, entryId)),
  }))
}

export function waitingListRoutes(api: Api, needs: Needs): void {
  const { waitingLinks: links, post } = needs
  managedRoutes(api, needs)
  mount(api, contract.getWaitingChoices, ({ eventId }, ctx) => choicesOf(ctx, eventId))
  mount(
    api,
    contract.joinWaitingList,
    async (request, ctx) => {
      await joinList(ctx, links, request)
      post.soon(ctx.site.id)
      return {}
    },
    { limit: () => perAddress('join-waiting-list', 20) },
  )
  const limit = () => perAddress('waiting-place', 60)
  const answer = (place: Place, ctx: Ctx) => ({ place: placeToWire(place, ctx, links) })
  mount(api, contract.getWaitingPlace, async ({ token }, ctx) => answer(await placeOf(ctx, links, token), ctx), {
    limit,
  })
  mount(api, contract.leaveWaitingList, async ({ token }, ctx) => answer(await leaveList(ctx, links, token), ctx), {
    limit,
  })
  mount(api, contract.takeWaitingOffer, ({ token }, ctx) => takeOffer(ctx, links, token), { limit })
  mount(api, contract.listMyWaitingPlaces, async (_, ctx) => ({
    places: (await placesOf(ctx)).map((place) => placeToWire(place, ctx, links)),
  }))
}

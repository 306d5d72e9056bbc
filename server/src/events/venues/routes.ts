import * as contract from '@fairground/contract/fairground/venues.ts'
import { type Api, mount } from '../../http/mount.ts'
import { roomToWire } from './event-venue.ts'
import { findVenues } from './queries.ts'
import { type CountedVenue, changeVenue, type FollowVenue, getVenue, makeVenue, removeVenue } from './write-venues.ts'

const venueToWire = ({ revision, createdAt, updatedAt, rooms, ...venue }: CountedVenue) => ({
  ...venue,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
  rooms: rooms.map(roomToWire),
})

export function venueRoutes(api: Api, { followVenue }: { readonly followVenue: FollowVenue }): void {
  mount(api, contract.listVenues, async (_, { db, now }) => ({
    venues: (await db.rows(findVenues, { now })).map(venueToWire),
  }))
  mount(api, contract.getVenue, async ({ id }, { db, now }) => ({ venue: venueToWire(await getVenue(db, id, now)) }))
  mount(api, contract.createVenue, async (given, ctx) => ({ venue: venueToWire(await makeVenue(ctx, given)) }))
  mount(api, contract.updateVenue, async (changes, ctx) => ({
    venue: venueToWire(await changeVenue(ctx, changes, followVenue)),
  }))
  mount(api, contract.deleteVenue, async ({ id }, ctx) => {
    await removeVenue(ctx, id)
    return {}
  })
}

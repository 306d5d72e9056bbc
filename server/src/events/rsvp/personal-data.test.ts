import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSite } from '../../check/check-site.ts'
import { type Fair, fair } from '../events.fixture.ts'
import { exportRsvps, forgetRsvpsOf, rsvpsFollow } from './personal-data.ts'
import { answered, gathering, person, RSVPS, summary } from './rsvp.fixture.ts'

const dbOf = ({ site }: Fair) => site.assembly.pool.forSite(site.siteId)
const ownerOf = async ({ site }: Fair, rsvpId: string) =>
  (await site.query('select owner_id, member_id from rsvps where id = $1', [rsvpId]))[0] as {
    owner_id: string | null
    member_id: string | null
  }

test('a visitor signs in: their answers are the member’s, one to each event', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: first } = await gathering(shop)
  const { id: second } = await gathering(shop)
  const own = await answered(visitor, first)
  const friend = await answered(visitor, first)
  const other = await answered(visitor, second)
  const visitorId = (await ownerOf(shop, own.id)).owner_id!
  const memberId = randomUUID()
  await dbOf(shop).inTx((tx) => rsvpsFollow(tx, { visitorId }, { memberId }))
  const owners = await Promise.all([own, friend, other].map(({ id }) => ownerOf(shop, id)))
  expect(owners.map(({ owner_id }) => owner_id)).toEqual([memberId, memberId, memberId])
  expect(owners.filter(({ member_id }) => member_id === memberId)).toHaveLength(2)
})

test('the export says what was answered; once forgotten, the places stay taken and nobody is named', async () => {
  const shop = await fair()
  const { id: eventId, title } = await gathering(shop, { limit: 2 })
  const names = { additionalGuestDetails: { guestCount: 1, guestNames: ['Grace'] } }
  const rsvp = await answered(await shop.visitor(), eventId, person(1, names))
  const { owner_id: ownerId } = await ownerOf(shop, rsvp.id)
  const db = dbOf(shop)
  expect(await exportRsvps(db, ownerId!)).toEqual({
    rsvps: [expect.objectContaining({ event: title, status: 'YES', email: rsvp.email, companions: ['Grace'] })],
  })
  expect(await exportRsvps(db, randomUUID())).toEqual({ rsvps: [] })

  expect(await db.inTx((tx) => forgetRsvpsOf(tx, [ownerId!], new Date()))).toBe(1)
  const fields = 'fields=DETAILS&fields=FORM&fields=CONTACT_DETAILS'
  const { body } = await shop.admin.call('GET', `${RSVPS}/${rsvp.id}?${fields}`)
  expect(body.rsvp).toMatchObject({ anonymized: true, status: 'YES', totalGuests: 2, firstName: '' })
  for (const personal of ['Ada', 'Grace', rsvp.email]) expect(JSON.stringify(body)).not.toContain(personal)
  expect(await summary(shop, eventId)).toEqual([2, 0, 0])
  expect(await checkSite(db)).toEqual([])
})

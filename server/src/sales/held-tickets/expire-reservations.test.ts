import { expect, test } from 'vitest'
import type { Reply } from '../../../test/fixture.ts'
import { fair, MINUTE } from '../../events/events.fixture.ts'
import { release } from '../ledger/ledger.ts'
import { expireReservations, freeLapsed } from './expire-reservations.ts'
import { expireDue } from './queries.ts'

test('a buyer gets tickets whose reservation a job ends at this moment', async () => {
  const shop = await fair()
  const { id } = await shop.definition((await shop.event()).id, { initialLimit: 2 })
  const [ada, bob] = [await shop.visitor(), await shop.visitor()]
  const hold = (caller: typeof ada): Promise<Reply> =>
    caller.call('POST', '/events/v1/ticket-reservations', {
      ticketReservation: { tickets: [{ ticketDefinitionId: id, quantity: 2 }] },
    })
  expect((await hold(ada)).status).toBe(200)
  await shop.site.advance(21 * MINUTE)
  const now = new Date(Date.now() + 23 * MINUTE)
  const requested: Promise<Reply>[] = []
  await shop.site.assembly.pool.forSite(shop.site.siteId).inTx(async (tx) => {
    const [due] = await tx.rows(expireDue, { at: now, limit: 1 })
    const answer = hold(bob)
    requested.push(answer)
    const waits = async () =>
      (
        await shop.site.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length > 0
    for (let isDone = false; !isDone && !(await waits()); )
      isDone = await Promise.race([answer.then(() => true), new Promise<false>((next) => setImmediate(next, false))])
    await release(tx, [due!.id], 'EXPIRED', { now })
  })
  expect((await requested[0])?.status).toBe(200)
})

test('a buyer who found units short tries once more where somebody else has just ended what held them', async () => {
  const shop = await fair()
  const { id } = await shop.definition((await shop.event()).id, { initialLimit: 2 })
  const ada = await shop.visitor()
  const held: Reply = await ada.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId: id, quantity: 2 }] },
  })
  expect(held.status).toBe(200)
  const db = shop.site.assembly.pool.forSite(shop.site.siteId)
  const [before, now] = [new Date(), new Date(Date.now() + 23 * MINUTE)]
  expect(await freeLapsed(db, before)).toBe(false)
  expect(await expireReservations(db, now)).toBe(1)
  const after = (seconds: number) => freeLapsed(db, new Date(now.getTime() + seconds * 1_000))
  expect([await after(0), await after(9), await after(11)]).toEqual([true, true, false])
})

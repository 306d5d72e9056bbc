import pino from 'pino'
import { expect, test } from 'vitest'
import { type TestCaller, testSite } from '../../../test/fixture.ts'
import { sellTickets } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { remindToPay } from '../../sales/purchase/remind-to-pay.ts'

test('staff place an order of which its buyer hears nothing; a visitor may not', async () => {
  const site = await testSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  try {
    const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
    const place = async (caller: TestCaller, email: string, options: object) => {
      const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
      const { body } = await caller.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
      const buyer = { firstName: 'Ada', lastName: 'Byron', email }
      return caller.call('POST', '/events/v1/checkout', { eventId, reservationId: body.id, buyer, options })
    }
    expect((await place(await site.visitor(), 'vera@example.com', { silent: true })).status).toBe(403)
    const silent = await place(site.admin, 'quiet@example.com', { silent: true, markAsPaid: true })
    expect(silent.body.order).toMatchObject({ status: 'PAID', email: 'quiet@example.com' })
    // Placed after it and mailed: the silent one's turn is over.
    expect((await place(site.admin, 'loud@example.com', { markAsPaid: true })).status).toBe(200)
    const mailed = () => site.query('select to_address as "to" from mails order by 1')
    await expect.poll(mailed, { timeout: 15_000 }).toEqual([{ to: 'loud@example.com' }])

    const unpaid = await place(site.admin, 'quiet@example.com', { silent: true })
    expect(unpaid.body.order.status).toBe('INITIATED')
    const { pool, directory, orderLinks } = site.assembly
    const [waiting] = await site.query(
      `select id, pay_by - interval '1 second' as soon from orders where status = 'INITIALIZED'`,
    )
    const needs = {
      db: pool.forSite(site.siteId),
      site: directory.site(site.siteId)!,
      now: waiting?.soon as Date,
      orderLinks,
    } // made by testSite
    await remindToPay(needs, String(waiting?.id))
    expect(await mailed()).toEqual([{ to: 'loud@example.com' }])
  } finally {
    await jobs.stop()
  }
})

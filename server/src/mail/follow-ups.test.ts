import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestCaller, type TestSite, testSite } from '../../test/fixture.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts } from '../../test/shop.ts'
import { newEmail, newMember, register } from '../identity/sign-in/sign-in.fixture.ts'
import { startJobs } from '../jobs/jobs.ts'

async function siteWithJobs(): Promise<TestSite> {
  const site = await testSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  return site
}

const mailed = (site: TestSite, template: string) =>
  site.query('select to_address as "to", subject, text, needs from mails where template = $1', [template])

test('a buyer is mailed what they bought once the order is approved, and once only', async () => {
  const site = await testSite()
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const shirt = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 2)]))).body
  expect(await mailed(site, 'orderConfirmation')).toEqual([])
  expect((await pay(buyer, orderId)).status).toBe(200)
  await expect.poll(() => mailed(site, 'orderConfirmation')).toHaveLength(1)
  const [mail] = await mailed(site, 'orderConfirmation')
  const [{ number, email } = {}] = await site.query('select number::text, buyer_email as email from orders')
  expect(mail).toMatchObject({
    to: email,
    subject: `Your order ${number} at Test site`,
    text: expect.stringContaining(`http://localhost:8080/orders/${orderId}?token=`),
    needs: ['orders.read'],
  })
  expect(mail?.text).toContain('2 × £')
  expect(mail?.text).not.toMatch(/tickets?\b|downloads?\b/i)
})

test('a member of another language reads amounts its way; an order says whether its confirmation is mailed', async () => {
  const site = await siteWithJobs()
  const { productId } = await sellShirts(site, 3)
  const buyer = await site.visitor()
  const { email } = await newMember(site)
  await site.query(`update members set doc = jsonb_set(doc, '{contact,language}', '"de"') where login_email = $1`, [
    email,
  ])
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)], email))).body
  await expect.poll(() => mailed(site, 'orderConfirmation')).toHaveLength(1)
  const [mail] = await mailed(site, 'orderConfirmation')
  expect(mail?.subject).toMatch(/^Ihre Bestellung/)
  expect(String(mail?.text).replaceAll('\u00a0', ' ')).toContain('1 × 20,00 £')

  const isMailed = async () =>
    (await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.confirmationMailed
  expect(await isMailed()).toBe(true)
  await site.query(`insert into mails_off (site_id, template) values ($1, 'orderConfirmation')`, [site.siteId])
  expect(await isMailed()).toBe(false)
})

test('the confirmation says by when an order that is paid in person is to be paid, and no other does', async () => {
  const site = await siteWithJobs()
  const { productId } = await sellShirts(site, 3)
  const order = async (by: TestCaller) => (await placeOrder(by, await checkOut(by, [productLine(productId, 1)]))).status
  expect([await order(await site.visitor()), await order(site.admin)]).toEqual([200, 200])
  await expect.poll(() => mailed(site, 'orderConfirmation')).toHaveLength(2)
  const [row] = await site.query('select pay_by as "payBy" from orders where pay_by is not null')
  const term = formatDateTime(row?.payBy as Date, { locale: 'en-GB', zone: 'Europe/London' })
  const texts = (await mailed(site, 'orderConfirmation')).map(({ text }) => String(text))
  expect(texts.filter((text) => text.includes('Pay in person'))).toEqual([expect.stringContaining(term)])
})

test('the owner is notified of members who wait, and an approved one that they are in', async () => {
  const site = await siteWithJobs()
  await site.admin.call('PATCH', '/v1/sign-on-policies', { signOnPolicy: { requireOwnerApproval: true } })
  const email = newEmail()
  const { body } = await register(site.nobody, email)
  await expect.poll(() => mailed(site, 'approvalNeeded')).toHaveLength(1)
  expect((await mailed(site, 'approvalNeeded'))[0]).toMatchObject({
    to: 'owner@example.com',
    subject: `${email} is waiting for your approval`,
    text: expect.stringContaining('http://localhost:8080/admin/members'),
  })
  await site.admin.call('POST', '/api/v1/members/approve', { email })
  await expect.poll(() => mailed(site, 'memberApproved')).toHaveLength(1)
  expect((await mailed(site, 'memberApproved'))[0]).toMatchObject({ to: email, needs: ['members.write'] })
  expect(body.state).toBe('REQUIRE_OWNER_APPROVAL')
})

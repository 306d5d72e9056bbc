import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { sellShirts } from '../../../test/shop.ts'
import { staffAs } from '../../identity/staff/staff.fixture.ts'

const path = (id: string, kind = 'products') => `/fairground/v1/last-changes/${kind}/${id}`

test('the last change of a product names its key, or its user by name or email', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  const rename = (by: Pick<typeof site.admin, 'call'>, name: string) =>
    by.call('PATCH', `/stores/v1/products/${productId}`, { product: { name } })
  const lastBy = async () => (await site.admin.call('GET', path(productId))).body.change.by

  expect((await rename(site.admin, 'Shirt, blue')).status).toBe(200)
  expect(await lastBy()).toEqual({ kind: 'apiKey', id: expect.any(String), name: 'Everything' })

  const owner = await staffAs(site, 'owner')
  await rename(owner, 'Shirt, red')
  expect(await lastBy()).toEqual({ kind: 'staff', id: owner.id, name: owner.email })
  await site.query(`update staff_users set name = 'Ines Ferreira' where id = '${owner.id}'`)
  expect((await lastBy()).name).toBe('Ines Ferreira')
})

test('nothing is known of what has not changed, and of another site', async () => {
  const [site, other] = [await testSite(), await testSite()]
  const { productId } = await sellShirts(site, 5)
  await site.admin.call('PATCH', `/stores/v1/products/${productId}`, { product: { name: 'Shirt, blue' } })
  expect((await other.admin.call('GET', path(productId))).body).toEqual({})
  expect((await site.admin.call('GET', path(productId, 'coupons'))).body).toEqual({})
})

test('a coupon and an event name who changed them, to those who may see them', async () => {
  const site = await testSite()
  const { body: made } = await site.admin.call('POST', '/stores/v2/coupons', {
    specification: {
      code: 'MAY',
      name: 'May',
      percentOffRate: 10,
      active: true,
      scope: { namespace: 'stores' },
      startTime: '0',
    },
  })
  await site.admin.call('PATCH', `/stores/v2/coupons/${made.id}`, { specification: { name: 'June' } })
  expect((await site.admin.call('GET', path(made.id, 'coupons'))).body.change.by.name).toBe('Everything')
  const door = await staffAs(site, 'door')
  expect((await door.call('GET', path(made.id, 'coupons'))).status).toBe(403)
  expect((await site.admin.call('GET', path('nothing', 'events'))).status).toBe(400)
})

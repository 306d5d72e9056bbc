import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { sellShirts, sellTickets } from '../../../test/shop.ts'
import { newMember } from '../../identity/sign-in/sign-in.fixture.ts'
import { staffAs } from '../../identity/staff/staff.fixture.ts'

const pathOf = (id: string, kind = 'products') => `/fairground/v1/last-changes/${kind}/${id}`

test('the last change of a product names its key, or its user by name or email', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  const rename = (by: Pick<typeof site.admin, 'call'>, name: string) =>
    by.call('PATCH', `/stores/v1/products/${productId}`, { product: { name } })
  const lastBy = async () => (await site.admin.call('GET', pathOf(productId))).body.change.by

  expect((await rename(site.admin, 'Shirt, blue')).status).toBe(200)
  expect(await lastBy()).toEqual({ kind: 'apiKey', id: expect.any(String), name: 'Everything' })

  const owner = await staffAs(site, 'owner')
  await rename(owner, 'Shirt, red')
  expect(await lastBy()).toEqual({ kind: 'staff', id: owner.id, name: owner.email })
  const narrow = await site.keyWith(['catalog.read'])
  expect((await narrow.call('GET', pathOf(productId))).body.change.by).toEqual({ kind: 'staff', id: owner.id })
  await site.query(`update staff_users set name = 'Ines Ferreira' where id = '${owner.id}'`)
  expect((await lastBy()).name).toBe('Ines Ferreira')
  expect((await narrow.call('GET', pathOf(productId))).body.change.by.name).toBe('Ines Ferreira')
})

test('nothing is known of what has not changed, and of another site', async () => {
  const [site, other] = [await testSite(), await testSite()]
  const { productId } = await sellShirts(site, 5)
  await site.admin.call('PATCH', `/stores/v1/products/${productId}`, { product: { name: 'Shirt, blue' } })
  expect((await other.admin.call('GET', pathOf(productId))).body).toEqual({})
  expect((await site.admin.call('GET', pathOf(productId, 'coupons'))).body).toEqual({})
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
  expect((await site.admin.call('GET', pathOf(made.id, 'coupons'))).body.change.by.name).toBe('Everything')
  const door = await staffAs(site, 'door')
  expect((await door.call('GET', pathOf(made.id, 'coupons'))).status).toBe(403)
  expect((await site.admin.call('GET', pathOf('nothing', 'events'))).status).toBe(400)
})

/** Makes something, which the test changes as another user: the paths, and the revisions that the change names. */
const catalogue = [
  ['categories', '/categories/v1/categories', 'category', { name: 'Bags' }, { name: 'Totes' }],
  [
    'info-sections',
    '/stores/v3/info-sections',
    'infoSection',
    { title: 'Care', uniqueName: 'care', description: { nodes: [] } },
    { title: 'Washing' },
  ],
  [
    'customizations',
    '/stores/v3/customizations',
    'customization',
    {
      name: 'Engraving',
      customizationType: 'MODIFIER',
      customizationRenderType: 'FREE_TEXT',
      freeTextInput: { title: 'Your words', maxCharCount: 20 },
    },
    { name: 'Words' },
  ],
  ['brands', '/stores/v3/brands', 'brand', { name: 'Harbour' }, { name: 'Quay' }],
  ['ribbons', '/stores/v3/ribbons', 'ribbon', { name: 'New' }, { name: 'Last ones' }],
] as const

test('categories, brands and other parts of products name who changed them', async () => {
  const site = await testSite()
  const owner = await staffAs(site, 'owner')
  for (const [kind, path, field, first, change] of catalogue) {
    const tree = kind === 'categories' ? { treeReference: { appNamespace: '@wix/stores' } } : {}
    const { [field]: made } = (await site.admin.call('POST', path, { [field]: first, ...tree })).body
    const { id, revision } = made
    await owner.call('PATCH', `${path}/${id}`, { [field]: { id, revision, ...change }, ...tree })
    const { body } = await site.admin.call('GET', pathOf(id, kind))
    expect(body.change?.by, kind).toEqual({ kind: 'staff', id: owner.id, name: owner.email })
  }
})

test('a location, a kind of ticket and a member name who changed them', async () => {
  const site = await testSite()
  const owner = await staffAs(site, 'owner')
  const lastBy = async (kind: string, id: string) =>
    (await site.admin.call('GET', pathOf(id, kind))).body.change?.by.name

  const { location } = (await site.admin.call('POST', '/fairground/v1/locations', { name: 'Depot' })).body
  await owner.call('PATCH', `/fairground/v1/locations/${location.id}`, { revision: location.revision, name: 'Barn' })
  expect(await lastBy('stores-locations', location.id)).toBe(owner.email)

  const { ticketDefinitionId } = await sellTickets(site, 10)
  const definition = `/events-ticket-definitions/v3/ticket-definitions/${ticketDefinitionId}`
  const { ticketDefinition } = (await site.admin.call('GET', definition)).body
  await owner.call('PATCH', definition, {
    ticketDefinition: { id: ticketDefinitionId, revision: ticketDefinition.revision, name: 'Seated' },
  })
  expect(await lastBy('ticket-definitions', ticketDefinitionId)).toBe(owner.email)

  const { id } = await newMember(site)
  const details = `/fairground/v1/members/${id}/details`
  const { member } = (await owner.call('GET', details)).body
  await owner.call('PUT', details, { revision: member.revision, profile: { firstName: 'Ines' } })
  expect(await lastBy('members', id)).toBe(owner.email)
})

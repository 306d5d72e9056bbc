import { expect, test } from 'vitest'
import { type Reply, type TestSite, testSite } from '../../../test/fixture.ts'

const PATH = '/fairground/v1/content-pages'

const paragraph = (text: string) => ({
  nodes: [{ type: 'PARAGRAPH', id: 'p', nodes: [{ type: 'TEXT', id: 't', textData: { text, decorations: [] } }] }],
})
const code = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const make = async ({ admin }: TestSite, given: object = {}) =>
  admin.call('POST', PATH, { kind: 'TERMS', title: 'Terms & conditions', content: paragraph('Be kind'), ...given })

test('a page is written, read in the shop, changed and deleted, each on record', async () => {
  const site = await testSite()
  const visitor = await site.visitor()
  const { contentPage } = (await make(site)).body
  expect(contentPage).toMatchObject({ revision: '1', slug: 'terms-conditions', shown: true, html: '<p>Be kind</p>' })
  const read = () => visitor.call('GET', '/fairground/v1/pages/terms-conditions')
  expect((await read()).body.page).toMatchObject({ title: 'Terms & conditions', html: '<p>Be kind</p>', revision: '1' })

  const { id } = contentPage
  const changed = await site.admin.call('PATCH', `${PATH}/${id}`, { revision: '1', shown: false })
  expect(changed.body.contentPage).toMatchObject({ revision: '2', shown: false, html: '<p>Be kind</p>' })
  expect(code(await read())).toEqual([404, 'CONTENT_PAGE_NOT_FOUND'])
  expect(code(await site.admin.call('PATCH', `${PATH}/${id}`, { revision: '1', title: 'Old' }))).toEqual([
    409,
    'STALE_REVISION',
  ])
  expect((await site.admin.call('GET', `${PATH}/${id}`)).body.contentPage.title).toBe('Terms & conditions')

  expect((await site.admin.call('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect(code(await site.admin.call('DELETE', `${PATH}/${id}`))).toEqual([404, 'CONTENT_PAGE_NOT_FOUND'])
  expect((await site.admin.call('GET', PATH)).body.contentPages).toEqual([])
  const entries = await site.query(`select action from audit_log where action like 'contentPage.%' order by at, id`)
  expect(entries.map(({ action }) => action)).toEqual([
    'contentPage.created',
    'contentPage.changed',
    'contentPage.deleted',
  ])
})

test('a starting text is in the language of the shop, names the business and says that it is a draft', async () => {
  const site = await testSite()
  const draft = async (kind: string) => {
    const { draft: given } = (await site.admin.call('GET', `/fairground/v1/content-page-drafts/${kind}`)).body
    return { ...given, text: JSON.stringify(given.content) }
  }
  const unknown = await draft('IMPRINT')
  expect(unknown).toMatchObject({ title: 'Imprint', text: expect.stringContaining('[address]') })
  const address = { addressLine: 'Hafenstr. 1', city: 'Bremen', postalCode: '28195', country: 'DE' }
  const business = { legalName: 'Hafen GmbH', email: 'post@hafen.example', phone: '+49 421 1', address }
  const settings = { business, locale: 'de-DE', sells: 'GOODS', taxIncludedInPrices: true }
  expect((await site.admin.call('PATCH', '/fairground/v1/site-settings', settings)).status).toBe(200)

  const all = await Promise.all(['TERMS', 'PRIVACY', 'RETURNS', 'SHIPPING', 'IMPRINT'].map(draft))
  for (const { text } of all) expect(text).toMatch(/"p0t","nodes":\[\],"textData":\{"text":"Entwurf\. /)
  for (const { text } of all) expect(text).toContain('post@hafen.example')
  const [terms, , returns, , imprint] = all
  expect(terms).toMatchObject({ title: 'Allgemeine Geschäftsbedingungen' })
  expect(terms!.text).toContain('Die Preise enthalten die Steuer.')
  expect(terms!.text).not.toContain('Tickets')
  expect(returns!.text).toContain('"type":"LIST_ITEM"')
  expect(imprint!.text).toContain('Hafenstr. 1, 28195 Bremen, Deutschland')
  expect(imprint!.text).not.toContain('[Anschrift]')

  expect(code(await site.admin.call('GET', '/fairground/v1/content-page-drafts/OTHER'))[0]).toBe(400)
  expect((await site.nobody.call('GET', '/fairground/v1/content-page-drafts/TERMS')).status).toBe(401)
  const made = await make(site, { ...terms, text: undefined, kind: 'TERMS', shown: false })
  expect(made.body.contentPage.html).toMatch(/^<p>Entwurf\. .*<h2>Wer Ihnen verkauft<\/h2>/)
  expect((await site.admin.call('GET', PATH)).body.contentPages).toHaveLength(1)
})

test('pages have addresses of their own, and those that are shown are links of the site, in order', async () => {
  const site = await testSite()
  await make(site, { kind: 'OTHER', title: 'About us' })
  await make(site)
  await make(site, { kind: 'OTHER', title: 'About us' })
  await make(site, { kind: 'PRIVACY', title: '隐私', shown: false })
  const { contentPages } = (await site.admin.call('GET', PATH)).body
  const slugs = contentPages.map(({ slug }: { slug: string }) => slug)
  expect(slugs.sort()).toEqual(['about-us', 'about-us-2', 'terms-conditions', '隐私'])
  expect(code(await make(site, { slug: 'about-us' }))).toEqual([409, 'CONTENT_PAGE_ADDRESS_TAKEN'])
  expect(site.assembly.directory.site(site.siteId)?.settings.pages).toEqual([
    { slug: 'terms-conditions', title: 'Terms & conditions' },
    { slug: 'about-us', title: 'About us' },
    { slug: 'about-us-2', title: 'About us' },
  ])
  // The shop's pages are cached by the site's revision.
  expect(site.assembly.directory.site(site.siteId)?.settings.revision).toBe(5)
})

test('a page loses what harms its readers, and one without title or address is refused', async () => {
  const site = await testSite()
  const link = { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } }
  const bad = {
    nodes: [
      { type: 'PARAGRAPH', id: 'p', nodes: [{ type: 'TEXT', id: 't', textData: { text: 'x', decorations: [link] } }] },
    ],
  }
  const made = await make(site, { content: bad })
  expect(JSON.stringify(made.body)).not.toContain('javascript:')
  for (const given of [
    { title: '  ' },
    { slug: 'Über uns' },
    { slug: '../x' },
    { kind: 'NONE' },
    { title: 'x'.repeat(81) },
  ])
    expect((await make(site, given)).status).toBe(400)
  const stranger = await site.visitor()
  expect((await stranger.call('GET', PATH)).status).toBe(403)
  expect((await (await site.keyWith(['orders.read'])).call('GET', PATH)).status).toBe(403)
})

test('two who make the same address at once: one has it', async () => {
  const site = await testSite()
  const both = await Promise.all([make(site, { slug: 'terms' }), make(site, { slug: 'terms' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the checklist has its legal pages once terms, privacy and imprint are shown', async () => {
  const site = await testSite()
  const legal = async () =>
    (await site.admin.call('GET', '/fairground/v1/setup')).body.steps.find(
      ({ step }: { step: string }) => step === 'LEGAL',
    ).state
  await make(site)
  await make(site, { kind: 'PRIVACY', title: 'Privacy' })
  expect(await legal()).toBe('OPEN')
  await make(site, { kind: 'IMPRINT', title: 'Imprint' })
  expect(await legal()).toBe('DONE')
})

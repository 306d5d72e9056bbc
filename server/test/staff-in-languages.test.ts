import { afterAll, beforeAll, expect, test } from 'vitest'
import { carryOn } from '../src/catalog/import-runs/carry-on.ts'
import { newId } from '../src/ground/ids.ts'
import { mailedLink, pressed, staffAs } from '../src/identity/staff/staff.fixture.ts'
import { sharedSite } from './fixture.ts'
import { callingIn, offerLanguages } from './languages.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await offerLanguages(site)
})
afterAll(() => site.close())

const plain = (text: unknown): string => String(text).replaceAll(/[\u00a0\u202f]/g, ' ')

test.for([
  [
    'de',
    ['Bei der Verwaltung anmelden', 'Dieser Link wurde schon benutzt', 'Geben Sie Ihre ganze E-Mail-Adresse ein'],
    ['ist ein Link unterwegs', 'Anmelden</button>', 'Ihr zweiter Schritt', 'Dieser Code ist falsch'],
  ],
  [
    'fr',
    ['Se connecter à l’administration', 'Ce lien a déjà servi', 'Saisissez votre adresse e-mail complète'],
    ['un lien est en route', 'Se connecter</button>', 'Votre deuxième étape', 'Ce code est incorrect'],
  ],
] as const)('staff sign in on pages in %s where their browser asks for it', async ([language, door, inside]) => {
  const [title, used, whole] = door
  const [onItsWay, button, step, wrong] = inside
  const headers = { 'accept-language': language }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const DOOR = '/admin/sign-in-needed'
  const page = await site.nobody.call('GET', `${DOOR}?reason=used`, undefined, headers)
  for (const text of [`<html lang="${language}">`, `<h1>${title}</h1>`, used]) expect(plain(page.body)).toContain(text)
  expect(plain((await site.nobody.call('POST', DOOR, 'email=ines', form)).body)).toContain(whole)

  const { email } = await staffAs(site, 'analyst')
  const sent = await site.nobody.call('POST', DOOR, new URLSearchParams({ email }).toString(), form)
  expect(plain(sent.body)).toContain(onItsWay)
  const link = await mailedLink(site, email)
  expect(plain((await site.nobody.call('GET', link, undefined, headers)).body)).toContain(button)
  const cookie = String((await pressed(site, link)).headers['set-cookie']).split(';')[0] ?? ''
  const security = await site.nobody.call('GET', '/_staff/security', undefined, { ...headers, cookie })
  expect(plain(security.body)).toContain(`<h1>${step}</h1>`)
  const state = 'state=none&code=abcdef'
  expect(plain((await site.nobody.call('POST', '/_staff/second-step', state, form)).body)).toContain(wrong)
})

test('a question whether an app may connect is in the language of the browser', async () => {
  const unknown = await site.nobody.call('GET', '/installer/install', undefined, { 'accept-language': 'de' })
  expect(unknown.body).toContain('Mit dieser Kennung und dieser Adresse ist keine App registriert.')
})

test.for([
  ['de', 'Das ist nur für angemeldete Mitarbeitende.', 'Unter GET /stores/v1/nothing ist nichts zu finden.'],
  ['fr', 'Ceci est réservé au personnel connecté.', 'Il n’y a rien à GET /stores/v1/nothing.'],
  ['en', 'This is for staff who are signed in.', 'Nothing is found at GET /stores/v1/nothing.'],
] as const)('refusals that name more than their code are in %s', async ([language, forStaff, nothing]) => {
  const key = callingIn(language, site.admin)
  const views = await key.call('GET', '/fairground/v1/staff/views?list=orders')
  expect([views.status, views.body.message]).toEqual([403, forStaff])
  expect(views.body.details.applicationError).toEqual({ code: 'PERMISSION_DENIED', description: forStaff, data: {} })
  expect(plain((await key.call('GET', '/stores/v1/nothing')).body.message)).toContain(nothing)
})

test('a visitor who adds a line of their own is refused in their language', async () => {
  const customLineItems = [
    { quantity: 1, price: '1.00', productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' } },
  ]
  const visitor = callingIn('de', await site.visitor())
  const { status, body } = await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', { customLineItems })
  expect([status, body.message]).toEqual([403, 'Eigene Positionen fügt nur die Verwaltung hinzu.'])
})

test.for([
  ['de', 'Anmeldelink für Mitarbeitende', 'Link, der die Person anmeldet.'],
  ['fr', 'Lien de connexion du personnel', 'Lien qui connecte la personne.'],
  ['en', 'Staff sign-in link', 'Link that signs the person in.'],
] as const)('mails are named and described in %s', async ([language, name, described]) => {
  const staff = callingIn(language, site.admin)
  const { body } = await staff.call('GET', '/fairground/v1/mail-templates')
  expect(body.templates.find(({ id }: { id: string }) => id === 'signInLink').name).toBe(name)
  const one = await staff.call('GET', '/fairground/v1/mail-templates/signInLink?language=en')
  const link = one.body.variables.find((variable: { name: string }) => variable.name === 'link')
  expect([one.body.template.name, link.description]).toEqual([name, described])
})

const IMPORTS = '/fairground/v1/product-imports'

/** Id of an import of the file, compared with the shop. */
async function comparedFile(csv: string): Promise<string> {
  const { body } = await site.admin.call('POST', `${IMPORTS}?name=goods.csv`, csv, { 'content-type': 'text/csv' })
  const { siteId, assembly } = site
  const at = assembly.directory.site(siteId)!
  const ctx = { db: assembly.pool.forSite(siteId), site: at, now: new Date(), newId: () => newId(new Date()) }
  await carryOn(ctx, body.import.id)
  return body.import.id
}

test.for([
  ['de', 'Variant Price „much“ ist kein Preis in GBP.', 'Die Datei ist leer.'],
  ['fr', 'Variant Price « much » n’est pas un prix en GBP.', 'Le fichier est vide.'],
  ['en', 'Variant Price “much” is not a price in GBP.', 'The file is empty.'],
] as const)('each reader has the report of an import in their language: %s', async ([language, problem, trouble]) => {
  const reader = callingIn(language, site.admin)
  const id = await comparedFile('Handle,Title,Variant Price\ncup,Cup,much\n')
  const { body } = await reader.call('GET', `${IMPORTS}/${id}/items`)
  expect(body.items[0].problems.map((one: { message: string }) => plain(one.message))).toEqual([problem])
  const empty = await comparedFile('\n')
  expect((await reader.call('GET', `${IMPORTS}/${empty}`)).body.import).toMatchObject({ status: 'FAILED', trouble })
})

test('a report from before there were messages is read as it was stored', async () => {
  const id = await comparedFile('Handle,Title,Variant Price\ncup,Cup,much\n')
  const stored = JSON.stringify([{ line: 2, message: 'As it was.' }])
  await site.query('update product_import_items set problems = $2 where run_id = $1', [id, stored])
  await site.query(`update product_import_runs set trouble = 'It was so.' where id = $1`, [id])
  const { body } = await callingIn('de', site.admin).call('GET', `${IMPORTS}/${id}/items`)
  expect(body.items[0].problems).toEqual([{ line: 2, message: 'As it was.' }])
  expect((await site.admin.call('GET', `${IMPORTS}/${id}`)).body.import.trouble).toBe('It was so.')
})

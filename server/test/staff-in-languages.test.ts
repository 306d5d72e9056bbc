import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedLink, pressed, staffAs } from '../src/identity/staff/staff.fixture.ts'
import { sharedSite } from './fixture.ts'
import { offerLanguages } from './languages.ts'

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
    ['ist ein Link unterwegs', 'Anmelden</button>', 'Ihr zweiter Schritt', 'Dieser Code passt nicht'],
  ],
  [
    'fr',
    ['Se connecter à l’administration', 'Ce lien a déjà servi', 'Saisissez votre adresse e-mail complète'],
    ['un lien est en route', 'Se connecter</button>', 'Votre deuxième étape', 'Ce code ne convient pas'],
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

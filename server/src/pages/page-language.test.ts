import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { wantedLanguages } from '../http/browser-language.ts'
import { acceptForms, FORM_TYPE } from '../http/forms.ts'
import { homeFor, inOwnLanguage, languageOfPath, languageRoute } from './page-language.ts'

const facts = {
  name: 'Fair',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  origin: 'https://fair.example',
  languages: ['en', 'de', 'fr'],
}

test.for([
  ['/shop', '', '/shop', 'en-GB'],
  ['/de/shop', '/de', '/shop', 'de'],
  ['/de', '/de', '/', 'de'],
  ['/de?sort=price', '/de', '/?sort=price', 'de'],
  ['/en/shop', '', '/en/shop', 'en-GB'],
  ['/es/shop', '', '/es/shop', 'en-GB'],
  ['/design', '', '/design', 'en-GB'],
  ['/ar-XB/shop', '', '/ar-XB/shop', 'en-GB'],
] as const)('%s is of the prefix "%s"', ([path, prefix, rest, locale]) => {
  expect(languageOfPath(path, facts)).toEqual({ prefix, path: rest, locale })
})

test('languages of tests are there where they are built', () => {
  expect(languageOfPath('/ar-XB/shop', facts, ['en', 'ar-XB']).prefix).toBe('/ar-XB')
  expect(languageOfPath('/es/shop', facts, ['en', 'es']).prefix).toBe('')
})

test.for([
  ['/es/orders/o-1?token=x', '/orders/o-1?token=x'],
  ['/es', '/'],
  ['/es//elsewhere.example', '/elsewhere.example'],
  ['/en/shop', '/shop'],
  ['/de/shop', undefined],
  ['/it/shop', undefined],
  ['/ar-XB/shop', undefined],
  ['/established', undefined],
] as const)('%s in a language that is not offered leads to %s', ([path, own]) => {
  const built = ['en', 'de', 'fr', 'es', 'ar-XB']
  expect(inOwnLanguage(new URL(path, facts.origin), facts, built)).toBe(own)
})

test.for([
  ['de-CH,de;q=0.9,en;q=0.8', ['de', 'de', 'en']],
  ['en;q=0.2, fr;q=0.9', ['fr', 'en']],
  ['de;q=0, *', []],
  ['', []],
  ['x'.repeat(1000), []],
] as const)('a browser that sends %s', ([header, languages]) => {
  expect(wantedLanguages({ 'accept-language': header })).toEqual(languages)
})

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  acceptForms(app)
  languageRoute(app, { site: () => facts })
  app.get('/*', async (request) => ({ home: homeFor(request, facts) ?? null }))
  return () => app.close()
})

const home = async (url: string, headers: Record<string, string>) => (await app.inject({ url, headers })).json().home

test('the home page alone leads to another language: the one picked, else the browser’s', async () => {
  expect(await home('/', { 'accept-language': 'de-AT, en;q=0.5' })).toBe('/de/')
  expect(await home('/', { 'accept-language': 'en-US, de;q=0.5' })).toBeNull()
  expect(await home('/', { 'accept-language': 'es' })).toBeNull()
  expect(await home('/', {})).toBeNull()
  expect(await home('/shop', { 'accept-language': 'de' })).toBeNull()
  expect(await home('/', { 'accept-language': 'de', cookie: 'fairground-language=en' })).toBeNull()
  expect(await home('/', { cookie: 'fairground-language=fr' })).toBe('/fr/')
  expect(await home('/', { 'accept-language': 'fr', cookie: 'fairground-language=xx' })).toBeNull()
})

const pick = async (fields: Record<string, string>, from = 'same-origin') => {
  const payload = new URLSearchParams(fields).toString()
  const headers = { 'content-type': FORM_TYPE, 'sec-fetch-site': from }
  const { statusCode, headers: sent } = await app.inject({ method: 'POST', url: '/_language', payload, headers })
  return [statusCode, sent.location, String(sent['set-cookie']).split(';')[0]]
}

test('a picked language is remembered, and shows the same page', async () => {
  expect(await pick({ language: 'de', returnTo: '/shop?sort=price' })).toEqual([
    303,
    '/de/shop?sort=price',
    'fairground-language=de',
  ])
  expect(await pick({ language: 'en', returnTo: '/cart' })).toEqual([303, '/cart', 'fairground-language=en'])
  expect(await pick({ language: 'xx', returnTo: '//evil.example' })).toEqual([303, '/', 'fairground-language=en'])
})

test('a form of another site picks nothing', async () => {
  expect((await pick({ language: 'de' }, 'cross-site'))[0]).not.toBe(303)
})

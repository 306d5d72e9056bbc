import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../ground/api-error.ts'
import { sendError } from '../http/api-routes.ts'
import { acceptForms, FORM_TYPE } from '../http/forms.ts'
import { currencyRoute, pickedCurrency } from './picked-currency.ts'

const facts = {
  name: 'Fair',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  origin: 'https://fair.example',
  currencies: ['EUR', 'JPY'],
}

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, { locale: 'en-GB' }))
  app.setNotFoundHandler((request, reply) =>
    sendError(new ApiError({ code: 'NOT_FOUND' }), request, reply, { locale: 'en-GB' }),
  )
  acceptForms(app)
  currencyRoute(app, { site: () => facts })
  app.get('/picked', async (request) => ({ picked: pickedCurrency(request, facts) ?? null }))
  return () => app.close()
})

const pick = async (fields: Record<string, string>, from = 'same-origin') => {
  const payload = new URLSearchParams(fields).toString()
  const headers = { 'content-type': FORM_TYPE, 'sec-fetch-site': from }
  const { statusCode, headers: sent } = await app.inject({ method: 'POST', url: '/_currency', payload, headers })
  return { status: statusCode, location: sent.location, cookie: String(sent['set-cookie']) }
}
const picked = async (cookie: string) => (await app.inject({ url: '/picked', headers: { cookie } })).json().picked

test('a currency is stored for the reader, and given back', async () => {
  const { status, location, cookie } = await pick({ currency: 'EUR', returnTo: '/shop?sort=price' })
  expect([status, location]).toEqual([303, '/shop?sort=price'])
  expect(cookie).toMatch(/^fairground-currency=EUR; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/)
  expect(await picked('a=b; fairground-currency=EUR')).toBe('EUR')
  expect((await pick({ currency: 'GBP' })).cookie).toContain('Max-Age=0')
})

test('one that the site does not show is none', async () => {
  expect((await pick({ currency: 'CHF' })).cookie).toContain('Max-Age=0')
  expect(await picked('fairground-currency=CHF')).toBeNull()
  expect(await picked('other=EUR')).toBeNull()
})

test.for(['https://evil.example', '//evil.example', '/\\evil.example', '', '/..//evil.example'])(
  'it leads nowhere but to our own pages: %s',
  async (returnTo) => {
    expect((await pick({ currency: 'EUR', returnTo })).location).toBe('/')
  },
)

test('another site’s form is refused', async () => {
  expect((await pick({ currency: 'EUR' }, 'cross-site')).status).toBe(403)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'
import { refused } from '../../members/members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const SITE = '/fairground/v1/currencies'
const CONVERTER = '/currency_converter/v1/currencies'
const set = (others: { code: string; rate: string }[], by: TestCaller = site.admin) =>
  by.call('PATCH', SITE, { others })
const body = async (path: string) => (await visitor.call('GET', path)).body

test('a site shows prices in other currencies at its own rates', async () => {
  const own = (await body(SITE)).currency
  expect(await body(`${CONVERTER}`)).toEqual({ currencies: [{ code: own, symbol: '£' }] })
  const { body: now } = await set([
    { code: 'EUR', rate: '1.1734' },
    { code: 'JPY', rate: '190.50' },
  ])
  expect(now).toEqual({
    currency: 'GBP',
    others: [
      { code: 'EUR', rate: '1.1734' },
      { code: 'JPY', rate: '190.5' },
    ],
    updatedDate: expect.any(String),
  })
  expect((await body(CONVERTER)).currencies).toEqual([
    { code: 'GBP', symbol: '£' },
    { code: 'EUR', symbol: '€' },
    { code: 'JPY', symbol: '¥' },
  ])
  const rate = async (from: string, to: string) => (await body(`${CONVERTER}/rate/${from}/convert/${to}`)).rate
  expect(await rate('GBP', 'EUR')).toEqual({ value: '11734', decimalPlaces: 4 })
  expect(await rate('EUR', 'GBP')).toEqual({ value: '8522243054', decimalPlaces: 10 })
  expect(await rate('EUR', 'JPY')).toEqual({ value: '1623487301858', decimalPlaces: 10 })
  expect(await rate('GBP', 'GBP')).toEqual({ value: '1', decimalPlaces: 0 })

  const converted = await visitor.call('POST', `${CONVERTER}/amounts/GBP/convert/JPY`, {
    amounts: [
      { value: '1050', decimalPlaces: 2 },
      { value: '-3', decimalPlaces: 0 },
    ],
  })
  expect(converted.body).toEqual({
    amounts: [
      { value: '2000', decimalPlaces: 0 },
      { value: '-572', decimalPlaces: 0 },
    ],
    rateTimestamp: now.updatedDate,
  })
  const notOffered = await visitor.call('GET', `${CONVERTER}/rate/GBP/convert/USD`)
  expect(refused(notOffered)).toEqual([404, 'CURRENCY_NOT_OFFERED'])
  expect(notOffered.body.message).toBe('The site has no rate for USD. It shows prices in GBP, EUR and JPY.')
  const [entry] = await site.query(`select action, before, after from audit_log where action = 'currencies.set'`)
  expect(entry).toEqual({ action: 'currencies.set', before: {}, after: { EUR: '1173400', JPY: '190500000' } })
})

test.for([
  [[{ code: 'GBP', rate: '1' }], 'others[0].code'],
  [[{ code: 'QQQ', rate: '1' }], 'others[0].code'],
  [[{ code: 'EUR', rate: '0' }], 'others[0].rate'],
  [[{ code: 'EUR', rate: '1.1234567' }], 'others[0].rate'],
  [[{ code: 'EUR', rate: '-1' }], 'others[0].rate'],
  [
    [
      { code: 'EUR', rate: '1' },
      { code: 'EUR', rate: '2' },
    ],
    'others[1].code',
  ],
] as const)('a change of currencies is refused: %j', async ([others, field]) => {
  const { status, body } = await set([...others])
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})

test('rates are the administrator’s to set', async () => {
  expect((await set([], visitor)).status).toBe(403)
})

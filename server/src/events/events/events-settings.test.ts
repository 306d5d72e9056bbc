import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'

const SETTINGS = '/events/v1/settings'
const ALL = ['SITE_INFO', 'EVENTS_INFO', 'SERVICE_FEE_SETTINGS', 'PAYMENT_SETTINGS']
  .map((field) => `fields=${field}`)
  .join('&')

test('settings of events come in the requested parts', async () => {
  const { admin, site, visitor, event, definition } = await fair()
  const read = async (query: string) => (await admin.call('GET', `${SETTINGS}?${query}`)).body.eventsSettings
  expect(Object.keys(await read('')).toSorted()).toEqual(['id', 'revision'])
  const before = await read(ALL)
  expect(before).toMatchObject({
    id: site.siteId,
    siteInfo: { locale: 'en-GB', language: 'en' },
    eventsInfo: { firstEventCreated: false, sellingTickets: false, sellingPaidTickets: false },
    serviceFeeSettings: { serviceFeeEnabled: true },
    paymentSettings: {
      ticketSalesEnabled: true,
      activePaymentMethods: [{ methodId: 'manual' }],
      couponsAccepted: true,
      giftCardsAccepted: true,
      delayedPaymentCaptureSettings: { enabled: false },
    },
  })
  const { id } = await event()
  const infos = async () => Object.values((await read('fields=EVENTS_INFO')).eventsInfo)
  await definition(id, { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } })
  expect(await infos()).toEqual([true, true, false])
  await definition(id)
  expect(await infos()).toEqual([true, true, true])
  await admin.call('POST', `/events/v3/events/${id}/cancel`, {})
  expect(await infos()).toEqual([true, false, false])
  expect((await admin.call('GET', `${SETTINGS}?fields=HUGE`)).status).toBe(400)
  expect((await (await visitor()).call('GET', `${SETTINGS}?${ALL}`)).status).toBe(403)
})

test('payments are reserved first at every account, for so long and with that end, and taken at once again', async () => {
  const { admin, site } = await fair()
  const change = (eventsSettings: object, fields = ['PAYMENT_SETTINGS']) =>
    admin.call('PATCH', `${SETTINGS}/${site.siteId}`, {
      eventsSettings: { id: site.siteId, ...eventsSettings },
      fields,
    })
  const delayed = (settings: object) => ({ paymentSettings: { delayedPaymentCaptureSettings: settings } })
  expect((await change({ revision: '1', ...delayed({ enabled: true }) })).status).toBe(400)
  await site.query(
    `update sites set settings = settings || '{"paymentAccounts": {"stripe": {"publicKey": "pk_1"}, "other": {"publicKey": "pk_2"}}}'`,
  )
  const on = await change({ revision: '1', ...delayed({ enabled: true, action: 'VOID', delayInHours: 48 }) })
  expect(on.body.eventsSettings).toMatchObject({
    revision: '2',
    paymentSettings: { delayedPaymentCaptureSettings: { enabled: true } },
  })
  const reserves = async () => {
    const [row] = await site.query(`select settings->'paymentAccounts' as accounts from sites`)
    return Object.values(row?.accounts as Record<string, { reserve?: object }>).map(({ reserve }) => reserve)
  }
  expect(await reserves()).toEqual([
    { hours: 48, end: 'void' },
    { hours: 48, end: 'void' },
  ])
  const stale = await change({ revision: '1', ...delayed({ enabled: false }) })
  expect([stale.status, stale.body.details.applicationError.code]).toEqual([409, 'STALE_REVISION'])
  await change({ revision: '2', ...delayed({ action: 'CAPTURE' }) })
  expect((await reserves())[0]).toEqual({ hours: 48, end: 'capture' })
  expect((await change({ revision: '3', ...delayed({ enabled: true }) })).body.eventsSettings.revision).toBe('3')
  const off = await change({ revision: '3', ...delayed({ enabled: false }) }, [])
  expect(off.body.eventsSettings).toMatchObject({ revision: '4' })
  expect(off.body.eventsSettings.paymentSettings).toBeUndefined()
  expect(await reserves()).toEqual([undefined, undefined])
  const log = await site.query(`select count(*)::int as n from audit_log where action = 'payments.accountSet'`)
  expect(log).toEqual([{ n: 6 }])
})

test('settings of events that are fixed are refused, and those of another site', async () => {
  const { admin, site, visitor } = await fair()
  const change = (caller: typeof admin, id: string, more: object) =>
    caller.call('PATCH', `${SETTINGS}/${id}`, { eventsSettings: { id, revision: '1', ...more } })
  const pages = await change(admin, site.siteId, { eventPages: { overrides: {} } })
  expect([pages.status, pages.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    'eventsSettings.eventPages',
  ])
  expect((await change(admin, site.siteId, { siteSettings: { pagesType: 'ENABLED' } })).status).toBe(400)
  const other = '0190ffff-0000-7000-8000-00000000aaaa'
  expect((await change(admin, other, {})).body.details.applicationError.code).toBe('EVENTS_SETTINGS_NOT_FOUND')
  expect((await change(await visitor(), site.siteId, {})).status).toBe(403)
})

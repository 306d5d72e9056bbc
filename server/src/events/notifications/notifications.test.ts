import { expect, test } from 'vitest'
import type { Reply } from '../../../test/fixture.ts'
import { DAY, type Fair, fair, HOUR, inMs, MINUTE, PUBLIC_URL } from '../events.fixture.ts'
import { announcePlaces } from '../rsvp/announce-places.ts'
import { notifyCanceled, notifyGuest } from '../rsvp/notify-guests.ts'
import { answered, change, gathering, noticesOf, person } from '../rsvp/rsvp.fixture.ts'
import { BATCH, remindGuests, sendBatch, sendStored } from './send-messages.ts'

const CONFIGS = '/events-notifications/v2/notification-configs'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const violation = ({ status, body }: Reply) => [status, body.details?.validationError?.fieldViolations?.[0]?.field]

const set = ({ admin }: Fair, id: string, parts: object) =>
  admin.call('POST', `${CONFIGS}/${id}`, { notificationConfig: { id, ...parts } })
const reminder = (reminderTime: string, more: object = {}) => ({
  upcomingEventReminder: { sendingEnabled: true, reminderTime, ...more },
})
const sendingAt = ({ site }: Fair, now = new Date()) => ({
  db: site.assembly.pool.forSite(site.siteId),
  now,
  newId: () => crypto.randomUUID(),
  publicUrl: PUBLIC_URL,
})
/** The clock's job and the jobs that follow from it. */
async function passes(shop: Fair, now: Date) {
  const at = sendingAt(shop, now)
  await remindGuests(at)
  const rows = await shop.site.query(`select id from event_messages where status = 'SENDING'`)
  for (const { id } of rows) await sendStored(at, String(id))
}
const mails = ({ site }: Fair) =>
  site.query('select to_address as "to", template, subject, text, calendar from mails order by created_at, to_address')
const messages = async ({ admin }: Fair, eventId: string) =>
  (await admin.call('GET', `/fairground/v1/events/${eventId}/messages`)).body.messages

async function bought(shop: Fair, eventId: string, ticketDefinitionId: string, email: string) {
  const visitor = await shop.visitor()
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  const held = await visitor.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  const buyer = { firstName: 'Ada', lastName: 'Byron', email }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const sale = { eventId, reservationId: held.body.id, buyer, guests: [{ form: { inputValues } }] }
  const reply = await visitor.call('POST', '/events/v1/checkout', sale)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } }, initialLimit: 500 }

test('notifications of an event are read with what is set for all, and set by revision', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const resolve = async () => (await shop.admin.call('GET', `${CONFIGS}/resolve/${id}`)).body.notificationConfig
  expect(await resolve()).toMatchObject({
    id,
    revision: '0',
    rsvpConfirmation: { notificationType: 'EMAIL_RSVP_CONFIRMATION', sendingEnabled: true, template: {} },
    upcomingEventReminder: { sendingEnabled: false, reminderTime: 'BEFORE_1_DAY' },
  })
  const written = await set(shop, id, {
    revision: '0',
    ...reminder('BEFORE_1_HOUR', { template: { subject: 'Soon' } }),
  })
  expect(written.body.notificationConfig).toMatchObject({
    revision: '1',
    upcomingEventReminder: { reminderTime: 'BEFORE_1_HOUR', template: { subject: 'Soon' } },
  })
  expect(codeOf(await set(shop, id, { revision: '0', ...reminder('INSTANT') }))).toEqual([409, 'STALE_REVISION'])
  await set(shop, id, { eventCancelation: { sendingEnabled: false } })
  expect(await resolve()).toMatchObject({
    revision: '2',
    upcomingEventReminder: { reminderTime: 'BEFORE_1_HOUR' },
    eventCancelation: { sendingEnabled: false },
  })
  const stranger = crypto.randomUUID()
  expect(codeOf(await set(shop, stranger, reminder('INSTANT')))).toEqual([404, 'EVENT_NOT_FOUND'])
  expect((await (await shop.visitor()).call('GET', `${CONFIGS}/resolve/${id}`)).status).toBe(403)
  for (const template of [{ body: '{{nobody}}' }, { body: ' ' }, { body: '{{links}}' }])
    expect(violation(await set(shop, id, reminder('INSTANT', { template })))).toEqual([
      400,
      'notificationConfig.upcomingEventReminder.template.body',
    ])
  expect((await set(shop, id, reminder('BEFORE_2_WEEKS'))).status).toBe(400)
  const copy = (await shop.admin.call('POST', `/events/v3/events/${id}/clone`, {})).body.event
  const copied = (await shop.admin.call('GET', `${CONFIGS}/resolve/${copy.id}`)).body.notificationConfig
  expect(copied.upcomingEventReminder).toMatchObject({ sendingEnabled: true, reminderTime: 'BEFORE_1_HOUR' })
})

test.for([
  ['BEFORE_30_MINUTES', 30 * MINUTE],
  ['BEFORE_1_HOUR', HOUR],
  ['BEFORE_2_HOURS', 2 * HOUR],
  ['BEFORE_1_DAY', DAY],
  ['BEFORE_3_DAYS', 3 * DAY],
  ['BEFORE_1_WEEK', 7 * DAY],
] as const)('a reminder goes out %s the start, once', async ([time, lead]) => {
  const shop = await fair()
  const { id, dateAndTimeSettings } = await gathering(shop)
  const coming = await answered(shop.admin, id)
  await set(shop, id, reminder(time))
  const start = new Date((dateAndTimeSettings as { startDate: string }).startDate).getTime()
  await passes(shop, new Date(start - lead - MINUTE))
  expect(await mails(shop)).toEqual([])
  for (const late of [0, MINUTE, lead - MINUTE]) await passes(shop, new Date(start - lead + late))
  const [mail, ...more] = await mails(shop)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: coming.email, template: 'eventReminder', subject: 'Lantern walk starts soon' })
  expect(String(mail?.calendar)).toContain('SUMMARY:Lantern walk')
  expect(await messages(shop, id)).toMatchObject([{ kind: 'REMINDER', status: 'DONE', total: 1, sent: 1 }])
})

test('an instant reminder goes out at once, in the organiser’s words and with the chosen links; none after the start', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const over = await gathering(shop)
  for (const event of [id, over.id]) await answered(shop.admin, event)
  const template = {
    subject: 'Bring a lamp to {{event}}',
    body: 'It is dark.\n\nWe meet at {{place}}.',
    descriptionLink: { display: false },
    calendarLink: { linkText: 'Save it' },
  }
  for (const event of [id, over.id]) await set(shop, event, reminder('INSTANT', { template }))
  await shop.site.query(`update events set start_at = now() - interval '1 minute' where id = $1`, [over.id])
  await passes(shop, new Date())
  const [mail, ...more] = await mails(shop)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Bring a lamp to Lantern walk')
  expect(mail?.text).toContain('It is dark.\n\nWe meet at Old Mill')
  expect(mail?.text).toContain(`Save it\n  ${PUBLIC_URL}/events/`)
  expect(mail?.text).not.toContain('See the event')
  expect(mail?.text).not.toContain('We look forward')
})

test('a reminder moves with the date, and is cancelled with the event', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const other = await gathering(shop)
  for (const event of [id, other.id]) {
    await answered(shop.admin, event)
    await set(shop, event, reminder('BEFORE_1_DAY'))
  }
  const move = (days: number) =>
    shop.admin.call('PATCH', `/events/v3/events/${id}`, {
      event: { id, dateAndTimeSettings: { startDate: inMs(days * DAY), endDate: inMs(days * DAY + HOUR) } },
    })
  await move(40)
  await shop.admin.call('POST', `/events/v3/events/${other.id}/cancel`, {})
  await passes(shop, new Date(Date.now() + 29.5 * DAY))
  expect(await mails(shop)).toEqual([])
  await passes(shop, new Date(Date.now() + 39.5 * DAY))
  expect(await mails(shop)).toHaveLength(1)
  // Moved once more after the reminder: guests are reminded of the new date.
  await move(50)
  await passes(shop, new Date(Date.now() + 39.6 * DAY))
  expect(await mails(shop)).toHaveLength(1)
  await passes(shop, new Date(Date.now() + 49.5 * DAY))
  expect(await mails(shop)).toHaveLength(2)
  expect(await messages(shop, other.id)).toEqual([])
})

test('a job that is killed, repeated or run twice at once mails everybody once', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const guests = 2 * BATCH + 5
  await shop.site.query(
    `insert into rsvps (site_id, id, event_id, status, guests, first_name, last_name, email, language, revision, created_at, updated_at, doc)
     select $1, gen_random_uuid(), $2, 'YES', 1, 'Ada', 'Guest', 'g' || n || '@example.com', 'en', 1, now(), now(), '{"inputValues": []}'
     from generate_series(1, $3::int) n`,
    [shop.site.siteId, id, guests],
  )
  const { body } = await shop.admin.call('POST', `/fairground/v1/events/${id}/messages`, {
    eventId: id,
    subject: 'News',
    body: 'The doors open later.',
  })
  const at = sendingAt(shop)
  expect(await sendBatch(at, body.message.id)).toBe(true)
  expect(await messages(shop, id)).toMatchObject([{ status: 'SENDING', total: guests, sent: BATCH }])
  // A transaction that ends with its process leaves nothing behind.
  await expect(
    at.db.inTx(async (tx) => {
      await sendBatch({ ...at, db: { ...at.db, inTx: (work) => work(tx) } as typeof at.db }, body.message.id)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await mails(shop)).toHaveLength(BATCH)
  await Promise.all([sendStored(at, body.message.id), sendStored(at, body.message.id)])
  await sendStored(at, body.message.id)
  const written = await mails(shop)
  expect(new Set(written.map(({ to }) => to)).size).toBe(guests)
  expect(written).toHaveLength(guests)
  expect(await messages(shop, id)).toMatchObject([{ status: 'DONE', total: guests, sent: guests, subject: 'News' }])
})

test('a message that is requested again within a minute is the same message, and another text is not', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop)
  await answered(shop.admin, eventId)
  await shop.site.query('delete from mails')
  const path = `/fairground/v1/events/${eventId}/messages`
  const send = async (more: object = {}): Promise<string> =>
    (await shop.admin.call('POST', path, { eventId, subject: 'News', body: 'Soon', ...more })).body.message.id
  const remind = () =>
    shop.admin.call('POST', '/events-notifications/v2/notifications/trigger', {
      emailNotificationType: 'EMAIL_UPCOMING_EVENT_REMINDER',
      eventGuests: { eventId },
    })

  const [first, ...pressed] = await Promise.all([send(), send(), send()])
  expect(pressed).toEqual([first, first])
  await passes(shop, new Date())
  expect(await send()).toBe(first)
  const others = [await send({ body: 'Later' }), await send({ audience: { statuses: ['NOT_ATTENDING'] } })]
  expect(new Set([first, ...others]).size).toBe(3)
  await Promise.all([remind(), remind()])
  await passes(shop, new Date())
  expect((await mails(shop)).map(({ template }) => template).sort()).toEqual([
    'eventMessage',
    'eventMessage',
    'eventReminder',
  ])

  await shop.site.query(`update event_messages set created_at = created_at - interval '1 minute'`)
  expect(await send()).not.toBe(first)
})

test('a message goes to guests by status and kind of ticket, each address once', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const standing = await shop.definition(eventId, { ...free, name: 'Standing' })
  const seated = await shop.definition(eventId, { ...free, name: 'Seated' })
  await bought(shop, eventId, standing.id, 'ada@example.com')
  await bought(shop, eventId, standing.id, 'ADA@example.com')
  await bought(shop, eventId, seated.id, 'grace@example.com')
  await bought(shop, eventId, seated.id, 'gone@example.com')
  await shop.site.query(`update tickets set status = 'VOID' where doc->'guest'->>'email' = 'gone@example.com'`)
  const path = `/fairground/v1/events/${eventId}/messages`
  const reach = async (audience: object) => {
    const sent = await shop.admin.call('POST', path, { eventId, subject: 'News', body: 'Soon', audience })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    await shop.site.query('delete from mails')
    await sendStored(sendingAt(shop), sent.body.message.id)
    const preview = { eventId, kind: 'MESSAGE', subject: 'a', body: 'b', audience }
    const { recipients } = (await shop.admin.call('POST', `${path}/preview`, preview)).body
    const to = (await mails(shop)).map((mail) => String(mail.to).toLowerCase())
    expect(recipients).toBe(to.length)
    return to
  }
  expect(await reach({})).toEqual(['ada@example.com', 'grace@example.com'])
  expect(await reach({ ticketDefinitionIds: [seated.id] })).toEqual(['grace@example.com'])
  expect(await reach({ statuses: ['IN_WAITLIST', 'NOT_ATTENDING'] })).toEqual([])

  const open = await gathering(shop, { limit: 1, waitlistEnabled: true, responseType: 'YES_AND_NO' })
  const [yes, waits] = [await answered(shop.admin, open.id), await answered(shop.admin, open.id)]
  const call = (body: object) => shop.admin.call('POST', '/events-notifications/v2/notifications/trigger', body)
  const all = { eventGuests: { eventId: open.id } }
  await shop.site.query('delete from mails')
  for (const emailNotificationType of ['EMAIL_NEW_SPOTS_AVAILABLE', 'EMAIL_UPCOMING_EVENT_REMINDER'])
    expect((await call({ emailNotificationType, ...all })).body).toEqual({})
  await passes(shop, new Date())
  const byTemplate = new Map((await mails(shop)).map(({ template, to }) => [template, to]))
  expect(Object.fromEntries(byTemplate)).toEqual({ eventPlaces: waits.email, eventReminder: yes.email })

  const rsvpGuest = { eventId: open.id, rsvpId: yes.id }
  const confirm = { emailNotificationType: 'EMAIL_RSVP_CONFIRMATION' }
  expect((await call({ ...confirm, rsvpGuest })).status).toBe(200)
  expect(codeOf(await call({ ...confirm, rsvpGuest: { ...rsvpGuest, eventId } }))).toEqual([404, 'RSVP_NOT_FOUND'])
  expect(violation(await call({ ...confirm, ...all }))).toEqual([400, 'rsvpGuest'])
  await shop.admin.call('POST', `/events/v3/events/${open.id}/cancel`, {})
  expect(codeOf(await call({ emailNotificationType: 'EMAIL_UPCOMING_EVENT_REMINDER', ...all }))).toEqual([
    409,
    'INVALID_EVENT_STATUS_TRANSITION',
  ])
})

test('confirmations and cancellations of an event are in its own words, or are not sent', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const rsvp = await answered(shop.admin, id, person())
  const notices = noticesOf(shop)
  await set(shop, id, { rsvpConfirmation: { sendingEnabled: false } })
  await notifyGuest(notices, rsvp.id, { notice: 'answered' })
  expect(await mails(shop)).toEqual([])
  await set(shop, id, {
    rsvpConfirmation: { template: { subject: 'Yes, {{event}}!', body: 'Come early.' } },
    eventCancelation: { template: { body: 'The mill has burnt down.' } },
  })
  await notifyGuest(notices, rsvp.id, { notice: 'answered' })
  expect(await mails(shop)).toMatchObject([
    { subject: 'Yes, Lantern walk!', text: expect.stringContaining('Come early.') },
  ])
  await shop.admin.call('POST', `/events/v3/events/${id}/cancel`, {})
  await notifyCanceled(notices, id)
  const mail = (await mails(shop)).find(({ template }) => template === 'eventCanceled')
  expect(mail).toMatchObject({ subject: 'Lantern walk is cancelled', text: expect.stringContaining('burnt down') })
})

test('a preview needs both texts of a message, and a draft mails nobody', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event({}, { draft: true })
  const path = `/fairground/v1/events/${eventId}/messages`
  const preview = await shop.admin.call('POST', `${path}/preview`, { eventId, kind: 'REMINDER', body: 'Bring a lamp.' })
  expect(preview.body).toMatchObject({ subject: 'Lantern walk starts soon', recipients: 0 })
  expect(preview.body.html).toContain('Bring a lamp.')
  expect(violation(await shop.admin.call('POST', `${path}/preview`, { eventId, kind: 'MESSAGE' }))[0]).toBe(400)
  const message = { eventId, subject: 'News', body: 'Soon' }
  expect(codeOf(await shop.admin.call('POST', path, message))).toEqual([409, 'INVALID_EVENT_STATUS_TRANSITION'])
  expect(violation(await shop.admin.call('POST', path, { ...message, body: '{{links}}' }))).toEqual([400, 'body'])
  expect((await (await shop.visitor()).call('POST', path, message)).status).toBe(403)
  expect(codeOf(await shop.admin.call('GET', `/fairground/v1/events/${crypto.randomUUID()}/messages`))).toEqual([
    404,
    'EVENT_NOT_FOUND',
  ])
})

test('waiting guests get news of places that become free, at most once an hour, where the organiser wants that', async () => {
  const shop = await fair()
  const limits = { limit: 1, waitlistEnabled: true, responseType: 'YES_AND_NO' }
  const { id } = await gathering(shop, limits)
  const [comes, waits] = [await answered(shop.admin, id), await answered(shop.admin, id)]
  const resolved = (await shop.admin.call('GET', `${CONFIGS}/resolve/${id}`)).body.notificationConfig
  expect(resolved.newSpotsAvailable.sendingEnabled).toBe(false)
  /** Addresses that hear of it in the minute after so long. */
  const readers = async (later = 0) => {
    const now = new Date(Date.now() + later)
    await shop.site.query('delete from mails')
    await announcePlaces(sendingAt(shop, now))
    await passes(shop, now)
    return (await mails(shop)).filter(({ template }) => template === 'eventPlaces').map(({ to }) => to)
  }
  const give = (status: string) => change(shop.admin, comes.id, { status })
  await give('NO')
  expect(await readers(), 'nothing is set').toEqual([])

  await give('YES')
  await set(shop, id, { newSpotsAvailable: { sendingEnabled: true, template: { subject: 'Room at {{event}}' } } })
  expect(await readers(), 'nothing became free').toEqual([])
  await give('NO')
  await give('YES')
  expect(await readers(), 'it is taken again').toEqual([])
  await give('NO')
  expect(await readers()).toEqual([waits.email])
  expect(await readers(MINUTE), 'they have read it').toEqual([])
  expect(await messages(shop, id)).toMatchObject([{ kind: 'NEW_PLACES', subject: 'Room at {{event}}', sent: 1 }])

  const raise = (limit: number, more: object = {}) =>
    shop.admin.call('PATCH', `/events/v3/events/${id}`, {
      event: { registration: { rsvp: { ...limits, limit } }, ...more },
    })
  await shop.admin.call('PATCH', `/events/v3/events/${id}`, { event: { title: 'Evening walk' } })
  expect(await readers(2 * HOUR), 'another change').toEqual([])
  expect((await raise(5)).status).toBe(200)
  expect(await readers(30 * MINUTE), 'within the hour').toEqual([])
  expect(await readers(4 * HOUR)).toEqual([waits.email])

  await give('YES')
  await give('NO')
  await set(shop, id, { newSpotsAvailable: { sendingEnabled: false } })
  expect(await readers(8 * HOUR), 'switched off').toEqual([])
})

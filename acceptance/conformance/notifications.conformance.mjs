import { expect, test } from 'vitest'
import { admin, refusal, visitor } from './clients.mjs'
import { newEvent } from './occasions.mjs'

test('notifications of an event are resolved and set; a reminder has its time and its words', async () => {
  const event = await newEvent()
  const { notificationConfig: before } = await admin.notifications.resolveNotificationConfig(event._id)
  expect(before).toMatchObject({
    _id: event._id,
    revision: '0',
    rsvpConfirmation: { notificationType: 'EMAIL_RSVP_CONFIRMATION', sendingEnabled: true },
    upcomingEventReminder: { sendingEnabled: false, reminderTime: 'BEFORE_1_DAY' },
  })
  const { notificationConfig: after } = await admin.notifications.upsertNotificationConfig(event._id, {
    revision: '0',
    upcomingEventReminder: {
      sendingEnabled: true,
      reminderTime: 'BEFORE_3_DAYS',
      template: { subject: 'Soon: {{event}}', calendarLink: { display: false } },
    },
  })
  expect(after._createdDate).toBeInstanceOf(Date)
  expect(after).toMatchObject({
    revision: '1',
    upcomingEventReminder: {
      reminderTime: 'BEFORE_3_DAYS',
      template: { subject: 'Soon: {{event}}', calendarLink: { display: false } },
    },
  })
  const late = admin.notifications.upsertNotificationConfig(event._id, { revision: '0' })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'STALE_REVISION' })
})

test('a mail to guests is sent by hand', async () => {
  const event = await newEvent({ registration: { initialType: 'RSVP' } })
  const rsvp = await visitor().rsvp.createRsvp({
    eventId: event._id,
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${event.slug}@example.com`,
    status: 'YES',
  })
  const trigger = (request) => admin.notifications.triggerNotification(request)
  const eventGuests = { eventId: event._id }
  await trigger({ emailNotificationType: 'EMAIL_UPCOMING_EVENT_REMINDER', eventGuests })
  await trigger({
    emailNotificationType: 'EMAIL_RSVP_CONFIRMATION',
    rsvpGuest: { eventId: event._id, rsvpId: rsvp._id },
  })
  await admin.events.cancelEvent(event._id)
  const late = trigger({ emailNotificationType: 'EMAIL_UPCOMING_EVENT_REMINDER', eventGuests })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'INVALID_EVENT_STATUS_TRANSITION' })
})

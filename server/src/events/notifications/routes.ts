import * as contract from '@fairground/contract/events/notifications.ts'
import * as messages from '@fairground/contract/fairground/event-messages.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { required } from '../requests/required.ts'
import { resolveConfig, upsertConfig } from './configs.ts'
import { messagesOf, previewMessage, sendByHand, sendMessage } from './messages.ts'

interface NotificationDeps {
  /** Origin of pages, without a slash at its end. */
  readonly publicUrl: string
  /** Mails the confirmation of an answer to its guest again. */
  readonly confirmAgain: (ctx: Ctx, eventId: string, rsvpId: string) => Promise<void>
}

export function notificationRoutes(api: Api, { publicUrl, confirmAgain }: NotificationDeps): void {
  mount(api, contract.resolveNotificationConfig, async ({ notificationConfigId }, ctx) => ({
    notificationConfig: await resolveConfig(ctx, notificationConfigId),
  }))
  mount(api, contract.upsertNotificationConfig, async ({ notificationConfig }, ctx) => ({
    notificationConfig: await upsertConfig(ctx, notificationConfig),
  }))
  mount(api, contract.triggerNotification, async (request, ctx) => {
    await trigger(ctx, request, confirmAgain)
    return {}
  })
  mount(api, messages.sendEventMessage, async (request, ctx) => ({ message: await sendMessage(ctx, request) }))
  mount(api, messages.previewEventMessage, (request, ctx) => previewMessage(ctx, publicUrl, request))
  mount(api, messages.listEventMessages, (request, ctx) => messagesOf(ctx, request))
}

async function trigger(
  ctx: Ctx,
  { emailNotificationType: type, rsvpGuest, eventGuests }: RequestOf<typeof contract.triggerNotification>,
  confirmAgain: NotificationDeps['confirmAgain'],
): Promise<void> {
  if (type === 'EMAIL_RSVP_CONFIRMATION') {
    if (!rsvpGuest) throw new InvalidArgument([required('rsvpGuest')])
    return confirmAgain(ctx, rsvpGuest.eventId, rsvpGuest.rsvpId)
  }
  if (!eventGuests) throw new InvalidArgument([required('eventGuests')])
  await sendByHand(ctx, eventGuests.eventId, type === 'EMAIL_NEW_SPOTS_AVAILABLE' ? 'NEW_PLACES' : 'REMINDER')
}

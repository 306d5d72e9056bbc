import type {
  BackInStockItemDetails,
  createBackInStockNotificationRequest,
} from '@fairground/contract/ecom/back-in-stock-notifications.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { pageLanguage } from '../../ground/site-languages.ts'
import { type Lookup, offered } from './availability.ts'
import { collectionStates } from './collecting.ts'
import { announce } from './notify.ts'
import { insertRequest, type RequestRow } from './queries.ts'
import { ownReference } from './reference.ts'

type Details = Static<typeof BackInStockItemDetails>
type NotificationRequest = RequestOf<typeof createBackInStockNotificationRequest>['request']

/** A picture is named by its id, or by an address that a browser can open. */
export function assertPicture(image: Details['image']): void {
  const { url } = image ?? {}
  if (url && !/^(https?:\/\/[^\s/]+|\/media\/|wix:image:\/\/)/.test(url))
    throw new ApiError({ code: 'INVALID_ITEM_IMAGE_URL', url })
}

/**
 * Records a request: one mail, once the item was out and is there again. The sent details of the item, and its address, are stored
 * for the merchant alone: a mail says what the catalogue says.
 */
export async function requestNotification(
  ctx: Ctx,
  using: Lookup,
  requested: NotificationRequest,
  details: Details,
): Promise<RequestRow> {
  const reference = ownReference(requested.catalogReference, using.apps)
  assertPicture(details.image)
  const states = await collectionStates(ctx.db, using.apps)
  const state = states.find(({ appId }) => appId === reference.appId)
  if (state?.collectingRequests === false)
    throw new ApiError({ code: 'REQUEST_COLLECTION_DISABLED', appId: reference.appId })
  const [offer] = await offered(ctx.db, ctx, using, [reference])
  const { image, ...item } = details
  return ctx.db.inTx(async (tx) => {
    const made = await tx.row(insertRequest, {
      id: ctx.newId(),
      reference,
      catalogItemId: reference.catalogItemId,
      email: requested.email.trim(),
      ownerId: ownerId(ctx.caller) ?? null,
      ownerIsMember: ctx.caller.kind === 'member',
      seenOut: !offer?.obtainable,
      itemUrl: requested.itemUrl ?? null,
      item: image ? { ...item, image } : item,
      at: ctx.now,
      language: pageLanguage(ctx.site) ?? null,
    })
    if (!made) throw new ApiError({ code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS' })
    await announce(tx, [made], 'created', ctx)
    return made
  })
}

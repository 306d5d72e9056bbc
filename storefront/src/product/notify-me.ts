import { ApiError } from '@fairground/client/errors.ts'
import { backInStockNotifications } from '@fairground/client/generated/ecom.back-in-stock-notifications.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import { refusalText } from '../refusal-text.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'
import type { NotifyMeAnswer } from './notify-me-answer.ts'

/** Requests a mail for when the item of the form is there again. A second request for it is accepted, too. */
export async function notifyMe(client: Shop['client'], appId: string, form: FormData): Promise<NotifyMeAnswer> {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const email = field('email')
  const of = field('product')
  const variantId = field('variant')
  try {
    await client({ backInStockNotifications }).backInStockNotifications.createBackInStockNotificationRequest({
      request: {
        catalogReference: {
          appId,
          catalogItemId: of,
          ...present({ options: variantId ? { variantId } : undefined }),
        },
        email,
      },
      itemDetails: { name: cutText(field('name'), 200) || t('product.item'), price: field('price') || '0' },
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS')
      return { of, email }
    const invalid = error instanceof ApiError && error.code === 'INVALID_ARGUMENT'
    const message = invalid ? t('product.enterEmail') : refusalText(error)
    return { of, wrong: { message, email } }
  }
  return { of, email }
}

import { ApiError } from '@fairground/client/errors.ts'
import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { isLost, onceConnected } from '../offline/connection.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'

/** True when a change may have been made although its answer is missing: none came, or one of a server or proxy that failed. */
export const mayBeMade = (error: unknown): boolean =>
  isLost(error) || (error instanceof ApiError && error.status >= 500)

/** Shown where the state of the order cannot be read either. */
export const unknownOutcome = (): string => t('checkout.unknown')

/** Reads as soon as there is a connection; undefined where the shop answers that it cannot. */
export async function readAfterLoss<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await onceConnected(read)
  } catch (error) {
    if (!mayBeMade(error)) throw error
    return undefined
  }
}

/** Reason why an order has to be paid again after an answer was lost; undefined once it waits for nothing. */
export async function whyPayAgain(
  { client }: Shop,
  order: { readonly orderId: string; readonly token?: string },
): Promise<string | undefined> {
  const read = await readAfterLoss(() => client({ orderView }).orderView.getPlacedOrder(order))
  if (!read) return unknownOutcome()
  return read.order.status === 'INITIALIZED' ? t('checkout.waits') : undefined
}

import { isRefusal } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { data, redirect } from 'react-router'
import { inTurn } from '../in-turn.ts'
import { paths } from '../paths.ts'
import { refusalText } from '../refusal-text.ts'
import type { Shop } from '../shop.ts'
import { t } from '../texts.ts'
import { chosenOptions } from './chosen-options.ts'
import { productReference, referenceIn } from './product-reference.ts'

/** Intents of the forms of a cart. */
const intents = ['add', 'quantity', 'remove', 'restore', 'coupon', 'uncoupon', 'checkout'] as const
type Intent = (typeof intents)[number]

/** One change of the visitor's cart, from a form. Refusals come back as a sentence, with the page they came from. */
export async function changeCart(form: FormData, shop: Shop) {
  const intent = String(form.get('intent')) as Intent
  if (!intents.includes(intent)) return data({ message: t('cart.actionNotAvailable') }, { status: 400 })
  try {
    const changed = () => change(intent, form, shop)
    const checkoutId = await (shop.scripted ? inTurn('cart', changed) : changed())
    if (checkoutId) return redirect(paths.checkout(checkoutId), 303)
    return shop.scripted ? {} : redirect(paths.cart(), 303)
  } catch (error) {
    return data({ message: refusalText(error), intent }, { status: 409 })
  }
}

/** Answers the checkout's id when the form requests it. */
async function change(intent: Intent, form: FormData, { client }: Shop): Promise<string | undefined> {
  const cart = client({ currentCart }).currentCart
  const line = String(form.get('line') ?? '')
  const quantity = wholeNumber(form.get('quantity'))
  switch (intent) {
    case 'add':
      await cart.addToCurrentCart({
        lineItems: [
          { catalogReference: productReference(String(form.get('product') ?? ''), chosenOptions(form)), quantity },
        ],
      })
      return undefined
    case 'restore':
      await cart.addToCurrentCart({ lineItems: [{ catalogReference: referenceIn(form), quantity }] })
      return undefined
    case 'quantity':
      await cart.updateCurrentCartLineItemQuantity({ lineItems: [{ id: line, quantity }] })
      return undefined
    case 'remove':
      // Gone already, by the first half of a double press or in another window, is what was wanted.
      await cart.removeLineItemsFromCurrentCart({ lineItemIds: [line] }).catch((error: unknown) => {
        if (!isRefusal(error, 'LINE_ITEM_NOT_FOUND')) throw error
      })
      return undefined
    case 'coupon':
      await cart.updateCurrentCart({ couponCode: String(form.get('code') ?? '').trim() })
      return undefined
    case 'uncoupon':
      await cart.removeCouponFromCurrentCart()
      return undefined
    case 'checkout':
      return (await cart.createCheckoutFromCurrentCart({ channelType: 'WEB' })).checkoutId
    default:
      return intent satisfies never
  }
}

/** 1 for what is no number: the server refuses what is too much. */
function wholeNumber(value: FormDataEntryValue | null): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : 1
}

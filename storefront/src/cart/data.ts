import { isRefusal } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../shop.ts'
import { type CartView, cartView, emptyCart } from './cart-view.ts'
import { changeCart } from './change-cart.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<{ cart: CartView }> {
  const { client, site } = shopOf(context)
  try {
    const api = client({ currentCart }).currentCart
    return { cart: cartView(await api.estimateCurrentCartTotals({ calculateShipping: false }), site) }
  } catch (error) {
    if (isRefusal(error, 'OWNED_CART_NOT_FOUND')) return { cart: emptyCart }
    throw error
  }
}

export const action = async ({ request, context }: ActionFunctionArgs) =>
  changeCart(await request.formData(), shopOf(context))

import { memberLogin } from '@fairground/client/auth/member-login'
import { visitorAuth } from '@fairground/client/auth/visitor'
import { createClient } from '@fairground/client/create-client'
import { isRefusal } from '@fairground/client/errors'
import { currentCart } from '@fairground/client/generated/ecom.current-cart'
import { redirects } from '@fairground/client/generated/redirects.redirects'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3'
import { query } from '@fairground/client/query'
import { cookieStorage } from '@fairground/client/storage/cookie-storage'

const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const auth = visitorAuth({ clientId: import.meta.env.VITE_CLIENT_ID, storage: cookieStorage() })
const shop = createClient({
  url: import.meta.env.VITE_FAIRGROUND_URL ?? 'http://localhost:8080',
  auth,
  modules: { currentCart, productsV3, redirects },
})

export const login = memberLogin(shop)

export const findGoods = () =>
  query(shop.productsV3.queryProducts)
    .eq('productType', 'PHYSICAL')
    .ascending('name')
    .limit(12)
    .with({ fields: ['CURRENCY'] })
    .find()

/** The basket of the visitor, or of the member; undefined before anything was put into it. */
export async function readBasket() {
  if (auth.getTokens().refreshToken.role === 'none') return undefined
  try {
    return (await shop.currentCart.getCurrentCart()).cart
  } catch (error) {
    if (isRefusal(error, 'OWNED_CART_NOT_FOUND')) return undefined
    throw error
  }
}

export async function addToBasket(catalogItemId: string) {
  const line = { catalogReference: { appId: STORE, catalogItemId }, quantity: 1 }
  return (await shop.currentCart.addToCurrentCart({ lineItems: [line] })).cart
}

/** Address at which the basket is paid for: a page of the shop, which knows the visitor and leads back here. */
export async function checkoutAddress(): Promise<string> {
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: location.href },
  })
  return redirectSession.fullUrl
}

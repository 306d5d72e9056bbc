import { memberLogin } from '../auth/member-login.ts'
import type { TokenStorage } from '../auth/tokens.ts'
import { visitorAuth } from '../auth/visitor.ts'
import { createClient } from '../create-client.ts'
import { isRefusal } from '../errors.ts'
import { currentCart } from '../generated/ecom.current-cart.ts'
import { products } from '../generated/stores.products.ts'
import { query } from '../query.ts'

export interface ShopScenario {
  readonly url: string
  readonly clientId: string
  readonly storage?: TokenStorage
  /** Registers this person and signs them in; `redirectUri` where there is no page. */
  readonly member?: { readonly email: string; readonly password: string; readonly redirectUri?: string }
}

const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/**
 * Scenario of a page of a shop: looks at the goods, puts one into the cart, signs its visitor in and out. Gives back what it saw,
 * as plain JSON, so that it can run in Node, in a worker and in a browser alike. Needs a product in stock.
 */
export async function shopScenario({ url, clientId, storage, member }: ShopScenario) {
  const auth = visitorAuth({ clientId, ...(storage ? { storage } : {}) })
  const shop = createClient({ url, auth, modules: { currentCart, products } })
  const hasNoCart = () =>
    shop.currentCart.getCurrentCart().then(
      () => false,
      (error: unknown) => isRefusal(error, 'OWNED_CART_NOT_FOUND'),
    )

  const startsWithoutCart = await hasNoCart()
  const page = await query(shop.products.queryProducts).eq('visible', true).limit(1).find()
  const catalogReference = { appId: STORE, catalogItemId: page.items[0]?.id ?? '' }
  const { cart } = await shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })
  const many = Array.from({ length: 99 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
  const byPost = await query(shop.products.queryProducts)
    .in('id', [...many, catalogReference.catalogItemId])
    .find()
  const seen = {
    startsWithoutCart,
    role: auth.getTokens().refreshToken.role,
    lines: cart.lineItems.map(({ quantity }) => quantity),
    datesAreDates: cart.createdDate instanceof Date,
    foundByPost: byPost.length,
  }
  if (!member) return seen

  const { redirectUri, ...credentials } = member
  const login = memberLogin(shop)
  const registered = await login.register(credentials)
  if (registered.loginState !== 'SUCCESS') return { ...seen, registered }
  await login.completeLogin(registered.data.sessionToken, redirectUri ? { redirectUri } : {})
  const { cart: followed } = await shop.currentCart.getCurrentCart()
  const signedIn = {
    loggedIn: login.loggedIn(),
    cartFollowed: followed.lineItems.map(({ quantity }) => quantity),
    wrongPassword: await login.login({ ...credentials, password: `${credentials.password}?` }),
  }
  await login.logout(redirectUri ?? url).catch(() => undefined)
  return {
    ...seen,
    registered: 'SUCCESS',
    ...signedIn,
    loggedInAfter: login.loggedIn(),
    cartAfter: !(await hasNoCart()),
  }
}

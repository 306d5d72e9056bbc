import { ApiError } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { type Product, products } from '@fairground/client/generated/stores.products.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../paths.ts'
import { chosenOptions } from '../products/chosen-options.ts'
import { wayToDeepest } from '../products/collection-rows.ts'
import { loadCollections } from '../products/listing.ts'
import { loadLooks } from '../products/looks.ts'
import { movedProduct } from '../products/moved-product.ts'
import { productCards } from '../products/product-cards.ts'
import { productReference, STORE_APP_ID } from '../products/product-reference.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'
import { type AddAnswer, BUY_NOW } from './add-answer.ts'
import { attachmentsOf } from './attachment-view.ts'
import { productView } from './product-view.ts'
import { tellMe } from './tell-me.ts'
import { TELL_ME } from './tell-me-answer.ts'

const RELATED = 4

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { client, site, tag } = shop
  const api = productsOf({ client })
  const [found, collections] = await Promise.all([
    api.queryProducts({ query: { filter: { slug: params.slug ?? '' }, paging: { limit: 1 } } }),
    loadCollections(shop),
  ])
  const [product] = found.products
  if (!product) throw await movedProduct({ client }, params.slug ?? '')
  tag(`product:${product.id}`, 'products')
  const way = wayToDeepest(collections, product.collectionIds)
  const [related, { product: details }, preorders, looks, attachments] = await Promise.all([
    besides(
      api,
      product.id,
      way.map(({ id }) => id),
    ),
    client({ productsV3 }).productsV3.getProduct({ productId: product.id }),
    preordersOf(api, product),
    loadLooks(shop),
    attachmentsOf(shop, product),
  ])
  return {
    product: productView(product, site, details, preorders),
    way: way.map(({ name, slug }) => ({ name, slug })),
    attachments,
    related: await productCards(shop, related, looks),
  }
}

const productsOf = ({ client }: Pick<Shop, 'client'>) => client({ products }).products

/** What stands beside it: in its collection, then in those above, as long as there is room. Without a collection, in the shop. */
async function besides(api: ReturnType<typeof productsOf>, productId: string, way: readonly string[]) {
  const found = new Map<string, Product>()
  for (const shelf of way.length > 0 ? way.toReversed() : [undefined]) {
    const filter = { id: { $ne: productId }, ...(shelf ? { 'collections.id': { $hasSome: [shelf] } } : {}) }
    const { products: some } = await api.queryProducts({ query: { filter, paging: { limit: RELATED + found.size } } })
    for (const product of some) if (found.size < RELATED) found.set(product.id, product)
    if (found.size >= RELATED) break
  }
  return [...found.values()]
}

/** What buyers are told of the variants that are sold before they are in stock; asked only where some variant is not there. */
async function preordersOf(
  api: ReturnType<typeof productsOf>,
  { id, variants }: Product,
): Promise<Map<string, string>> {
  if (variants.every(({ stock }) => stock.inStock)) return new Map()
  const filter = { productId: id, 'stock.inStock': false }
  const { variants: out } = await api.queryStoreVariants({ query: { filter, paging: { limit: 100 } } })
  return new Map(
    out.flatMap(({ variantId, preorderInfo: { enabled, message } }) =>
      enabled ? [[variantId, message ?? 'Sent as soon as it is in stock'] as const] : [],
    ),
  )
}

/** Adds the product to the cart, and goes on to the checkout when that was pressed. Else, without scripts, the cart page follows, or this page again with what went wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client, scripted } = shopOf(context)
  const form = await request.formData()
  if (form.get('intent') === TELL_ME) {
    const answer = await tellMe(client, STORE_APP_ID, form)
    return data(answer, { status: answer.wrong ? 409 : 200 })
  }
  const quantity = Number(form.get('quantity'))
  const said = chosenOptions(form)
  const cart = client({ currentCart }).currentCart
  try {
    await cart.addToCurrentCart({
      lineItems: [
        {
          catalogReference: productReference(String(form.get('product') ?? ''), said),
          quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
        },
      ],
    })
    if (form.get('intent') === BUY_NOW) {
      const { checkoutId } = await cart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
      return redirect(paths.checkout(checkoutId), 303)
    }
  } catch (error) {
    return data<AddAnswer>({ message: refusalText(error), missing: missingOf(error), said }, { status: 409 })
  }
  return scripted ? {} : redirect(paths.cart(), 303)
}

/** Names of what must be said first, where that is why it was refused. */
const missingOf = (error: unknown): string[] =>
  error instanceof ApiError && error.code === 'MODIFIER_REQUIRED' && Array.isArray(error.data.missing)
    ? error.data.missing.map(String)
    : []

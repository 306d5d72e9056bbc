import { ApiError } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { productPages } from '@fairground/client/generated/fairground.product-pages.ts'
import { productsV3, type V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { chosenOptions } from '../cart/chosen-options.ts'
import { productReference, STORE_APP_ID } from '../cart/product-reference.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { hasPoll } from '../poll/has-poll.ts'
import { productCardView } from '../products/product-card-view.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'
import { type AddAnswer, BUY_NOW } from './add-answer.ts'
import { attachmentViews } from './attachment-view.ts'
import { notifyMe } from './notify-me.ts'
import { NOTIFY_ME } from './notify-me-answer.ts'
import { productView } from './product-view.ts'

/** Field sets of the product that its page shows. */
const FIELDS = ['CURRENCY', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'INFO_SECTION_PLAIN_DESCRIPTION'] as const

/** Two calls: the product, and what its page shows beside it. An address that a product has left leads to its present one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { client, site, tag } = shop
  const { slug = '' } = params
  const [{ product }, page] = await Promise.all([
    orNotFound(client({ productsV3 }).productsV3.getProductBySlug({ slug, fields: [...FIELDS] }), 'PRODUCT_NOT_FOUND'),
    orNotFound(client({ productPages }).productPages.getProductPage({ slug }), 'PRODUCT_NOT_FOUND'),
  ])
  if (product.slug !== slug) throw redirect(paths.product(product.slug), 301)
  // Any change of a product is one of `products`; a sale is one of this page where it shows.
  tag(`shownStock:${product.id}`, 'products', 'collections')
  const extras =
    product.modifiers.length > 0 ? (await import('./modifier-view.ts')).extrasOf(product, site) : { modifiers: [] }
  const texts = textsOf(product)
  const polled = texts.some(({ html }) => hasPoll(html)) ? await polledTexts(shop, texts) : undefined
  return {
    product: productView(product, page.supplies, extras, site),
    polled,
    way: page.breadcrumbs.map((place) => ({ name: place.name, slug: place.slug })),
    deposit: page.formattedDeposit,
    attachments: attachmentViews(page.attachments, site),
    related: page.relatedProducts.map((one) => productCardView(one, site, page.preorderProductIds.includes(one.id))),
  }
}

/** The description, then the sections. */
const textsOf = ({ id, plainDescription = '', infoSections }: V3Product) => [
  { placeType: 'PRODUCT' as const, placeId: id, html: plainDescription },
  ...infoSections.map((section) => ({
    placeType: 'INFO_SECTION' as const,
    placeId: section.id,
    html: section.plainDescription ?? '',
  })),
]

/** Those of the texts that have polls, each at its place. */
async function polledTexts(shop: Shop, texts: ReturnType<typeof textsOf>) {
  const { polledText } = await import('../poll/load-polls.ts')
  const [description, ...sections] = await Promise.all(
    texts.map(({ html, ...place }) => (hasPoll(html) ? polledText(shop, place) : undefined)),
  )
  return { description, sections }
}

/** Adds the product to the cart, and goes on to the checkout when that was pressed. Else, without scripts, the cart page follows, or this page again with what went wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client, scripted } = shopOf(context)
  const form = await request.formData()
  if (form.get('intent') === NOTIFY_ME) {
    const answer = await notifyMe(client, STORE_APP_ID, form)
    return data(answer, { status: answer.wrong ? 409 : 200 })
  }
  const quantity = Number(form.get('quantity'))
  const entered = chosenOptions(form)
  const cart = client({ currentCart }).currentCart
  try {
    await cart.addToCurrentCart({
      lineItems: [
        {
          catalogReference: productReference(String(form.get('product') ?? ''), entered),
          quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
        },
      ],
    })
    if (form.get('intent') === BUY_NOW) {
      const { checkoutId } = await cart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
      return redirect(paths.checkout(checkoutId), 303)
    }
  } catch (error) {
    return data<AddAnswer>({ message: refusalText(error), missing: missingOf(error), entered }, { status: 409 })
  }
  return scripted ? {} : redirect(paths.cart(), 303)
}

/** Names of modifiers that must be filled in first, where that is why it was refused. */
const missingOf = (error: unknown): string[] =>
  error instanceof ApiError && error.code === 'MODIFIER_REQUIRED' && Array.isArray(error.data.missing)
    ? error.data.missing.map(String)
    : []

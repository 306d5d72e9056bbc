import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { notFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { chosenOptions } from '../products/chosen-options.ts'
import { productCardView } from '../products/product-card-view.ts'
import { productReference } from '../products/product-reference.ts'
import { refusalText } from '../refusal-text.ts'
import { shopOf } from '../shop.ts'
import { productView } from './product-view.ts'

const RELATED = 4

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { client, site, tag } = shopOf(context)
  const api = client({ products }).products
  const [product] = (await api.queryProducts({ query: { filter: { slug: params.slug ?? '' }, paging: { limit: 1 } } }))
    .products
  if (!product) throw notFound()
  tag(`product:${product.id}`, 'products')
  const shelf = product.collectionIds.at(-1)
  const related = await api.queryProducts({
    query: {
      filter: { id: { $ne: product.id }, ...(shelf ? { 'collections.id': { $hasSome: [shelf] } } : {}) },
      paging: { limit: RELATED },
    },
  })
  return {
    product: productView(product, site),
    related: related.products.map((one) => productCardView(one, site)),
  }
}

/** Adds the product to the cart. Without scripts the cart page follows, or this page again with what went wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client, scripted } = shopOf(context)
  const form = await request.formData()
  const quantity = Number(form.get('quantity'))
  try {
    await client({ currentCart }).currentCart.addToCurrentCart({
      lineItems: [
        {
          catalogReference: productReference(String(form.get('product') ?? ''), chosenOptions(form)),
          quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
        },
      ],
    })
  } catch (error) {
    return data({ message: refusalText(error) }, { status: 409 })
  }
  return scripted ? {} : redirect(paths.cart(), 303)
}

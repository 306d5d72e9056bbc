import { expectTypeOf, test } from 'vitest'
import { visitorAuth } from './auth/visitor.ts'
import { createClient } from './create-client.ts'
import { currentCart } from './generated/ecom.current-cart.ts'
import { orders } from './generated/ecom.orders.ts'
import { products } from './generated/stores.products.ts'

const client = createClient({
  url: 'http://localhost',
  auth: visitorAuth({ clientId: 'c' }),
  modules: { currentCart, orders, products },
})
type Reference = { catalogReference: { appId: string; catalogItemId: string } }

test('dates are Date in answers', () => {
  expectTypeOf(client.currentCart.getCurrentCart).returns.resolves.toHaveProperty('cart')
  type Cart = Awaited<ReturnType<typeof client.currentCart.getCurrentCart>>['cart']
  expectTypeOf<Cart['createdDate']>().toEqualTypeOf<Date>()
  expectTypeOf<Cart['buyerNote']>().toEqualTypeOf<string | undefined>()
})

test('a message without required fields may be left out, one with may not', () => {
  expectTypeOf(client.currentCart.getCurrentCart).parameter(0).toExtend<Record<never, never> | undefined>()
  type GetOrder = Parameters<typeof client.orders.getOrder>
  expectTypeOf<[]>().not.toExtend<GetOrder>()
  expectTypeOf<[{ id: string }]>().toExtend<GetOrder>()
})

test('wrong field names and wrong values do not compile', () => {
  const line: Reference & { quantity: number } = { catalogReference: { appId: 'a', catalogItemId: 'b' }, quantity: 1 }
  const calls = () => [
    client.currentCart.addToCurrentCart({ lineItems: [line] }),
    // @ts-expect-error the field is called lineItems
    client.currentCart.addToCurrentCart({ items: [line] }),
    // @ts-expect-error a quantity is a number
    client.currentCart.addToCurrentCart({ lineItems: [{ ...line, quantity: '1' }] }),
    // @ts-expect-error the call is named getOrder
    client.orders.readOrder({ id: 'o' }),
    // @ts-expect-error the sort order is ASC or DESC
    client.products.queryProducts({ query: { sort: [{ fieldName: 'name', order: 'UP' }] } }),
    // @ts-expect-error a single product is not a list of pages
    client.products.getProduct.each({ id: 'p' }),
  ]
  expectTypeOf(calls).toBeFunction()
})

test('lists iterate over their items', () => {
  const names = async () => {
    for await (const product of client.products.queryProducts.each()) expectTypeOf(product.name).toEqualTypeOf<string>()
  }
  expectTypeOf(names).toBeFunction()
})

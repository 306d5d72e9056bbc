import type { ReactNode } from 'react'
import type { Act, Cart } from './app'
import { checkoutAddress } from './shop'

export function Basket({ cart, act }: { cart: Cart; act: Act }): ReactNode {
  const goToCheckout = async () => location.assign(await checkoutAddress())
  return (
    <section aria-labelledby="basket">
      <h2 id="basket">Basket</h2>
      {!cart || cart.lineItems.length === 0 ? (
        <p>It is empty.</p>
      ) : (
        <>
          <ul>
            {cart.lineItems.map(({ id, quantity, productName, lineItemPrice }) => (
              <li key={id}>
                <span>
                  {quantity} × {productName.original}
                </span>
                <span>{lineItemPrice.formattedAmount}</span>
              </li>
            ))}
          </ul>
          <p>
            Together <strong>{cart.subtotal.formattedAmount}</strong>, since {cart.createdDate.toLocaleDateString()}
          </p>
          <button type="button" onClick={() => act(goToCheckout)}>
            Check out
          </button>
        </>
      )}
    </section>
  )
}

import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { Drawer } from '@fairground/ui/drawer.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { useFetcher } from 'react-router'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { CartLines } from './cart-lines.tsx'
import { type CartView, emptyCart } from './cart-view.ts'
import { ChargedIn } from './charged-in.tsx'

/** The cart beside the page, after something was put into it. */
export function CartDrawer({
  cart = emptyCart,
  open,
  onClose,
}: {
  cart?: CartView | undefined
  open: boolean
  onClose: () => void
}) {
  const { Form, state, data } = useFetcher<{ message?: string }>()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Your cart"
      footer={
        cart.lines.length > 0 && (
          <div className="flex flex-col gap-4">
            <p className="flex items-baseline justify-between gap-4 font-semibold">
              Subtotal <span className="tabular-nums">{cart.subtotal}</span>
            </p>
            <ChargedIn amount={cart.charged} />
            {data?.message && <FieldError>{data.message}</FieldError>}
            <Form method="post" action={paths.cart()}>
              <Button
                type="submit"
                name="intent"
                value="checkout"
                variant="marigold"
                size="lg"
                className="w-full"
                pending={state !== 'idle'}
                disabledReason={cart.blocked ? 'Fix the marked items first' : undefined}
              >
                Go to checkout
              </Button>
            </Form>
            <ButtonLink linkAs={RouterLink} href={paths.cart()} variant="quiet" className="w-full">
              See the whole cart
            </ButtonLink>
          </div>
        )
      }
    >
      {cart.lines.length === 0 ? (
        <EmptyState title="Your cart is empty">Things you add appear here.</EmptyState>
      ) : (
        <CartLines lines={cart.lines} compact />
      )}
    </Drawer>
  )
}

import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { Drawer } from '@fairground/ui/drawer.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { paths } from '../paths.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { CartLines } from './cart-lines.tsx'
import { type CartView, emptyCart } from './cart-view.ts'
import { ChargedIn } from './charged-in.tsx'
import { useRemovedLines } from './removed-lines.ts'

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
  const removed = useRemovedLines(cart.lines)
  const { Form, state, data } = useFetcher<{ message?: string }>()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('cart.title')}
      footer={
        cart.lines.length > 0 && (
          <div className="flex flex-col gap-4">
            <p className="flex items-baseline justify-between gap-4 font-semibold">
              {rich('cart.subtotalWith', {
                mark: (text) => <span className="tabular-nums">{text}</span>,
                subtotal: cart.subtotal,
              })}
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
                disabledReason={cart.blocked ? t('cart.fixTheMarkedItemsFirst') : undefined}
              >
                {t('cart.goToCheckout')}
              </Button>
            </Form>
            <ButtonLink linkAs={RouterLink} href={paths.cart()} variant="quiet" className="w-full">
              {t('cart.seeTheWholeCart')}
            </ButtonLink>
          </div>
        )
      }
    >
      {cart.lines.length === 0 ? (
        <EmptyState title={t('cart.yourCartIsEmpty')}>{t('cart.thingsAppearHere')}</EmptyState>
      ) : (
        <CartLines lines={cart.lines} removed={removed} compact />
      )}
    </Drawer>
  )
}

import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useActionData, useLoaderData, useSent } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CartLines } from './cart-lines.tsx'
import type { CartView } from './cart-view.ts'
import { ChargedIn } from './charged-in.tsx'
import { CouponForm } from './coupon-form.tsx'
import type { loader } from './data.ts'
import { useRemovedLines } from './removed-lines.ts'

export function Component() {
  const { cart } = useLoaderData<typeof loader>()
  const removed = useRemovedLines(cart.lines)
  const refused = useActionData<{ message?: string; intent?: string }>()
  const ofCoupon = refused?.intent === 'coupon' && cart.lines.length > 0
  return (
    <div className="page-column flex flex-col gap-8 py-10 lg:py-14">
      <Metadata title={t('cart.title')} noindex />
      <h1 className="font-display text-h1">{t('cart.title')}</h1>
      {refused?.message && !ofCoupon && <FieldError>{refused.message}</FieldError>}
      {cart.lines.length === 0 ? (
        <EmptyState
          title={t('cart.yourCartIsEmpty')}
          action={
            <ButtonLink linkAs={RouterLink} href={paths.shop()}>
              {t('cart.seeTheShop')}
            </ButtonLink>
          }
        >
          {t('cart.addedAppearHere')}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-[7fr_4fr] lg:gap-16">
          <section aria-label={t('cart.items')} className="border-t border-border pt-5">
            <CartLines lines={cart.lines} removed={removed} />
          </section>
          <Totals cart={cart} refused={ofCoupon ? refused.message : undefined} />
        </div>
      )}
    </div>
  )
}

function Totals({ cart, refused }: { cart: CartView; refused: string | undefined }) {
  const going = useSent()?.get('intent') === 'checkout'
  return (
    <section aria-label={t('cart.total')} className="flex flex-col gap-4 rounded-card bg-sunken p-6 lg:sticky lg:top-6">
      <dl className="flex flex-col gap-2 tabular-nums">
        {cart.discounted && (
          <>
            <div className="flex justify-between gap-4">
              <dt>{t('cart.items')}</dt>
              <dd>{cart.discounted.items}</dd>
            </div>
            <div className="flex justify-between gap-4 text-candy">
              <dt>{t('cart.discount')}</dt>
              <dd>−{cart.discounted.discount}</dd>
            </div>
          </>
        )}
        <div className="flex items-baseline justify-between gap-4 text-h3">
          <dt>{t('cart.subtotal')}</dt>
          <dd>{cart.subtotal}</dd>
        </div>
      </dl>
      <CouponForm coupon={cart.coupon} action={paths.cart()} refused={refused} />
      <LiveRegion>{t('cart.subtotalIs', { subtotal: cart.subtotal })}</LiveRegion>
      <p className="text-small text-ink-2">{cart.more}</p>
      <ChargedIn amount={cart.charged} />
      <Form method="post" action={paths.cart()}>
        <Button
          type="submit"
          name="intent"
          value="checkout"
          variant="marigold"
          size="lg"
          className="w-full"
          pending={going}
          disabledReason={cart.blocked ? t('cart.fixTheMarkedItemsFirst') : undefined}
        >
          {t('cart.goToCheckout')}
        </Button>
      </Form>
    </section>
  )
}

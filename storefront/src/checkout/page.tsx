import { SkipLink } from '@fairground/ui/skip-link.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { TakeBack } from '../placed-order/take-back-form.tsx'
import { inLanguage } from '../shell/language-prefix.ts'
import { Metadata } from '../shell/metadata.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import type { loader } from './data.ts'
import type { Refused } from './place-order.ts'
import { Summary } from './summary.tsx'

/** A declined payment leaves an order behind, so the page is read again after a refusal too. */
export const shouldRevalidate = () => true

/** No site navigation here: the name leads back to the cart, which may be another site's: the server knows. */
export function Component() {
  const { checkout, addresses, methods, countries } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const { name } = useSite()
  return (
    <>
      <Metadata title={t('checkout.checkout')} noindex />
      <SkipLink />
      <header className="border-b border-border bg-surface">
        <div className="page-column flex h-16 items-center justify-between gap-4">
          <a href={inLanguage(paths.cart())} className="font-display text-h2 font-bold">
            {name}
          </a>
          {checkout.orderId ? (
            <TakeBack action={paths.placedOrder(checkout.orderId)} />
          ) : (
            <a
              href={inLanguage(paths.cart())}
              className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-brand underline-offset-4 hover:underline"
            >
              <span aria-hidden="true" className="rtl:-scale-x-100">
                ←
              </span>
              {t('checkout.backToCart')}
            </a>
          )}
        </div>
      </header>
      <main id="main" className="grow overflow-x-clip">
        <div className="page-column grid lg:min-h-[calc(100dvh-65px)] lg:grid-cols-[6fr_5fr] lg:gap-12">
          <div className="order-2 flex flex-col gap-8 py-10 lg:order-1 lg:py-14">
            <h1 className="font-display text-h1">
              {checkout.orderId ? t('checkout.payForYourOrder') : t('checkout.checkout')}
            </h1>
            <CheckoutFields
              checkout={checkout}
              addresses={addresses}
              methods={methods}
              countries={countries}
              refused={refused}
            />
          </div>
          <Summary checkout={checkout} />
        </div>
      </main>
    </>
  )
}

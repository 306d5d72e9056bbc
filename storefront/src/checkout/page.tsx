import { SkipLink } from '@fairground/ui/skip-link.tsx'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { placedPaths } from '../placed-paths.ts'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import { BackToCart, CheckoutHeader } from './checkout-header.tsx'
import type { loader } from './data.ts'
import { Elsewhere } from './elsewhere-part.ts'
import { LOST } from './lost.ts'
import type { Refused } from './place-order.ts'
import { PolicyFooter } from './policies.tsx'
import { Summary } from './summary.tsx'
import { TakeBack } from './take-back-form.tsx'

/** A declined payment leaves an order behind, so the page is read again after a refusal too; not for another open step. */
export const shouldRevalidate = ({ actionStatus, formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== LOST && (formMethod !== undefined || currentUrl.search === nextUrl.search)

/** No site navigation here: the name leads back to the cart, which may be another site's: the server knows. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  if ('elsewhere' in loaded) return <Elsewhere {...loaded} pressed={refused !== undefined} />
  const {
    checkout,
    addresses,
    ways,
    countries,
    words,
    billWords,
    brand,
    content,
    texts,
    policies,
    consent,
    billsFully,
    steps,
    tips,
    giftCards,
  } = loaded
  return (
    <>
      <Metadata title={t('checkout.checkout')} noindex />
      <SkipLink />
      <CheckoutHeader
        brand={brand}
        end={
          checkout.orderId ? (
            <TakeBack action={placedPaths.placedOrder(checkout.orderId)} />
          ) : (
            <BackToCart brand={brand} words={content.continueShoppingLink} />
          )
        }
      />
      <main id="main" className="grow overflow-x-clip" style={brand.looks.main}>
        <div className="page-column grid lg:min-h-[calc(100dvh-65px)] lg:grid-cols-[6fr_5fr] lg:gap-12">
          <div className="order-2 flex flex-col gap-8 py-10 lg:order-1 lg:py-14">
            <h1 className="font-display text-h1">
              {checkout.orderId ? t('checkout.payForYourOrder') : t('checkout.checkout')}
            </h1>
            <CheckoutFields
              texts={texts}
              checkout={checkout}
              addresses={addresses}
              ways={ways}
              countries={countries}
              words={words}
              billWords={billWords}
              consent={consent}
              billsFully={billsFully}
              steps={steps}
              tips={tips}
              refused={refused}
            />
          </div>
          <Summary checkout={checkout} giftCards={giftCards} title={content.orderSummary} look={brand.looks.summary} />
        </div>
      </main>
      <PolicyFooter policies={policies} brand={brand} />
    </>
  )
}

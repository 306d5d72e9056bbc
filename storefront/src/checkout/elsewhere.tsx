import { ButtonLink } from '@fairground/ui/button.tsx'
import { SkipLink } from '@fairground/ui/skip-link.tsx'
import { paths } from '../paths.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { BackToCart, CheckoutHeader } from './checkout-header.tsx'
import type { ShownBrand } from './look.ts'

type ElsewhereProps = {
  /** Id of the checkout. */
  elsewhere: string
  brand: ShownBrand
  /** A form was sent, and nothing was done. */
  pressed: boolean
}

/** Content where a checkout does not open: its member has signed out, or it belongs to another browser, or there is none. */
export function Elsewhere({ elsewhere, brand, pressed }: ElsewhereProps) {
  return (
    <>
      <Metadata title={t('checkout.checkout')} noindex />
      <SkipLink />
      <CheckoutHeader brand={brand} end={<BackToCart brand={brand} />} />
      <main id="main" className="grow">
        <div data-part="elsewhere" className="page-column flex max-w-2xl flex-col items-start gap-5 py-10 lg:py-14">
          <h1 className="font-display text-h1">{t('checkout.elsewhereTitle')}</h1>
          {pressed && <p role="alert">{t('checkout.nothingDone')}</p>}
          <p className="text-ink-2">{t('checkout.elsewhere')}</p>
          <ButtonLink linkAs={RouterLink} href={paths.login({ returnTo: paths.checkout(elsewhere) })}>
            {t('checkout.signIn')}
          </ButtonLink>
        </div>
      </main>
    </>
  )
}

import { Button } from '@fairground/ui/button.tsx'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, Response>['data']

/** Reason why a link led to no checkout; or the button that makes one, where no browser is known to have opened the link. */
export function Component() {
  const loaded = useLoaderData<Loaded>()
  const { message } = useActionData<Loaded>() ?? loaded
  return (
    <div className="page-column flex flex-col items-start gap-6 py-10 lg:py-14">
      <Metadata title={t('filled-checkout.title')} noindex />
      {message === undefined ? (
        <>
          <h1 className="font-display text-h2 text-balance">{t('filled-checkout.title')}</h1>
          <p>{t('filled-checkout.text')}</p>
          <form method="post">
            <Button type="submit">{t('filled-checkout.goOn')}</Button>
          </form>
        </>
      ) : (
        <div role="alert">
          <h1 className="font-display text-h2 text-balance">{message}</h1>
        </div>
      )}
      <a href="/shop" className="underline underline-offset-4">
        {t('cart.seeTheShop')}
      </a>
    </div>
  )
}

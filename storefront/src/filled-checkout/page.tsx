import { useLoaderData } from 'react-router'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'

/** Reason why a link led to no checkout. */
export function Component() {
  const { message } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>['data']>()
  return (
    <div className="page-column flex flex-col items-start gap-6 py-10 lg:py-14">
      <Metadata title={t('cart.title')} />
      <h1 className="font-display text-h2 text-balance">{message}</h1>
      <a href="/shop" className="underline underline-offset-4">
        {t('cart.seeTheShop')}
      </a>
    </div>
  )
}

import { Bunting } from '@fairground/ui/bunting.tsx'
import { t } from '../texts.ts'
import { Metadata } from './metadata.tsx'
import { RouterLink } from './router-link.tsx'
import { useSite } from './site-context.ts'

/** Stands in the place of every page of a shop that sells nothing; buyers still find their orders. */
export function ClosedPage() {
  const { name, closed } = useSite()
  const isSoon = closed === 'PENDING'
  return (
    <main id="main" data-part="closed" className="grid min-h-dvh place-items-center px-4 py-16">
      <Metadata title={name} description={t('shell.closedTitle')} path="/" noindex />
      <section className="w-full max-w-xl overflow-hidden rounded-card border border-border bg-surface">
        <Bunting />
        <div className="flex flex-col items-start gap-4 px-6 pt-8 pb-10 sm:px-10">
          <p className="text-small font-semibold text-ink-2">{name}</p>
          <h1 className="font-display text-h1 font-bold text-balance">
            {isSoon ? t('shell.soonTitle') : t('shell.closedTitle')}
          </h1>
          <p className="max-w-measure text-ink-2">{isSoon ? t('shell.soonText') : t('shell.closedText')}</p>
          <RouterLink
            href="/account/orders"
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {t('shell.yourOrders')}
          </RouterLink>
        </div>
      </section>
    </main>
  )
}

import { ButtonLink } from '@fairground/ui/button.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { Lights } from './lights.tsx'

/** The one green band of the page, with its valance. */
export function Hero() {
  return (
    <section className="valance bg-band text-on-band">
      <div className="page-column grid items-center gap-10 pt-12 pb-14 lg:grid-cols-12 lg:gap-16 lg:pt-20 lg:pb-22">
        <div className="flex flex-col items-start gap-6 lg:col-span-7">
          <h1 className="max-w-[8em] font-display text-display [text-wrap:wrap]">{t('home.title')}</h1>
          <p className="max-w-[34rem] text-[1.125rem] text-on-band-2">{t('home.intro')}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
            <ButtonLink linkAs={RouterLink} href={paths.events()} variant="marigold" size="lg">
              {t('home.getTickets')}
            </ButtonLink>
            <RouterLink
              href={paths.shop()}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {t('home.shopTheCollection')}
            </RouterLink>
          </div>
        </div>
        <Lights className="w-full rounded-card lg:col-span-5" />
      </div>
    </section>
  )
}

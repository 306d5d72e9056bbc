import { ButtonLink } from '@fairground/ui/button.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'

/** The sunken band: why goods and tickets are in one place. */
export function OneCart() {
  const { demo } = useSite()
  return (
    <section className="-mb-24 bg-sunken">
      <div className="page-column grid gap-8 py-16 lg:grid-cols-[5fr_6fr] lg:gap-16 lg:py-24">
        <h2 className="max-w-[14ch] font-display text-h1">{demo ? t('home.oneCartTitle') : t('home.anyCartTitle')}</h2>
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-measure text-[1.125rem] text-ink-2">{demo ? t('home.oneCart') : t('home.anyCart')}</p>
          <ButtonLink linkAs={RouterLink} href={paths.events()} variant="secondary">
            {t('home.seeAllEvents')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

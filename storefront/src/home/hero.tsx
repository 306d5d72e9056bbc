import { ButtonLink } from '@fairground/ui/button.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { paths } from '../paths.ts'
import { offerOf } from '../shell/offer.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import { Lights } from './lights.tsx'

/** The one green band of the page, with its valance. */
export function Hero() {
  const site = useSite()
  const { name, texts, demo, heroPicture } = site
  const { goods, events } = offerOf(site)
  const text = texts?.heroText ?? (demo && t('home.intro'))
  return (
    <section className="valance bg-band text-on-band">
      <div className="page-column grid items-center gap-10 pt-12 pb-14 lg:grid-cols-12 lg:gap-16 lg:py-20">
        <div className="flex flex-col items-start gap-6 lg:col-span-7">
          <h1 className="max-w-[8em] font-display text-display [text-wrap:wrap]">
            {texts?.heroTitle ?? (demo ? t('home.title') : name)}
          </h1>
          {text && <p className="max-w-xl text-[1.125rem] text-on-band-2">{text}</p>}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
            {events && (
              <ButtonLink linkAs={RouterLink} href={paths.events()} variant="marigold" size="lg">
                {t('home.getTickets')}
              </ButtonLink>
            )}
            {goods && (
              <RouterLink
                href={paths.shop()}
                className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
              >
                {t('home.shopTheCollection')}
              </RouterLink>
            )}
          </div>
        </div>
        {heroPicture ? (
          <Image
            src={heroPicture}
            alt=""
            name={name}
            ratio="3:2"
            sizes="(min-width: 64rem) 30rem, 100vw"
            priority
            className="rounded-card lg:col-span-5"
          />
        ) : (
          <Lights className="w-full rounded-card lg:col-span-5" />
        )}
      </div>
    </section>
  )
}

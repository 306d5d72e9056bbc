import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { memo, use } from 'react'
import { AccountLink } from '../account/account-link.tsx'
import { CartLink } from '../cart/cart-link.tsx'
import { paths } from '../paths.ts'
import { type Place, PlaceContext } from '../router/contexts.ts'
import { NavLink } from '../shell/nav-link.tsx'
import { offerOf } from '../shell/offer.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { SiteContext, useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import { SearchLink } from './search-link.tsx'

/** With more letters than these in the shop's name and the links, the links have a row of their own on a phone. */
const ONE_ROW = 22

const linkClass =
  'inline-flex min-h-11 whitespace-nowrap items-center border-y-2 border-transparent hover:text-brand aria-[current=page]:border-b-brand'

/** The server writes the markup of before for the same site at the same path: it knows no visitor. */
const writtenContent = import.meta.env.SSR
  ? (await import('../rendered-once.server.ts')).renderedOnce(ContentAt, ({ site, place }) => ({
      shown: site,
      also: place.location.pathname,
    }))
  : undefined

const box = { 'data-site': '', className: 'border-b border-border bg-surface' }

export const Header = writtenContent
  ? () => {
      const props = { site: useSite(), place: use(PlaceContext) }
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written of the same content.
      return <header {...box} dangerouslySetInnerHTML={{ __html: writtenContent(props) }} />
    }
  : memo(() => <header {...box}>{Content()}</header>)

function ContentAt({ site, place }: { site: SiteFacts; place: Place }) {
  return (
    <SiteContext value={site}>
      <PlaceContext value={place}>
        <Content />
      </PlaceContext>
    </SiteContext>
  )
}

function Content() {
  const site = useSite()
  const { name, logo, menu } = site
  const { goods, events } = offerOf(site)
  const isLong = name.length + t('shell.shop').length + t('shell.events').length > ONE_ROW || menu
  return (
    <div
      className={`page-column flex items-center gap-2 min-[22.5rem]:gap-3 sm:h-16 sm:gap-5 md:gap-8 ${isLong ? 'max-sm:flex-wrap max-sm:py-1' : 'h-16'}`}
    >
      <RouterLink
        href={paths.home()}
        className={`min-w-0 truncate font-display text-[clamp(1rem,5.2vw,1.25rem)] font-bold sm:text-h2 ${isLong ? 'max-w-3/5' : ''}`}
      >
        {logo ? <img alt={name} {...logo} /> : name}
      </RouterLink>
      <nav
        aria-label={t('shell.main')}
        className={`flex text-small font-medium sm:gap-5 sm:text-[0.9375rem] md:gap-7 ${isLong ? 'max-sm:order-last max-sm:w-full overflow-x-auto gap-6' : 'gap-2 min-[22.5rem]:gap-3'}`}
      >
        {goods && (
          <NavLink href={paths.shop()} className={linkClass}>
            {t('shell.shop')}
          </NavLink>
        )}
        {events && (
          <NavLink href={paths.events()} className={linkClass}>
            {t('shell.events')}
          </NavLink>
        )}
        {menu?.map(([title, href]) => (
          <NavLink key={href} href={href} className={linkClass}>
            {title}
          </NavLink>
        ))}
      </nav>
      <div className="ms-auto flex items-center text-[0.9375rem] font-medium sm:gap-5 md:gap-7">
        <SearchLink />
        <AccountLink />
        <CartLink />
      </div>
    </div>
  )
}

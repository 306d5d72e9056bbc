import { memo } from 'react'
import { NavLink } from 'react-router'
import { AccountLink } from '../account/account-link.tsx'
import { CartLink } from '../cart/cart-link.tsx'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { RouterLink } from './router-link.tsx'
import { SearchLink } from './search-link.tsx'
import { useSite } from './site-context.ts'

const place =
  'inline-flex min-h-11 items-center border-y-2 border-transparent hover:text-brand aria-[current=page]:border-b-brand'

export const Header = memo(function Header() {
  const { name } = useSite()
  return (
    <header data-site="" className="border-b border-border bg-surface">
      <div className="page-column flex h-16 items-center gap-2 min-[22.5rem]:gap-3 sm:gap-8">
        <RouterLink
          href={paths.home()}
          className="min-w-0 truncate font-display text-[clamp(1rem,5.2vw,1.25rem)] font-bold sm:text-h2"
        >
          {name}
        </RouterLink>
        <nav
          aria-label={t('shell.main')}
          className="flex gap-2 text-small font-medium min-[22.5rem]:gap-3 sm:gap-7 sm:text-[0.9375rem]"
        >
          <NavLink to={paths.shop()} className={place}>
            {t('shell.shop')}
          </NavLink>
          <NavLink to={paths.events()} className={place}>
            {t('shell.events')}
          </NavLink>
        </nav>
        <div className="ms-auto flex items-center text-[0.9375rem] font-medium sm:gap-7">
          <SearchLink />
          <AccountLink />
          <CartLink />
        </div>
      </div>
    </header>
  )
})

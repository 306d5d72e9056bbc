import { Bunting } from '@fairground/ui/bunting.tsx'
import { memo } from 'react'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { CurrencyForm } from './currency-form.tsx'
import { LanguageForm } from './language-form.tsx'
import { RouterLink } from './router-link.tsx'
import { useSite } from './site-context.ts'

const columns = () =>
  [
    {
      title: t('shell.shop'),
      links: [
        [t('shell.everything'), paths.shop()],
        [t('shell.search'), paths.search()],
      ],
    },
    {
      title: t('shell.events'),
      links: [
        [t('shell.comingUp'), paths.events()],
        [t('shell.pastEvents'), paths.events({ past: true })],
      ],
    },
    {
      title: t('shell.yours'),
      links: [
        [t('shell.cart'), paths.cart()],
        [t('shell.wishlist'), paths.wishlist()],
        [t('shell.account'), paths.account()],
        [t('shell.orders'), paths.orders()],
        [t('shell.tickets'), paths.myTickets()],
      ],
    },
  ] as const

export const Footer = memo(function Footer() {
  const { name } = useSite()
  return (
    <footer data-site="" className="mt-24 bg-sunken">
      <Bunting />
      <div className="page-column grid grid-cols-2 gap-x-6 gap-y-10 pt-10 pb-14 sm:grid-cols-[2fr_1fr_1fr_1fr] sm:gap-10">
        <div className="flex flex-col gap-2 max-sm:col-span-2">
          <p className="font-display text-h2 font-bold">{name}</p>
          <p className="max-w-xs text-small text-ink-2">{t('shell.motto')}</p>
          <LanguageForm />
          <CurrencyForm />
        </div>
        {columns().map(({ title, links }) => (
          <nav key={title} aria-label={title} className="flex flex-col gap-1">
            <h2 className="font-sans text-small font-semibold">{title}</h2>
            <ul>
              {links.map(([label, href]) => (
                <li key={label}>
                  <RouterLink
                    href={href}
                    className="inline-flex min-h-8 items-center text-small text-ink-2 hover:text-ink hover:underline"
                  >
                    {label}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
})

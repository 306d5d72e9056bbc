import type { ReactNode } from 'react'
import { memberPaths } from '../member-paths.ts'
import { paths } from '../paths.ts'
import { Metadata } from '../shell/metadata.tsx'
import { NavLink } from '../shell/nav-link.tsx'
import { SignOutForm } from '../sign-in/logout/sign-out-form.tsx'
import { t } from '../texts.ts'

const places = () =>
  [
    [t('account.overview'), paths.account()],
    [t('account.orders'), paths.orders()],
    [t('account.tickets'), paths.myTickets()],
    [t('account.wishlist'), paths.wishlist()],
    [t('account.profile'), memberPaths.profile()],
    [t('account.addresses'), memberPaths.addresses()],
    [t('account.paymentMethods'), memberPaths.paymentMethods()],
    [t('account.security'), memberPaths.security()],
    [t('account.privacy'), memberPaths.privacy()],
  ] as const

const place =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:border-b-0 lg:border-s-2 lg:ps-4'

type AccountFrameProps = {
  title: string
  /** In place of the title as a heading. */
  heading?: string
  intro?: ReactNode
  children: ReactNode
}

/** A page of the account beside the list of them all. */
export function AccountFrame({ title, heading = title, intro, children }: AccountFrameProps) {
  return (
    <div className="page-column grid gap-8 py-10 lg:grid-cols-[12rem_1fr] lg:gap-16 lg:py-14">
      <Metadata title={title} noindex />
      <nav aria-label={t('account.account')} data-print="hide" className="flex flex-col gap-6">
        <ul className="flex flex-wrap gap-x-5 lg:flex-col lg:border-s lg:border-border">
          {places().map(([label, href]) => (
            <li key={href} className="lg:-ms-px">
              <NavLink href={href} alone={href === paths.account()} className={place}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="hidden lg:block">
          <SignOutForm />
        </div>
      </nav>
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-col gap-2">
          <h1 className="font-display text-h1">{heading}</h1>
          {intro && <p className="max-w-measure text-ink-2">{intro}</p>}
        </div>
        {children}
        <div className="border-t border-border pt-6 lg:hidden" data-print="hide">
          <SignOutForm />
        </div>
      </div>
    </div>
  )
}

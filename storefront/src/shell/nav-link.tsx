import type { ComponentPropsWithoutRef } from 'react'
import { useLocation } from '../router/hooks.ts'
import { RouterLink } from './router-link.tsx'

type NavLinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string
  /** Marked on the page itself alone, not on those below it. */
  alone?: boolean
}

/** Link of a navigation: marked on the page that it leads to and on those below. */
export function NavLink({ href, alone = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === href || (!alone && pathname.startsWith(`${href}/`))
  return <RouterLink href={href} aria-current={isHere ? 'page' : undefined} {...rest} />
}

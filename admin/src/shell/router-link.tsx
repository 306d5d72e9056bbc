import type { ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-router'
import { mayOpen } from '../session/page-scopes.ts'

/**
 * The router's link for `linkAs`: takes `href`. Addresses outside the admin are plain links. A link to a page that the role does not open
 * is plain text, and so is one that leads nowhere.
 */
export function RouterLink({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href?: string | undefined }) {
  if (href !== undefined && /^(\/_|\/media\/|https?:|mailto:)/.test(href)) return <a href={href} {...rest} />
  if (href !== undefined && mayOpen(href)) return <Link to={href} {...rest} />
  return (
    <span className={`${rest.className ?? ''} pointer-events-none text-inherit! no-underline!`}>{rest.children}</span>
  )
}

import type { ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-router'

/** The router's link for `linkAs`: takes `href`. Addresses outside the admin are plain links. */
export function RouterLink({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return /^(\/_|\/media\/|https?:|mailto:)/.test(href) ? <a href={href} {...rest} /> : <Link to={href} {...rest} />
}

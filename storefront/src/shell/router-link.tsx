import type { ComponentPropsWithoutRef } from 'react'
import { inLanguage } from '../language-prefix.ts'

type RouterLinkProps = ComponentPropsWithoutRef<'a'> & { href: string }

const links = new WeakSet<Element>()
const remember = (link: HTMLAnchorElement | null): void => void (link && links.add(link))

/** Link that the router follows (`use-links.ts`), for `linkAs`: takes `href`. */
export const RouterLink = ({ href, ...rest }: RouterLinkProps) =>
  href.startsWith('/') ? <a href={inLanguage(href)} ref={remember} {...rest} /> : <a href={href} {...rest} />

/** The link around something: to a page of ours by its component, or in a part that stands as the server wrote it. */
export function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  const isOurs = link && (links.has(link) || (link.closest(WRITTEN) && link.getAttribute('href')?.startsWith('/')))
  return isOurs ? link : undefined
}

const WRITTEN = 'footer[data-site]'

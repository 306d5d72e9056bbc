import type { ComponentPropsWithoutRef, ElementType } from 'react'

/** Element that renders a link: `'a'`, or an application's router link that takes `href`. Primitives know no router. */
export type LinkAs = ElementType<ComponentPropsWithoutRef<'a'> & { href: string }>

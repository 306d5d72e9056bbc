import { present } from '@fairground/domain/present.ts'
import type { Crumb } from '@fairground/ui/breadcrumbs.tsx'
import { inLanguage } from '../language-prefix.ts'
import { paths } from '../paths.ts'
import { JsonLd, WrittenFacts } from '../shell/metadata.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'

/** From the shop down the collections that are given. */
export const crumbsTo = (above: readonly { readonly name: string; readonly slug: string }[]): Crumb[] => [
  { label: t('products.shop'), href: paths.shop() },
  ...above.map(({ name, slug }) => ({ label: name, href: paths.collection(slug) })),
]

/** Path to a page, for search engines. The last crumb is the page itself. */
export const BreadcrumbList = import.meta.env.SSR ? Facts : WrittenFacts

function Facts({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { origin } = useSite()
  return (
    <JsonLd
      facts={{
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          ...present({ item: href ? origin + inLanguage(href) : undefined }),
        })),
      }}
    />
  )
}

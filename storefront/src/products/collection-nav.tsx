import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import type { CollectionLink } from './listing.ts'

const chip =
  'inline-flex min-h-11 items-center rounded-control border px-4 text-small font-medium whitespace-nowrap transition-colors'
const plain = 'border-border bg-surface text-ink hover:border-border-strong'
const here = 'border-brand bg-brand-soft text-brand'

/** Everything, and each collection. */
export function CollectionNav({
  collections,
  current,
}: {
  collections: readonly CollectionLink[]
  current?: string | undefined
}) {
  const places = [
    { name: 'Everything', href: paths.shop(), active: current === undefined },
    ...collections.map(({ name, slug }) => ({ name, href: paths.collection(slug), active: slug === current })),
  ]
  return (
    <nav aria-label="Collections">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ name, href, active }) => (
          <li key={href}>
            <RouterLink
              href={href}
              aria-current={active ? 'page' : undefined}
              className={`${chip} ${active ? here : plain}`}
            >
              {name}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

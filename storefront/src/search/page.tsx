import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { useLoaderData } from 'react-router'
import { EventCards } from '../events/event-cards.tsx'
import { paths } from '../paths.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import type { loader } from './data.ts'
import { SearchForm } from './search-form.tsx'

export function Component() {
  const { q, products, events } = useLoaderData<typeof loader>()
  const found = products.length + events.length
  return (
    <div className="page-column flex flex-col gap-10 py-10 lg:py-14">
      <Metadata title={q ? `“${q}”` : 'Search'} noindex />
      <div className="flex max-w-2xl flex-col gap-5">
        <h1 className="font-display text-h1">{q ? `Results for “${q}”` : 'Search'}</h1>
        <SearchForm q={q} />
      </div>
      {q !== '' && <LiveRegion>{`${found} found`}</LiveRegion>}
      {q !== '' && found === 0 && <NothingFound q={q} />}
      {events.length > 0 && (
        <section className="flex flex-col gap-6">
          <h2 className="font-display text-h2">
            Events <span className="font-normal text-ink-3 tabular-nums">{events.length}</span>
          </h2>
          <EventCards events={events} />
        </section>
      )}
      {products.length > 0 && (
        <section className="flex flex-col gap-6">
          <h2 className="font-display text-h2">
            Products <span className="font-normal text-ink-3 tabular-nums">{products.length}</span>
          </h2>
          <ProductGrid products={products} />
        </section>
      )}
    </div>
  )
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState title={`Nothing has “${q}” in its name`}>
      Try one word of it, or look through{' '}
      <RouterLink href={paths.shop()} className="text-brand underline underline-offset-2">
        the shop
      </RouterLink>{' '}
      and{' '}
      <RouterLink href={paths.events()} className="text-brand underline underline-offset-2">
        the events
      </RouterLink>
      .
    </EmptyState>
  )
}

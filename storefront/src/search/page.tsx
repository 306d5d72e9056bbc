import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { type ListingQuery, paths } from '../paths.ts'
import { CollectionNav } from '../products/collection-nav.tsx'
import { NarrowedList } from '../products/narrowed-list.tsx'
import { ProductGrid } from '../products/product-grid.tsx'
import { useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import type { loadPage } from './data.ts'
import { FoundEvents } from './found-events-part.ts'
import { SearchBox } from './search-box.tsx'

export function Component() {
  const { q, listing, events, collections, newest } = useLoaderData<Awaited<ReturnType<typeof loadPage>>>()
  const total = listing?.total ?? 0
  const narrowed = listing !== undefined && listing.fields.length > 0
  const pathFor = (choice: ListingQuery) => paths.search(q, choice)
  return (
    <div className="page-column flex flex-col gap-10 py-10 lg:py-14">
      <Metadata title={titleOf(q, listing?.corrected)} noindex />
      <div className="flex max-w-2xl flex-col gap-5">
        <h1 className="font-display text-h1">{titleOf(q, listing?.corrected)}</h1>
        {/* Another search begins with its own words. */}
        <SearchBox q={q} />
        {listing?.corrected && (
          <p className="text-ink-2">
            {t('search.nothingMatchesQ', { q })} <DidYouMean words={listing.corrected} />
          </p>
        )}
      </div>
      {listing && <LiveRegion>{t('search.found', { count: total + events.length })}</LiveRegion>}
      {q !== '' && total + events.length === 0 && !narrowed && <NothingFound q={q} />}
      {collections.length > 0 && <CollectionNav rows={collections} />}
      {newest.length > 0 && (
        <section className="flex flex-col gap-6">
          <SectionHeading
            title={t('search.newInTheShop')}
            more={{ label: t('search.shopAll'), href: paths.shop() }}
            linkAs={RouterLink}
          />
          <ProductGrid products={newest} />
        </section>
      )}
      {events.length > 0 && <FoundEvents events={events} />}
      {listing && (total > 0 || narrowed) && (
        <section className="flex flex-col gap-6">
          <h2 className="font-display text-h2">
            {rich('search.productsCount', {
              mark: (text) => <span className="font-normal text-ink-3 tabular-nums">{text}</span>,
              total,
            })}
          </h2>
          <NarrowedList listing={listing} q={q} pathFor={pathFor} />
        </section>
      )}
    </div>
  )
}

function titleOf(q: string, corrected: string | undefined): string {
  if (q === '') return t('search.search')
  return t('search.resultsFor', { corrected: corrected ?? q })
}

function DidYouMean({ words }: { words: string }) {
  return (
    <>
      {rich('search.correctedTo', {
        link: (text) => (
          <RouterLink href={paths.search(words)} className="font-medium text-brand underline underline-offset-2">
            {text}
          </RouterLink>
        ),
        words,
      })}
    </>
  )
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState title={t('search.nothingTitle', { q })}>
      {rich('search.tryOthers', {
        link: (text) => (
          <RouterLink href={paths.shop()} className="text-brand underline underline-offset-2">
            {text}
          </RouterLink>
        ),
        link2: (text) => (
          <RouterLink href={paths.events()} className="text-brand underline underline-offset-2">
            {text}
          </RouterLink>
        ),
      })}
    </EmptyState>
  )
}

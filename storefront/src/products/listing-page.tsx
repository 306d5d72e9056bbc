import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { Pagination } from '@fairground/ui/pagination.tsx'
import { type ListingQuery, paths } from '../paths.ts'
import { JsonLd } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { CollectionNav } from './collection-nav.tsx'
import type { CollectionLink, Listing } from './listing.ts'
import { ProductGrid } from './product-grid.tsx'
import { SortForm } from './sort-form.tsx'

export type ListingPageProps = {
  title: string
  description?: string | undefined
  listing: Listing
  collections: readonly CollectionLink[]
  /** Slug of the collection shown; absent for the whole shop. */
  current?: string
  pathFor: (choice: ListingQuery) => string
}

/** A page of products: what it shows, how it is sorted, where else to look. */
export function ListingPage({ title, description, listing, collections, current, pathFor }: ListingPageProps) {
  const { products, total, sort, page, pageCount } = listing
  const count = total === 1 ? '1 product' : `${total} products`
  return (
    <div className="page-column flex flex-col gap-8 py-10 lg:py-14">
      <div className="flex flex-col gap-3">
        <h1 className="font-display text-h1">{title}</h1>
        {description && <p className="max-w-measure text-ink-2">{description}</p>}
      </div>
      {collections.length > 0 && <CollectionNav collections={collections} current={current} />}
      {products.length === 0 ? (
        <EmptyState title="Nothing here at the moment">
          {total === 0
            ? 'New things arrive often. Look at the other collections meanwhile.'
            : 'This page is past the end.'}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-border pt-4">
            <p className="text-small text-ink-2 tabular-nums">
              {count}
              {pageCount > 1 && <span className="max-sm:hidden">{`, page ${page} of ${pageCount}`}</span>}
            </p>
            <SortForm action={pathFor({})} sort={sort} />
          </div>
          <LiveRegion>{count}</LiveRegion>
          <ProductGrid products={products} eager={4} heading="h2" />
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(target) => pathFor({ sort, page: target })}
            linkAs={RouterLink}
          />
        </>
      )}
      <ItemList listing={listing} />
    </div>
  )
}

function ItemList({ listing }: { listing: Listing }) {
  const { origin } = useSite()
  return (
    <JsonLd
      facts={{
        '@type': 'ItemList',
        numberOfItems: listing.total,
        itemListElement: listing.products.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + href,
        })),
      }}
    />
  )
}

export const listingPath = (current: string | undefined) => (choice: ListingQuery) =>
  current ? paths.collection(current, choice) : paths.shop(choice)

import { buttonClass } from '@fairground/ui/button-styles.ts'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { Pagination } from '@fairground/ui/pagination.tsx'
import type { ListingQuery } from '../paths.ts'
import { useNavigation } from '../router/hooks.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import { ActiveFacets } from './active-facets.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { FacetSheet, FacetSheetLink } from './facet-sheet.tsx'
import type { Listing } from './listing.ts'
import { ProductGrid } from './product-grid.tsx'
import { SortForm } from './sort-form.tsx'
import { useSelection } from './use-selection.ts'

type NarrowedListProps = {
  listing: Listing
  q?: string | undefined
  pathFor: (choice: ListingQuery) => string
}

/** Products beside the facets that narrow them down, with sort, chips of what is selected, and pages. */
export function NarrowedList({ listing, q, pathFor }: NarrowedListProps) {
  const { location } = useNavigation()
  const { currency, shownIn } = useSite()
  const { products, total, sort, page, pageCount, fields, facets } = listing
  const count = t('products.productCount', { total })
  const action = pathFor({}).split('?')[0] ?? ''
  const selection = useSelection(listing, action)
  if (total === 0 && fields.length === 0)
    return <EmptyState title={t('products.nothingHere')}>{t('products.lookElsewhere')}</EmptyState>
  return (
    <FacetSheet>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <div className="max-lg:contents">
          {facets && (
            <FacetPanel
              action={action}
              total={total}
              fields={{
                listing,
                selection,
                facets,
                q,
                currency: shownIn === currency ? undefined : shownIn,
                pathFor,
              }}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <p className="text-small text-ink-2 tabular-nums max-lg:order-last max-lg:w-full">
              {pageCount > 1 ? t('products.countOnPage', { count, page, pageCount }) : count}
            </p>
            <FacetSheetLink count={fields.length} />
            <SortForm action={action} sort={sort} byDefault={listing.byDefault} q={q} fields={selection.fields} />
          </div>
          <ActiveFacets active={listing.active} selection={selection} pathFor={pathFor} />
          <LiveRegion>{count}</LiveRegion>
          <div
            aria-busy={location?.pathname === action || undefined}
            className="transition-opacity aria-busy:opacity-60"
          >
            {products.length === 0 ? (
              <EmptyState
                title={total === 0 ? t('products.noMatch') : t('products.noMoreProducts')}
                action={
                  <RouterLink href={pathFor({ sort })} className={buttonClass('secondary', 'md')}>
                    {t('products.showEverything')}
                  </RouterLink>
                }
              >
                {total === 0 ? t('products.removeFilter') : t('products.pageEmpty')}
              </EmptyState>
            ) : (
              <ProductGrid
                products={products}
                tiles={listing.tiles}
                eager={3}
                heading="h2"
                className="product-grid beside-facets"
              />
            )}
          </div>
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(target) => pathFor({ sort, narrow: fields, page: target })}
            linkAs={RouterLink}
          />
        </div>
      </div>
    </FacetSheet>
  )
}

import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { type ListingQuery, paths } from '../paths.ts'
import { BreadcrumbList, crumbsTo } from '../products/breadcrumb-list.tsx'
import { isNarrowed, ListingPage } from '../products/listing-page.tsx'
import { useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'

export function Component() {
  const { brand, listing } = useLoaderData<typeof loader>()
  const pathFor = (choice: ListingQuery) => paths.brand(brand, choice)
  const crumbs = [...crumbsTo([]), { label: brand }]
  return (
    <>
      <Metadata
        title={brand}
        description={t('shop.byBrand', { brand })}
        path={paths.brand(brand, { page: listing.page })}
        noindex={isNarrowed(listing)}
      />
      <BreadcrumbList crumbs={crumbs} />
      <ListingPage
        title={brand}
        listing={listing}
        pathFor={pathFor}
        trail={<Breadcrumbs linkAs={RouterLink} crumbs={crumbs} />}
      />
    </>
  )
}

import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { paths } from '../paths.ts'
import { BreadcrumbList, crumbsTo } from '../products/breadcrumb-list.tsx'
import { isNarrowed, ListingPage, listingPath } from '../products/listing-page.tsx'
import { useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'

export function Component() {
  const { collection, above, listing, collections } = useLoaderData<typeof loader>()
  const crumbs = [...crumbsTo(above), { label: collection.name }]
  return (
    <>
      <Metadata
        title={collection.name}
        description={collection.description || t('shop.fromTheShop', { name: collection.name })}
        path={paths.collection(collection.slug, { page: listing.page })}
        seo={collection.seo}
        noindex={isNarrowed(listing)}
      />
      <BreadcrumbList crumbs={crumbs} />
      <ListingPage
        trail={<Breadcrumbs linkAs={RouterLink} crumbs={crumbs} />}
        title={collection.name}
        description={collection.description}
        listing={listing}
        collections={collections}
        pathFor={listingPath(collection.slug)}
      />
    </>
  )
}

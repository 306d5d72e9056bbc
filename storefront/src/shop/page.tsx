import { paths } from '../paths.ts'
import { isNarrowed, ListingPage, listingPath } from '../products/listing-page.tsx'
import { useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import type { loader } from './data.ts'

export function Component() {
  const { listing, collections } = useLoaderData<typeof loader>()
  return (
    <>
      <Metadata
        title={t('shop.shop')}
        description={t('shop.description')}
        path={paths.shop({ page: listing.page })}
        noindex={isNarrowed(listing)}
      />
      <link rel="alternate" type="application/atom+xml" title={t('shop.newInTheShop')} href="/feeds/products.atom" />
      <ListingPage
        everything
        title={t('shop.shop')}
        listing={listing}
        collections={collections}
        pathFor={listingPath(undefined)}
      />
    </>
  )
}

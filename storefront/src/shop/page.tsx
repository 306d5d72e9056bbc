import { useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { isNarrowed, ListingPage, listingPath } from '../products/listing-page.tsx'
import { Metadata } from '../shell/metadata.tsx'
import type { loader } from './data.ts'

export function Component() {
  const { listing, collections } = useLoaderData<typeof loader>()
  return (
    <>
      <Metadata
        title="Shop"
        description="Everything in the shop, newest first."
        path={paths.shop({ page: listing.page })}
        noindex={isNarrowed(listing)}
      />
      <link rel="alternate" type="application/atom+xml" title="New in the shop" href="/feeds/products.atom" />
      <ListingPage
        everything
        title="Shop"
        listing={listing}
        collections={collections}
        pathFor={listingPath(undefined)}
      />
    </>
  )
}

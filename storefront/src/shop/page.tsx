import { useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { ListingPage, listingPath } from '../products/listing-page.tsx'
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
      />
      <ListingPage title="Shop" listing={listing} collections={collections} pathFor={listingPath(undefined)} />
    </>
  )
}

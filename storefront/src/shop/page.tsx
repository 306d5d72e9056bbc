import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { loadCollections, loadListing } from '../products/listing.ts'
import { ListingPage, listingPath } from '../products/listing-page.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { shopOf } from '../shop.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const [listing, collections] = await Promise.all([loadListing(shop, request.url), loadCollections(shop)])
  return { listing, collections }
}

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

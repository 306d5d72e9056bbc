import { useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { ListingPage, listingPath } from '../products/listing-page.tsx'
import { Metadata } from '../shell/metadata.tsx'
import type { loader } from './data.ts'

export function Component() {
  const { collection, listing, collections } = useLoaderData<typeof loader>()
  return (
    <>
      <Metadata
        title={collection.name}
        description={collection.description || `${collection.name} from the shop.`}
        path={paths.collection(collection.slug, { page: listing.page })}
      />
      <ListingPage
        title={collection.name}
        description={collection.description}
        listing={listing}
        collections={collections}
        current={collection.slug}
        pathFor={listingPath(collection.slug)}
      />
    </>
  )
}

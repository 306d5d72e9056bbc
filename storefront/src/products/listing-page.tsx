import type { ReactNode } from 'react'
import { inLanguage } from '../language-prefix.ts'
import { type ListingQuery, paths } from '../paths.ts'
import { JsonLd, WrittenFacts } from '../shell/metadata.tsx'
import { useSite } from '../shell/site-context.ts'
import { CollectionNav } from './collection-nav.tsx'
import type { PlaceView } from './collection-rows.ts'
import type { Listing } from './listing.ts'
import { NarrowedList } from './narrowed-list.tsx'
import type { ProductCardView } from './product-card-view.ts'

type ListingPageProps = {
  title: string
  description?: string | undefined
  listing: Listing
  /** Other collections to look in, as rows of the tree. */
  collections?: readonly (readonly PlaceView[])[]
  /** The whole shop is shown. */
  everything?: boolean
  pathFor: (choice: ListingQuery) => string
  /** Above the title. */
  trail?: ReactNode
}

/** A page of products: what it shows, what it can be narrowed down to, where else to look. */
export function ListingPage(props: ListingPageProps) {
  const { title, description, listing, collections = [], everything, pathFor, trail } = props
  return (
    <div className="page-column flex flex-col gap-8 py-10 lg:py-14">
      <div className="flex flex-col gap-3">
        {trail}
        <h1 className="font-display text-h1">{title}</h1>
        {description && <p className="max-w-measure text-ink-2">{description}</p>}
      </div>
      {collections.length > 0 && <CollectionNav rows={collections} everything={everything ?? false} />}
      <NarrowedList listing={listing} pathFor={pathFor} />
      <ItemList listing={listing} />
    </div>
  )
}

const ItemList = import.meta.env.SSR ? Facts : WrittenFacts

function Facts({ listing: { products, total } }: { listing: Listing }) {
  return <JsonLd facts={factsOf(products, total, useSite().origin)} />
}

const itemList = (products: readonly ProductCardView[], total: number, origin: string) => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: products.map(({ href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + inLanguage(href),
  })),
})

const factsOf = import.meta.env.SSR
  ? (await import('../made-once.server.ts')).madeOnce(itemList, (total, origin) => `${total} ${origin}`)
  : itemList

/** By more than one facet: such pages have no end, so that search engines are sent to those they are made of. */
export const isNarrowed = ({ fields }: Listing): boolean => fields.length > 1

export const listingPath = (current: string | undefined) => (choice: ListingQuery) =>
  current ? paths.collection(current, choice) : paths.shop(choice)

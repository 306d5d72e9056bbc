import { once } from '../once.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { PlaceView } from './collection-rows.ts'

const row =
  'flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap'

type CollectionNavProps = {
  /** The top of the tree, then what is below each collection on the way to the one that is shown. */
  rows: readonly (readonly PlaceView[])[]
  /** The whole shop is shown. */
  everything?: boolean
}

/** Everything, and the collections as they stand in their tree: on telephones rows to swipe, so that the products come soon. */
export function CollectionNav({ rows: [top = [], ...below], everything = false }: CollectionNavProps) {
  return (
    <nav aria-label={t('products.collections')} className="flex flex-col gap-3">
      <Top places={top} everything={everything} />
      {below.map((places) => (
        <Below key={places[0]?.slug} places={places} />
      ))}
    </nav>
  )
}

type RowProps = { places: readonly PlaceView[]; everything?: boolean }

const Top = once('ul', TopPlaces, row)
const Below = once('ul', Places, `${row} sm:border-s-2 sm:border-border sm:ps-3`)

function TopPlaces({ places, everything }: RowProps) {
  return (
    <>
      <Place name={t('products.everything')} href={paths.shop()} here={everything ? 'page' : undefined} />
      <Places places={places} />
    </>
  )
}

function Places({ places }: RowProps) {
  return places.map((place) => <Place key={place.slug} {...place} href={paths.collection(place.slug)} />)
}

function Place({ name, href, here: at }: { name: string; href: string; here?: PlaceView['here'] | undefined }) {
  return (
    <li className="shrink-0">
      <RouterLink href={href} aria-current={at === 'page' ? 'page' : at && 'true'} className="place-chip">
        {name}
      </RouterLink>
    </li>
  )
}

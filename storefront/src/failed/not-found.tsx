import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { paths } from '../paths.ts'
import { SearchBox } from '../search/search-box.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'

/** No page here: a search, and the two ways on. */
export function NotFound() {
  return (
    <div className="page-column flex max-w-3xl flex-col gap-8 py-16">
      <Metadata title="Page not found" noindex />
      <EmptyState
        heading="h1"
        title="This page is not here"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink linkAs={RouterLink} href={paths.shop()}>
              See the shop
            </ButtonLink>
            <ButtonLink linkAs={RouterLink} href={paths.events()} variant="secondary">
              See what is on
            </ButtonLink>
          </div>
        }
      >
        It has moved or is gone. Search for what you were after, or start from one of these.
      </EmptyState>
      <SearchBox />
    </div>
  )
}

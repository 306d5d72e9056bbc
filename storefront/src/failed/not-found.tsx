import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { ProductCard } from '@fairground/ui/product-card.tsx'
import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { paths } from '../paths.ts'
import { SearchBox } from '../search/search-box.tsx'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import type { OfferView } from './offers.ts'

/** No page here: a search, the two ways on, and products where there are some. */
export function NotFound({ offers }: { offers: readonly OfferView[] }) {
  const { closed } = useSite()
  return (
    <div data-part="failed" className="page-column flex flex-col gap-16 py-16">
      <Metadata title={t('failed.notFound')} noindex />
      <div className="flex max-w-3xl flex-col gap-8">
        <EmptyState
          heading="h1"
          title={t('failed.notFound')}
          action={
            !closed && (
              <div className="flex flex-wrap gap-3">
                <ButtonLink linkAs={RouterLink} href={paths.shop()}>
                  {t('failed.seeTheShop')}
                </ButtonLink>
                <ButtonLink linkAs={RouterLink} href={paths.events()} variant="secondary">
                  {t('failed.seeWhatIsOn')}
                </ButtonLink>
              </div>
            )
          }
        >
          {closed ? t('failed.notFoundClosed') : t('failed.notFoundNext')}
        </EmptyState>
        {!closed && <SearchBox />}
      </div>
      {offers.length > 0 && <Offers offers={offers} />}
    </div>
  )
}

/** Links alone: the page also stands where there is no cart to add to. */
function Offers({ offers }: { offers: readonly OfferView[] }) {
  return (
    <section className="flex flex-col gap-6">
      <SectionHeading title={t('failed.newInTheShop')} />
      <ul className="product-grid">
        {offers.map(({ id, picture, secondPicture, ...card }) => (
          <li key={id}>
            <ProductCard
              {...card}
              picture={{ src: picture }}
              secondPicture={secondPicture ? { src: secondPicture } : undefined}
              linkAs={RouterLink}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

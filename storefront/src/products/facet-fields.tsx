import { Button } from '@fairground/ui/button.tsx'
import type { ListingQuery } from '../paths.ts'
import { t } from '../texts.ts'
import { FacetChoices, FacetGroupBox, type TickedValue } from './facet-choices.tsx'
import type { FacetsView, FacetValue } from './facet-groups.ts'
import type { Listing } from './listing.ts'
import { PriceFacetBox } from './price-facet.tsx'
import type { ListSelection } from './use-selection.ts'

export type FacetFieldsProps = {
  listing: Listing
  selection: ListSelection
  facets: FacetsView
  q?: string | undefined
  /** Currency that prices are shown in, where it is not the shop's own. */
  currency: string | undefined
  pathFor: (choice: ListingQuery) => string
}

/** The fields of the form of facets: offers and stock, price, then each group of choices. */
export function FacetFields({ listing, selection, facets, q, currency, pathFor }: FacetFieldsProps) {
  const { fields, sort } = selection
  const bound = (name: string) => fields.find(([field]) => field === name)?.[1]
  const ticked = new Set(fields.map(([field, value]) => `${field} ${value}`))
  const withTicks = (values: readonly FacetValue[]): TickedValue[] =>
    values.map((value) => ({ ...value, ticked: ticked.has(`${value.field} ${value.value}`) }))
  return (
    <>
      {q && <input type="hidden" name="q" value={q} />}
      {sort !== listing.byDefault && <input type="hidden" name="sort" value={sort} />}
      <FacetGroupBox title={t('products.offersAndStock')} first>
        <FacetChoices values={withTicks(facets.switches)} />
      </FacetGroupBox>
      {facets.price && (
        <PriceFacetBox
          price={facets.price}
          min={bound('min')}
          max={bound('max')}
          selection={selection}
          currency={currency}
          pathFor={pathFor}
        />
      )}
      {facets.groups.map(({ title, values: all }, index) => {
        const values = withTicks(all)
        return (
          <FacetGroupBox key={title} title={title} later={index > 0 && !values.some((value) => value.ticked)}>
            <FacetChoices values={values} />
          </FacetGroupBox>
        )
      })}
      <noscript>
        <div className="py-4">
          <Button type="submit" className="w-full">
            {t('products.showProducts')}
          </Button>
        </div>
      </noscript>
    </>
  )
}

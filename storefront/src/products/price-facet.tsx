import { Button } from '@fairground/ui/button.tsx'
import { controlClass } from '@fairground/ui/control-styles.ts'
import { useTypedText } from '@fairground/ui/typed-text.ts'
import { useEffect, useRef } from 'react'
import type { ListingQuery } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { FacetGroupBox } from './facet-choices.tsx'
import type { FacetsView } from './facet-groups.ts'
import { withoutPrice } from './fields.ts'
import type { ListSelection } from './use-selection.ts'

type PriceFacetBoxProps = {
  price: NonNullable<FacetsView['price']>
  min: string | undefined
  max: string | undefined
  selection: ListSelection
  /** Currency of the bounds, where it is not the shop's own. */
  currency: string | undefined
  pathFor: (choice: ListingQuery) => string
}

/** Bands of prices as links, and two bounds to fill in, in the currency that prices are shown in. The chosen band leads back to all prices. */
export function PriceFacetBox({ price, min = '', max = '', selection, currency, pathFor }: PriceFacetBoxProps) {
  const rest = withoutPrice(selection.fields)
  return (
    <FacetGroupBox title={t('products.price')}>
      {currency && <input type="hidden" name="cur" value={currency} />}
      {price.bands.length > 1 && (
        <ul className="facet-rows tabular-nums">
          {price.bands.map(({ label, count, chosen, bounds }) => (
            <li key={label}>
              <RouterLink
                href={pathFor({ sort: selection.sort, narrow: chosen ? rest : [...rest, ...bounds] })}
                aria-current={chosen || undefined}
                className={chosen ? 'font-semibold text-brand' : undefined}
              >
                <span>{label}</span>
                <small>{count}</small>
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-center gap-2 pt-2 pb-1">
        <Bound name="min" label={t('products.lowestPrice')} value={min} example={price.lowest} />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <Bound name="max" label={t('products.highestPrice')} value={max} example={price.highest} />
        <Button type="submit" variant="secondary" className="shrink-0 px-3">
          {t('products.go')}
        </Button>
      </div>
    </FacetGroupBox>
  )
}

/** Input stays while an address arrives that was sent before. */
function Bound({ name, label, value, example }: { name: string; label: string; value: string; example: string }) {
  const input = useRef<HTMLInputElement>(null)
  const { text, type, send, rest } = useTypedText(value)
  useEffect(() => {
    const form = input.current?.form
    const sent = () => send(input.current?.value ?? '')
    form?.addEventListener('submit', sent)
    return () => form?.removeEventListener('submit', sent)
  })
  return (
    <input
      ref={input}
      name={name}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={rest}
      placeholder={example.replace(/[.]0+$/, '')}
      aria-label={label}
      inputMode="decimal"
      pattern="\d{1,9}([.]\d{1,3})?"
      autoComplete="off"
      className={`${controlClass.input} min-w-0 tabular-nums`}
    />
  )
}

import { t } from '../texts.ts'
import type { BundleView } from './bundles.ts'
import { EnteredNumber, type NumbersOfForm } from './entered-number.tsx'

/** Tickets that are sold together, within their form. */
export function BundleList({ bundles, ...form }: NumbersOfForm & { bundles: readonly BundleView[] }) {
  return (
    <section data-part="bundle-list" aria-labelledby="bundles" className="flex flex-col gap-4 pt-8">
      <h2 id="bundles" className="text-h2">
        {t('tickets.bundles')}
      </h2>
      <ul className="flex flex-col gap-4">
        {bundles.map(({ id, name, description, contents, price, singlePrice, field, most }) => (
          <li
            key={id}
            className="ticket-notch notch-line flex flex-col gap-4 rounded-card border border-border bg-surface px-6 py-5 sm:flex-row sm:items-start sm:justify-between sm:gap-8"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="font-sans text-h3">{name}</h3>
              <p className="text-small text-ink-2 tabular-nums">{contents}</p>
              {description && <p className="max-w-measure text-small text-ink-2">{description}</p>}
              <p className="font-semibold tabular-nums">{price}</p>
              {singlePrice && (
                <p className="text-small text-ink-2 tabular-nums">{t('tickets.insteadOf', { price: singlePrice })}</p>
              )}
            </div>
            <div className="shrink-0">
              <EnteredNumber label={t('tickets.numberOfBundles', { name })} field={field} most={most} {...form} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

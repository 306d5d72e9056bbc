import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { AddOnView } from './add-ons.ts'
import { EnteredNumber, type NumbersOfForm } from './entered-number.tsx'

/** Goods that go with the tickets, within their form. */
export function AddOnList({ addOns, ...form }: NumbersOfForm & { addOns: readonly AddOnView[] }) {
  return (
    <section data-part="add-on-list" aria-labelledby="add-ons" className="flex flex-col gap-4 pt-8">
      <h2 id="add-ons" className="text-h2">
        {t('tickets.addOns')}
      </h2>
      <ul className="flex flex-col gap-4">
        {addOns.map(({ id, name, path, limit, goesWith, choices }) => (
          <li key={id} className="flex flex-col gap-3 rounded-card border border-border bg-surface px-6 py-5">
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="font-sans text-h3">
                {path ? (
                  <RouterLink href={path} className="underline-offset-4 hover:underline">
                    {name}
                  </RouterLink>
                ) : (
                  name
                )}
              </h3>
              <p className="text-small text-ink-2 tabular-nums">{limit}</p>
              {goesWith && <p className="text-small text-ink-2">{goesWith}</p>}
            </div>
            <ul className="flex flex-col gap-2">
              {choices.map(({ field, label, variant, price, most }) => (
                <li key={field} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
                  {variant && <span className="min-w-0">{variant}</span>}
                  <span className="font-semibold tabular-nums">{price}</span>
                  <span className="ms-auto">
                    <EnteredNumber
                      label={t('tickets.numberOfAddOns', { name: label })}
                      field={field}
                      most={most}
                      {...form}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

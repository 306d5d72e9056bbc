import { ChevronDown } from 'lucide-react'
import { SORTS, type Sort } from '../paths.ts'
import { Form, useSubmit } from '../router/form.tsx'
import { t } from '../texts.ts'
import type { Fields } from './fields.ts'

const labels: Record<Sort, () => string> = {
  best: () => t('products.bestMatchFirst'),
  featured: () => t('products.featuredFirst'),
  new: () => t('products.newestFirst'),
  price: () => t('products.priceLowToHigh'),
  'price-down': () => t('products.priceHighToLow'),
  name: () => t('products.nameAToZ'),
  'name-down': () => t('products.nameZToA'),
}

/** Changing the order goes there at once; without scripts a button does. */
export function SortForm({
  action,
  sort,
  byDefault,
  q,
  fields,
}: {
  action: string
  sort: Sort
  byDefault: Sort
  q?: string | undefined
  fields: Fields
}) {
  const submit = useSubmit()
  return (
    <Form method="get" action={action} className="flex items-center gap-2">
      {q && <input type="hidden" name="q" value={q} />}
      {fields.map(([field, value]) => (
        <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
      ))}
      <label className="flex items-center gap-2 text-small text-ink-2">
        <span className="hidden sm:block">{t('products.sort')}</span>
        <span className="relative">
          <select
            key={sort}
            name="sort"
            aria-label={t('products.sort')}
            defaultValue={sort}
            onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
            className="h-11 appearance-none rounded-control border border-border-strong bg-surface ps-3 pe-9 text-ink"
          >
            {[...new Set([byDefault, ...SORTS])].map((value) => (
              <option key={value} value={value}>
                {labels[value]()}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-3"
          />
        </span>
      </label>
      <noscript>
        <button type="submit" className="min-h-11 px-2 text-small font-medium text-brand underline underline-offset-4">
          {t('products.sort')}
        </button>
      </noscript>
    </Form>
  )
}

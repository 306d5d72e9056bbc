import { useId } from 'react'
import { useLocation } from 'react-router'
import { useSite } from './site-context.ts'

/** Which currency prices are shown in. A plain form: the page comes anew, for every price on it may be another. */
export function CurrencyForm() {
  const { currency, currencies = [], shownIn = currency, locale } = useSite()
  const { pathname, search } = useLocation()
  const id = useId()
  if (currencies.length === 0) return null
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return (
    <form method="post" action="/_currency" className="flex flex-wrap items-end gap-2 pt-2">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-small font-semibold">
          Show prices in
        </label>
        <select
          id={id}
          name="currency"
          defaultValue={shownIn}
          className="h-11 max-w-56 rounded-control border border-border bg-surface px-3 text-small text-ink"
        >
          {[currency, ...currencies].map((code) => (
            <option key={code} value={code}>
              {names.of(code)} ({code})
            </option>
          ))}
        </select>
      </div>
      <button
        type="submit"
        className="h-11 rounded-control border border-border bg-surface px-4 text-small font-semibold text-ink hover:bg-page"
      >
        Show
      </button>
    </form>
  )
}

/** Beside sums that are charged, where prices were shown in another currency before. */
export function ChargedIn() {
  const { currency, shownIn } = useSite()
  if (!shownIn) return null
  return (
    <p className="text-small text-ink-2">
      You pay in {currency}. Prices in {shownIn} are shown at today’s rate of the shop, so that you can compare.
    </p>
  )
}

import { Button } from '@fairground/ui/button.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { useLocation } from 'react-router'
import { t } from '../texts.ts'
import { inLanguage } from './language-prefix.ts'
import { useSite } from './site-context.ts'

/** Form that picks the currency of prices. A plain form: the page loads again, for every price on it may be another. */
export function CurrencyForm() {
  const { currency, currencies = [], shownIn = currency, locale } = useSite()
  const { pathname, search } = useLocation()
  if (currencies.length === 0) return null
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return (
    <form method="post" action="/_currency" className="flex flex-wrap items-end gap-2 pt-2">
      <input type="hidden" name="returnTo" value={inLanguage(pathname + search)} />
      <div className="min-w-56">
        <SelectField label={t('shell.showPricesIn')} name="currency" defaultValue={shownIn}>
          {[currency, ...currencies].map((code) => (
            <option key={code} value={code}>
              {names.of(code)} ({code})
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" variant="secondary">
        {t('shell.show')}
      </Button>
    </form>
  )
}

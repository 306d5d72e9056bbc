import { Button } from '@fairground/ui/button.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { inLanguage } from '../language-prefix.ts'
import { useLocation } from '../router/hooks.ts'
import { t } from '../texts.ts'
import { useSite } from './site-context.ts'

/** Forms that pick the language of the shop and the currency of its prices, each where there is a choice. */
export function PickForms() {
  const { languages = [], currency, currencies = [], names = {}, shownIn = currency, locale } = useSite()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <>
      {languages.length > 1 && (
        <PickForm
          what="language"
          label={t('shell.language')}
          returnTo={here}
          picked={languages.find((language) => locale.startsWith(language))}
          choices={languages.map((code) => [code, names[code], code])}
        />
      )}
      {currencies.length > 0 && (
        <PickForm
          what="currency"
          label={t('shell.showPricesIn')}
          returnTo={inLanguage(here)}
          picked={shownIn}
          choices={[currency, ...currencies].map((code) => [code, `${names[code]} (${code})`])}
        />
      )}
    </>
  )
}

type PickFormProps = {
  /** Name of the field, and of the address that the form is sent to. */
  what: 'language' | 'currency'
  label: string
  returnTo: string
  picked: string | undefined
  /** Value, text, and the language of the text where it is not the page's. */
  choices: readonly (readonly [string, string | undefined, string?])[]
}

/** A plain form: the page loads again, for everything on it may be another. */
const PickForm = ({ what, label, returnTo, picked, choices }: PickFormProps) => (
  <form method="post" action={`/_${what}`} className="flex flex-wrap items-end gap-2 pt-2">
    <input type="hidden" name="returnTo" value={returnTo} />
    <div className="min-w-56">
      <SelectField label={label} name={what} defaultValue={picked}>
        {choices.map(([value, text, lang]) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
    <Button type="submit" variant="secondary">
      {t('shell.show')}
    </Button>
  </form>
)

import { Button } from '@fairground/ui/button.tsx'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { useLocation } from 'react-router'
import { t } from '../texts.ts'
import { useSite } from './site-context.ts'

/** Form that picks the language of the shop. A plain form: the page loads again, in the other language. */
export function LanguageForm() {
  const { languages = [], locale } = useSite()
  const { pathname, search } = useLocation()
  if (languages.length < 2) return null
  return (
    <form method="post" action="/_language" className="flex flex-wrap items-end gap-2 pt-2">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <div className="min-w-56">
        <SelectField
          label={t('shell.language')}
          name="language"
          defaultValue={languages.find((language) => locale.startsWith(language))}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
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

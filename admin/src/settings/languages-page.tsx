import { siteLanguages } from '@fairground/client/generated/fairground.site-languages.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { SETTINGS } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'

const client = staffClient({ siteLanguages })

const languagesQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'languages'],
    queryFn: ({ signal }) => client.siteLanguages.getSiteLanguages({}, { signal }),
  })

export async function loader() {
  await queryClient.ensureQueryData(languagesQuery())
  return null
}

const nameOf = (language: string): string =>
  new Intl.DisplayNames(undefined, { type: 'language' }).of(language) ?? language

/** Languages that the shop is shown in beside the site's own. */
export function Component() {
  const { language, others, available } = useLoaded(languagesQuery())
  const lacks = useLacks('settings.write')
  const cache = useQueryClient()
  const save = useMutation({
    mutationFn: (form: FormData) =>
      client.siteLanguages.setSiteLanguages({ others: available.filter((one) => form.has(one)) }),
    onSuccess: async () => {
      toast(t('admin.settings.languagesSaved'))
      await cache.invalidateQueries({ queryKey: [SETTINGS, 'languages'] })
    },
  })
  return (
    <SettingsPage
      title={t('admin.settings.languages')}
      lead={t('admin.settings.yourShopIsInNameOf', { nameOf: nameOf(language) })}
    >
      {save.error && (
        <p role="alert" className="text-danger">
          {failureOf(save.error).title}
        </p>
      )}
      <form
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(new FormData(event.currentTarget))
        }}
      >
        {available
          .filter((one) => one !== language)
          .map((one) => (
            <CheckboxField
              key={one}
              name={one}
              value="1"
              label={nameOf(one)}
              help={t('admin.settings.pagesBeginWithOne', { one })}
              defaultChecked={others.includes(one)}
            />
          ))}
        <Button type="submit" pending={save.isPending} disabledReason={lacks}>
          {t('admin.settings.saveLanguages')}
        </Button>
      </form>
    </SettingsPage>
  )
}

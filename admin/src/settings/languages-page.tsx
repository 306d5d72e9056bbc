import { type GetSiteLanguagesResponse, siteLanguages } from '@fairground/client/generated/fairground.site-languages.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { queryOptions } from '@tanstack/react-query'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { queryClient } from '../query-client.ts'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { StoredCard } from './settings-card.tsx'
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
  const stored = useLoaded(languagesQuery())
  const { language, available } = stored
  const offered = available.filter((one) => one !== language)
  return (
    <SettingsPage
      title={t('admin.settings.languages')}
      lead={t('admin.settings.yourShopIsInNameOf', { nameOf: nameOf(language) })}
    >
      <StoredCard
        id="languages"
        title={t('admin.settings.languagesOfTheShop')}
        stored={stored}
        version={versionOf(stored)}
        read={(form) => ({ change: offered.filter((one) => form.has(one)) })}
        save={(others) => saveAsShown(stored, others)}
        done={t('admin.settings.languagesSaved')}
      >
        {({ others }) =>
          offered.map((one) => (
            <CheckboxField
              key={one}
              name={one}
              label={nameOf(one)}
              help={t('admin.settings.pagesBeginWithOne', { one })}
              defaultChecked={others.includes(one)}
            />
          ))
        }
      </StoredCard>
    </SettingsPage>
  )
}

type Languages = GetSiteLanguagesResponse

const versionOf = ({ others }: Languages): string => others.toSorted().join(' ')

/** Saves them unless somebody else has: they have no revision that the server could compare. */
async function saveAsShown(shown: Languages, others: Languages['others']): Promise<unknown> {
  const latest = await queryClient.fetchQuery({ ...languagesQuery(), staleTime: 0 })
  if (versionOf(latest) !== versionOf(shown)) throw new ChangedMeanwhile()
  return client.siteLanguages.setSiteLanguages({ others })
}

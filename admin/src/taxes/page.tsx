import { isInEu } from '@fairground/domain/tax/vat-area.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { siteSettingsQuery } from '../settings/site-settings-client.ts'
import { useCommand } from '../shell/commands.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { AutomaticCard } from './automatic-card.tsx'
import { CountryCard } from './country-card.tsx'
import { type Doing, DoingDialog } from './doing.tsx'
import { EuSalesCard } from './eu-sales-card.tsx'
import { GroupList } from './group-list.tsx'
import { calculatorsQuery, exemptGroupsQuery, groupsQuery, ratesQuery, regionsQuery } from './tax-queries.ts'
import { byCountry } from './words.ts'

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(groupsQuery()),
    queryClient.ensureQueryData(regionsQuery()),
    queryClient.ensureQueryData(ratesQuery()),
    queryClient.ensureQueryData(exemptGroupsQuery()),
    queryClient.ensureQueryData(calculatorsQuery()),
    queryClient.ensureQueryData(siteSettingsQuery()),
  ])
  return null
}

/** Page of the regions in which the shop collects tax, with their rates. */
export function Component() {
  const groups = useLoaded(groupsQuery())
  const regions = useLoaded(regionsQuery())
  const rates = useLoaded(ratesQuery())
  const exemptGroups = useLoaded(exemptGroupsQuery())
  const calculators = useLoaded(calculatorsQuery())
  const { business } = useLoaded(siteSettingsQuery())
  const lacks = useLacks('settings.write')
  const [doing, setDoing] = useState<Doing>()
  useCommand('create', lacks ? undefined : () => setDoing({ what: 'region' }))
  return (
    <SettingsPage
      title={t('admin.taxes.taxes')}
      lead={t('admin.taxes.lead')}
      actions={
        <>
          <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => setDoing({ what: 'presets' })}>
            {t('admin.taxes.startingValues')}
          </Button>
          <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={() => setDoing({ what: 'region' })}>
            {t('admin.taxes.addRegion')}
          </Button>
        </>
      }
    >
      {regions.length === 0 && <p className="max-w-measure text-admin text-ink-2">{t('admin.taxes.noRegions')}</p>}
      {byCountry(regions).map(([country, own]) => (
        <CountryCard
          key={country}
          country={country}
          regions={own}
          rates={rates}
          groups={groups}
          exemptGroups={exemptGroups}
          calculators={calculators}
          lacks={lacks}
          onDo={setDoing}
        />
      ))}
      <AutomaticCard calculators={calculators} />
      {isInEu(business.address?.country) && <EuSalesCard />}
      <GroupList kind="group" groups={groups} lacks={lacks} onDo={setDoing} />
      <GroupList kind="exemptGroup" groups={exemptGroups} lacks={lacks} onDo={setDoing} />
      {doing && (
        <DoingDialog
          doing={doing}
          groups={groups}
          exemptGroups={exemptGroups}
          calculators={calculators}
          regions={regions}
          rates={rates}
          onClose={() => setDoing(undefined)}
        />
      )}
    </SettingsPage>
  )
}

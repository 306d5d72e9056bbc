import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { SettingProblem } from './setting-problem.tsx'
import {
  countryDefaultsQuery,
  type SettingsChange,
  type SiteSettings,
  saveSiteSettings,
  siteSettingsQuery,
} from './site-settings-client.ts'

const compared = [
  'locale',
  'timeZone',
  'currency',
  'weightUnit',
  'distanceUnit',
  'taxIncludedInPrices',
] as const satisfies readonly (keyof SettingsChange & keyof SiteSettings)[]

/** Offers what is usual in the country of the business, where the settings differ from it. A currency with orders stays. */
export function UsualSettings() {
  const stored = useLoaded(siteSettingsQuery())
  const country = stored.business.address?.country
  const { data: usual } = useQuery({ ...countryDefaultsQuery(country ?? ''), enabled: Boolean(country) })
  const lacks = useLacks('settings.write')
  const change = useChange({
    run: (wanted: SettingsChange) => saveSiteSettings(stored, wanted),
    done: t('admin.settings.settingsSaved'),
    onFail: isStale,
  })
  if (!country || !usual) return null
  const differing = compared.filter(
    (field) => stored[field] !== usual[field] && (field !== 'currency' || stored.currencyChangeable),
  )
  if (differing.length === 0) return null
  const where = new Intl.DisplayNames(undefined, { type: 'region' }).of(country) ?? country
  const facts = [
    t('admin.settings.usualTime', { zone: usual.timeZone }),
    t('admin.settings.usualCurrency', { currency: usual.currency }),
    t('admin.settings.usualUnits', {
      weight: usual.weightUnit === 'LB' ? t('admin.settings.pounds') : t('admin.settings.kilograms'),
      distance: usual.distanceUnit === 'MI' ? t('admin.settings.miles') : t('admin.settings.kilometres'),
    }),
    t('admin.settings.usualTax', { included: usual.taxIncludedInPrices ? 'true' : 'other' }),
  ]
  return (
    <div className="max-w-measure">
      <Card title={t('admin.settings.usualIn', { country: where })}>
        <div className="flex flex-col gap-3">
          <p className="text-admin text-ink-2">{t('admin.settings.usualLead')}</p>
          <ul className="list-disc ps-5 text-admin">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <SettingProblem error={change.error} />
          <Button
            size="sm"
            variant="secondary"
            className="self-start"
            disabledReason={lacks}
            pending={change.isPending}
            onClick={() => change.mutate(Object.fromEntries(differing.map((field) => [field, usual[field]])))}
          >
            {t('admin.settings.useUsual')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

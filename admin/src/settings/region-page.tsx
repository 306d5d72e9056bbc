import { SHOP_LANGUAGES } from '@fairground/contract/enumerations/sites.ts'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMemo, useState } from 'react'
import { countryChoices } from '../forms/country-field.tsx'
import { countryName } from '../forms/country-names.ts'
import { currencyName, matchingCurrencies, shownCurrency } from '../forms/currency-names.ts'
import { cityOf, shownZone } from '../forms/time-zones.ts'
import { useFindZones } from '../forms/zone-box.tsx'
import { queryClient } from '../query-client.ts'
import { t } from '../texts.ts'
import { ChoiceField } from './choice-field.tsx'
import { entered, SettingsCard } from './settings-card.tsx'
import { SettingsPage } from './settings-page.tsx'
import { countryDefaultsQuery, type SettingsChange, siteSettingsQuery } from './site-settings-client.ts'
import { UsualSettings } from './usual-settings.tsx'

export async function loader() {
  const { business } = await queryClient.ensureQueryData(siteSettingsQuery())
  const country = business.address?.country
  if (country) await queryClient.ensureQueryData(countryDefaultsQuery(country)).catch(() => undefined)
  return null
}

/** Language, zone, currency and units of the shop. */
export function Component() {
  return (
    <SettingsPage title={t('admin.settings.regionPage')} lead={t('admin.settings.regionLead')}>
      <UsualSettings />
      <LanguageAndZone />
      <Money />
      <Units />
    </SettingsPage>
  )
}

const languageName = (language: string): string =>
  new Intl.DisplayNames(undefined, { type: 'language' }).of(language) ?? language

function readLanguage(form: FormData) {
  const timeZone = entered(form, 'timeZone')
  if (!timeZone) return { mistakes: { timeZone: t('admin.settings.chooseATimeZone') } }
  return { change: { locale: `${entered(form, 'language')}-${entered(form, 'country')}`, timeZone } }
}

function LanguageAndZone() {
  return (
    <SettingsCard id="language-and-zone" title={t('admin.settings.languageAndZone')} read={readLanguage}>
      {({ locale, timeZone }, mistakes) => {
        const [language, country] = locale.split('-')
        return (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <AdminSelectField
                label={t('admin.settings.language')}
                name="language"
                defaultValue={language}
                help={t('admin.settings.languageHelp')}
                error={mistakes.locale}
              >
                {SHOP_LANGUAGES.map((one) => (
                  <option key={one} value={one}>
                    {languageName(one)}
                  </option>
                ))}
              </AdminSelectField>
              <ChoiceField
                label={t('admin.settings.formatsOf')}
                name="country"
                stored={country ?? ''}
                options={countryChoices('', false)}
                shownAs={countryName}
                find={(query) => countryChoices(query, false)}
                placeholder={t('admin.forms.nameOrCode')}
              />
            </div>
            <SiteZone stored={timeZone} error={mistakes.timeZone && t('admin.settings.chooseATimeZone')} />
          </>
        )
      }}
    </SettingsCard>
  )
}

const zoneNames = () => Intl.supportedValuesOf('timeZone').map((id) => ({ value: id, label: cityOf(id) }))

/** The zone of the shop, found by city, by name or by offset. Offsets are those of today. */
function SiteZone({ stored, error }: { stored: string; error: string | undefined }) {
  const [today] = useState(() => new Date())
  const options = useMemo(zoneNames, [])
  const find = useFindZones(today, stored)
  return (
    <ChoiceField
      label={t('admin.settings.timeZone')}
      name="timeZone"
      stored={stored}
      options={options}
      shownAs={(zone) => shownZone(zone, today)}
      find={find}
      placeholder={t('admin.event.cityOrOffset')}
      help={t('admin.settings.timeZoneHelp')}
      error={error}
    />
  )
}

const readMoney = (form: FormData) => {
  const currency = entered(form, 'currency')
  return {
    change: {
      taxIncludedInPrices: form.has('taxIncluded'),
      ...(currency ? { currency } : {}),
    },
  }
}

function Money() {
  const currencies = useMemo(() => matchingCurrencies('', []), [])
  return (
    <SettingsCard id="currency" title={t('admin.settings.money')} read={readMoney}>
      {({ currency, currencyChangeable, taxIncludedInPrices }, mistakes) => (
        <>
          <ChoiceField
            label={t('admin.settings.siteCurrency')}
            name="currency"
            stored={currency}
            options={currencies}
            shownAs={shownCurrency}
            find={(query) => matchingCurrencies(query, [])}
            placeholder={t('admin.forms.nameOrCode')}
            disabled={!currencyChangeable}
            help={
              currencyChangeable
                ? t('admin.settings.siteCurrencyHelp')
                : t('admin.settings.currencyIsFixed', { currency: currencyName(currency) })
            }
            error={mistakes.currency}
          />
          <CheckboxField
            name="taxIncluded"
            defaultChecked={taxIncludedInPrices}
            label={t('admin.settings.pricesIncludeTax')}
            help={t('admin.settings.pricesIncludeTaxHelp')}
          />
        </>
      )}
    </SettingsCard>
  )
}

const readUnits = (form: FormData) => ({
  // The options of the selects are the contract's own.
  change: Object.fromEntries(
    (['weightUnit', 'distanceUnit', 'sells'] as const).map((name) => [name, entered(form, name)]),
  ) as Pick<SettingsChange, 'weightUnit' | 'distanceUnit' | 'sells'>,
})

const Units = () => (
  <SettingsCard id="units" title={t('admin.settings.units')} read={readUnits}>
    {({ weightUnit, distanceUnit, sells }) => (
      <>
        <div className="grid gap-4 sm:grid-cols-2">
          <AdminSelectField label={t('admin.settings.weights')} name="weightUnit" defaultValue={weightUnit}>
            <option value="KG">{t('admin.settings.kilograms')}</option>
            <option value="LB">{t('admin.settings.pounds')}</option>
          </AdminSelectField>
          <AdminSelectField label={t('admin.settings.distances')} name="distanceUnit" defaultValue={distanceUnit}>
            <option value="KM">{t('admin.settings.kilometres')}</option>
            <option value="MI">{t('admin.settings.miles')}</option>
          </AdminSelectField>
        </div>
        <AdminSelectField label={t('admin.settings.whatIsSold')} name="sells" defaultValue={sells}>
          <option value="BOTH">{t('admin.settings.goodsAndTickets')}</option>
          <option value="GOODS">{t('admin.settings.goodsOnly')}</option>
          <option value="TICKETS">{t('admin.settings.ticketsOnly')}</option>
        </AdminSelectField>
      </>
    )}
  </SettingsCard>
)

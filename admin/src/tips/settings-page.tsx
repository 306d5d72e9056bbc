import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { queryClient } from '../query-client.ts'
import { useMe } from '../session/me.ts'
import { StoredCard } from '../settings/settings-card.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { tipClient, tipSettingsQuery } from './tip-client.ts'
import { FIRST_SETTINGS, PRESETS, presetName, readSettings } from './tip-entries.ts'

export async function loader() {
  await queryClient.ensureQueryData(tipSettingsQuery())
  return null
}

/** Tips that buyers may give, and how staff share them. */
export function Component() {
  const stored = useLoaded(tipSettingsQuery())
  const { site } = useMe()
  return (
    <SettingsPage title={t('admin.settings.tips')} lead={t('admin.settings.tipsLead')}>
      <StoredCard
        id="tips"
        title={t('admin.settings.tipsAtTheCheckout')}
        lead={t('admin.settings.tipsAreNeverChosen')}
        stored={stored}
        version={stored?.revision ?? '0'}
        read={(form) => readSettings(form, site.currency)}
        save={({ presets, ...change }) =>
          stored
            ? tipClient.tipSettings.updateTipSettings({
                tipSettings: { ...change, presets: [...presets], id: stored.id, revision: stored.revision },
              })
            : tipClient.tipSettings.createDefaultTipSettings({ tipSettings: { ...change, presets: [...presets] } })
        }
        onSaved={({ tipSettings }) => queryClient.setQueryData(tipSettingsQuery().queryKey, tipSettings)}
        done={t('admin.settings.settingsSaved')}
        within="tipSettings."
      >
        {(settings, mistakes) => <Fields settings={settings ?? FIRST_SETTINGS} mistakes={mistakes} />}
      </StoredCard>
    </SettingsPage>
  )
}

type Shown = {
  readonly tipType: string
  readonly presets: readonly { readonly value: number; readonly default?: boolean | null }[]
  readonly allowCustomerTip: boolean
  readonly allowCustomAmount: boolean
  readonly allowBusinessTipAtPayment: boolean
  readonly allowEditDistribution: boolean
  readonly staffDistributionMethod: string
}

function Fields({ settings, mistakes }: { settings: Shown; mistakes: Readonly<Record<string, string>> }) {
  const suggested = settings.presets.findIndex((preset) => preset.default)
  return (
    <>
      <CheckboxField
        name="allowCustomerTip"
        label={t('admin.settings.buyersMayTip')}
        defaultChecked={settings.allowCustomerTip}
      />
      <AdminSelectField label={t('admin.settings.tipsAre')} name="tipType" defaultValue={settings.tipType}>
        <option value="PERCENTAGE">{t('admin.settings.tipsOfShare')}</option>
        <option value="AMOUNT">{t('admin.settings.tipsOfAmount')}</option>
      </AdminSelectField>
      <div className="grid gap-3 sm:grid-cols-3">
        {PRESETS.map((at) => (
          <AdminTextField
            key={at}
            label={t('admin.settings.suggestedTip', { at: String(at + 1) })}
            name={presetName(at)}
            inputMode="decimal"
            maxLength={10}
            optional={at > 0}
            defaultValue={settings.presets[at] ? String(settings.presets[at].value) : ''}
            error={mistakes[presetName(at)] ?? mistakes[`presets[${at}].value`]}
          />
        ))}
      </div>
      <AdminSelectField
        label={t('admin.settings.markedTip')}
        name="suggested"
        defaultValue={suggested >= 0 ? presetName(suggested) : ''}
      >
        <option value="">{t('admin.settings.noMarkedTip')}</option>
        {PRESETS.map((at) => (
          <option key={at} value={presetName(at)}>
            {t('admin.settings.suggestedTip', { at: String(at + 1) })}
          </option>
        ))}
      </AdminSelectField>
      <CheckboxField
        name="allowCustomAmount"
        label={t('admin.settings.ownTips')}
        defaultChecked={settings.allowCustomAmount}
      />
      <CheckboxField
        name="allowBusinessTipAtPayment"
        label={t('admin.settings.staffAddTips')}
        defaultChecked={settings.allowBusinessTipAtPayment}
      />
      <CheckboxField
        name="allowEditDistribution"
        label={t('admin.settings.staffShareTips')}
        defaultChecked={settings.allowEditDistribution}
      />
      <AdminSelectField
        label={t('admin.settings.tipsAreShared')}
        name="staffDistributionMethod"
        defaultValue={settings.staffDistributionMethod}
      >
        <option value="EQUAL">{t('admin.settings.sharedEqually')}</option>
        <option value="PROPORTIONAL">{t('admin.settings.sharedInProportion')}</option>
      </AdminSelectField>
    </>
  )
}

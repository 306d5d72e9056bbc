import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { entered, SettingsCard } from '../settings/settings-card.tsx'
import type { SettingsChange } from '../settings/site-settings-client.ts'
import { t } from '../texts.ts'

const read = (form: FormData) => ({
  change: {
    // The options of the select are the contract's own.
    distanceSalesTax: entered(form, 'distanceSalesTax') as NonNullable<SettingsChange['distanceSalesTax']>,
    reverseCharge: form.has('reverseCharge'),
    vatIdCheck: form.has('vatIdCheck'),
  },
})

/** Taxes on what a business of the European Union sells to the other member states. */
export const EuSalesCard = () => (
  <SettingsCard id="eu-sales" title={t('admin.settings.euSales')} lead={t('admin.settings.euSalesLead')} read={read}>
    {({ distanceSalesTax, reverseCharge, vatIdCheck }) => (
      <>
        <AdminSelectField
          label={t('admin.settings.distanceSalesTax')}
          name="distanceSalesTax"
          defaultValue={distanceSalesTax}
          help={t('admin.settings.distanceSalesTaxHelp')}
        >
          <option value="DESTINATION">{t('admin.settings.taxedAtDestination')}</option>
          <option value="HOME">{t('admin.settings.taxedAtHome')}</option>
        </AdminSelectField>
        <CheckboxField
          name="reverseCharge"
          defaultChecked={reverseCharge}
          label={t('admin.settings.reverseCharge')}
          help={t('admin.settings.reverseChargeHelp')}
        />
        <CheckboxField
          name="vatIdCheck"
          defaultChecked={vatIdCheck}
          label={t('admin.settings.vatIdCheck')}
          help={t('admin.settings.vatIdCheckHelp')}
        />
      </>
    )}
  </SettingsCard>
)

import { isEmailAddress } from '@fairground/domain/email-address.ts'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { countryChoices } from '../forms/country-field.tsx'
import { countryName } from '../forms/country-names.ts'
import { queryClient } from '../query-client.ts'
import { t } from '../texts.ts'
import { ChoiceField } from './choice-field.tsx'
import { entered, SettingsCard } from './settings-card.tsx'
import { SettingsPage } from './settings-page.tsx'
import { type SettingsChange, siteSettingsQuery } from './site-settings-client.ts'

export async function loader() {
  await queryClient.ensureQueryData(siteSettingsQuery())
  return null
}

/** The business behind the shop: its name, how buyers reach it, and its address. */
export function Component() {
  return (
    <SettingsPage title={t('admin.settings.businessPage')} lead={t('admin.settings.businessLead')}>
      <Identity />
      <BusinessAddress />
      <ShopTexts />
      <ShopStatus />
    </SettingsPage>
  )
}

function readIdentity(form: FormData) {
  const [name, email] = [entered(form, 'name'), entered(form, 'email')]
  const mistakes = {
    ...(name ? {} : { 'business.name': t('admin.settings.enterABusinessName') }),
    ...(email && !isEmailAddress(email) ? { 'business.email': t('admin.settings.enterAnEmail') } : {}),
  }
  if (!name || Object.keys(mistakes).length > 0) return { mistakes }
  const [legalName, phone, taxId] = [entered(form, 'legalName'), entered(form, 'phone'), entered(form, 'taxId')]
  return { change: { business: { name, legalName, email, phone, taxId } } }
}

const Identity = () => (
  <SettingsCard id="business-name" title={t('admin.settings.identity')} read={readIdentity}>
    {({ business }, mistakes) => (
      <>
        <AdminTextField
          label={t('admin.settings.businessName')}
          name="name"
          autoComplete="organization"
          maxLength={100}
          defaultValue={business.name}
          help={t('admin.settings.businessNameHelp')}
          error={mistakes['business.name']}
        />
        <AdminTextField
          label={t('admin.settings.legalName')}
          name="legalName"
          maxLength={200}
          defaultValue={business.legalName ?? ''}
          help={t('admin.settings.legalNameHelp')}
          error={mistakes['business.legalName']}
          optional
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <AdminTextField
            label={t('admin.settings.contactEmail')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={business.email ?? ''}
            error={mistakes['business.email']}
            optional
          />
          <AdminTextField
            label={t('admin.settings.phoneNumber')}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={50}
            defaultValue={business.phone ?? ''}
            error={mistakes['business.phone']}
            optional
          />
        </div>
        <AdminTextField
          label={t('admin.settings.taxId')}
          name="taxId"
          maxLength={50}
          defaultValue={business.taxId ?? ''}
          help={t('admin.settings.taxIdHelp')}
          error={mistakes['business.taxId']}
          optional
        />
      </>
    )}
  </SettingsCard>
)

const addressFields = ['country', 'addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'] as const

function readAddress(form: FormData) {
  const known = addressFields.flatMap((field) => {
    const text = entered(form, field)
    return text === null ? [] : [[field, text] as const]
  })
  return { change: { business: { address: known.length > 0 ? Object.fromEntries(known) : null } } }
}

function BusinessAddress() {
  return (
    <SettingsCard
      id="business-address"
      title={t('admin.settings.addressOfBusiness')}
      lead={t('admin.settings.addressHelp')}
      read={readAddress}
    >
      {({ business: { address } }, mistakes) => (
        <>
          <ChoiceField
            label={t('admin.settings.country')}
            name="country"
            stored={address?.country ?? ''}
            options={countryChoices('', true)}
            shownAs={countryName}
            find={(query) => countryChoices(query, true)}
            placeholder={t('admin.forms.nameOrCode')}
            error={mistakes['business.address.country']}
          />
          <AdminTextField
            label={t('admin.settings.street')}
            name="addressLine"
            autoComplete="address-line1"
            maxLength={150}
            defaultValue={address?.addressLine ?? ''}
            error={mistakes['business.address.addressLine']}
          />
          <AdminTextField
            label={t('admin.settings.addressLine2')}
            name="addressLine2"
            autoComplete="address-line2"
            maxLength={100}
            defaultValue={address?.addressLine2 ?? ''}
            error={mistakes['business.address.addressLine2']}
            optional
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <AdminTextField
              label={t('admin.settings.postalCode')}
              name="postalCode"
              autoComplete="postal-code"
              maxLength={50}
              defaultValue={address?.postalCode ?? ''}
              error={mistakes['business.address.postalCode']}
            />
            <AdminTextField
              label={t('admin.settings.city')}
              name="city"
              autoComplete="address-level2"
              maxLength={50}
              defaultValue={address?.city ?? ''}
              error={mistakes['business.address.city']}
            />
            <AdminTextField
              label={t('admin.settings.subdivision')}
              name="subdivision"
              autoComplete="address-level1"
              maxLength={50}
              defaultValue={address?.subdivision ?? ''}
              error={mistakes['business.address.subdivision']}
              optional
            />
          </div>
        </>
      )}
    </SettingsCard>
  )
}

const readStatus = (form: FormData) => ({
  change: { status: entered(form, 'status') as NonNullable<SettingsChange['status']> }, // the choices are the contract's own
})

const ShopStatus = () => (
  <SettingsCard
    id="shop-status"
    title={t('admin.settings.shopStatus')}
    lead={t('admin.settings.statusHelp')}
    read={readStatus}
  >
    {({ status }) => (
      <AdminSelectField label={t('admin.settings.statusField')} name="status" defaultValue={status}>
        <option value="ENABLED">{t('admin.settings.statusOpen')}</option>
        <option value="PENDING">{t('admin.settings.statusSoon')}</option>
        <option value="DISABLED">{t('admin.settings.statusClosed')}</option>
        <option value="DEMO">{t('admin.settings.statusDemo')}</option>
      </AdminSelectField>
    )}
  </SettingsCard>
)

const readTexts = (form: FormData) => ({
  change: {
    texts: {
      heroTitle: entered(form, 'heroTitle'),
      heroText: entered(form, 'heroText'),
      footer: entered(form, 'footer'),
    },
  },
})

const ShopTexts = () => (
  <SettingsCard
    id="shop-texts"
    title={t('admin.settings.shopTexts')}
    lead={t('admin.settings.shopTextsLead')}
    read={readTexts}
  >
    {({ texts }) => (
      <>
        <AdminTextField
          label={t('admin.settings.heroTitle')}
          name="heroTitle"
          maxLength={80}
          defaultValue={texts.heroTitle ?? ''}
          optional
        />
        <AdminTextAreaField
          label={t('admin.settings.heroText')}
          name="heroText"
          rows={3}
          maxLength={300}
          defaultValue={texts.heroText ?? ''}
          optional
        />
        <AdminTextField
          label={t('admin.settings.footerText')}
          name="footer"
          maxLength={200}
          defaultValue={texts.footer ?? ''}
          optional
        />
      </>
    )}
  </SettingsCard>
)

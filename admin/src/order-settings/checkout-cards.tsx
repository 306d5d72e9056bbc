import { SHOP_LANGUAGES } from '@fairground/contract/enumerations/sites.ts'
import { AdminSelectField, AdminTextAreaField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type ReactNode, useState } from 'react'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { languageName } from '../mail/languages.ts'
import { PictureField, type ShownPicture } from '../media/picture-field.tsx'
import { queryClient } from '../query-client.ts'
import { useFormats } from '../session/me.ts'
import { type Mistakes, StoredCard } from '../settings/settings-card.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import {
  colorsOf,
  longestWords,
  policyFields,
  policyLabels,
  readHead,
  readLook,
  readPolicies,
  readQuestions,
  readWords,
  wordFields,
  wordLabels,
} from './checkout-entries.ts'
import {
  type CheckoutSettings,
  type CheckoutSettingsChange,
  checkoutSettingsQuery,
  saveCheckoutSettings,
} from './checkout-settings-client.ts'
import { ColorFields } from './color-fields.tsx'

/** The checkout page: its head, colours and policies, and what it asks for. */
export default function CheckoutCards() {
  return (
    <>
      <Head />
      <Look />
      <Policies />
      <Words />
      <Questions />
    </>
  )
}

interface CheckoutCardProps {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly read: (form: FormData) => { readonly change: CheckoutSettingsChange } | { readonly mistakes: Mistakes }
  readonly children: (stored: CheckoutSettings, mistakes: Mistakes) => ReactNode
}

function CheckoutCard(props: CheckoutCardProps) {
  const stored = useLoaded(checkoutSettingsQuery())
  return (
    <StoredCard
      {...props}
      stored={stored}
      version={versionOf(stored)}
      save={(change) => saveAsShown(stored, change)}
      done={t('admin.settings.checkoutSaved')}
      within="checkoutSettings."
    />
  )
}

const versionOf = ({ updatedDate }: CheckoutSettings): string => String(updatedDate?.getTime() ?? 0)

/** Saves a card unless somebody else has changed the settings: they have no revision that the server could compare. */
async function saveAsShown(shown: CheckoutSettings, change: CheckoutSettingsChange): Promise<unknown> {
  const latest = await queryClient.fetchQuery({ ...checkoutSettingsQuery(), staleTime: 0 })
  if (versionOf(latest) !== versionOf(shown)) throw new ChangedMeanwhile()
  return saveCheckoutSettings(change)
}

const Head = () => (
  <CheckoutCard
    id="checkout-head"
    title={t('admin.settings.checkoutHead')}
    lead={t('admin.settings.checkoutHeadLead')}
    read={readHead}
  >
    {({ checkoutBrand }, mistakes) => {
      const { text, logo, alignment, displayCheckoutLabel, continueShopping } = checkoutBrand?.header ?? {}
      const { hidden, displayType } = continueShopping ?? {}
      return (
        <>
          <AdminTextField
            label={t('admin.settings.checkoutText')}
            name="text"
            maxLength={55}
            defaultValue={text ?? ''}
            help={t('admin.settings.checkoutTextHelp')}
            optional
          />
          <LogoField stored={logo?.image?.url} error={mistakes['checkoutBrand.header.logo.image.url']} />
          <div className="grid gap-4 sm:grid-cols-3">
            <AdminSelectField
              label={t('admin.settings.logoSize')}
              name="logoSize"
              defaultValue={logo?.size ?? 'MEDIUM'}
            >
              <option value="SMALL">{t('admin.settings.logoSmall')}</option>
              <option value="MEDIUM">{t('admin.settings.logoMedium')}</option>
              <option value="LARGE">{t('admin.settings.logoLarge')}</option>
            </AdminSelectField>
            <AdminSelectField label={t('admin.settings.alignment')} name="alignment" defaultValue={alignment ?? 'SIDE'}>
              <option value="SIDE">{t('admin.settings.alignSide')}</option>
              <option value="CENTER">{t('admin.settings.alignCenter')}</option>
            </AdminSelectField>
            <AdminSelectField
              label={t('admin.settings.wayBack')}
              name="wayBack"
              defaultValue={hidden ? 'HIDDEN' : (displayType ?? 'TEXT')}
            >
              <option value="TEXT">{t('admin.settings.wayBackText')}</option>
              <option value="ICON">{t('admin.settings.wayBackIcon')}</option>
              <option value="HIDDEN">{t('admin.settings.wayBackHidden')}</option>
            </AdminSelectField>
          </div>
          <CheckboxField
            name="label"
            label={t('admin.settings.showCheckoutLabel')}
            defaultChecked={displayCheckoutLabel ?? false}
          />
        </>
      )
    }}
  </CheckoutCard>
)

/** A picture of the library; the form has its address. */
function LogoField({ stored, error }: { stored: string | undefined; error: string | undefined }) {
  const [picture, setPicture] = useState<ShownPicture | undefined>(stored ? { id: stored, url: stored } : undefined)
  return (
    <>
      <PictureField picture={picture} onChoose={setPicture} onRemove={() => setPicture(undefined)} error={error} />
      <input
        type="hidden"
        name="logo"
        value={picture?.url ?? ''}
        onInput={({ currentTarget: { value } }) => setPicture(value ? { id: value, url: value } : undefined)}
      />
    </>
  )
}

const Look = () => (
  <CheckoutCard
    id="checkout-colors"
    title={t('admin.settings.checkoutColors')}
    lead={t('admin.settings.checkoutColorsLead')}
    read={readLook}
  >
    {({ checkoutBrand }, mistakes) => (
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorFields stored={colorsOf(checkoutBrand)} mistakes={mistakes} />
        <AdminTextField
          label={t('admin.settings.cornerRadius')}
          name="cornerRadius"
          inputMode="numeric"
          defaultValue={checkoutBrand?.mainSection?.cornerRadius ?? ''}
          error={mistakes.cornerRadius}
          optional
        />
      </div>
    )}
  </CheckoutCard>
)

const Policies = () => (
  <CheckoutCard
    id="checkout-policies"
    title={t('admin.settings.checkoutPolicies')}
    lead={t('admin.settings.checkoutPoliciesLead')}
    read={readPolicies}
  >
    {({ checkoutPolicies }) =>
      policyFields.map((field) => (
        <FieldGroup key={field} legend={policyLabels[field]}>
          {field === 'customPolicy' && (
            <AdminTextField
              label={t('admin.settings.policyTitle')}
              name="customPolicy.title"
              maxLength={100}
              defaultValue={checkoutPolicies?.customPolicy?.title ?? ''}
              optional
            />
          )}
          <AdminTextAreaField
            label={policyLabels[field]}
            name={`${field}.content`}
            rows={3}
            maxLength={20_000}
            defaultValue={checkoutPolicies?.[field]?.content ?? ''}
            help={field === 'digitalItemPolicy' ? t('admin.settings.policyDigitalHelp') : undefined}
            optional
          />
          <CheckboxField
            name={`${field}.visible`}
            label={t('admin.settings.showPolicy')}
            defaultChecked={checkoutPolicies?.[field]?.visible ?? false}
          />
        </FieldGroup>
      ))
    }
  </CheckoutCard>
)

function Words() {
  const { locale } = useFormats()
  return (
    <CheckoutCard
      id="checkout-words"
      title={t('admin.settings.checkoutWords')}
      lead={t('admin.settings.checkoutWordsLead')}
      read={readWords}
    >
      {({ checkoutContent }, mistakes) =>
        SHOP_LANGUAGES.map((language) => (
          <FieldGroup key={language} legend={languageName(language, locale)}>
            {wordFields.map((field) => (
              <AdminTextField
                key={field}
                label={wordLabels[field]}
                name={`${language}.${field}`}
                maxLength={longestWords[field]}
                optional
                defaultValue={checkoutContent?.[language]?.[field] ?? ''}
                error={mistakes[`checkoutContent.${language}.${field}`]}
              />
            ))}
          </FieldGroup>
        ))
      }
    </CheckoutCard>
  )
}

const Questions = () => (
  <CheckoutCard id="checkout-asks" title={t('admin.settings.checkoutAsks')} read={readQuestions}>
    {({
      checkoutFields: { policyAgreementCheckbox, subscriptionCheckbox, giftCardRedeemEnabled },
      checkoutBillingFields,
    }) => (
      <>
        <Tick
          name="agreement"
          label={t('admin.settings.askAgreement')}
          help={t('admin.settings.askAgreementHelp')}
          stored={policyAgreementCheckbox}
        />
        <Tick name="subscription" label={t('admin.settings.askSubscription')} stored={subscriptionCheckbox} />
        <CheckboxField
          name="giftCards"
          label={t('admin.settings.takeGiftCards')}
          help={t('admin.settings.takeGiftCardsHelp')}
          defaultChecked={giftCardRedeemEnabled ?? true}
        />
        <AdminSelectField
          label={t('admin.settings.billAddress')}
          name="billing"
          defaultValue={checkoutBillingFields ?? 'MINIMUM_REQUIRED_FIELDS'}
        >
          <option value="MINIMUM_REQUIRED_FIELDS">{t('admin.settings.billMinimum')}</option>
          <option value="All_FIELDS">{t('admin.settings.billAll')}</option>
        </AdminSelectField>
      </>
    )}
  </CheckoutCard>
)

type TickProps = {
  name: string
  label: string
  help?: string
  stored: CheckoutSettings['checkoutFields']['subscriptionCheckbox']
}

const Tick = ({ name, label, help, stored }: TickProps) => (
  <FieldGroup legend={label}>
    <CheckboxField name={name} label={label} help={help} defaultChecked={stored?.visible ?? false} />
    <CheckboxField
      name={`${name}.checked`}
      label={t('admin.settings.tickedByDefault')}
      defaultChecked={stored?.checkedByDefault ?? false}
    />
  </FieldGroup>
)

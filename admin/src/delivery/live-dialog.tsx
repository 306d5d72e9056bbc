import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { ShippoConfiguration } from '@fairground/client/generated/ecom.shippo-configurations.ts'
import type { ListShipFromsResponse } from '@fairground/client/generated/fairground.carrier-accounts.ts'
import { AdminSelectField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useFormats } from '../session/me.ts'
import { siteSettingsQuery } from '../settings/site-settings-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { DeliveryDialog, NameField } from './delivery-dialog.tsx'
import { type LiveValues, liveValues, noService, type ServiceValues, saveLive, wrongFields } from './live-values.ts'
import { packagingNames, type Service, serviceNames } from './live-words.ts'
import { RegionChoice, regionNames } from './region-choice.tsx'

type ShipFroms = ListShipFromsResponse['shipFroms']
type ConfigurationDialogProps = {
  profiles: readonly DeliveryProfile[]
  /** One at least. */
  shipFroms: ShipFroms
  configuration: ShippoConfiguration | undefined
  onClose: () => void
}

const labels = {
  name: t('admin.delivery.packageName'),
  packageType: t('admin.delivery.packaging'),
  length: t('admin.delivery.length'),
  width: t('admin.delivery.width'),
  height: t('admin.delivery.height'),
  most: t('admin.delivery.mostPerPackage'),
  weight: t('admin.delivery.backupWeight'),
  locationId: t('admin.delivery.shipFrom'),
  backup: t('admin.delivery.backupRate'),
  regions: t('admin.delivery.offeredIn'),
  services: t('admin.delivery.services'),
} as const satisfies Record<keyof LiveValues, string>

const packagingName = (type: LiveValues['packageType']): string =>
  type === 'CUSTOM' ? t('admin.delivery.ownPackaging') : packagingNames[type]

const sharedFields = (profiles: readonly DeliveryProfile[], shipFroms: ShipFroms) =>
  plainFields<LiveValues>(labels, {
    packageType: packagingName,
    regions: (ids) => regionNames(profiles, ids),
    locationId: (id) => shipFroms.find(({ locationId }) => locationId === id)?.shipFrom.name ?? id,
    services: (services) =>
      Object.entries(services)
        .filter(([, { offered }]) => offered)
        .map(([service]) => serviceNames[service as Service])
        .join(', '),
  })

/** Makes live rates, or changes them. */
export function ConfigurationDialog({ profiles, shipFroms, configuration, onClose }: ConfigurationDialogProps) {
  return (
    <DeliveryDialog<LiveValues>
      edited={configuration}
      name={configuration && (configuration.packageDetails.name ?? t('admin.delivery.package'))}
      adding={t('admin.delivery.addLiveRatesTitle')}
      description={t('admin.delivery.liveRatesHelp')}
      submit={t('admin.delivery.saveLiveRates')}
      done={t('admin.delivery.liveRatesSaved')}
      stored={liveValues(configuration, profiles, shipFroms[0]?.locationId ?? '')}
      fields={sharedFields(profiles, shipFroms)}
      isGood={(values) => wrongFields(values).size === 0}
      run={(values) => saveLive(configuration, values)}
      onClose={onClose}
    >
      {({ values, edit, tried }) => (
        <>
          <PackageFields values={values} tried={tried} shipFroms={shipFroms} onChange={edit} />
          <Services values={values} tried={tried} onChange={edit} />
          <RegionChoice profiles={profiles} chosen={values.regions} onChange={(regions) => edit({ regions })} />
          <BackupField values={values} tried={tried} onChange={edit} />
        </>
      )}
    </DeliveryDialog>
  )
}

type PartProps = { values: LiveValues; tried: boolean; onChange: (change: Partial<LiveValues>) => void }

function PackageFields({ values, tried, shipFroms, onChange }: PartProps & { shipFroms: ShipFroms }) {
  const isPounds = useLoaded(siteSettingsQuery()).weightUnit === 'LB'
  const wrong = wrongFields(values)
  const number = (field: 'length' | 'width' | 'height' | 'most' | 'weight', suffix: string, help?: string) => (
    <AdminTextField
      label={labels[field]}
      help={help}
      suffix={suffix}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={values[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
      error={tried && wrong.has(field) ? t('admin.delivery.enterANumber') : undefined}
    />
  )
  const unit = isPounds ? 'in' : 'cm'
  return (
    <>
      <NameField label={labels.name} value={values.name} tried={tried} onChange={(name) => onChange({ name })} />
      <AdminSelectField
        label={labels.packageType}
        value={values.packageType}
        onChange={({ currentTarget }) =>
          onChange({ packageType: currentTarget.value as LiveValues['packageType'] /* one of the options below */ })
        }
      >
        {(['CUSTOM', ...Object.keys(packagingNames)] as LiveValues['packageType'][]).map((type) => (
          <option key={type} value={type}>
            {packagingName(type)}
          </option>
        ))}
      </AdminSelectField>
      {values.packageType === 'CUSTOM' && (
        <div className="grid gap-3 sm:grid-cols-3">
          {number('length', unit)}
          {number('width', unit)}
          {number('height', unit)}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {number('most', '', t('admin.delivery.mostPerPackageHelp'))}
        {number('weight', isPounds ? 'lb' : 'kg', t('admin.delivery.backupWeightHelp'))}
      </div>
      {shipFroms.length > 1 && (
        <AdminSelectField
          label={labels.locationId}
          value={values.locationId}
          onChange={({ currentTarget }) => onChange({ locationId: currentTarget.value })}
        >
          {shipFroms.map(({ locationId, shipFrom }) => (
            <option key={locationId} value={locationId}>
              {shipFrom.name}
            </option>
          ))}
        </AdminSelectField>
      )}
    </>
  )
}

function Services({ values, tried, onChange }: PartProps) {
  return (
    <FieldGroup legend={labels.services}>
      {(Object.keys(serviceNames) as Service[]).map((service) => (
        <ServiceFields
          key={service}
          name={serviceNames[service]}
          values={values.services[service] ?? noService}
          onChange={(change) =>
            onChange({
              services: {
                ...values.services,
                [service]: { ...(values.services[service] ?? noService), ...change },
              },
            })
          }
        />
      ))}
      {tried && wrongFields(values).has('services') && (
        <p role="alert" className="text-label text-danger">
          {t('admin.delivery.chooseServices')}
        </p>
      )}
    </FieldGroup>
  )
}

type ServiceFieldsProps = {
  name: string
  values: ServiceValues
  onChange: (change: Partial<ServiceValues>) => void
}

function ServiceFields({ name, values, onChange }: ServiceFieldsProps) {
  const { currency } = useFormats()
  return (
    <>
      <CheckboxField
        label={name}
        checked={values.offered}
        onChange={({ currentTarget }) => onChange({ offered: currentTarget.checked })}
      />
      {values.offered && (
        <div className="grid gap-3 pb-2 ps-6 sm:grid-cols-2">
          <AdminTextField
            label={t('admin.delivery.handlingFeeOf', { name })}
            suffix={values.feeType === 'FIXED' ? currency : '%'}
            inputMode="decimal"
            autoComplete="off"
            value={values.fee}
            onChange={({ currentTarget }) => onChange({ fee: currentTarget.value })}
          />
          <AdminSelectField
            label={t('admin.delivery.feeTypeOf', { name })}
            value={values.feeType}
            onChange={({ currentTarget }) =>
              onChange({ feeType: currentTarget.value === 'PERCENTAGE' ? 'PERCENTAGE' : 'FIXED' })
            }
          >
            <option value="FIXED">{t('admin.delivery.fixedFee')}</option>
            <option value="PERCENTAGE">{t('admin.delivery.percentFee')}</option>
          </AdminSelectField>
          <AdminTextField
            label={t('admin.delivery.freeFromOf', { name })}
            suffix={currency}
            inputMode="decimal"
            autoComplete="off"
            value={values.freeFrom}
            onChange={({ currentTarget }) => onChange({ freeFrom: currentTarget.value })}
          />
          <AdminTextField
            label={t('admin.delivery.timeOf', { name })}
            optional
            autoComplete="off"
            maxLength={500}
            value={values.time}
            onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}

function BackupField({ values, tried, onChange }: PartProps) {
  const { currency } = useFormats()
  return (
    <AdminTextField
      label={labels.backup}
      help={t('admin.delivery.backupRateHelp')}
      suffix={currency}
      inputMode="decimal"
      autoComplete="off"
      value={values.backup}
      onChange={({ currentTarget }) => onChange({ backup: currentTarget.value })}
      error={tried && wrongFields(values).has('backup') ? t('admin.delivery.enterANumber') : undefined}
    />
  )
}

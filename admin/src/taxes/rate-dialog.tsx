import type { ManualTaxMapping } from '@fairground/client/generated/ecom.manual-tax-mappings.ts'
import type { TaxExemptGroup } from '@fairground/client/generated/ecom.tax-exempt-groups.ts'
import type { TaxGroup } from '@fairground/client/generated/ecom.tax-groups.ts'
import { JurisdictionType } from '@fairground/contract/enumerations/taxes.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, shownValue } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { useMe } from '../session/me.ts'
import { t } from '../texts.ts'
import { type ExemptPercents, exemptPercents, exemptRatesOf, isNoPercent } from './exempt-rates.ts'
import { fractionOf, percentOf } from './percent.ts'
import { TAXES, taxClient } from './tax-queries.ts'
import { rateName } from './words.ts'

type RateDialogProps = {
  groups: readonly TaxGroup[]
  exemptGroups: readonly TaxExemptGroup[]
  /** The one to change; absent adds one to the region. */
  rate: ManualTaxMapping | undefined
  regionId: string
  onClose: () => void
}

const levels: Readonly<Record<JurisdictionType, string>> = {
  UNDEFINED: t('admin.taxes.notStated'),
  COUNTRY: t('admin.taxes.country'),
  STATE: t('admin.taxes.state'),
  COUNTY: t('admin.taxes.county'),
  CITY: t('admin.taxes.city'),
  SPECIAL: t('admin.taxes.specialDistrict'),
}

const valuesOf = (rate: ManualTaxMapping | undefined, groups: readonly TaxGroup[]) => ({
  taxGroupId: rate?.taxGroupId ?? groups[0]?.id ?? '',
  taxName: rate?.taxName ?? '',
  percent: rate ? percentOf(rate.taxRate) : '',
  jurisdiction: rate?.jurisdiction ?? '',
  jurisdictionType: rate?.jurisdictionType ?? ('COUNTRY' as const),
  compound: rate?.compound ?? false,
  exempt: exemptPercents(rate?.exemptRates),
})

type RateValues = ReturnType<typeof valuesOf>
type Wanted = Pick<ManualTaxMapping, 'taxRate' | 'exemptRates'> & { readonly entered: RateValues }

const fieldsOf = (groups: readonly TaxGroup[]) =>
  plainFields<RateValues>(
    {
      taxGroupId: t('admin.taxes.group'),
      taxName: t('admin.taxes.nameThatBuyersRead'),
      percent: t('admin.taxes.rate'),
      jurisdictionType: t('admin.taxes.leviedBy'),
      jurisdiction: t('admin.taxes.jurisdiction'),
      compound: t('admin.taxes.compound'),
      exempt: t('admin.taxes.exemptRates'),
    },
    {
      taxGroupId: (id) => groups.find((group) => group.id === id)?.name ?? shownValue(id),
      jurisdictionType: (level) => levels[level],
      exempt: (percents) => shownValue(Object.values(percents).map((percent) => `${percent}%`)),
    },
  )

function saveRate(
  rate: ManualTaxMapping | undefined,
  taxRegionId: string,
  { entered, ...wanted }: Wanted,
): Promise<unknown> {
  const { percent: _, exempt: __, ...rest } = entered
  const sent = { ...rest, taxRegionId, ...wanted, taxName: entered.taxName.trim() }
  const { manualTaxMappings } = taxClient
  return rate
    ? manualTaxMappings.updateManualTaxMapping({
        manualTaxMapping: { id: rate.id, revision: rate.revision, ...sent, ...ownSource(rate, wanted.taxRate) },
      })
    : manualTaxMappings.createManualTaxMapping({ manualTaxMapping: sent })
}

/** Adds a tax on a group in a region, or changes one. */
export function RateDialog({ groups, exemptGroups, rate, regionId, onClose }: RateDialogProps) {
  const { site } = useMe()
  const {
    values,
    edit: set,
    tried,
    save,
    dialog,
  } = useEditForm({
    edited: rate && { kind: 'site', id: site.id },
    stored: valuesOf(rate, groups),
    fields: fieldsOf(groups),
    run: (wanted: Wanted) => saveRate(rate, regionId, wanted),
    done: t('admin.taxes.rateSaved'),
    onDone: onClose,
    stale: [TAXES],
  })
  const taxRate = fractionOf(values.percent)
  const exemptRates = exemptRatesOf(values.exempt)
  return (
    <ChangeDialog
      title={rate ? t('admin.taxes.changeName', { name: rateName(rate) }) : t('admin.taxes.addARate')}
      submit={t('admin.taxes.saveRate')}
      {...dialog}
      onSubmit={() =>
        save(taxRate !== undefined && exemptRates ? { entered: values, taxRate, exemptRates } : undefined)
      }
      onClose={onClose}
    >
      <AdminSelectField
        label={t('admin.taxes.group')}
        value={values.taxGroupId}
        onChange={({ currentTarget }) => set({ taxGroupId: currentTarget.value })}
      >
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </AdminSelectField>
      <AdminTextField
        label={t('admin.taxes.nameThatBuyersRead')}
        optional
        autoComplete="off"
        maxLength={200}
        placeholder={t('admin.taxes.nameExample')}
        value={values.taxName}
        onChange={({ currentTarget }) => set({ taxName: currentTarget.value })}
      />
      <AdminTextField
        label={t('admin.taxes.rate')}
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        value={values.percent}
        onChange={({ currentTarget }) => set({ percent: currentTarget.value })}
        error={tried && taxRate === undefined ? t('admin.taxes.enterARate') : undefined}
      />
      <JurisdictionFields values={values} onChange={set} />
      <ExemptFields
        groups={exemptGroups}
        percents={values.exempt}
        tried={tried}
        onChange={(exempt) => set({ exempt })}
      />
    </ChangeDialog>
  )
}

type Jurisdiction = { jurisdiction: string; jurisdictionType: JurisdictionType; compound: boolean }

/** Authority that levies the tax, and how it adds to the others. */
const JurisdictionFields = ({
  values,
  onChange,
}: {
  values: Jurisdiction
  onChange: (change: Partial<Jurisdiction>) => void
}) => (
  <>
    <AdminSelectField
      label={t('admin.taxes.leviedBy')}
      value={values.jurisdictionType}
      onChange={({ currentTarget }) => onChange({ jurisdictionType: currentTarget.value as JurisdictionType })} // one of the options below
    >
      {JurisdictionType.map((level) => (
        <option key={level} value={level}>
          {levels[level]}
        </option>
      ))}
    </AdminSelectField>
    <AdminTextField
      label={t('admin.taxes.jurisdiction')}
      optional
      autoComplete="off"
      maxLength={200}
      value={values.jurisdiction}
      onChange={({ currentTarget }) => onChange({ jurisdiction: currentTarget.value })}
    />
    <CheckboxField
      label={t('admin.taxes.compound')}
      help={t('admin.taxes.compoundHelp')}
      checked={values.compound}
      onChange={({ currentTarget }) => onChange({ compound: currentTarget.checked })}
    />
  </>
)

type ExemptFieldsProps = {
  groups: readonly TaxExemptGroup[]
  percents: ExemptPercents
  tried: boolean
  onChange: (percents: ExemptPercents) => void
}

/** Rates of this tax for exempt groups. */
const ExemptFields = ({ groups, percents, tried, onChange }: ExemptFieldsProps) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="pb-1 text-admin font-semibold">{t('admin.taxes.exemptRates')}</legend>
    <p className="text-admin text-ink-2">{t('admin.taxes.exemptRatesHelp')}</p>
    {groups.map(({ id, name }) => (
      <AdminTextField
        key={id}
        label={name}
        optional
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={percents[id] ?? ''}
        onChange={({ currentTarget }) => onChange({ ...percents, [id]: currentTarget.value })}
        error={tried && isNoPercent(percents[id]) ? t('admin.taxes.enterARate') : undefined}
      />
    ))}
  </fieldset>
)

/** A rate that staff changed is a starting value no more. */
const ownSource = (rate: ManualTaxMapping, wanted: string) => (wanted === rate.taxRate ? {} : { description: null })

import type { TaxRegion } from '@fairground/client/generated/ecom.tax-regions.ts'
import type { AutomaticCalculator } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { namedPart, partName } from '@fairground/domain/delivery/country-parts.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { CountryField } from '../forms/country-field.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { useMe } from '../session/me.ts'
import { t } from '../texts.ts'
import { CalculatorField } from './calculator-field.tsx'
import { manualCalculator, TAXES, taxClient } from './tax-queries.ts'
import { regionName } from './words.ts'

type RegionDialogProps = {
  /** The one to change; absent adds one. */
  region: TaxRegion | undefined
  calculators: readonly AutomaticCalculator[]
  onClose: () => void
}

interface RegionValues {
  readonly country: string
  readonly subdivision: string
  readonly included: boolean
  /** Id of a calculator outside; empty: the rates that staff enter. */
  readonly calculator: string
}

const fields = plainFields<RegionValues>({
  country: t('admin.taxes.country'),
  subdivision: t('admin.taxes.part'),
  included: t('admin.taxes.pricesIncludeTax'),
  calculator: t('admin.taxes.calculator'),
})

/** The code of a part that was written by its name; another text is a code already. */
function codeOf(country: string, part: string): string {
  const code = namedPart(country, part)
  return code ? `${country}-${code}` : part
}

/** Adds a region, or changes one: its place, and if prices hold their tax there. */
export function RegionDialog({ region, calculators, onClose }: RegionDialogProps) {
  const { site } = useMe()
  const { values, edit, tried, save, dialog } = useEditForm({
    edited: region && { kind: 'site', id: site.id },
    stored: {
      country: region?.country ?? '',
      subdivision: region?.subdivision ? partName(region.country, region.subdivision) : '',
      included: region?.taxIncludedInPrice ?? true,
      calculator: calculators.find(({ appId }) => appId === region?.appId)?.appId ?? '',
    },
    fields,
    run: async ({ country, subdivision, included, calculator }: RegionValues) => {
      const appId = calculator || (await manualCalculator())
      const fields = { country, subdivision: codeOf(country, subdivision.trim()), taxIncludedInPrice: included, appId }
      return region
        ? taxClient.taxRegions.updateTaxRegion({ taxRegion: { id: region.id, revision: region.revision, ...fields } })
        : taxClient.taxRegions.createTaxRegion({ taxRegion: fields })
    },
    done: t('admin.taxes.regionSaved'),
    onDone: onClose,
    stale: [TAXES],
  })
  const { country, subdivision, included, calculator } = values
  return (
    <ChangeDialog
      title={region ? t('admin.taxes.changeName', { name: regionName(region) }) : t('admin.taxes.addARegion')}
      submit={t('admin.taxes.saveRegion')}
      {...dialog}
      onSubmit={() => save(country ? values : undefined)}
      onClose={onClose}
    >
      <CountryField
        label={t('admin.taxes.country')}
        value={country}
        onChange={(code) => edit({ country: code })}
        error={tried && !country ? t('admin.taxes.chooseACountry') : undefined}
      />
      <AdminTextField
        label={t('admin.taxes.part')}
        help={t('admin.taxes.partHelp')}
        optional
        autoComplete="off"
        maxLength={60}
        value={subdivision}
        onChange={({ currentTarget }) => edit({ subdivision: currentTarget.value })}
      />
      <CheckboxField
        label={t('admin.taxes.pricesIncludeTax')}
        help={t('admin.taxes.pricesIncludeTaxHelp')}
        checked={included}
        onChange={({ currentTarget }) => edit({ included: currentTarget.checked })}
      />
      <CalculatorField calculators={calculators} value={calculator} onChange={(appId) => edit({ calculator: appId })} />
    </ChangeDialog>
  )
}

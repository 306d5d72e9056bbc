import type { ManualTaxMapping } from '@fairground/client/generated/ecom.manual-tax-mappings.ts'
import type { TaxExemptGroup } from '@fairground/client/generated/ecom.tax-exempt-groups.ts'
import type { TaxGroup } from '@fairground/client/generated/ecom.tax-groups.ts'
import type { TaxRegion } from '@fairground/client/generated/ecom.tax-regions.ts'
import type { AutomaticCalculator } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { latestOf } from '../forms/latest-of.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { GroupDialog } from './group-dialog.tsx'
import { type AnyGroup, type GroupKind, groupKinds } from './group-kinds.ts'
import { PresetsDialog } from './presets-dialog.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { RegionDialog } from './region-dialog.tsx'
import { TaxGroupDialog } from './tax-group-dialog.tsx'
import { TAXES, taxClient } from './tax-queries.ts'
import { TestDialog } from './test-dialog.tsx'

/** The dialog that is open. Without an object it makes one. */
export type Doing =
  | { readonly what: 'presets' }
  | { readonly what: 'group'; readonly kind: GroupKind; readonly group?: AnyGroup }
  | { readonly what: 'region'; readonly region?: TaxRegion }
  | { readonly what: 'test'; readonly region: TaxRegion }
  | { readonly what: 'rate'; readonly rate?: ManualTaxMapping; readonly regionId: string }
  | Deleting

type Deleting = {
  readonly what: 'delete'
  readonly kind: GroupKind | 'region' | 'rate'
  readonly id: string
  readonly name: string
}

type DoingDialogProps = {
  doing: Doing
  groups: readonly TaxGroup[]
  exemptGroups: readonly TaxExemptGroup[]
  calculators: readonly AutomaticCalculator[]
  regions: readonly TaxRegion[]
  rates: readonly ManualTaxMapping[]
  onClose: () => void
}

const latest = <One extends { readonly id: string }>(list: readonly One[], one: One | undefined): One | undefined =>
  one && latestOf(list, one)

export function DoingDialog({ doing, groups, exemptGroups, calculators, regions, rates, onClose }: DoingDialogProps) {
  switch (doing.what) {
    case 'presets':
      return <PresetsDialog onClose={onClose} />
    case 'group': {
      const group = latest<AnyGroup>(doing.kind === 'group' ? groups : exemptGroups, doing.group)
      if (doing.kind === 'exemptGroup') return <GroupDialog kind={doing.kind} group={group} onClose={onClose} />
      const { ofEverySite } = groupKinds.group
      const isFixed = groups.slice(0, ofEverySite).some(({ id }) => id === group?.id)
      return <TaxGroupDialog group={groups.find(({ id }) => id === group?.id)} isFixed={isFixed} onClose={onClose} />
    }
    case 'region':
      return <RegionDialog region={latest(regions, doing.region)} calculators={calculators} onClose={onClose} />
    case 'test':
      return <TestDialog region={doing.region} onClose={onClose} />
    case 'rate':
      return (
        <RateDialog
          groups={groups}
          exemptGroups={exemptGroups}
          rate={latest(rates, doing.rate)}
          regionId={doing.regionId}
          onClose={onClose}
        />
      )
    case 'delete':
      return <DeleteDialog deleting={doing} onClose={onClose} />
    default:
      return doing satisfies never
  }
}

const remove = ({ kind, id }: Deleting): Promise<unknown> => {
  switch (kind) {
    case 'group':
    case 'exemptGroup':
      return groupKinds[kind].remove(id)
    case 'region':
      return taxClient.taxRegions.deleteTaxRegion({ taxRegionId: id })
    case 'rate':
      return taxClient.manualTaxMappings.deleteManualTaxMapping({ manualTaxMappingId: id })
    default:
      return kind satisfies never
  }
}

const DeleteDialog = ({ deleting, onClose }: { deleting: Deleting; onClose: () => void }) => (
  <EndDialog
    title={t('admin.taxes.deleteName', { name: deleting.name })}
    description={t('admin.taxes.ordersKeepTheirTax')}
    confirmLabel={t('admin.taxes.delete')}
    done={t('admin.taxes.deleted')}
    run={() => remove(deleting)}
    stale={[TAXES]}
    onClose={onClose}
  />
)

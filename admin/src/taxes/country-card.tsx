import type { ManualTaxMapping } from '@fairground/client/generated/ecom.manual-tax-mappings.ts'
import type { TaxExemptGroup } from '@fairground/client/generated/ecom.tax-exempt-groups.ts'
import type { TaxGroup } from '@fairground/client/generated/ecom.tax-groups.ts'
import type { TaxRegion } from '@fairground/client/generated/ecom.tax-regions.ts'
import type { AutomaticCalculator } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { countryName } from '../forms/country-names.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import type { Doing } from './doing.tsx'
import { exemptRateNames, jurisdictionName, partOf, rateName, regionName } from './words.ts'

type Shared = {
  rates: readonly ManualTaxMapping[]
  groups: readonly TaxGroup[]
  exemptGroups: readonly TaxExemptGroup[]
  calculators: readonly AutomaticCalculator[]
  lacks: string | undefined
  onDo: (doing: Doing) => void
}

type CountryCardProps = Shared & { country: string; regions: readonly TaxRegion[] }

/** A country with its regions, and the taxes of each. */
export const CountryCard = ({ country, regions, ...shared }: CountryCardProps) => (
  <Card flush title={countryName(country)}>
    <ul aria-label={t('admin.taxes.regionsOf', { name: countryName(country) })}>
      {regions.map((region) => (
        <RegionRow key={region.id} region={region} isAlone={regions.length === 1} {...shared} />
      ))}
    </ul>
  </Card>
)

type RegionRowProps = Shared & { region: TaxRegion; isAlone: boolean }

function RegionRow({ region, isAlone, rates, groups, exemptGroups, calculators, lacks, onDo }: RegionRowProps) {
  const calculator = calculators.find(({ appId }) => appId === region.appId)
  const own = rates.filter(({ taxRegionId }) => taxRegionId === region.id)
  const name = regionName(region)
  return (
    <li className="flex flex-col gap-2 border-t border-border px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <span className="flex flex-wrap items-center gap-2 text-admin font-semibold break-words">
          {partOf(region) ?? (isAlone ? t('admin.taxes.wholeCountry') : t('admin.taxes.restOfCountry'))}
          <StatusPill tone="neutral">
            {region.taxIncludedInPrice ? t('admin.taxes.included') : t('admin.taxes.added')}
          </StatusPill>
          {calculator && (
            <StatusPill tone={calculator.isSetUp ? 'success' : 'warning'}>
              {calculator.isSetUp ? calculator.title : t('admin.taxes.titleWithoutKeys', { title: calculator.title })}
            </StatusPill>
          )}
        </span>
        <MoreMenu
          label={t('admin.taxes.changeName', { name })}
          items={[
            { label: t('admin.taxes.edit'), disabledReason: lacks, onSelect: () => onDo({ what: 'region', region }) },
            ...(calculator?.isSetUp
              ? [
                  {
                    label: t('admin.taxes.test'),
                    disabledReason: lacks,
                    onSelect: () => onDo({ what: 'test', region }),
                  },
                ]
              : []),
            {
              label: t('admin.taxes.delete'),
              tone: 'danger',
              disabledReason: lacks,
              onSelect: () => onDo({ what: 'delete', kind: 'region', id: region.id, name }),
            },
          ]}
        />
      </div>
      {calculator && <p className="text-admin text-ink-2">{t('admin.taxes.ratesAsFallback')}</p>}
      <ul className="flex flex-col rounded-control bg-sunken px-3" aria-label={t('admin.taxes.ratesOf', { name })}>
        {own.map((rate) => (
          <RateRow key={rate.id} rate={rate} groups={groups} exemptGroups={exemptGroups} lacks={lacks} onDo={onDo} />
        ))}
        <li className="py-1.5">
          <Button
            size="sm"
            variant="quiet"
            disabledReason={lacks}
            aria-label={t('admin.taxes.addARateIn', { name })}
            onClick={() => onDo({ what: 'rate', regionId: region.id })}
          >
            {t('admin.taxes.addRate')}
          </Button>
        </li>
      </ul>
    </li>
  )
}

function RateRow({
  rate,
  groups,
  exemptGroups,
  lacks,
  onDo,
}: Omit<Shared, 'rates' | 'calculators'> & { rate: ManualTaxMapping }) {
  const group = groups.find(({ id }) => id === rate.taxGroupId)?.name
  return (
    <li className="flex items-center justify-between gap-3 border-b border-border py-1.5 last:border-b-0">
      <div className="min-w-0 text-admin">
        <span className="tabular-nums">{rateName(rate)}</span>
        <span className="block text-ink-2">
          {[
            group,
            rate.jurisdiction && jurisdictionName(rate.jurisdiction),
            rate.compound && t('admin.taxes.compound'),
            ...exemptRateNames(rate, exemptGroups),
            rate.description,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <MoreMenu
        label={t('admin.taxes.changeName', { name: `${group}, ${rateName(rate)}` })}
        items={[
          {
            label: t('admin.taxes.edit'),
            disabledReason: lacks,
            onSelect: () => onDo({ what: 'rate', rate, regionId: rate.taxRegionId }),
          },
          {
            label: t('admin.taxes.delete'),
            tone: 'danger',
            disabledReason: lacks,
            onSelect: () => onDo({ what: 'delete', kind: 'rate', id: rate.id, name: rateName(rate) }),
          },
        ]}
      />
    </li>
  )
}

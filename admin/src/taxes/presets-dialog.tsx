import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { AddCountry } from '../forms/add-country.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { countryName } from '../forms/country-names.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { percentOf } from './percent.ts'
import { presetsQuery, TAXES, taxClient } from './tax-queries.ts'

/** Member states of the European Union. */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Adds regions with the starting values of countries. */
export function PresetsDialog({ onClose }: { onClose: () => void }) {
  const { data: presets = [] } = useQuery(presetsQuery())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const add = useChange({
    run: () => taxClient.taxPresets.applyTaxPresets({ countries: [...chosen] }),
    done: t('admin.taxes.startingValuesAdded'),
    onDone: onClose,
    stale: [TAXES],
  })
  const known = new Map(presets.map((preset) => [preset.country, preset]))
  return (
    <ChangeDialog
      title={t('admin.taxes.startingValues')}
      description={t('admin.taxes.noAdvice')}
      submit={t('admin.taxes.addStartingValues')}
      pending={add.isPending}
      refused={chosen.length === 0 ? t('admin.taxes.chooseACountry') : undefined}
      error={add.error}
      onSubmit={() => add.mutate(undefined)}
      onClose={onClose}
    >
      <AddCountry taken={chosen} isOffered={(code) => known.has(code)} onAdd={(code) => setChosen([...chosen, code])} />
      <Button
        size="sm"
        variant="secondary"
        type="button"
        onClick={() => setChosen([...new Set([...chosen, ...EU.filter((code) => known.has(code))])])}
      >
        {t('admin.taxes.allOfTheEu')}
      </Button>
      <ul aria-label={t('admin.taxes.chosenCountries')} className="flex flex-col">
        {chosen.map((code) => {
          const preset = known.get(code)
          return (
            <li
              key={code}
              className="flex items-start justify-between gap-3 border-b border-border py-2 last:border-b-0"
            >
              <div className="text-admin">
                <span className="font-semibold">{countryName(code)}</span>
                <span className="block text-ink-2">{preset && ratesInWords(preset.regions)}</span>
                <span className="block text-ink-2">
                  {preset && t('admin.taxes.sourceAndDate', { source: preset.source, date: preset.date })}
                </span>
              </div>
              <IconButton
                size="sm"
                label={t('admin.taxes.removeName', { name: countryName(code) })}
                icon={<X aria-hidden="true" size={16} />}
                onClick={() => setChosen(chosen.filter((one) => one !== code))}
              />
            </li>
          )
        })}
      </ul>
    </ChangeDialog>
  )
}

/** "VAT 19 %", or "46 regions" of a country that taxes by its parts. */
function ratesInWords(regions: readonly { rates: readonly { taxName: string; taxRate: string }[] }[]): string {
  const [first] = regions
  if (regions.length !== 1 || !first) return t('admin.taxes.regionsOfCountry', { count: regions.length })
  return first.rates
    .map(({ taxName, taxRate }) => t('admin.taxes.nameAndPercent', { name: taxName, percent: percentOf(taxRate) }))
    .join(', ')
}

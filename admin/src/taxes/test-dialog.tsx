import type { TaxRegion } from '@fairground/client/generated/ecom.tax-regions.ts'
import type { TestAutomaticCalculatorResponse } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { percentOf } from './percent.ts'
import { TAXES, taxClient } from './tax-queries.ts'
import { regionName } from './words.ts'

/** Has the calculator of a region find the taxes of an example, and shows them. */
export function TestDialog({ region, onClose }: { region: TaxRegion; onClose: () => void }) {
  const [postalCode, setPostalCode] = useState('')
  const [found, setFound] = useState<TestAutomaticCalculatorResponse>()
  const { appId, country, subdivision } = region
  const test = useChange({
    run: () => {
      setFound(undefined)
      const place = { country, ...(subdivision ? { subdivision } : {}), ...(postalCode.trim() ? { postalCode } : {}) }
      return taxClient.automaticTaxes.testAutomaticCalculator({ appId, ...place })
    },
    onDone: setFound,
    stale: [TAXES],
  })
  return (
    <ChangeDialog
      title={t('admin.taxes.testIn', { name: regionName(region) })}
      description={t('admin.taxes.testHelp')}
      submit={t('admin.taxes.test')}
      pending={test.isPending}
      error={test.error}
      onSubmit={() => test.mutate(undefined)}
      onClose={onClose}
      after={found && <FoundTaxes found={found} />}
    >
      <AdminTextField
        label={t('admin.taxes.postalCode')}
        optional
        autoComplete="off"
        maxLength={50}
        value={postalCode}
        onChange={({ currentTarget }) => setPostalCode(currentTarget.value)}
      />
    </ChangeDialog>
  )
}

function FoundTaxes({ found: { amount, tax, currency, taxes } }: { found: TestAutomaticCalculatorResponse }) {
  return (
    <div role="status" className="flex flex-col gap-1 text-admin">
      <p className="font-semibold">{t('admin.taxes.taxFound', { tax, amount, currency })}</p>
      <ul className="flex flex-col text-ink-2">
        {taxes.map(({ taxName, jurisdiction, rate, taxAmount }) => (
          <li key={`${jurisdiction} ${rate}`} className="tabular-nums">
            {t('admin.taxes.foundPart', { name: taxName, jurisdiction, percent: percentOf(rate), amount: taxAmount })}
          </li>
        ))}
      </ul>
    </div>
  )
}

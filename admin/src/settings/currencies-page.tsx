import { siteCurrencies } from '@fairground/client/generated/fairground.site-currencies.ts'
import { Combobox } from '@fairground/ui/admin/combobox.tsx'
import { AdminField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { currencyName, matchingCurrencies, shownCurrency } from '../forms/currency-names.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { SettingsList, SettingsRow } from './settings-list.tsx'
import { SettingsPage } from './settings-page.tsx'

const client = staffClient({ siteCurrencies })

const currenciesQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'currencies'],
    queryFn: ({ signal }) => client.siteCurrencies.getSiteCurrencies({}, { signal }),
  })

export async function loader() {
  await queryClient.ensureQueryData(currenciesQuery())
  return null
}

type Other = { readonly code: string; readonly rate: string }

/** Currencies that prices are also shown in; the charge stays in the site's own. */
export function Component() {
  const { currency, others } = useLoaded(currenciesQuery())
  const lacks = useLacks('settings.write')
  const cache = useQueryClient()
  const [editing, setEditing] = useState<Other | 'new'>()
  const save = useMutation({
    // The list is set as a whole: what a colleague added meanwhile stays.
    mutationFn: async (next: (latest: readonly Other[]) => Other[]) => {
      const latest = await cache.fetchQuery({ ...currenciesQuery(), staleTime: 0 })
      await client.siteCurrencies.setSiteCurrencies({ others: next(latest.others) })
    },
    onSuccess: async () => {
      setEditing(undefined)
      toast(t('admin.settings.currenciesSaved'))
      await cache.invalidateQueries({ queryKey: [SETTINGS, 'currencies'] })
    },
  })
  const without = (code: string) => (latest: readonly Other[]) => latest.filter((one) => one.code !== code)
  return (
    <SettingsPage
      title={t('admin.settings.currencies')}
      lead={t('admin.settings.yourPricesAndAllPayments', { nameOf: currencyName(currency), currency })}
      actions={
        <Button size="sm" disabledReason={lacks} onClick={() => setEditing('new')}>
          {t('admin.settings.addCurrency')}
        </Button>
      }
    >
      {save.error && !editing && (
        <p role="alert" className="text-danger">
          {failureOf(save.error).title}
        </p>
      )}
      {others.length === 0 ? (
        <EmptyState title={t('admin.settings.noOtherCurrencies')}>
          {t('admin.settings.buyersSeePricesInCurrency', { currency })}
        </EmptyState>
      ) : (
        <SettingsList label={t('admin.settings.otherCurrencies')}>
          {others.map((one) => (
            <CurrencyRow
              key={one.code}
              currency={currency}
              other={one}
              lacks={lacks}
              onChange={() => setEditing(one)}
              onRemove={() => save.mutate(without(one.code))}
            />
          ))}
        </SettingsList>
      )}
      {editing && (
        <RateDialog
          currency={currency}
          taken={[currency, ...others.map(({ code }) => code)]}
          other={editing === 'new' ? undefined : editing}
          pending={save.isPending}
          error={save.error}
          onSave={(one) =>
            save.mutate((latest) =>
              latest.some(({ code }) => code === one.code)
                ? latest.map((before) => (before.code === one.code ? one : before))
                : [...latest, one],
            )
          }
          onClose={() => {
            save.reset()
            setEditing(undefined)
          }}
        />
      )}
    </SettingsPage>
  )
}

type CurrencyRowProps = {
  currency: string
  other: Other
  lacks: string | undefined
  onChange: () => void
  onRemove: () => void
}

function CurrencyRow({ currency, other: { code, rate }, lacks, onChange, onRemove }: CurrencyRowProps) {
  return (
    <SettingsRow
      name={shownCurrency(code)}
      facts={t('admin.settings.n1CurrencyIsRateCode', { currency, rate, code })}
      actions={
        <span className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabledReason={lacks}
            aria-label={t('admin.settings.changeTheRateOfCode', { code })}
            onClick={onChange}
          >
            {t('admin.settings.change')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabledReason={lacks}
            aria-label={t('admin.settings.removeCode', { code })}
            onClick={onRemove}
          >
            {t('admin.settings.remove')}
          </Button>
        </span>
      }
    />
  )
}

type RateDialogProps = {
  currency: string
  taken: readonly string[]
  /** The one to change; absent adds one. */
  other: Other | undefined
  pending: boolean
  error: Error | null
  onSave: (other: Other) => void
  onClose: () => void
}

const RATE = /^\d{1,9}(\.\d{1,6})?$/

function RateDialog({ currency, taken, other, pending, error, onSave, onClose }: RateDialogProps) {
  const [code, setCode] = useState(other?.code ?? '')
  const [rate, setRate] = useState(other?.rate ?? '')
  const [tried, setTried] = useState(false)
  const good = RATE.test(rate.trim()) && Number(rate) > 0
  return (
    <ChangeDialog
      title={other ? t('admin.settings.rateOfCode', { code: other.code }) : t('admin.settings.addCurrency')}
      submit={other ? t('admin.settings.saveRate') : t('admin.settings.addCurrency')}
      pending={pending}
      error={error}
      onSubmit={() => {
        setTried(true)
        if (good && code) onSave({ code, rate: rate.trim() })
      }}
      onClose={onClose}
    >
      {!other && (
        <AdminField
          label={t('admin.settings.currency')}
          error={tried && !code ? t('admin.settings.chooseACurrency') : undefined}
        >
          {(wiring) => (
            <Combobox
              {...wiring}
              value={code}
              shown={shownCurrency(code)}
              placeholder={t('admin.forms.nameOrCode')}
              find={(query) => matchingCurrencies(query, taken)}
              onChoose={setCode}
            />
          )}
        </AdminField>
      )}
      <AdminTextField
        label={t('admin.settings.n1CurrencyIs', { currency })}
        suffix={code}
        inputMode="decimal"
        autoComplete="off"
        value={rate}
        onChange={(event) => setRate(event.currentTarget.value)}
        error={tried && !good ? t('admin.settings.enterANumberAbove0') : undefined}
      />
    </ChangeDialog>
  )
}

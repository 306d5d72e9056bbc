import { PriceEnding } from '@fairground/domain/catalog/price-ending.ts'
import { currencyExponent } from '@fairground/domain/currency.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { currencySign, exampleAmount } from '../forms/amounts.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import type { Chosen } from './bulk-changes.ts'
import { type PriceChange, priceAfter, priceChangeFault } from './price-change.ts'

/** Products whose prices are shown before anything is done. */
const SHOWN = 5

type Props = {
  products: readonly Chosen[]
  pending: boolean
  onClose: () => void
  onChange: (change: PriceChange) => void
}

/** One price for all variants of many products, or so much more or less; the first few are shown as they will be. */
export function PriceDialog({ products, pending, onClose, onChange }: Props) {
  const formats = useFormats()
  const { currency, locale } = formats
  const [kind, setKind] = useState<PriceChange['kind']>('percent')
  const [typed, setTyped] = useState('')
  const [ending, setEnding] = useState<PriceEnding | ''>('')
  const [tried, setTried] = useState(false)
  const change = { kind, typed, ending: ending || undefined }
  const fault = priceChangeFault(change, currency)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fault && !pending) onChange(change)
  }
  const sign = currencySign(currency, locale)
  const count = products.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('admin.products.changeThePricesOfCount', { count })}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.products.cancel')}
          </Button>
          <Button size="sm" type="submit" form="prices" pending={pending}>
            {t('admin.products.changePrices')}
          </Button>
        </>
      }
    >
      <form id="prices" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminSelectField
            label={t('admin.products.how')}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as PriceChange['kind'])} // the options below
          >
            <option value="percent">{t('admin.products.byAPercentage')}</option>
            <option value="amount">{t('admin.products.byAnAmount')}</option>
            <option value="set">{t('admin.products.onePriceForAll')}</option>
          </AdminSelectField>
          <AdminTextField
            label={kind === 'percent' ? t('admin.products.percentage') : t('admin.products.amount')}
            inputMode="text"
            placeholder={kind === 'set' ? exampleAmount(currency) : '-10'}
            {...(kind === 'percent' ? { suffix: '%' } : { prefix: sign })}
            help={kind === 'set' ? t('admin.products.endsTheSaleTheCompare') : t('admin.products.useAMinusToLower')}
            value={typed}
            error={tried ? fault : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {currencyExponent(currency) >= 2 && (
            <AdminSelectField
              label={t('admin.products.roundTo')}
              help={t('admin.products.toTheNearestPriceWith')}
              value={ending}
              onChange={(event) => setEnding(event.currentTarget.value as PriceEnding | '')} // the options below
            >
              <option value="">{t('admin.products.noRounding')}</option>
              {PriceEnding.map((one) => (
                <option key={one} value={one}>
                  {`.${one}`}
                </option>
              ))}
            </AdminSelectField>
          )}
        </div>
        <Preview products={products} change={fault ? undefined : change} />
        {count > SHOWN && <p className="text-ink-3">{t('admin.products.andValueMore', { value: count - SHOWN })}</p>}
      </form>
    </Dialog>
  )
}

type PreviewProps = {
  products: readonly Chosen[]
  /** Undefined while it cannot be made. */
  change: PriceChange | undefined
}

/** Prices of the first products, now and then. */
function Preview({ products, change }: PreviewProps) {
  const { currency, money } = useFormats()
  const span = (low: string, high: string) =>
    low === high ? money(low) : t('admin.products.moneyToMoney2', { money: money(low), money2: money(high) })
  const after = (price: string) => change && priceAfter(change, price, currency)
  return (
    <table className="w-full text-admin">
      <caption className="pb-1 text-start text-label text-ink-2">{t('admin.products.preview')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('admin.products.product')}</th>
          <th scope="col">{t('admin.products.now')}</th>
          <th scope="col">{t('admin.products.then')}</th>
        </tr>
      </thead>
      <tbody>
        {products.slice(0, SHOWN).map(({ id, name, actualPriceRange: { minValue, maxValue } }) => {
          const [low, high] = [after(minValue.amount), after(maxValue.amount)]
          return (
            <tr key={id} className="border-t border-border tabular-nums">
              <th scope="row" className="max-w-40 truncate py-1.5 text-start font-normal">
                {name}
              </th>
              <td className="px-2 text-end text-ink-3">{span(minValue.amount, maxValue.amount)}</td>
              <td className="text-end font-medium">
                {!change ? (
                  ''
                ) : low && high ? (
                  span(low, high)
                ) : (
                  <span className="text-danger">{t('admin.products.notPossible')}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

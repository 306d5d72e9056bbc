import { PriceEnding } from '@fairground/domain/catalog/price-ending.ts'
import { currencyExponent } from '@fairground/domain/currency.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { currencySign } from '../forms/amounts.ts'
import { useFormats } from '../session/me.ts'
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
  const { currency, locale, money } = formats
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
  const span = (low: string, high: string) => (low === high ? money(low) : `${money(low)} to ${money(high)}`)
  const after = (price: string) => (fault ? undefined : priceAfter(change, price, currency))
  const count = products.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formats.count(count, { one: 'Change the prices of # product', other: 'Change the prices of # products' })}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" form="prices" pending={pending}>
            Change prices
          </Button>
        </>
      }
    >
      <form id="prices" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminSelectField
            label="How"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as PriceChange['kind'])} // the options below
          >
            <option value="percent">By a percentage</option>
            <option value="amount">By an amount</option>
            <option value="set">One price for all</option>
          </AdminSelectField>
          <AdminTextField
            label={kind === 'percent' ? 'Percentage' : 'Amount'}
            inputMode="text"
            placeholder={kind === 'set' ? '18.00' : '-10'}
            {...(kind === 'percent' ? { suffix: '%' } : { prefix: sign })}
            help={kind === 'set' ? 'Ends the sale: the compare-at price is removed.' : 'Use a minus to lower prices.'}
            value={typed}
            error={tried ? fault : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {currencyExponent(currency) >= 2 && (
            <AdminSelectField
              label="Round to"
              help="To the nearest price with this ending."
              value={ending}
              onChange={(event) => setEnding(event.currentTarget.value as PriceEnding | '')} // the options below
            >
              <option value="">No rounding</option>
              {PriceEnding.map((one) => (
                <option key={one} value={one}>
                  {`.${one}`}
                </option>
              ))}
            </AdminSelectField>
          )}
        </div>
        <table className="w-full text-admin">
          <caption className="pb-1 text-start text-label text-ink-2">Preview</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
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
                    {fault ? '' : low && high ? span(low, high) : <span className="text-danger">not possible</span>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {count > SHOWN && <p className="text-ink-3">{`And ${count - SHOWN} more.`}</p>}
      </form>
    </Dialog>
  )
}

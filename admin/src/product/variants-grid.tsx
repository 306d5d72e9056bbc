import { currencyExponent } from '@fairground/domain/currency.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Grid } from '../grid/grid.tsx'
import type { CellChange } from '../grid/grid-column.ts'
import { newHistory } from '../grid/use-edits.ts'
import { useNarrow } from '../grid/use-narrow.ts'
import { useLacks } from '../session/me.ts'
import { useStored } from '../shell/stored.ts'
import { rich, t } from '../texts.ts'
import { shownUnit } from './measure-units.ts'
import type { ProductValues } from './product-values.ts'
import { variantColumns, withCell } from './variant-columns.ts'
import { made } from './variant-rows.ts'

type Props = { form: UseFormReturn<ProductValues>; currency: string }

/** Every combination as a row of a spreadsheet; those that are not made are not offered. */
export function VariantsGrid({ form, currency }: Props) {
  const [isLarge, setLarge] = useState(false)
  const [history] = useState(newHistory)
  const narrow = useNarrow()
  const countable = useLacks('inventory.write') === undefined
  const [missing, chooseMissing] = useStored('missing-variants', ['show', 'hide'])
  const [variants, tracked, productType, unitAmount, unit] = useWatch({
    control: form.control,
    name: ['variants', 'trackStock', 'productType', 'unitAmount', 'unit'],
  })
  const columns = useMemo(
    () =>
      variantColumns({
        currency,
        digits: currencyExponent(currency),
        tracked,
        physical: productType === 'PHYSICAL',
        narrow,
        countable,
        unit: unitAmount.trim() ? shownUnit(unit) : undefined,
      }),
    [currency, tracked, productType, unitAmount, unit, narrow, countable],
  )
  const rows = useMemo(() => (missing === 'hide' ? made(variants) : variants), [missing, variants])
  const change = (changes: readonly CellChange[]) => {
    const by = Map.groupBy(changes, ({ rowId }) => rowId)
    form.setValue(
      'variants',
      variants.map((row) => (by.get(row.key) ?? []).reduce((one, { key, after }) => withCell(one, key, after), row)),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  }
  const count = made(variants).length
  const sheet = (height: number | string) => (
    <Grid
      label={t('admin.product.variants')}
      rows={rows}
      columns={columns}
      rowId={({ key }) => key}
      height={height}
      history={history}
      faults={faultyCells(form.formState.errors.variants, variants)}
      onChange={change}
    />
  )
  return (
    <div className="flex flex-col gap-2">
      <p className="text-label font-normal text-ink-3">
        {rich('admin.product.typeOverACell5', { mark: (text) => <kbd>{text}</kbd> })}
      </p>
      {sheet(440)}
      <Faults form={form} />
      <Below
        made={count}
        of={variants.length}
        onEnlarge={() => setLarge(true)}
        missing={missing}
        onMissing={chooseMissing}
      />
      {isLarge && (
        <Dialog
          open
          onOpenChange={(open) => isTyping() || setLarge(open)}
          title={form.getValues('name').trim() || t('admin.product.variants')}
          size="full"
          footer={
            <Button size="sm" onClick={() => setLarge(false)}>
              {t('admin.product.backToTheProduct')}
            </Button>
          }
        >
          {sheet('calc(100dvh - 11.5rem)')}
        </Dialog>
      )}
    </div>
  )
}

type Missing = 'show' | 'hide'
type BelowProps = {
  made: number
  of: number
  onEnlarge: () => void
  missing: Missing
  onMissing: (missing: Missing) => void
}

/** Number of combinations that are made, and how much of the table is seen. */
function Below({ made: count, of: length, onEnlarge, missing, onMissing }: BelowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-3 tabular-nums">
          {t('admin.product.countOfLengthCombinationsExist', { count, length })}
        </span>
        <Button variant="quiet" size="sm" onClick={onEnlarge}>
          <Maximize2 aria-hidden="true" size={14} strokeWidth={1.75} />
          {t('admin.product.enlargeTheTable')}
        </Button>
      </span>
      {(count < length || missing === 'hide') && (
        <CheckboxField
          label={t('admin.product.hideCombinationsThatDoNot')}
          checked={missing === 'hide'}
          onChange={(event) => onMissing(event.currentTarget.checked ? 'hide' : 'show')}
        />
      )}
    </div>
  )
}

/** Escape then ends the typing, not the dialog. */
const isTyping = (): boolean => document.activeElement?.matches('[role="gridcell"] input') ?? false

type Faults = UseFormReturn<ProductValues>['formState']['errors']['variants']

const fieldsOf = new WeakMap<object, ReadonlySet<string>>()

/** Names of the faulty fields; the same set for the same faults, so that rows are not drawn again. */
function namesOf(faults: object): ReadonlySet<string> {
  const known = fieldsOf.get(faults) ?? new Set(Object.keys(faults))
  fieldsOf.set(faults, known)
  return known
}

const faultyCells = (errors: Faults, variants: ProductValues['variants']) =>
  new Map(variants.flatMap(({ key }, at) => (errors?.[at] ? [[key, namesOf(errors[at])] as const] : [])))

const MOST_FAULTS = 5

/** Faults of cells, each by the name of its row. */
function Faults({ form }: { form: UseFormReturn<ProductValues> }) {
  const errors = form.formState.errors.variants
  if (!errors) return null
  if (typeof errors.message === 'string') return <FieldError>{errors.message}</FieldError>
  const rows = Object.entries(errors).flatMap(([index, fields]) =>
    Object.values(fields ?? {}).flatMap((fault) => {
      const message = (fault as { message?: string } | undefined)?.message
      return message ? [{ label: form.getValues('variants')[Number(index)]?.label ?? '', message }] : []
    }),
  )
  return (
    <div id="variants">
      {rows.slice(0, MOST_FAULTS).map(({ label, message }) => (
        <FieldError key={label + message}>{`${label}: ${message}`}</FieldError>
      ))}
      {rows.length > MOST_FAULTS && (
        <FieldError>{t('admin.product.andValueMore', { value: rows.length - MOST_FAULTS })}</FieldError>
      )}
    </div>
  )
}
